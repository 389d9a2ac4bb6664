import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importChoices } from "@/server/domain/import/contracts";
import type { PresetName } from "@/server/domain/preset/presets";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocolFormat, type Protocol } from "@/server/domain/protocol/protocol";
import { FaultyProtocol } from "@/server/domain/protocol/protocol-fault";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import { readProtocol } from "@/server/imports/protocol/read-protocol";
import { saveImport } from "@/server/services/import/save-import";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { createFromProtocol } from "@/server/services/protocol/create-from-protocol";
import { getProtocol } from "@/server/services/protocol/get-protocol";
import { makeActor, stsFiles } from "@/testing/draft";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { readSource } from "./internal/read-source";
import { writeFiles } from "./internal/write-files";
import { writeRelease } from "./internal/write-release";
import { verifyRelease } from "./verify/verify-release";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-released-protocol-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, "v1", name), "utf8");
const deps = () => testDeps(database.store).deps;

/** A draft with items that is all that a protocol says. */
async function draftOf(protocol: Protocol): Promise<OrganizeScope> {
  const actor = await makeActor(deps());
  await createFromProtocol(deps(), actor, { slug: "glosses", protocol });
  const scope = await enterProject(deps(), actor, "glosses", "organize");
  await saveImport(deps(), scope, stsFiles("pairs", 12), importChoices.parse({}));
  return scope;
}

const protocolOfPreset = (preset: PresetName): Protocol => ({
  ...presetProtocol(preset),
  ...{ format: protocolFormat, name: "Glosses", language: "en" },
});

async function release({ projectId }: OrganizeScope, version = 1) {
  const { settings } = await getProtocol(deps(), { projectId } as OrganizeScope);
  const order = { projectId, version, aggregation: settings.aggregation, secret: "s" };
  const outcome = await writeRelease(deps(), { ...order, folder: path.join(folder, `v${version}`) });
  if (outcome.outcome !== "written") throw new Error("It was to be written.");
  return outcome.manifest;
}

test("a release tells the protocol without codes, addresses, budget and names of other projects", async () => {
  const scope = await draftOf(protocolOfPreset("sts-2012"));
  const { settings } = await getProtocol(deps(), scope);
  await updateProject(deps(), scope, {
    settings: {
      contactName: "Ana Lin",
      contactEmail: "ana@hidden.example",
      returnUrl: "https://hidden.example/back",
      instructions: "Read *both* texts.\nThen decide.",
      limits: { ...settings.limits, budgetMinor: 987_654 },
      eligibility: { ...settings.eligibility, notInProjects: ["hidden-project"] },
      recruiters: [
        { name: "prolific", studyId: "", outcomes: { completed: "HIDDEN1" }, ends: {} },
        {
          ...{ name: "panel", parameters: { participant: "pid", session: "", study: "" } },
          ...{ address: "https://hidden.example/{code}", outcomes: { completed: "hidden2" }, ends: {} },
        },
      ],
    },
  });
  const { files } = await release(scope);
  expect(files.find(({ name }) => name === "protocol.yaml")).toMatchObject({
    kind: "protocol",
    dataset: null,
  });
  const text = read("protocol.yaml");
  expect(text).toContain("    Read *both* texts.\n    Then decide.\n");
  expect(text).toContain("contactName: Ana Lin\n");
  for (const file of ["protocol.yaml", "manifest.json", "data-card.md", "croissant.json"]) {
    expect(read(file)).not.toMatch(/hidden|987654/i);
  }
  expect(read("data-card.md")).toContain("`protocol.yaml`");
  expect(read("croissant.json")).toContain('"encodingFormat": "application/yaml"');
  expect(read("SHA256SUMS")).toMatch(/ {2}protocol\.yaml$/m);
  const made = await createFromProtocol(deps(), scope.actor, {
    slug: "again",
    protocol: readProtocol(Buffer.from(text)),
  });
  expect(made.settings).toMatchObject({
    contactEmail: "",
    recruiters: [{ name: "prolific" }, { name: "panel" }],
  });
  const again = await getProtocol(deps(), await enterProject(deps(), scope.actor, "again", "organize"));
  expect(again.testPairs).toEqual(protocolOfPreset("sts-2012").testPairs);
});

