import { annotatorsOf } from "@/db/queries/listed-annotators";
import { annotatorByToken } from "@/server/auth/annotator-token";
import {
  joinInput,
  type JoinInput,
  type LeasedAssignment,
  type SubmissionReply,
} from "@/server/domain/assignment/contracts";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { resolveKeys } from "@/server/services/rehearsal/known-items";
import { answerTo, type Manner } from "./answers";
import type { Campaign } from "./make-campaign";

/** Somebody of a campaign, who does one thing after another. */
export interface Person {
  name: string;
  actor: AnnotatorActor;
  /** What organizers call them. */
  pseudonym: () => Promise<string>;
  /** The HIT they hold or get; why there is none. */
  lease: () => Promise<LeasedAssignment | NoAssignmentReason>;
  submit: (hit: LeasedAssignment, manner?: Manner) => Promise<SubmissionReply>;
  giveBack: (hit: LeasedAssignment) => Promise<void>;
  /** Answers the HITs of the qualification. @returns why there is no HIT, or the first HIT of work. */
  qualify: (manner?: Manner) => Promise<LeasedAssignment | NoAssignmentReason>;
  /** Does HITs of work until there is none or so many are done. @returns how many were done. */
  work: (options?: { hits?: number; manner?: Manner }) => Promise<number>;
}

/** Lets somebody join who meets the project's conditions, unless told otherwise. */
export async function joinCampaign(
  campaign: Campaign,
  name: string,
  told: Partial<JoinInput> = {},
): Promise<Person> {
  const { deps, slug: project, scope, known } = campaign;
  const input = joinInput.parse({ project, externalId: name, ...known.admitted, ...told });
  const actor = await annotatorByToken(deps, (await joinProject(deps, input)).token);
  if (actor === null) throw new Error("Who has just joined is known.");

  const lease: Person["lease"] = async () => {
    const next = await leaseNextHit(deps, actor);
    return next.kind === "none" ? next.reason : next.assignment;
  };
  const submit: Person["submit"] = async ({ id, items }, manner = "careful") => {
    const keys = await resolveKeys(deps, scope, id);
    const answers = items.map((item) => {
      const key = keys.get(item.key);
      if (key === undefined) throw new Error("Every key stands for an item.");
      return answerTo(known, key, item, { name, manner });
    });
    const seconds = Object.fromEntries(items.map(({ key }, at) => [key, 6 + at]));
    return submitAssignment(deps, actor, { assignment: id, answers, seconds, conditions: {} });
  };
  const qualify: Person["qualify"] = async (manner) => {
    for (;;) {
      const hit = await lease();
      if (typeof hit === "string" || hit.kind === "work") return hit;
      await submit(hit, manner);
    }
  };
  const work: Person["work"] = async ({ hits = Infinity, manner } = {}) => {
    for (let done = 0; ; done += 1) {
      if (done === hits) return done;
      const hit = await qualify();
      if (typeof hit === "string") return done;
      await submit(hit, manner);
    }
  };
  const giveBack = ({ id }: LeasedAssignment) => returnAssignment(deps, actor, { assignment: id });
  const pseudonym = async () => {
    const [own] = await annotatorsOf(deps.store.read, actor);
    return own?.pseudonym ?? "";
  };
  return { name, actor, pseudonym, lease, submit, giveBack, qualify, work };
}
