import {
  dropParticipants,
  keepParticipants,
  prolificParticipantsOf,
  type ParticipantKey,
  type ProlificParticipantRow,
} from "@/db/queries/prolific-participants";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { inChunks } from "@/server/domain/in-chunks";
import { keptRowOf } from "./kept-row-of";
import { readSomeParticipants, type ComparedParticipant } from "./read-participants";
import { requirePlan } from "./require-study";

/** So many people are kept in one transaction. */
const perWrite = 200;

type Study = Pick<ProlificStudyRow, "id" | "projectId">;

/** Keeps how everybody of a study compares, so that they can be sought and put in order; only what is new is written. */
export async function keepCompared(
  deps: Deps,
  study: Study,
  everybody: readonly ComparedParticipant[],
): Promise<void> {
  const rows = everybody.map((each) => keptRowOf(study, each));
  const ids = new Set(rows.map(({ id }) => id));
  const kept = new Map((await prolificParticipantsOf(deps.store.read, study.id)).map((row) => [row.id, row]));
  const isNew = (row: ProlificParticipantRow) => !isAlike(row, kept.get(row.id));
  const gone = [...kept.keys()].filter((id) => !ids.has(id));
  for (const some of inChunks(gone, perWrite)) await deps.store.write((tx) => dropParticipants(tx, some));
  for (const some of inChunks(rows.filter(isNew), perWrite)) {
    await deps.store.write((tx) => keepParticipants(tx, some));
  }
}

function isAlike(row: ProlificParticipantRow, known: ProlificParticipantRow | undefined): boolean {
  const names = Object.keys(row) as (keyof ProlificParticipantRow)[];
  return known !== undefined && names.every((name) => row[name] === known[name]);
}

/** Compares some people anew, after something was done about them, and keeps it. */
export async function keepSomeCompared(
  deps: Deps,
  study: ProlificStudyRow,
  keys: readonly Omit<ParticipantKey, "id">[],
): Promise<void> {
  const db = deps.store.read;
  const project = await readProject(db, study.projectId);
  const compared = await readSomeParticipants(db, { project, study }, deps.now(), keys);
  const rows = compared.map((each) => keptRowOf(study, each));
  await deps.store.write((tx) => keepParticipants(tx, rows));
}

/** The same for people by their submissions, where the study is not at hand. */
export async function keepOfSubmissions(
  deps: Deps,
  projectId: string,
  submissionIds: readonly string[],
): Promise<void> {
  const study = await requirePlan(deps.store.read, projectId);
  const keys = submissionIds.map((submissionId) => ({ submissionId, annotatorId: null }));
  await keepSomeCompared(deps, study, keys);
}