test("of a test of one's own only the texts are told, and its answers are asked for by line", async () => {
  const whole = protocolOfPreset("sts-2012");
  const testPairs = whole.testPairs.map((pair) => ({ ...pair, explanation: "The hidden reason." }));
  await release(await draftOf({ ...whole, testPairs }));
  const text = read("protocol.yaml");
  expect(text).not.toMatch(/hidden|^ +answer|accepted/m);
  expect(text).toContain('write an answer for each of testPairs, as in "answer: 4"');
  let faults: FaultyProtocol["faults"] = [];
  try {
    readProtocol(Buffer.from(text));
  } catch (error) {
    if (error instanceof FaultyProtocol) ({ faults } = error);
  }
  expect(faults.map(({ reason, params }) => [reason, "field" in params && params.field])).toEqual(
    testPairs.map((_, at) => ["wrong_field", `testPairs.${at}.answer`]),
  );
  const filled = text.replaceAll(/^( +- )(textA: )/gm, "$1answer: 4\n    $2");
  expect(
    readProtocol(Buffer.from(filled)).testPairs.map(({ answer, tolerance }) => [answer, tolerance]),
  ).toEqual(testPairs.map(() => [4, 1]));
});

test("another setting makes another release, a secret that changes does not", async () => {
  const scope = await draftOf(protocolOfPreset("sts-2013-core"));
  const first = await release(scope);
  await updateProject(deps(), scope, { settings: { contactEmail: "ana@hidden.example" } });
  expect((await release(scope)).fingerprint).toBe(first.fingerprint);
  await updateProject(deps(), scope, { settings: { plannedAnnotators: 7 } });
  expect((await release(scope)).fingerprint).not.toBe(first.fingerprint);
});

test("a protocol that was changed with its checksum no longer agrees with the manifest", async () => {
  await release(await draftOf(protocolOfPreset("sts-2013-core")));
  expect((await verifyRelease(path.join(folder, "v1"))).differences).toEqual([]);
  const changed = (from: string, to: string) => {
    const bytes = Buffer.from(read("protocol.yaml").replace(from, to));
    const manifest = JSON.parse(read("manifest.json")) as ReleaseManifest;
    const file = manifest.files.find(({ name }) => name === "protocol.yaml");
    if (file === undefined) throw new Error("Every release has a protocol.");
    Object.assign(file, { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    writeFileSync(path.join(folder, "v1/protocol.yaml"), bytes);
    writeFileSync(path.join(folder, "v1/manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    return verifyRelease(path.join(folder, "v1"));
  };
  expect((await changed("overlap: 5", "overlap: 3")).differences).toContainEqual(
    expect.objectContaining({ file: "protocol.yaml", expected: "  overlap: 5", found: "  overlap: 3" }),
  );
  expect((await changed("overlap: 3", "overlap: [")).differences).toMatchObject([
    { file: "protocol.yaml", expected: "the protocol of a release" },
  ]);
});

test("a release from before releases told their protocol is still computed again", async () => {
  const scope = await draftOf(protocolOfPreset("sts-2013-core"));
  const { settings } = await getProtocol(deps(), scope);
  const quietly = { onProgress: () => undefined, signal: new AbortController().signal };
  await database.store.snapshot(async (db) => {
    const reading = {
      projectId: scope.projectId,
      version: 1,
      aggregation: settings.aggregation,
      secret: "s",
    };
    const source = await readSource(db, { ...reading, ...quietly });
    await writeFiles({ ...source, protocol: null }, folder, quietly);
  });
  expect(await verifyRelease(folder)).toMatchObject({ otherFormat: null, differences: [] });
});
