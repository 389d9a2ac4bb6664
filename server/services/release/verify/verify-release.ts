import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DomainError } from "@/server/domain/errors";
import { releaseManifest, type ReleaseManifest } from "@/server/domain/release/manifest";
import { writeFiles } from "../write-files";
import { againstComputed, againstManifest } from "./compare-files";
import { UnreadableRelease, type ReleaseDifference } from "./difference";
import { parsed } from "./lines-of";
import { readFolder } from "./read-folder";

const manifestFile = "manifest.json";
const checksumsFile = "SHA256SUMS";

/** What a look at the files of a release found. */
export interface VerifiedRelease {
  project: string;
  version: number;
  /** How many files were held against the manifest and computed again. */
  files: number;
  judgments: number;
  differences: ReleaseDifference[];
}

/**
 * Checks a release by its files alone: every file against its SHA-256 in the manifest, then all of them against what
 * comes of computing the release again from the raw judgments, the items and the settings.
 * @throws DomainError `not_found` where the folder holds no manifest.
 */
export async function verifyRelease(folder: string): Promise<VerifiedRelease> {
  const manifest = await readManifest(folder);
  if ("differences" in manifest) return { project: "", version: 0, files: 0, judgments: 0, ...manifest };
  const differences: ReleaseDifference[] = [];
  for (const file of manifest.files) differences.push(...(await againstManifest(folder, file)));
  differences.push(...(await strangers(folder, manifest)));
  differences.push(...(await computedAgain(folder, manifest)));
  const { project, version, counts, files } = manifest;
  return { project: project.slug, version, files: files.length, judgments: counts.judgments, differences };
}

async function readManifest(folder: string): Promise<ReleaseManifest | { differences: ReleaseDifference[] }> {
  let text: string;
  try {
    text = await readFile(path.join(folder, manifestFile), "utf8");
  } catch {
    throw new DomainError("not_found", `There is no ${manifestFile} in ${folder}, so this is no release.`);
  }
  try {
    return parsed(text, releaseManifest, { file: manifestFile, line: null });
  } catch (error) {
    if (error instanceof UnreadableRelease) return { differences: [error.difference] };
    throw error;
  }
}

/** Files that the manifest does not know. */
async function strangers(folder: string, { files }: ReleaseManifest): Promise<ReleaseDifference[]> {
  const known = new Set([...files.map(({ name }) => name), manifestFile, checksumsFile]);
  const names = (await readdir(folder)).sort();
  return names
    .filter((name) => !known.has(name))
    .map((file) => ({ file, line: null, expected: "no such file", found: "a file" }));
}

async function computedAgain(folder: string, manifest: ReleaseManifest): Promise<ReleaseDifference[]> {
  const computed = await mkdtemp(path.join(tmpdir(), "touchstone-verify-"));
  try {
    const source = await readFolder(folder, manifest);
    const quietly = { onProgress: () => undefined, signal: new AbortController().signal };
    const { files } = await writeFiles(source, computed, quietly);
    const differences: ReleaseDifference[] = [];
    for (const { name } of files) differences.push(...(await againstComputed(folder, computed, name)));
    return differences;
  } catch (error) {
    if (error instanceof UnreadableRelease) return [error.difference];
    if (isMissing(error)) return [];
    throw error;
  } finally {
    await rm(computed, { recursive: true, force: true });
  }
}

/** A file that is missing has been told of already. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
