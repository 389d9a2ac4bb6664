import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileEntries } from "@/server/compiled/compile.mjs";
import { hashCompiled, sourceFolders } from "@/server/compiled/compiled-from.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const folders = [...sourceFolders, "testing", "tools"];
const parent = path.join(root, "node_modules", ".cache", "touchstone-tests");

let sources: string | undefined;

/**
 * Compiles a program that tests start in processes of its own: it starts in a tenth of the time that its TypeScript would
 * take. What was compiled of the same sources before is taken again.
 * @param program its path from the root
 * @returns the path of a script for Node
 */
export async function compiledProgram(program: string): Promise<string> {
  const { name } = path.parse(program);
  const folder = path.join(parent, `${name}-${(sources ??= hashCompiled(root, folders))}`);
  if (!existsSync(folder)) await compileEntries(root, folder, { [name]: program }, folders);
  return path.join(folder, `${name}.mjs`);
}
