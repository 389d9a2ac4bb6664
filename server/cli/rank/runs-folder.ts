import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";

/** A system's run: its name, and a file for each gold file, in their order. */
export interface RunFolder {
  run: string;
  files: string[];
}

const isHidden = (name: string) => name.startsWith(".");

/**
 * The runs of a folder by name: a file is a run of the only dataset, a folder one with a file for each dataset in the
 * order of their names.
 * @throws InvalidArgumentError where there is no such folder or no run in it, or a run has another number of files.
 */
export function runsIn(folder: string, datasets: number): RunFolder[] {
  const runs = entriesOf(folder).map((name) => {
    const place = path.join(folder, name);
    return statSync(place).isDirectory()
      ? { run: name, files: entriesOf(place).map((file) => path.join(place, file)) }
      : { run: path.parse(name).name, files: [place] };
  });
  if (runs.length === 0) throw new InvalidArgumentError(`There is no run in ${folder}.`);
  for (const { run, files } of runs) {
    if (files.length !== datasets) {
      throw new InvalidArgumentError(
        `Run ${run} has ${files.length} files, and there are ${datasets} files of --gold. Give it one file for each.`,
      );
    }
  }
  return runs;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !isHidden(name))
      .sort();
  } catch {
    throw new InvalidArgumentError(`There is no folder ${folder}.`);
  }
}
