import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { presets } from "@/server/domain/preset/presets";
import { frozenProblems, frozenSettingsOf } from "./frozen-settings";
import type { ProjectSettings } from "./project";

const settings: ProjectSettings = { ...presets["sts-2012"].settings, ...noPolicies };
const dynamic: ProjectSettings = { ...settings, composition: "dynamic" };
const training = { kind: "training", size: 4, needed: 0 } as const;

const frozen = (change: Partial<ProjectSettings>, launched = settings) =>
  Object.keys(frozenProblems({ slug: "news", settings: launched }, { settings: change }));

test("what was laid out is fixed, and its own value may be sent again", () => {
  expect(frozen({ hitSize: 4, overlap: 3, keepGroupsTogether: true, composition: "dynamic" })).toEqual([
    "settings.hitSize",
    "settings.overlap",
    "settings.composition",
    "settings.keepGroupsTogether",
  ]);
  expect(frozen({ hitSize: 5, overlap: 5, sides: "fixed" })).toEqual([]);
  expect(frozen({ sides: "random" })).toEqual(["settings.sides"]);
});

test("the address is fixed too", () => {
  expect(frozenProblems({ slug: "news", settings }, { slug: "old-news" })).toEqual({
    slug: { reason: "frozen", params: {} },
  });
});

test("the gold in each HIT is fixed where HITs are laid out, and may change where pages are composed", () => {
  expect(frozen({ goldPerHit: 2 })).toEqual(["settings.goldPerHit"]);
  expect(frozen({ goldPerHit: 2 }, dynamic)).toEqual([]);
  expect(frozenSettingsOf(dynamic)).not.toContain("goldPerHit");
});

test("policies of quality may change", () => {
  const stopping = { accuracy: null, behaviour: [], onStop: "discard" } as const;
  expect(
    frozen({ stopping: { ...stopping, behaviour: [] }, plannedAnnotators: 30, qualification: training }),
  ).toEqual([]);
});

test("gold that was laid out as work cannot become gold afterwards, nor the reverse", () => {
  const plain = { ...dynamic, goldPerHit: 0 };
  expect(frozen({ goldPerHit: 1 }, plain)).toEqual(["settings.goldPerHit"]);
  expect(frozen({ qualification: training }, plain)).toEqual(["settings.qualification.kind"]);
  const goldFrequency = { kind: "adaptive", high: 4, low: 2 } as const;
  expect(frozen({ goldFrequency }, plain)).toEqual(["settings.goldFrequency.kind"]);
  expect(frozen({ goldPerHit: 0 }, dynamic)).toEqual(["settings.goldPerHit"]);
});

test("a test that was not prepared before the launch cannot be asked for", () => {
  const qualification = { kind: "test", needed: 5, tries: 2, delayMinutes: 0 } as const;
  expect(frozen({ qualification })).toEqual(["settings.qualification.kind"]);
  expect(frozen({ qualification: { ...qualification, needed: 4 } }, { ...settings, qualification })).toEqual(
    [],
  );
});
