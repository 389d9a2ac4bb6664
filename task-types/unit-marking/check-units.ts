import type { PlacedRule } from "@/server/domain/assignment/answer-rules";
import { summaryTexts, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import {
  inTextOrder,
  unitLimits,
  type MarkedContributor,
  type MarkedUnit,
  type Stretch,
} from "@/server/domain/task/unit-marking/marked-unit";
import { forbiddenCharacter } from "./forbidden-character";

/**
 * What keeps units from being taken, each with its place in the answer, such as `units[2].contributors[0]`: every unit has
 * a label and contributors, at most one of each summary, whose parts lie in their summary and apart from each other.
 */
export function checkUnits(units: readonly MarkedUnit[], content: MarkingContent): PlacedRule[] {
  const texts = summaryTexts(content);
  if (units.length === 0) return [{ rule: "missing", place: "units" }];
  if (units.length > unitLimits.units) return [{ rule: "too_many_units", place: "units" }];
  return units.flatMap((unit, at) => unitRules(unit, texts, `units[${at}]`));
}

function unitRules(
  { label, contributors }: MarkedUnit,
  texts: readonly string[],
  place: string,
): PlacedRule[] {
  const broken = rulesAt(`${place}.label`, [
    ["no_label", label.trim() === ""],
    ["label_too_long", label.trim().length > unitLimits.label],
    ["forbidden_character", forbiddenCharacter(label) !== null],
  ]);
  const lists = rulesAt(`${place}.contributors`, [
    ["no_contributor", contributors.length === 0],
    ["too_many_contributors", contributors.length > texts.length],
  ]);
  if (lists.length > 0) return [...broken, ...lists];
  const summaries = contributors.map(({ summary }) => summary);
  return [
    ...broken,
    ...contributors.flatMap((contributor, at) => {
      const own = `${place}.contributors[${at}]`;
      return [
        ...rulesAt(own, [["summary_twice", summaries.indexOf(contributor.summary) < at]]),
        ...contributorRules(contributor, texts, own),
      ];
    }),
  ];
}

function contributorRules(
  contributor: MarkedContributor,
  texts: readonly string[],
  place: string,
): PlacedRule[] {
  const { summary, parts } = contributor;
  const text = texts[summary];
  if (text === undefined) return [{ rule: "unknown_summary", place: `${place}.summary` }];
  const lists = rulesAt(`${place}.parts`, [
    ["no_part", parts.length === 0],
    ["too_many_parts", parts.length > unitLimits.parts],
  ]);
  if (lists.length > 0) return lists;
  const apart = inTextOrder(contributor);
  const single = parts.flatMap((part, at) => partRules(part, text, `${place}.parts[${at}]`));
  return [
    ...single,
    ...rulesAt(`${place}.parts`, [
      [
        "parts_overlap",
        single.length === 0 && apart.some(({ start }, at) => at > 0 && start < apart[at - 1]!.end),
      ],
    ]),
  ];
}

function partRules({ start, end }: Stretch, text: string, place: string): PlacedRule[] {
  const isInside = start >= 0 && end <= text.length;
  return rulesAt(place, [
    ["outside_text", !isInside],
    ["empty_part", start >= end],
    ["cuts_character", isInside && [start, end].some((at) => cutsCharacter(text, at))],
  ]);
}

/** Whether an offset lies between the two halves of a character beyond U+FFFF. */
function cutsCharacter(text: string, at: number): boolean {
  return at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

const rulesAt = (place: string, rules: readonly (readonly [PlacedRule["rule"], boolean])[]): PlacedRule[] =>
  rules.flatMap(([rule, isBroken]) => (isBroken ? [{ rule, place }] : []));
