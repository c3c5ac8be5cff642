# A template of a Homebrew formula, for a tap of one's own: copy it to Formula/pushlint.rb there, and put
# VERSION and the four checksums from the release's SHA256SUMS in place.
class Pushlint < Formula
  desc "Check Apple push notification payloads"
  homepage "https://github.com/pushlint/pushlint"
  version "VERSION"
  license "MIT"

  on_macos do
    on_arm do
      url "https://github.com/pushlint/pushlint/releases/download/v#{version}/pushlint-macos-arm64.tar.gz"
      sha256 "SHA256_OF_MACOS_ARM64"
    end
    on_intel do
      url "https://github.com/pushlint/pushlint/releases/download/v#{version}/pushlint-macos-x86_64.tar.gz"
      sha256 "SHA256_OF_MACOS_X86_64"
    end
  end

  on_linux do
    on_arm do
      url "https://github.com/pushlint/pushlint/releases/download/v#{version}/pushlint-linux-arm64.tar.gz"
      sha256 "SHA256_OF_LINUX_ARM64"
    end
    on_intel do
      url "https://github.com/pushlint/pushlint/releases/download/v#{version}/pushlint-linux-x86_64.tar.gz"
      sha256 "SHA256_OF_LINUX_X86_64"
    end
  end

  def install
    bin.install "pushlint"
    man1.install "man/man1/pushlint.1"
    bash_completion.install "completions/pushlint.bash" => "pushlint"
    zsh_completion.install "completions/_pushlint"
    fish_completion.install "completions/pushlint.fish"
  end

  test do
    (testpath/"push.json").write '{"aps": {"alert": 1}}'
    assert_match "alert-type", shell_output("#{bin}/pushlint push.json", 1)
  end
end
