import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { importChoices, importPreview, type ImportChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PresetName } from "@/server/domain/preset/presets";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { checkImport } from "@/server/services/import/internal/check-import";
import { removeImport } from "@/server/services/import/remove-import";
import { saveImport } from "@/server/services/import/save-import";
import type { Random } from "@/server/stats/random";
import { archiveOnDisk } from "@/testing/archive-on-disk";
import { fileOf, makeDraft } from "@/testing/draft";
import { pick, valueFrom } from "./from-schema";
import { failureOf, fuzzTimeout, fuzzRuns, randomOfRun, type Failure } from "./fuzz-plan";
import { mutatedBytes, mutatedTable } from "./mutate";
import { validFiles, type FuzzFiles } from "./valid-files";

const database = databasePerFile();
let deps: Deps;
let folder: string;
const drafts = new Map<PresetName, OrganizeScope>();
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-fuzz-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  ({ deps } = testDeps(database.store));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function draftOf(preset: PresetName): Promise<OrganizeScope> {
  const scope = drafts.get(preset) ?? (await makeDraft(deps, { preset })).scope;
  drafts.set(preset, scope);
  return scope;
}

type Contents = Record<string, Uint8Array>;

/** Some bytes, cells or lines of one of the files changed; of an archive also what is in it. */
function changed(files: Contents, random: Random): Contents {
  const name = pick(random, Object.keys(files));
  const bytes = files[name] ?? new Uint8Array();
  const packed = /\.zip$/.test(name) && random() < 0.7 ? unpacked(bytes) : null;
  if (packed !== null) {
    return { ...files, [name]: zipSync(changed(packed, random), { level: 1 }) };
  }
  const isText = !/\.(zip|png|jpg)$/.test(name);
  const after = isText && random() < 0.6 ? mutatedTable(bytes, random) : mutatedBytes(bytes, random);
  if (random() > 0.06) return { ...files, [name]: after };
  const { [name]: _left, ...others } = files;
  return {
    ...others,
    [pick(random, ["renamed.txt", "STS.gs.x.txt", "a.zip", "x.jsonl", ".csv", "é.tsv"])]: after,
  };
}

const maxUnpacked = 1_000_000;

/** What is in an archive; null of one that an earlier change broke, or made say that it holds gigabytes. */
function unpacked(bytes: Uint8Array): Contents | null {
  try {
    return unzipSync(bytes, { filter: ({ originalSize }) => originalSize < maxUnpacked });
  } catch {
    return null;
  }
}

const asFiles = (contents: Contents): ImportFile[] =>
  Object.entries(contents).map(([fileName, bytes]) =>
    /\.zip$/i.test(fileName) ? archiveOnDisk(fileName, bytes) : fileOf(fileName, bytes),
  );

/** The files' own choices, or some that nobody would make. */
function choicesFor({ choices }: FuzzFiles, random: Random): ImportChoices {
  const usual = importChoices.parse({ gold: { take: "all" }, ...choices });
  if (random() < 0.7) return usual;
  const odd = importChoices.safeParse(valueFrom(importChoices, random, {}));
  return odd.success ? odd.data : usual;
}

test("no file of any form ends in an unexpected error, checked or saved", fuzzTimeout, async () => {
  const failures: Failure[] = [];
  let [checked, saved] = [0, 0];
  for (let run = 0; run < fuzzRuns; run += 1) {
    const random = randomOfRun(run);
    const valid = pick(random, validFiles);
    let contents = valid.contents();
    for (let times = Math.floor(random() * 3); times >= 0; times -= 1) contents = changed(contents, random);
    const scope = await draftOf(valid.preset);
    const files = asFiles(contents);
    const choices = choicesFor(valid, random);
    try {
      const { bad, good } = importPreview.parse(await checkImport(deps, scope, files, choices));
      checked += 1;
      if (bad > 0 || good === 0) continue;
      const { id } = await saveImport(deps, scope, files, choices);
      await removeImport(deps, scope, id);
      saved += 1;
    } catch (error) {
      if (error instanceof DomainError && error.reason !== "internal") continue;
      failures.push(failureOf(run, `${valid.preset} ${valid.name}`, shownContents(contents), error));
    }
  }
  if (process.env.FUZZ_RUNS !== undefined) console.log("files", { runs: fuzzRuns, checked, saved });
  expect(failures).toEqual([]);
  expect(checked).toBeGreaterThan(0);
});

const shownContents = (contents: Contents): string =>
  Object.entries(contents)
    .map(([name, bytes]) => `${name}: ${Buffer.from(bytes).toString().slice(0, 600)}`)
    .join("\n");

test("a table whose every column may be an answer is checked, as many and as odd as they are", async () => {
  const scope = await draftOf("choice");
  const columns = [
    "question",
    ...Array.from({ length: 60 }, (_, n) => `candidate ${n}`),
    "x".repeat(600),
    "",
  ];
  const text = `${columns.join("\t")}\n${columns.map((_, n) => `answer ${n}`).join("\t")}\n`;
  for (const name of ["q.tsv", "q.csv"]) {
    const files = asFiles({ [name]: Buffer.from(name === "q.tsv" ? text : text.replaceAll("\t", ",")) });
    const preview = await checkImport(deps, scope, files, importChoices.parse({}));
    expect(importPreview.safeParse(preview).error).toBeUndefined();
  }
});

test.each(validFiles.map((files) => [files.preset, files.name, files] as const))(
  "%s takes %s as it is",
  async (preset, _, { contents, choices }) => {
    const { scope } = await makeDraft(deps, { preset });
    const taken = await checkImport(deps, scope, asFiles(contents()), importChoices.parse(choices));
    expect(taken).toMatchObject({ bad: 0, errors: [] });
    expect(taken.good).toBeGreaterThan(0);
  },
);
