import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { projectSettings, type ProjectSettings } from "@/server/domain/project/project";
import { makeActor, makeDraft } from "@/testing/draft";
import { createProject } from "./create-project";
import { getProject } from "./get-project";
import { listProjects } from "./list-projects";
import { setDimensions } from "./set-dimensions";
import { setScale } from "./set-scale";
import { updateProject } from "./update-project";

const database = databasePerFile();
let deps: Deps;
beforeAll(() => {
  ({ deps } = testDeps(database.store));
});

const settingsOf = async (scope: Parameters<typeof getProject>[1]) =>
  (await getProject(deps, scope)).settings;

test("a change that somebody else has overtaken is refused with both values, and nothing of it is stored", async () => {
  const { scope } = await makeDraft(deps);
  const { overlap } = await settingsOf(scope);
  await updateProject(deps, scope, { settings: { overlap: 7 }, was: { settings: { overlap } } });
  const stale = { name: "Stale", settings: { overlap: 4 }, was: { settings: { overlap } } };
  await expect(updateProject(deps, scope, stale)).rejects.toMatchObject({
    reason: "conflict",
    details: {
      conflicts: [
        {
          field: "settings.overlap",
          was: overlap,
          now: 7,
          by: expect.any(String) as string,
          at: expect.stringMatching(/^\d{4}-/) as string,
        },
      ],
    },
  });
  const project = await getProject(deps, scope);
  expect([project.name === "Stale", project.settings.overlap]).toEqual([false, 7]);
  // Whoever has seen the 7 may make it a 4.
  await updateProject(deps, scope, { settings: { overlap: 4 }, was: { settings: { overlap: 7 } } });
  expect((await settingsOf(scope)).overlap).toBe(4);
});

test("what somebody else changed in another field or policy is no conflict", async () => {
  const { scope } = await makeDraft(deps);
  const before = await settingsOf(scope);
  await updateProject(deps, scope, { settings: { overlap: 7 } });
  const limits = { ...before.limits, budgetMinor: 50_000 };
  await updateProject(deps, scope, { settings: { limits }, was: { settings: { limits: before.limits } } });
  expect(await settingsOf(scope)).toMatchObject({ overlap: 7, limits });
});

test("a policy, a scale and dimensions are not overwritten unseen either", async () => {
  const { scope } = await makeDraft(deps, { preset: "sts-2013-typed" });
  const before = await getProject(deps, scope);
  const { limits } = before.settings;
  await updateProject(deps, scope, { settings: { limits: { ...limits, budgetMinor: 9_000 } } });
  const late = { settings: { limits: { ...limits, budgetMinor: 8_000 } }, was: { settings: { limits } } };
  await expect(updateProject(deps, scope, late)).rejects.toMatchObject({ reason: "conflict" });

  const [first, ...rest] = before.scale.points;
  if (first === undefined) throw new Error("A scale has points.");
  const renamed = (label: string) => ({ ...before.scale, points: [{ ...first, label }, ...rest] });
  await setScale(deps, scope, { scale: renamed("Theirs"), was: { scale: before.scale } });
  await expect(
    setScale(deps, scope, { scale: renamed("Mine"), was: { scale: before.scale } }),
  ).rejects.toMatchObject({ reason: "conflict", details: { conflicts: [{ field: "scale" }] } });

  const [one, ...others] = before.dimensions;
  if (one === undefined) throw new Error("A project has dimensions.");
  const asked = (question: string) => [{ ...one, question }, ...others];
  await setDimensions(deps, scope, { dimensions: asked("Theirs"), was: { dimensions: before.dimensions } });
  await expect(
    setDimensions(deps, scope, { dimensions: asked("Mine"), was: { dimensions: before.dimensions } }),
  ).rejects.toMatchObject({ reason: "conflict", details: { conflicts: [{ field: "dimensions" }] } });
});

test("a draft with a setting or a scale that is refused is not made at all", async () => {
  const actor = await makeActor(deps);
  const input = { preset: "sts-2012", name: "Half", slug: "half-made", language: "en" } as const;
  const { limits } = await makeDraft(deps).then(({ scope }) => settingsOf(scope));
  const less = { settings: { limits: { ...limits, itemsPerAnnotator: 1 } } };
  await expect(createProject(deps, actor, input, less)).rejects.toMatchObject({ reason: "invalid_input" });
  const scale = { step: 1, notApplicable: false, points: [] };
  await expect(createProject(deps, actor, input, { scale: { scale } })).rejects.toThrow();
  expect(await listProjects(deps, actor)).toEqual([]);
  await createProject(deps, actor, input, { settings: { overlap: 3 } });
  expect((await listProjects(deps, actor)).map(({ slug }) => slug)).toEqual(["half-made"]);
});

/** Every number of the settings by its path, with what it is now. */
function numbersIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]));
}

const at = (object: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], object);

function withNumber(settings: ProjectSettings, path: readonly string[], number: number): object {
  const copy = structuredClone(settings);
  const last = path.at(-1) ?? "";
  (at(copy, path.slice(0, -1)) as Record<string, number>)[last] = number;
  const [field = ""] = path;
  return { [field]: copy[field as keyof ProjectSettings] };
}

test("every number of the settings is stored as it was given, or refused", async () => {
  for (const preset of ["sts-2012", "sts-2013-core", "sts-2013-typed", "clss-2014-rating"] as const) {
    const { scope } = await makeDraft(deps, { preset });
    const before = await settingsOf(scope);
    const paths = numbersIn(before);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      for (const number of [-1, 0, 0.001, 0.5, 1, 2.5, 7, 1e9]) {
        const settings = await settingsOf(scope);
        const parsed = projectSettings.partial().safeParse(withNumber(settings, path, number));
        const stored = parsed.success
          ? await updateProject(deps, scope, { settings: parsed.data }).catch(() => null)
          : null;
        if (stored === null) continue;
        expect([preset, path.join("."), at(stored.settings, path)]).toEqual([preset, path.join("."), number]);
        expect(at(await settingsOf(scope), path)).toBe(number);
      }
    }
  }
});

test("sides are swapped where both have the same role, and refused where they do not", async () => {
  const { scope } = await makeDraft(deps);
  await updateProject(deps, scope, { settings: { sides: "random" } });
  expect((await settingsOf(scope)).sides).toBe("random");
  const { scope: directed } = await makeDraft(deps, { preset: "clss-2014-rating" });
  await expect(updateProject(deps, directed, { settings: { sides: "random" } })).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "settings.sides": { reason: "sides_differ" } } },
  });
});
