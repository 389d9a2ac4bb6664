import { expect, test } from "vitest";
import { isAccepted } from "@/server/domain/attention-check/is-accepted";
import { presetNames, presets } from "@/server/domain/preset/presets";
import type { TaskType } from "@/server/domain/task/task-types";
import { checkFormOf } from "@/server/domain/task/traits";
import { leasedItem } from "@/server/domain/task/wire";
import { answerToCheck, checkOfType, typesWithChecks } from "@/testing/checks-of-types";
import { tasks } from "./tasks";
import { usableChecks } from "./usable-checks";

const settings = { allowTies: true, imageHosts: [] };

function askingOf(type: TaskType) {
  const preset = presets[presetNames.find((name) => presets[name].taskType === type) ?? "sts-2012"];
  const dimensions = preset.dimensions.map(({ name, definition }) => {
    return { id: name, label: name, definition, scale: preset.scale };
  });
  return { dimensions, settings };
}

/** A check as it is shown with its parts in another order. */
function shownCheck(type: TaskType) {
  const check = checkOfType(type);
  const [usable] = usableChecks(type, [check], askingOf(type));
  if (usable === undefined) throw new Error(`The check of ${type} cannot be asked.`);
  const { item } = usable;
  const parts = tasks[type].shuffledParts(item.content);
  const order = Array.from({ length: parts }, (_, at) => (at + 1) % parts);
  const asked = { ...item, ...askingOf(type), order };
  const shown = leasedItem.parse({ ...tasks[type].show(asked, () => null), key: "k", type });
  return { asked, check, shown: { ...shown, key: "k" } };
}

test("types whose answers are texts or marked units have no checks, all others do", () => {
  expect(typesWithChecks).toHaveLength(7);
  expect(checkFormOf("unit-marking")).toBeNull();
  expect(checkFormOf("pair-writing")).toBeNull();
});

test.each(typesWithChecks)(
  "a check of type %s is passed by who does as it says, and by nobody else",
  (type) => {
    const { asked, check, shown } = shownCheck(type);
    const form = checkFormOf(type);
    if (form === null) throw new Error(`${type} has no checks.`);
    const passes = (doesAsAsked: boolean) => {
      const answer = answerToCheck(shown, doesAsAsked);
      expect(tasks[type].check(answer, asked)).toEqual([]);
      return isAccepted(form, check.accepted, tasks[type].judge(answer, asked));
    };
    expect([passes(true), passes(false)]).toEqual([true, false]);
  },
);

test("candidates that share a place are in no order", () => {
  const { asked, check } = shownCheck("target-ranking");
  const tied = tasks["target-ranking"].judge({ key: "k", ranking: [["c1", "c2", "c3"]] }, asked);
  expect(isAccepted("ranking", check.accepted, tied)).toBe(false);
});

test.each<[TaskType, object]>([
  ["pair-rating", { textB: "" }],
  ["pair-rating", { accepted: [9] }],
  ["choice", { candidates: [] }],
  ["choice", { accepted: [4] }],
  ["typed-rating", { textB: "\nOnly a description" }],
  ["word-to-sense", { textB: "bench" }],
  ["word-to-sense", { textB: ", ,\nNo words" }],
  ["word-to-sense", { textB: `${"x".repeat(201)}\nA longer word than there is` }],
  ["best-worst", { candidates: ["a:b", "c:d", "e:f"] }],
  ["best-worst", { candidates: ["a:b", "c:d", "e:f", "no pair"] }],
  ["best-worst", { accepted: [1] }],
  ["best-worst", { accepted: [1, 1] }],
  ["best-worst", { accepted: [1, 2, 3] }],
  ["target-ranking", { textA: "" }],
  ["target-ranking", { candidates: ["one"], accepted: [1] }],
  ["target-ranking", { accepted: [1, 2] }],
  ["target-ranking", { accepted: [1, 2, 2] }],
  ["target-ranking", { accepted: [1, 2, 1e9] }],
  ["unit-marking", {}],
  ["pair-writing", {}],
])("nobody is asked a check of type %s with %o", (type, change) => {
  const written = type === "unit-marking" || type === "pair-writing" ? "pair-rating" : type;
  expect(usableChecks(type, [{ ...checkOfType(written), ...change }], askingOf(type))).toEqual([]);
});
