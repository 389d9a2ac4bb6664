import { createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { InvalidArgumentError } from "commander";

/**
 * Writes files into a folder, all or none: they are written beside their place first, and get their names when all of
 * them are there. A folder that does not exist yet appears with its files.
 * @throws InvalidArgumentError where one of them is there already and may not be replaced, or the folder is a file.
 */
export async function writeFolder(
  folder: string,
  overwrite: boolean,
  files: Readonly<Record<string, Iterable<string>>>,
): Promise<void> {
  const place = path.resolve(folder);
  refuseTaken(folder, overwrite, Object.keys(files));
  const isNew = !existsSync(place);
  const unfinished = isNew
    ? `${place}.unfinished-${process.pid}`
    : path.join(place, `.unfinished-${process.pid}`);
  try {
    await mkdir(unfinished, { recursive: true });
    for (const [name, lines] of Object.entries(files))
      await pipeline(Readable.from(lines), createWriteStream(path.join(unfinished, name)));
    if (isNew) await rename(unfinished, place);
    else
      for (const name of Object.keys(files))
        await rename(path.join(unfinished, name), path.join(place, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function refuseTaken(folder: string, overwrite: boolean, names: readonly string[]): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory())
    throw new InvalidArgumentError(`${folder} is a file. Name a folder, such as --out tests.`);
  const taken = names.find((name) => existsSync(path.join(folder, name)));
  if (overwrite || taken === undefined) return;
  throw new InvalidArgumentError(
    `${folder} already contains ${taken}. Name another folder, or add --overwrite to replace it.`,
  );
}
