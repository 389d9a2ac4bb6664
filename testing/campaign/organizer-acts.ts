import { decideItem } from "@/server/services/adjudication/decide-item";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { undoDecision } from "@/server/services/adjudication/undo-decision";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { excludeEach } from "@/server/services/exclusion/internal/exclude-each";
import { takeBackExclusions } from "@/server/services/exclusion/take-back";
import { enableGold } from "@/server/services/gold/enable-gold";
import { listGold } from "@/testing/known-gold";
import { setGold } from "@/server/services/gold/set-gold";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { listWritten } from "@/server/services/writing/list-written";
import { reviewText } from "@/server/services/writing/review-text";
import type { Campaign } from "./make-campaign";
import type { Person } from "./person";

/** Stops one person and pauses another, where the rules have not done so. */
export async function stopAndPause(
  { deps, scope }: Campaign,
  { stopped, paused }: { stopped: Person | undefined; paused: Person | undefined },
): Promise<void> {
  for (const [person, act] of [
    [stopped, "stop"],
    [paused, "pause"],
  ] as const) {
    if (person === undefined) continue;
    await changeByHand(deps, scope, { annotator: await person.pseudonym(), act, reason: "To look at it." });
  }
}

interface WhoIsExcluded {
  byHand: readonly (Person | undefined)[];
  byRule: Person | undefined;
  takenBack: Person | undefined;
}

/** Excludes people by hand and by a rule, and takes one exclusion back. */
export async function exclude(
  { deps, scope }: Campaign,
  { byHand, byRule, takenBack }: WhoIsExcluded,
): Promise<void> {
  for (const person of byHand) {
    if (person === undefined) continue;
    await excludeByHand(deps, scope, { annotator: await person.pseudonym(), reason: "They said so." });
  }
  if (byRule !== undefined) {
    const rule = { name: "inter-tagger", bound: 0.5 } as const;
    const ground = {
      annotatorId: byRule.actor.annotatorId,
      origin: "rule",
      rule,
      value: 0.25,
      bound: 0.5,
    } as const;
    await deps.store.write((tx) =>
      excludeEach(deps, tx, scope, { grounds: [ground], reason: "By the rule." }),
    );
  }
  if (takenBack === undefined) return;
  const { batch } = await excludeByHand(deps, scope, {
    annotator: await takenBack.pseudonym(),
    reason: "By mistake.",
  });
  await takeBackExclusions(deps, scope, { batch, reason: "It was a mistake." });
}

/** Changes what is right about one gold item of the work and switches another off. @returns how many were there. */
export async function changeGold({ deps, scope }: Campaign): Promise<number> {
  const gold = (await listGold(deps, scope)).filter(({ use, order }) => use === "work" && order === null);
  const [changed, disabled] = [gold[0], gold.at(-1)];
  if (changed === undefined || disabled === undefined || changed.itemId === disabled.itemId) return 0;
  const { itemId, dimension, answer, tolerance, accepted, explanation } = changed;
  const other = answer > 0 ? answer - 1 : answer + 1;
  await setGold(deps, scope, {
    ...{ itemId, dimension, answer: other, tolerance, accepted, explanation },
    reason: "The answer was a slip.",
  });
  await enableGold(deps, scope, { itemId: disabled.itemId, enabled: false, reason: "It is not clear." });
  return gold.length;
}

/** Decides what waits: one by a value, one by its mean, and one that is undone. @returns how many decisions hold. */
export async function adjudicate({ deps, scope }: Campaign): Promise<number> {
  const { cases } = await showQueue(deps, scope, {});
  const decide = (one: AdjudicationCase, at: number) =>
    decideItem(deps, scope, {
      itemId: one.itemId,
      dimensionId: one.dimensionId,
      judgedValues: one.judgments.map(({ value }) => value),
      decision: at === 1 ? { kind: "mean" } : { kind: "value", value: one.scale.points[1]?.value ?? 1 },
      reason: "overlooked_text",
      note: "",
    });
  const decided = [];
  for (const [at, one] of cases.slice(0, 3).entries()) decided.push(await decide(one, at));
  const undone = decided[2];
  if (undone !== undefined) await undoDecision(deps, scope, undone);
  return Math.min(decided.length, 2);
}

/** Rejects one of the texts that were written and accepts another. */
export async function reviewTexts({ deps, scope }: Campaign): Promise<void> {
  const { entries } = await listWritten(deps, scope, { show: "waiting", page: 1 });
  for (const [at, { itemId, annotatorId }] of entries.slice(0, 2).entries()) {
    await reviewText(deps, scope, { itemId, annotatorId, accepted: at === 0, reason: "It is no phrase." });
  }
}
