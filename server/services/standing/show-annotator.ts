import {
  contestWithAnswer,
  findAnnotatorCalled,
  latestAnswers,
  standingEventsOf,
} from "@/db/queries/standing-history";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { actsFor } from "@/server/domain/standing/act-by-hand";
import type { AnnotatorDetail, AnnotatorInput } from "@/server/domain/standing/contracts";
import { describeAnnotators } from "@/server/services/progress/describe-annotators";
import { noSuchAnnotator } from "./no-such-annotator";

const shownAnswers = 100;

/**
 * All about one annotator: how they work, every change of their standing, their objection and their latest answers.
 * @throws DomainError `not_found` when nobody in the project is called so.
 */
export async function showAnnotator(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { annotator: pseudonym }: AnnotatorInput,
): Promise<AnnotatorDetail> {
  const db = deps.store.read;
  const found = await findAnnotatorCalled(db, projectId, pseudonym);
  const [annotator] = found ? await describeAnnotators(db, { projectId, annotatorId: found.id }) : [];
  if (annotator === undefined) throw noSuchAnnotator(pseudonym);
  const contest = await contestWithAnswer(db, annotator.id);
  return {
    annotator,
    acts: [...actsFor(annotator.state)],
    contest: contest && { ...contest, at: isoInstant(contest.at) },
    events: (await standingEventsOf(db, annotator.id)).map(withIsoInstant),
    answers: (await latestAnswers(db, annotator.id, shownAnswers)).map(withIsoInstant),
  };
}

function withIsoInstant<T extends { at: number }>({ at, ...rest }: T) {
  return { ...rest, at: isoInstant(at) };
}
