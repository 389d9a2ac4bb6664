// Next writes some scripts of the server once for each page that loads them. They are kept once: the files of all others
// load that one, so that the process, too, has it only once.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(process.env.NEXT_DIST_DIR ?? ".next", "server", "chunks");
/** Any other script is a runtime with a state of its own. */
const modulesOnly = "module.exports=[";
const sourceMapLine = /\n\/\/# sourceMappingURL=.*$/;

/** @type {Map<string, string>} the first file with this code */
const files = new Map();

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
  if (!name.endsWith(".js")) continue;
  const file = path.join(folder, name);
  const code = readFileSync(file, "utf8").replace(sourceMapLine, "");
  if (!code.startsWith(modulesOnly)) continue;
  const first = files.get(code);
  if (first === undefined) {
    files.set(code, file);
    continue;
  }
  const address = path.relative(path.dirname(file), first).split(path.sep).join("/");
  writeFileSync(file, `module.exports = require(${JSON.stringify(`./${address}`)});\n`);
  rmSync(`${file}.map`, { force: true });
}
