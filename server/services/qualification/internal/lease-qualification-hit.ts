import type { WorkingAnnotator } from "@/db/queries/annotators";
import { endedHitOf, type Lease } from "@/db/queries/assignments";
import { attemptsOf, insertAttempt, testItems, type AttemptRow } from "@/db/queries/qualification";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import { evaluateQualification } from "@/server/domain/qualification/evaluate-qualification";
import type { LaunchedProject } from "@/server/services/assignment/internal/launched-project";
import {
  insertLeasedHit,
  leasedHitOf,
  reopen,
  type LeasedHit,
} from "@/server/services/assignment/internal/open-lease";
import { anyGold, pickGold } from "@/server/services/assignment/internal/pick-gold";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";
import { shuffled } from "@/server/stats/random";

type Asked = Exclude<QualificationPolicy, { kind: "none" }>;

/**
 * The next page of somebody's test, quiz or training, or why there is none.
 * @returns `qualified` where nothing is left to pass; their status says so then.
 */
export async function leaseQualificationHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  launched: LaunchedProject,
): Promise<LeasedHit | { reason: NoAssignmentReason } | "qualified"> {
  const policy = annotator.settings.qualification;
  const attempts = await attemptsOf(tx, annotator.annotatorId);
  const decision = evaluateQualification(policy, attempts, deps.now());
  if (decision.state === "qualified" || policy.kind === "none") {
    await changeAnnotatorStatus(deps, tx, annotator.annotatorId, {
      to: "working",
      cause: { rule: "qualified" },
    });
    return "qualified";
  }
  if (decision.state === "waiting") return { reason: "failed_qualification" };
  if (decision.state === "failed") {
    await changeAnnotatorStatus(deps, tx, annotator.annotatorId, {
      to: "failed",
      cause: { rule: "not-qualified" },
    });
    return { reason: "failed_qualification" };
  }
  const begun = decision.state === "in_progress" ? attempts.at(-1) : undefined;
  const ended = begun && (await endedHitOf(tx, begun.id));
  if (ended) return reopen(deps, tx, annotator, ended);
  return openQualificationHit({ deps, tx, annotator, launched, policy }, begun ?? null, decision.number);
}

interface Opening {
  deps: Deps;
  tx: Tx;
  annotator: WorkingAnnotator;
  launched: LaunchedProject;
  policy: Asked;
}

async function openQualificationHit(
  opening: Opening,
  begun: AttemptRow | null,
  number: number,
): Promise<LeasedHit | { reason: NoAssignmentReason }> {
  const { deps, tx, annotator, policy } = opening;
  const itemIds = await drawQuestions(opening);
  if (itemIds.length === 0) return { reason: "gold_exhausted" };
  const attempt = begun ?? (await beginAttempt(opening, number, itemIds.length));
  const isLast = attempt.answered + itemIds.length >= attempt.size;
  // A qualification is paid once a person, when it is finished for the first time.
  const payMinor = number === 1 && isLast ? annotator.settings.qualificationPayMinor : 0;
  const terms = { hitId: null, attemptId: attempt.id, kind: policy.kind, payMinor };
  const placed = itemIds.map((itemId) => ({ itemId, isGold: true }));
  const lease: Lease = await insertLeasedHit(deps, tx, annotator, terms, placed);
  return leasedHitOf(tx, lease);
}

/** The gold items of the next page: all of a test, `size` of a quiz, one of a training; none when they run out. */
async function drawQuestions({ deps, tx, annotator, launched, policy }: Opening): Promise<string[]> {
  if (policy.kind === "test") return shuffled(deps.random, await testItems(tx, annotator));
  const wanted = policy.kind === "quiz" ? policy.size : 1;
  const drawn = await pickGold(
    tx,
    annotator,
    anyGold(launched.goldIds, deps.random),
    { count: wanted, but: new Set() },
    deps.random,
  );
  return drawn.length < wanted ? [] : drawn;
}

async function beginAttempt(
  { deps, tx, annotator, policy }: Opening,
  number: number,
  questions: number,
): Promise<AttemptRow> {
  const size = policy.kind === "test" ? questions : policy.size;
  const attempt: AttemptRow = {
    id: deps.newId(),
    projectId: annotator.projectId,
    annotatorId: annotator.annotatorId,
    kind: policy.kind,
    number,
    answered: 0,
    right: 0,
    graded: 0,
    size,
    // Questions of a test that have been switched off cannot be answered.
    needed: Math.min(policy.needed, size),
    passed: null,
    startedAt: deps.now(),
    finishedAt: null,
  };
  await insertAttempt(tx, attempt);
  return attempt;
}
