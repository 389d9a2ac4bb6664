/** What to do when npm could not install the packages. */
export const installationAdvice =
  "The packages could not be installed; npm says why above. Run the same command again once that is mended.";

/**
 * What to do when the packages are there and SQLite still cannot be opened.
 * @param {{ driver: string, node: string, missingTools: readonly string[], failure: string }} found the package that
 *   opens SQLite on this Node, the version of Node, the tools to build with that are not there, and what went wrong
 */
export function driverAdvice({ driver, node, missingTools, failure }) {
  if (driver === "better-sqlite3") return `SQLite cannot be opened on Node ${node}: ${failure}`;
  const install =
    missingTools.length === 0 ? "" : `Install them with: apt-get install -y ${missingTools.join(" ")}\n`;
  const why =
    missingTools.length === 0 ? "npm says why above" : `this machine lacks ${missingTools.join(", ")}`;
  return (
    `Use Node 22.14 or newer: it needs no compiler. Node ${node} needs one, and the SQLite driver could not be built: ` +
    `${why}.\n${install}Then run the same command again.`
  );
}
