import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { imageKeys } from "@/server/services/image/internal/image-key";
import { readImage, readImageByKey } from "@/server/services/image/read-image";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { readKnownItems, resolveKeys } from "@/server/services/rehearsal/known-items";
import { writeRelease } from "@/server/services/release/internal/write-release";
import { serveApi } from "@/testing/api-server";
import { archiveOnDisk } from "@/testing/archive-on-disk";
import { makeDraft } from "@/testing/draft";
import { AnnotatorServer } from "./annotator-server";
import { AnnotatorClient } from "./http-client";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import { workThrough } from "./work-through";

const set = "../shared/data/typed-synthetic";

const database = databasePerTest();
let deps: Deps;
let api: Awaited<ReturnType<typeof serveApi>>;
let folder: string;
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  api = await serveApi(deps);
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-typed-"));
  process.env.TOUCHSTONE_DATA = folder;
});
afterEach(async () => {
  delete process.env.TOUCHSTONE_DATA;
  await api.close();
  rmSync(folder, { recursive: true });
});

const typedDraft = (overlap: number) =>
  makeDraft(deps, {
    preset: "sts-2013-typed",
    settings: { overlap, goldPerHit: 0, hitSize: 1, aggregation: plainOutcome.aggregation },
  });

test("the recorded ratings of the synthetic set give its own gold file back", async (context) => {
  context.skip(!existsSync(set), `${set} is not on this machine`);
  const { scope, slug } = await typedDraft(5);
  const names = ["STS.input.europeana.txt", ...readdirSync(`${set}/text`).map((name) => `text/${name}`)];
  const archive = zipSync(
    Object.fromEntries(names.map((name) => [name, new Uint8Array(readFileSync(`${set}/${name}`))])),
  );
  await saveImport(deps, scope, [archiveOnDisk("set.zip", archive)], importChoices.parse({}));
  await launchProject(deps, scope);

  const known = await readKnownItems(deps, scope);
  const annotators = await recordedAnnotators(`${set}/raw_ratings.tsv`, known);
  const work = await Promise.all(
    annotators.map((annotator) =>
      workThrough(new AnnotatorClient(new AnnotatorServer(api.url)), slug, annotator, {
        resolveKeys: (id) => resolveKeys(deps, scope, id),
        admitted: known.admitted,
      }),
    ),
  );
  expect(work.map(({ judgments }) => judgments)).toEqual([30, 30, 30, 30, 30]);

  const release = path.join(folder, "release");
  const { aggregation } = plainOutcome;
  const { projectId } = scope;
  await writeRelease(deps, { projectId, version: 1, aggregation, folder: release, secret: "secret" });
  expect(readFileSync(path.join(release, "STS.gs.europeana.txt"), "utf8")).toBe(
    readFileSync(`${set}/STS.gs.europeana.txt`, "utf8"),
  );
});

test("records come with their pictures, and the browser gets both of them", async () => {
  const { scope, slug } = await typedDraft(1);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);
  const archive = zipSync({
    "STS.input.x.txt": strToU8("https://e.org/1\turn:2\n"),
    "text/1a.txt": strToU8("dcTitle:\tBridge\ndcSubject:\trivers\ttowns\n"),
    "text/1b.txt": strToU8("dcTitle:\tTower\n"),
    "images/1a.png": png,
  });
  await saveImport(deps, scope, [archiveOnDisk("set.zip", archive)], importChoices.parse({}));
  await launchProject(deps, scope);

  const client = new AnnotatorClient(new AnnotatorServer(api.url));
  await client.join(slug, "somebody", { country: "NZ" });
  const { assignment } = await client.next();
  const imageKey = imageKeys(scope.projectId)("1a.png");
  expect(assignment?.items[0]).toMatchObject({
    type: "typed-rating",
    a: { title: "Bridge", image: imageKey, link: "https://e.org/1" },
    b: { title: "Tower", image: null, link: null },
    rows: [
      { key: "title", a: ["Bridge"], b: ["Tower"] },
      { key: "subject", a: ["rivers", "towns"], b: null },
    ],
  });
  expect(assignment?.items[0]?.dimensions).toHaveLength(8);
  const image = await readImageByKey(deps, scope, imageKey);
  expect(image).toMatchObject({ mediaType: "image/png", bytes: png });
  await expect(readImage(deps, scope, "../1a.png")).rejects.toMatchObject({ reason: "not_found" });
});
