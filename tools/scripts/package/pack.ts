import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { assemblePackage } from "./assemble";

/**
 * Packs the built product as npm carries it.
 * @param folder an empty folder to lay it out in
 * @param destination where the archive comes to lie
 * @returns the archive's path
 */
export async function packInto(root: string, folder: string, destination: string): Promise<string> {
  const { name, version } = await assemblePackage(root, folder);
  await promisify(execFile)(
    "npm",
    ["pack", "--silent", "--ignore-scripts", "--pack-destination", destination],
    {
      cwd: folder,
      maxBuffer: 2 ** 26,
    },
  );
  return path.join(destination, `${name}-${version}.tgz`);
}
