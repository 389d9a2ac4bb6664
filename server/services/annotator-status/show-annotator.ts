import {
  contestWithAnswer,
  findAnnotatorCalled,
  repeatedAnswers,
  annotatorStatusEventsOf,
} from "@/db/queries/annotator-status-history";
import { erasedAt } from "@/db/queries/erasure";
import { annotatorsOf } from "@/db/queries/listed-annotators";
import { readProject, readScale } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { actsFor } from "@/server/domain/annotator-status/act-by-hand";
import { ownConsistency } from "@/server/domain/annotator-status/own-consistency";
import type {
  AnnotatorDetail,
  AnnotatorInput,
  ShownRepeats,
  ShownTwins,
} from "@/server/domain/annotator-status/contracts";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { leastForTwin } from "@/server/domain/twin/choose-twins";
import { twinContrast } from "@/server/domain/twin/twin-contrast";
import { readExclusions } from "@/server/services/exclusion/list-exclusions";
import { lookUp, presentFigures } from "@/server/services/progress/internal/annotator-figures-of";
import { describeAnnotators } from "@/server/services/progress/internal/describe-annotators";
import { shownProportion } from "@/server/services/shown-proportion";
import { noSuchAnnotator } from "./internal/no-such-annotator";
import { readAnswers } from "./internal/read-answers";

/**
 * All about one annotator: how they work, every exclusion and change of their status, their objection and their latest answers.
 * @throws DomainError `not_found` when nobody in the project is called so.
 */
export async function showAnnotator(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { annotator: pseudonym }: AnnotatorInput,
): Promise<AnnotatorDetail> {
  const db = deps.store.read;
  const found = await findAnnotatorCalled(db, projectId, pseudonym);
  if (found === undefined) throw noSuchAnnotator(pseudonym);
  const listed = { projectId, annotatorId: found.id };
  const figuresOf = lookUp(await presentFigures(db, listed));
  const project = await readProject(db, projectId);
  const [annotator] = await describeAnnotators(db, await annotatorsOf(db, listed), { project, figuresOf });
  if (annotator === undefined) throw noSuchAnnotator(pseudonym);
  const contest = await contestWithAnswer(db, annotator.id);
  const erased = await erasedAt(db, annotator.id);
  return {
    annotator,
    erasedAt: erased === null || erased === undefined ? null : isoInstant(erased),
    acts: actsFor(annotator.state).filter((act) => !annotator.isExcluded || act !== "let-go-on"),
    contest: contest && { ...contest, at: isoInstant(contest.at) },
    exclusions: await readExclusions(db, projectId, annotator.id),
    events: (await annotatorStatusEventsOf(db, annotator.id)).map(withIsoInstant),
    answers: await readAnswers(db, projectId, annotator.id),
    repeats: await readRepeats(db, project.settings, annotator.id),
    twins: await readTwins(db, project, annotator.id),
  };
}

type Project = Awaited<ReturnType<typeof readProject>>;

async function readRepeats(
  db: Db,
  settings: Project["settings"],
  annotatorId: string,
): Promise<ShownRepeats | null> {
  const twice = await repeatedAnswers(db, annotatorId, { degraded: false });
  if (settings.repeatShare === 0 && twice.length === 0) return null;
  const found = ownConsistency(twice);
  return { ...found, sameShare: shownProportion(found.same, found.n) };
}

async function readTwins(db: Db, { id, settings }: Project, annotatorId: string): Promise<ShownTwins | null> {
  const rated = await repeatedAnswers(db, annotatorId, { degraded: true });
  if (settings.twinShare === 0 && rated.length === 0) return null;
  const { scale } = await readScale(db, id);
  const pairs = rated.map(({ first, second }) => ({ item: first.value, twin: second.value }));
  const found = twinContrast(pairs, leastForTwin(scaleRange(scale)));
  return { met: rated.length, ...found, lowerShare: shownProportion(found.lower, found.n) };
}

function withIsoInstant<T extends { at: number }>({ at, ...rest }: T) {
  return { ...rest, at: isoInstant(at) };
}
