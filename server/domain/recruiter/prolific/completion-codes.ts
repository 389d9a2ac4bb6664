import type { ReturnOutcome } from "../return-outcome";
import type { studyCode, codeTypes } from "./vendor";
import type { StudyPlan } from "./study-plan";
import type { z } from "zod";

type CompletionCode = z.infer<typeof studyCode>;
type CodeType = (typeof codeTypes)[number];

/** The outcomes that have a code of their own; who was out of time has Prolific's own time-out. */
export const codedOutcomes = [
  "completed",
  "partial",
  "screened-out",
  "not-eligible",
  "no-consent",
  "no-work",
] as const satisfies readonly ReturnOutcome[];
type CodedOutcome = (typeof codedOutcomes)[number];

/** For each outcome one code that participants enter, and one by which the server ends a submission for them. */
export type OutcomeCodes = Record<CodedOutcome, { participant: string; researcher: string }>;

const stems: Record<CodedOutcome, string> = {
  completed: "DONE",
  partial: "ENDED",
  "screened-out": "SCREEN",
  "not-eligible": "NOTFIT",
  "no-consent": "NOCONS",
  "no-work": "NOWORK",
};

const types: Record<CodedOutcome, CodeType> = {
  completed: "COMPLETED",
  partial: "OTHER",
  "screened-out": "SCREENED_OUT",
  "not-eligible": "SCREENED_OUT",
  "no-consent": "NO_CONSENT",
  "no-work": "OTHER",
};

/** Letters and digits that are not mistaken for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Codes for a new study; what was set for participants already is kept. */
export function newOutcomeCodes(
  random: () => number,
  kept: Partial<Record<ReturnOutcome, string>>,
): OutcomeCodes {
  const ending = () =>
    Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)] ?? "2").join("");
  return Object.fromEntries(
    codedOutcomes.map((outcome) => [
      outcome,
      {
        participant: kept[outcome] || `${stems[outcome]}-${ending()}`,
        researcher: `${stems[outcome]}-${ending()}-T`,
      },
    ]),
  ) as OutcomeCodes;
}

/** The study's codes as Prolific takes them. */
export function vendorCodes(
  codes: OutcomeCodes,
  plan: Pick<StudyPlan, "approval" | "abilities" | "screenOutMinor" | "places">,
): CompletionCode[] {
  return codedOutcomes.flatMap((outcome) => [
    {
      code: codes[outcome].participant,
      code_type: codeTypeOf(outcome, plan),
      actor: "participant" as const,
      actions: actionsOf(outcome, plan, "participant"),
    },
    {
      code: codes[outcome].researcher,
      code_type: codeTypeOf(outcome, plan),
      actor: "researcher" as const,
      actions: actionsOf(outcome, plan, "researcher"),
    },
  ]);
}

type Settled = Pick<StudyPlan, "approval" | "abilities" | "screenOutMinor" | "places">;

/** Whether people who do not qualify are paid a fixed sum by Prolific itself. */
export function paysScreenOuts({ abilities, screenOutMinor }: Pick<Settled, "abilities" | "screenOutMinor">) {
  return abilities.screenOutPay && screenOutMinor > 0;
}

function codeTypeOf(outcome: CodedOutcome, plan: Settled): CodeType {
  return outcome === "screened-out" && paysScreenOuts(plan) ? "FIXED_SCREENOUT" : types[outcome];
}

/** What a participant reads of why they are asked to give their place back. */
const returnReasons: Record<Exclude<CodedOutcome, "completed">, string> = {
  partial: "Your work ended early. The pages that you submitted are paid as a bonus.",
  "screened-out": "You did not pass the test that comes before this study.",
  "not-eligible": "This study has conditions that your answers do not meet.",
  "no-consent": "You did not agree to take part.",
  "no-work": "There was no more work when you came.",
};

function actionsOf(
  outcome: CodedOutcome,
  plan: Settled,
  actor: "participant" | "researcher",
): CompletionCode["actions"] {
  if (outcome === "completed") {
    return [{ action: plan.approval === "at-once" ? "AUTOMATICALLY_APPROVE" : "MANUALLY_REVIEW" }];
  }
  if (outcome === "screened-out" && paysScreenOuts(plan)) {
    return [
      {
        action: "FIXED_SCREEN_OUT_PAYMENT",
        fixed_screen_out_reward: plan.screenOutMinor,
        slots: plan.places,
      },
    ];
  }
  if (outcome === "partial" && plan.abilities.partPay) {
    // A part is paid by the server alone; a code that somebody enters first waits for an organizer.
    return [{ action: actor === "researcher" ? "DYNAMIC_PAYMENT" : "MANUALLY_REVIEW" }];
  }
  return [{ action: "REQUEST_RETURN", return_reason: returnReasons[outcome] }];
}

/** What Prolific does when the server ends a submission with the code of an outcome. */
export const vendorThen = (outcome: CodedOutcome, plan: Settled) =>
  actionsOf(outcome, plan, "researcher").map(({ action }) => action)[0] ?? "MANUALLY_REVIEW";

/** The share of the reward, in whole per cent, that pays at least what somebody earned; Prolific takes 8 to 99. */
export function partOfReward(earnedMinor: number, rewardMinor: number): number {
  return Math.min(99, Math.max(8, Math.ceil((earnedMinor * 100) / rewardMinor)));
}

/** What that share pays, in minor units, rounded down. */
export const partOfRewardMinor = (earnedMinor: number, rewardMinor: number): number =>
  Math.floor((rewardMinor * partOfReward(earnedMinor, rewardMinor)) / 100);
