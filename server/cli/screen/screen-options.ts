import { InvalidArgumentError } from "commander";
import type { StoppingPolicy } from "@/server/domain/policy/policies";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { ruleKind, ruleKinds, type ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";
import { parseExclusionRule, type RuleProblem } from "@/server/stats/exclusion/parse-exclusion-rule";
import type { RatingsOptions } from "../ratings/ratings-options";
import type { ScreenSettings } from "./screen-crowd";

export interface ScreenOptions extends RatingsOptions {
  rule?: ExclusionRule[];
  gold?: string;
  goldItem?: string[];
  goldValue?: string;
  minN?: number;
  tolerance: number;
  evaluate?: string;
  level: AlphaLevel;
  stopBelow?: number;
  minGold: number;
  certainty?: number;
  onStop: StoppingPolicy["onStop"];
  json?: boolean;
}

const problems: Record<RuleProblem, string> = {
  malformed: 'Write a rule like "gold-accuracy < 0.667".',
  unknown_rule: `The rules are ${Object.keys(ruleKinds).join(", ")}.`,
  wrong_comparison: "This rule compares the other way; --help shows each rule.",
  wrong_unit: 'Only pairwise counts standard deviations, as in "pairwise > 1sd".',
  bound_out_of_range: "The bound is out of range. Shares and accuracies are from 0 to 1, such as 0.5.",
};

/** Takes one rule to those given before. */
export function addRule(text: string, before: ExclusionRule[] | undefined): ExclusionRule[] {
  const parsed = parseExclusionRule(text);
  if ("problem" in parsed) throw new InvalidArgumentError(problems[parsed.problem]);
  return [...(before ?? []), parsed.rule];
}

/** What to look for; refuses what the options given cannot answer. */
export function screenSettings(path: string, options: ScreenOptions): Omit<ScreenSettings, "truth"> {
  const { rule: rules = [], minN, level, stopBelow, minGold, certainty = null, onStop } = options;
  refuseIf(rules.length === 0 && stopBelow === undefined, "Give a --rule, or --stop-below.");
  const needs = rules.map(({ name }) => ruleKind(name).needs);
  const needsGold = needs.includes("gold") || stopBelow !== undefined;
  refuseIf(needsGold && options.gold === undefined, "Rules about gold and --stop-below need --gold FILE.");
  refuseIf(
    needs.includes("seconds") && options.seconds === undefined,
    "A rule about seconds needs --seconds.",
  );
  const streams = [path, options.gold, options.evaluate].filter((file) => file === "-");
  refuseIf(streams.length > 1, "Only one file can be standard input.");
  const rule = { bar: stopBelow ?? 0, minGold, certainty, asInQuiz: false };
  const judging = rules.map((one) => (minN === undefined ? one : { minimum: minN, ...one }));
  return { rules: judging, level, stop: stopBelow === undefined ? null : { rule, onStop } };
}

function refuseIf(isWrong: boolean, sentence: string): void {
  if (isWrong) throw new InvalidArgumentError(sentence);
}
