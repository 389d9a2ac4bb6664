const oldest = { major: 20, minor: 9 };

/**
 * Whether Touchstone runs on this version of Node.
 * @param {string} version as in `process.versions.node`, for example "20.9.0"
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** Ends the process with one plain sentence when this Node is too old. */
export function requireSupportedNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(
    `Touchstone needs Node ${oldest.major}.${oldest.minor} or newer; this is Node ${process.versions.node}. ` +
      "Install a newer Node from https://nodejs.org and run the command again.",
  );
  process.exit(1);
}
