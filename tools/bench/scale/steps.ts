import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readingAside, type Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import { plainMinShared } from "@/server/domain/agreement/judged-table";
import type { ProjectSettings } from "@/server/domain/project/project";
import { computeAgreement } from "@/server/services/agreement/compute-agreement";
import { pointIfDue } from "@/server/services/agreement/point-if-due";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { writeCopy } from "@/server/services/copy/write-copy";
import { runScreening } from "@/server/services/exclusion/run-screening";
import { computeAnnotatorFigures } from "@/server/services/progress/compute-annotator-figures";
import { enterProject } from "@/server/services/project/enter-project";
import { prepareRelease } from "@/server/services/release/prepare-release";
import { randomAnswers } from "../doors";
import { annotatorReads, otherReads } from "../organizer-page-reads";
import type { EmptyDatabase } from "./open-empty";

/** Something that the product does in a project, to be measured by its size. */
export interface Step {
  name: string;
  /** Who waits for it: the event loop of the server does it, a thread that reads, or the calculating process. */
  where: "annotator" | "organizer" | "aside";
  times: number;
  work: () => Promise<unknown>;
}

/** What is measured: a filled project with its database, and a folder for what long work writes. */
export interface ScaleProject {
  deps: Deps;
  projectId: string;
  slug: string;
  settings: ProjectSettings;
  annotators: readonly AnnotatorActor[];
  database: EmptyDatabase;
  folder: string;
}

/** Every step that is measured, in an order in which none disturbs the next. */
export async function stepsOf(project: ScaleProject): Promise<Step[]> {
  return [...annotatorSteps(project), ...(await organizerSteps(project)), ...longSteps(project)];
}

const pagesMeasured = 200;

/** A page is leased and submitted by whoever's turn it is; both are measured together, as nobody has two pages open. */
function annotatorSteps({ deps, annotators }: ScaleProject): Step[] {
  let turn = 0;
  const work = async () => {
    const actor = annotators[turn++ % annotators.length];
    if (actor === undefined) throw new Error("A project has annotators.");
    const next = await leaseNextHit(deps, actor);
    if (next.kind === "none") throw new Error(`There was no page: ${next.reason}.`);
    const { assignment } = next;
    await submitAssignment(deps, actor, { assignment: assignment.id, ...randomAnswers(assignment) });
  };
  return [{ name: "lease and submit", where: "annotator", times: pagesMeasured, work }];
}

async function organizerSteps({ deps: plain, slug }: ScaleProject): Promise<Step[]> {
  const deps = readingAside(plain);
  const scope = await enterProject(deps, { kind: "system" }, slug, "own");
  const reads = { ...annotatorReads(deps, scope), ...otherReads(deps, scope, slug) };
  return Object.entries(reads).map(([name, work]) => ({ name, where: "organizer", times: 5, work }));
}

function longSteps(project: ScaleProject): Step[] {
  const { deps, projectId, settings, database } = project;
  const long = (name: string, work: Step["work"]): Step => ({ name, where: "aside", times: 1, work });
  const { level, ...plain } = { level: settings.agreementLevel, ...plainDrawing };
  const agreement = { level, ...plain, minShared: plainMinShared };
  const screening = { rules: [{ name: "inter-tagger" as const, bound: 0.1 }], spared: [] };
  const backup = path.join(project.folder, "backup.zip");
  return [
    long("figures of annotators", () => computeAnnotatorFigures(deps, { projectId })),
    long("live agreement", () => pointIfDue(deps, { projectId })),
    long("agreement job", () => computeAgreement(jobOf(project, agreement))),
    long("exclusion preview", () => runScreening(jobOf(project, screening))),
    long("release", () => prepareRelease(jobOf(project, { aggregation: settings.aggregation }))),
    long("backup", async () => {
      await writeCopy(deps, { kind: "backup", place: backup, from: database.from });
      rmSync(backup);
    }),
  ];
}

/** What a job gets when nobody listens to how far it is. */
function jobOf<Parameters>({ deps, projectId, folder }: ScaleProject, parameters: Parameters) {
  const own = path.join(folder, `job-${deps.newId()}`);
  mkdirSync(own);
  const unheard = () => undefined;
  const said = { report: unheard, saw: unheard, save: unheard };
  return { deps, projectId, parameters, checkpoint: null, folder: own, ...said };
}
