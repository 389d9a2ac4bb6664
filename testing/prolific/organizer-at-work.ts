import { eq } from "drizzle-orm";
import { bonusesOfStudy, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import { prolificBonusBatches } from "@/db/schema";
import { DomainError } from "@/server/domain/errors";
import { listParticipantsInput } from "@/server/domain/recruiter/prolific/contracts";
import { actOnParticipant } from "@/server/services/prolific/act-on-participant";
import { approveWaiting } from "@/server/services/prolific/approve-waiting";
import { askAboutParticipant } from "@/server/services/prolific/ask-about-participant";
import { compareStudy } from "@/server/services/prolific/compare-study";
import { listAllParticipants } from "@/server/services/prolific/list-participants";
import { payBonuses } from "@/server/services/prolific/pay-bonuses";
import { settleBonus } from "@/server/services/prolific/settle-bonus";
import { workAtActions } from "@/server/services/prolific/work-at-actions";
import type { ProlificWorld } from "./prolific-world";
import { killed, type MortalProcess } from "./mortal-process";

/** What a process does by itself (`work`), or for an organizer. */
export type Doing = "work" | "press" | "pay" | "approve-all";

const everybody = listParticipantsInput.parse({});
const done = ["approve", "complete", "pay-part", "pay-bonus", "ask-return", "ask-prolific"] as const;

/** What may come of what is done: it works, is refused in our words, or its process dies. Nothing else. */
async function survive(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (error instanceof DomainError || (error instanceof Error && error.message === killed)) return;
    throw error;
  });
}

/** Everybody of a study, as an organizer reads them. */
export const rowsOf = async ({ world, scope }: ProlificWorld) =>
  (await listAllParticipants(world.deps, scope, everybody)).rows;

/** What one process of the server does at a study. */
export function doings(made: ProlificWorld, { deps }: MortalProcess): Record<Doing, () => Promise<void>> {
  const { scope, study } = made;
  return {
    work: async () => {
      await survive(workAtActions(deps));
      await survive(compareStudy(deps, await study()));
    },
    press: async () => {
      for (const { submissionId: submission, comparison } of await rowsOf(made)) {
        const act = done.find((each) => each === comparison.act);
        if (act === "ask-prolific") await survive(askAboutParticipant(deps, scope, { submission }));
        else if (act !== undefined) await survive(actOnParticipant(deps, scope, { submission, act }));
      }
    },
    pay: async () => {
      const ready = await bonusesIn(made, "ready");
      const expectedMinor = ready.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const shown = { expectedCount: ready.length, expectedMinor, expectedTotalMinor: 10_000 };
      if (ready.length > 0) await survive(payBonuses(deps, scope, shown));
    },
    "approve-all": async () => {
      const waiting = (await rowsOf(made)).filter(
        ({ comparison: { act, differs } }) => act === "approve" && differs !== "refused-action",
      );
      await survive(approveWaiting(deps, scope, { expectedPeople: waiting.length }));
    },
  };
}

const bonusesIn = async ({ world, study }: ProlificWorld, state: ProlificBonusRow["state"]) =>
  (await bonusesOfStudy(world.deps.store.read, (await study()).id)).filter((each) => each.state === state);

/** What a person says of bonuses without an answer, who looks at the vendor after it had its time. */
export async function answerTruly(made: ProlificWorld, { deps }: MortalProcess): Promise<void> {
  for (const { id, batchId, submissionId } of await bonusesIn(made, "unknown")) {
    const [batch] = await deps.store.read
      .select()
      .from(prolificBonusBatches)
      .where(eq(prolificBonusBatches.id, batchId ?? ""));
    const isPaid = made.vendor.hasPaid(batch?.vendorId ?? "none", submissionId);
    const verdict = isPaid ? "was-paid" : "was-not-paid";
    await survive(settleBonus(deps, made.scope, { bonus: id, verdict, reason: "Looked at Prolific." }));
  }
}
