const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

// Below these, Node lacks what the shop's packages are built on (require of ES modules).
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This is Node.js ${process.versions.node}; the shop needs 20.19 or newer. ` +
      "Install it from https://nodejs.org, or with your version manager, for example: nvm install 22",
  )
  process.exit(1)
}
