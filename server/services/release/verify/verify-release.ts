import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DomainError } from "@/server/domain/errors";
import {
  anyManifest,
  releaseFormat,
  releaseManifest,
  type AnyManifest,
  type ReleaseManifest,
} from "@/server/domain/release/manifest";
import type { ReleaseSource } from "../internal/release-source";
import { writeFiles } from "../internal/write-files";
import { againstComputed, againstManifest, lookAt, type FileLook } from "./compare-files";
import { UnreadableRelease, type ReleaseDifference } from "./difference";
import { parsed } from "./lines-of";
import { readFolder } from "./read-folder";

const manifestFile = "manifest.json";
const manifestPlace = { file: manifestFile, line: null };
const checksumsFile = "SHA256SUMS";

/** What a look at the files of a release found. */
export interface VerifiedRelease {
  project: string;
  version: number;
  /** How many files were held against the manifest and computed again. */
  files: number;
  judgments: number;
  /** The format of a version that writes otherwise, so that the files were not computed again; null of this one's. */
  otherFormat: number | null;
  differences: ReleaseDifference[];
}

/**
 * Checks a release by its files alone: every file against its SHA-256 in the manifest, then all of them against what
 * comes of computing the release again from the raw judgments, the items and the settings. A release in the format of
 * another version is held against its manifest alone.
 * @throws DomainError `not_found` where the folder holds no manifest.
 */
export async function verifyRelease(folder: string): Promise<VerifiedRelease> {
  const text = await readManifest(folder);
  try {
    const known = parsed(text, anyManifest, manifestPlace);
    if (known.format !== releaseFormat) return await held(folder, known);
    const manifest = parsed(text, releaseManifest, manifestPlace);
    const looks: FileLooks = new Map();
    const verified = await held(folder, manifest, looks);
    const differences = [...verified.differences, ...(await computedAgain(folder, manifest, looks))];
    return { ...verified, otherFormat: null, differences };
  } catch (error) {
    if (!(error instanceof UnreadableRelease)) throw error;
    const nothing = { project: "", version: 0, files: 0, judgments: 0, otherFormat: null };
    return { ...nothing, differences: [error.difference] };
  }
}

/** What each file was found to be; null where it is missing. */
type FileLooks = Map<string, FileLook | null>;

/** Holds the files against the manifest, and notes what they are. */
async function held(
  folder: string,
  manifest: AnyManifest,
  looks: FileLooks = new Map(),
): Promise<VerifiedRelease> {
  const { project, version, counts, files, format } = manifest;
  const differences: ReleaseDifference[] = [];
  for (const file of files) {
    const found = await lookAt(folder, file.name);
    looks.set(file.name, found);
    differences.push(...againstManifest(file, found));
  }
  differences.push(...(await strangers(folder, manifest)));
  const { judgments } = counts;
  return { project: project.slug, version, files: files.length, judgments, otherFormat: format, differences };
}

async function readManifest(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, manifestFile), "utf8");
  } catch {
    throw new DomainError("not_found", `There is no ${manifestFile} in ${folder}, so this is no release.`);
  }
}

/** Files that the manifest does not know. */
async function strangers(folder: string, { files }: AnyManifest): Promise<ReleaseDifference[]> {
  const known = new Set([...files.map(({ name }) => name), manifestFile, checksumsFile]);
  const names = (await readdir(folder)).sort();
  return names
    .filter((name) => !known.has(name))
    .map((file) => ({ file, line: null, expected: "no such file", found: "a file" }));
}

const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

/** Computes the release again, and holds every file against what comes of that. */
async function computedAgain(
  folder: string,
  manifest: ReleaseManifest,
  looks: FileLooks,
): Promise<ReleaseDifference[]> {
  try {
    const source = await readFolder(folder, manifest);
    const { files } = await writeFiles(source, null, quietly);
    const differing: string[] = [];
    for (const { name, sha256 } of files) {
      const found = looks.has(name) ? looks.get(name) : await lookAt(folder, name);
      if (found?.sha256 !== sha256) differing.push(name);
    }
    return differing.length === 0 ? [] : await differencesIn(folder, differing, source);
  } catch (error) {
    if (error instanceof UnreadableRelease) return [error.difference];
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Where these files differ from those that are computed again; for that they are written this time. */
async function differencesIn(
  folder: string,
  names: readonly string[],
  source: ReleaseSource,
): Promise<ReleaseDifference[]> {
  const computed = await mkdtemp(path.join(tmpdir(), "touchstone-verify-"));
  try {
    await writeFiles(source, computed, quietly);
    const differences: ReleaseDifference[] = [];
    for (const name of names) differences.push(...(await againstComputed(folder, computed, name)));
    return differences;
  } finally {
    await rm(computed, { recursive: true, force: true });
  }
}

/** A file that is missing has been told of already. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
