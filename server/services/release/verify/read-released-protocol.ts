import { readFile } from "node:fs/promises";
import path from "node:path";
import { FaultyProtocol } from "@/server/domain/protocol/protocol-fault";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import {
  agreeingWithFacts,
  releasedProtocol,
  type ReleasedProtocol,
} from "@/server/domain/release/released-protocol";
import { parseYaml } from "@/server/imports/protocol/parse-yaml";
import { UnreadableRelease } from "./difference";

/**
 * Reads the protocol of a release, in which the manifest has the last word.
 * @throws UnreadableRelease where the file is none.
 */
export async function readReleasedProtocol(
  folder: string,
  file: string,
  facts: ReleaseFacts,
): Promise<ReleasedProtocol> {
  const bytes = await readFile(path.join(folder, file));
  const unreadable = (line: number | null, found: string) =>
    new UnreadableRelease({ file, line, expected: "the protocol of a release", found });
  try {
    const read = releasedProtocol.safeParse(parseYaml(bytes).document.toJS({ maxAliasCount: 0 }));
    if (read.success) return agreeingWithFacts(read.data, facts);
    const [issue] = read.error.issues;
    throw unreadable(null, `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "another form"}`);
  } catch (error) {
    if (!(error instanceof FaultyProtocol)) throw error;
    const [fault] = error.faults;
    throw unreadable(fault?.line ?? null, fault?.reason ?? "another form");
  }
}
