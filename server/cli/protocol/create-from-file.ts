import { readFileSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { createProjectInput, type ProjectDetail } from "@/server/domain/project/contracts";
import { projectSettings } from "@/server/domain/project/project";
import { FaultyProtocol } from "@/server/domain/protocol/protocol-fault";
import { readCommentedProtocol, type CommentedProtocol } from "@/server/imports/protocol/read-protocol";
import { underName } from "@/server/domain/protocol/under-name";
import { createFromProtocol } from "@/server/services/protocol/create-from-protocol";
import { placedLine } from "../import-error-line";
import { localFile } from "../local-file";
import { operator } from "../operator";
import { faultSentence } from "./fault-sentence";

/** Options that a protocol has an answer to itself. */
const inProtocol = ["preset", "language", "scale", "scaleMin", "scaleMax", "scaleStep"] as const;

type FileOptions = { from: string; slug: string; name?: string; set: Record<string, unknown> } & {
  [name in (typeof inProtocol)[number]]?: unknown;
};

const naming = createProjectInput.pick({ slug: true, name: true }).partial({ name: true });

/**
 * Makes a draft from a protocol file; a name and settings on the command line take the place of the file's.
 * @throws InvalidArgumentError for options that contradict the file, DomainError `file_refused`.
 */
export function createFromFile(deps: Deps, options: FileOptions): Promise<ProjectDetail> {
  if (inProtocol.some((name) => options[name] !== undefined)) {
    throw new InvalidArgumentError(
      "--from brings preset, language and scale. Leave these options out, and change them in the file.",
    );
  }
  const { slug, name } = naming.parse(options);
  const { protocol: given, comments } = protocolIn(options.from);
  const settings = projectSettings.parse({ ...given.settings, ...options.set });
  return createFromProtocol(deps, operator, {
    ...{ slug, comments },
    protocol: underName({ ...given, settings }, name ?? given.name),
  });
}

function protocolIn(file: string): CommentedProtocol {
  const isInput = file === "-";
  if (!isInput) localFile(file);
  try {
    return readCommentedProtocol(readFileSync(isInput ? 0 : file));
  } catch (error) {
    if (!(error instanceof FaultyProtocol)) throw error;
    const fileName = isInput ? "standard input" : path.basename(file);
    for (const fault of error.faults) {
      console.error(placedLine({ ...fault, fileName, found: null }, faultSentence(fault)));
    }
    throw new DomainError("file_refused", `${fileName}: ${error.message}`, { fileName });
  }
}
