import { lockKnownAnnotator } from "@/db/queries/arrivals";
import { insertAnnotator, setToken, setVisit } from "@/db/queries/annotators";
import { isRehearsalCopy, takeAnnotatorNumber } from "@/db/queries/projects";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ArrivalDecision } from "@/server/domain/annotator/arrival";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { completionCode } from "@/server/domain/annotator/completion-code";
import { pseudonymOf } from "@/server/domain/annotator/pseudonym";
import type { JoinedProject, JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { hashSecret } from "@/server/ids";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";
import { noteSignedArrival } from "@/server/services/prolific/note-signed-arrival";
import { noteArrivalProblem } from "@/server/services/recruiter/internal/note-arrival-problem";
import { keepArrival, tracesOf, type ArrivalTraces } from "./internal/arrival-traces";
import { identifyApplicant, noProject, type ApplicantIdentity } from "./internal/identify-applicant";
import { recognize } from "./internal/recognize";
import { rememberRefusal } from "./internal/remember-refusal";
import { arrivalProblemIn, requireArrival } from "./internal/require-arrival";
import { requireEligible } from "./internal/require-eligible";
import { requireOnePlace } from "./internal/require-one-place";
import { ensureReturnCode, returnCodeFor } from "./internal/return-code";
import { reusesQualification } from "./internal/reuses-qualification";
import { withholdOwnItems, type TokenOf } from "./internal/withhold-own-items";
import { languageOfTexts } from "@/server/services/translation/internal/read-texts";

/** Random bytes of the token by which an annotator is known. */
const tokenBytes = 24;

/** What the browser of somebody at the door holds; programs have none. */
export interface Browser {
  /** Its token of a project. */
  tokenOf: TokenOf;
  /** Who that token says it is in the project to be joined. */
  annotatorId: string | null;
  /** The code in a cookie that tells this browser from others. */
  device: string | undefined;
  /** The languages that somebody wishes to read, the dearest first, as BCP 47 tags. */
  wishes?: readonly string[];
}

const noBrowser: Browser = { tokenOf: () => undefined, annotatorId: null, device: undefined };

/**
 * Takes somebody in as an annotator of a launched project, if they meet its conditions. Who is known by their browser,
 * an invitation, the recruiter's session or a return code is the same annotator and is not asked for the conditions
 * again; from another browser they get a new token, and the old one is void. A recruiter's id alone proves nobody. What
 * a newcomer wrote themselves is kept from them, and a refusal is remembered.
 * @throws DomainError `not_found` before the launch and for a rehearsal copy; `invitation_unknown`, `return_code_unknown` and
 *   `return_code_needed`; `arrival_refused` for a recruiter's link that lacks something; for newcomers `project_closed` after the end, and `not_eligible` with the condition, what
 *   would meet it and what was said.
 */
export async function joinProject(
  deps: Deps,
  input: JoinInput,
  browser: Browser = noBrowser,
): Promise<JoinedProject> {
  const fault = await noteSignedArrival(deps, input, browser.device);
  let door: AtTheDoor | null = null;
  try {
    return await deps.store.write(async (tx) => {
      if (await isRehearsalCopy(tx, input.project)) throw noProject();
      return enter(deps, tx, browser, async () => {
        const applicant = await identifyApplicant(tx, input);
        await requireArrival(tx, input, applicant, { ...browser, fault });
        return (door = { input, applicant, traces: tracesOf(input, applicant, browser.device) });
      });
    });
  } catch (error) {
    // The transaction of a refusal leaves nothing behind, not even a pseudonym.
    if (door !== null) await rememberRefusal(deps, door, error);
    const problem = arrivalProblemIn(error);
    if (problem !== null) await noteArrivalProblem(deps, input, problem);
    throw error;
  }
}

interface AtTheDoor {
  input: JoinInput;
  applicant: ApplicantIdentity;
  traces: ArrivalTraces;
}

async function enter(
  deps: Deps,
  tx: Tx,
  browser: Browser,
  knock: () => Promise<AtTheDoor>,
): Promise<JoinedProject> {
  const joined = await admit(deps, tx, await knock(), browser);
  // Whoever was erased while this transaction waited for them is known no more, and neither is their invitation.
  return joined ?? enter(deps, tx, browser, knock);
}

/** Null where somebody was recognized who has been erased meanwhile. */
async function admit(deps: Deps, tx: Tx, door: AtTheDoor, browser: Browser): Promise<JoinedProject | null> {
  const recognized = () => recognize(tx, { ...door, browser: browser.annotatorId });
  const first = await recognized();
  if (first.kind === "known") return comeBack(deps, tx, door, first, browser);
  const newcomer = await takeIn(deps, tx, door, browser, async () => {
    return (await recognized()).kind === "known";
  });
  if (newcomer !== null) return newcomer;
  // Only a request for the same person at the same moment can have been faster.
  const second = await recognized();
  if (second.kind === "new") throw new Error("An annotator neither exists nor can be made.");
  return comeBack(deps, tx, door, second, browser);
}

async function comeBack(
  deps: Deps,
  tx: Tx,
  { input, applicant, traces }: AtTheDoor,
  { annotatorId, way }: Extract<ArrivalDecision, { kind: "known" }>,
  browser: Browser,
): Promise<JoinedProject | null> {
  const found = await lockKnownAnnotator(tx, annotatorId);
  if (found === undefined) return null;
  const { id, state, projectId } = found;
  const held = way === "browser" ? browser.tokenOf(input.project) : undefined;
  const token = held ?? deps.newSecret(tokenBytes);
  if (held === undefined) await setToken(tx, id, hashSecret(token));
  await keepArrival(deps, tx, { annotatorId: id, projectId }, { way, ...traces });
  // Under another name the visit belongs to somebody else's submission.
  const isOwn = found.source === applicant.source && found.externalId === applicant.externalId;
  if (isOwn && input.submission !== undefined) await setVisit(tx, id, visitOf(input, applicant));
  return { token, returnCode: await ensureReturnCode(tx, found), annotator: { id, state } };
}

/** What a recruiter says of a visit; of nobody else is it believed. */
function visitOf({ submission, study, submitTo }: JoinInput, { source, externalId }: ApplicantIdentity) {
  const isSent = source !== "link" && source !== "invite" && externalId !== null;
  return {
    submissionId: isSent ? (submission ?? null) : null,
    studyId: isSent ? (study ?? null) : null,
    submitTo: isSent ? (submitTo ?? null) : null,
  };
}

/** Null when the same person has been taken in since this transaction looked for them. */
async function takeIn(
  deps: Deps,
  tx: Tx,
  door: AtTheDoor,
  { tokenOf, wishes = [] }: Browser,
  isKnownNow: () => Promise<boolean>,
): Promise<JoinedProject | null> {
  const { input, applicant, traces } = door;
  const visit = visitOf(input, applicant);
  const place = await takeAnnotatorNumber(tx, input.project);
  if (place === null) throw await whyNot(tx, input.project);
  // The number was taken behind whoever joined at the same moment: by now the same visit may be theirs.
  if (traces.sessionHash !== null && (await isKnownNow())) return null;
  const { projectId, number, settings } = place;
  await requireEligible(tx, { projectId, policy: settings.eligibility }, door);
  await requireOnePlace(tx, projectId, input, applicant);
  const now = deps.now();
  const mustQualify = settings.qualification.kind !== "none";
  const id = deps.newId();
  const state = mustQualify ? "qualifying" : "working";
  const token = deps.newSecret(tokenBytes);
  const returnCode = returnCodeFor(id);
  const isNew = await insertAnnotator(tx, {
    id,
    state,
    ...applicant,
    ...visit,
    projectId,
    pseudonym: pseudonymOf(number),
    tokenHash: hashSecret(token),
    returnCodeHash: hashSecret(returnCode),
    country: input.country ?? null,
    languages: input.languages ?? [],
    consentLanguage: await languageOfTexts(tx, projectId, wishes),
    approvalRate: input.approvalRate ?? null,
    cursor: 0,
    submittedCount: 0,
    goldAnsweredCount: 0,
    goldRightCount: 0,
    qualifiedAt: mustQualify ? null : now,
    dueMinor: 0,
    completionCode: completionCode(deps.random),
    joinedAt: now,
    lastSeenAt: now,
  });
  if (!isNew) return null;
  const annotator = { annotatorId: id, projectId };
  await keepArrival(deps, tx, annotator, { way: "new", ...traces });
  await withholdOwnItems(deps, tx, annotator, applicant, tokenOf);
  const joined = (as: AnnotatorState): JoinedProject => ({ token, returnCode, annotator: { id, state: as } });
  if (!mustQualify || !(await reusesQualification(deps, tx, place, applicant))) return joined(state);
  await changeAnnotatorStatus(deps, tx, id, { to: "working", cause: { rule: "reused" } });
  return joined("working");
}

async function whyNot(tx: Tx, slug: string): Promise<DomainError> {
  const project = await findProjectBySlug(tx, slug);
  return project?.state === "closed"
    ? new DomainError("project_closed", "This project is closed; there is no more work in it.")
    : noProject();
}
