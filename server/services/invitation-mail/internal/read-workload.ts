import { countWorkGold, metCounts } from "@/db/queries/gold-runway";
import type { InvitedPersonRow } from "@/db/queries/invitations";
import { countLaidOutItems } from "@/db/queries/layout";
import { namedItemCounts, namedItemsLeftCounts } from "@/db/queries/named-items";
import { hasOpenWork } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import type { WorkStage } from "@/server/domain/invitation-mail/may-be-mailed";
import { pagesDone } from "@/server/domain/invitation-mail/pages-done";

interface PersonalWork {
  stage: WorkStage;
  pages: { done: number; of: number } | null;
  hasWork: boolean;
}

export interface Workload {
  of: (person: InvitedPersonRow) => PersonalWork;
}

/** What there is to do in a project, and how far each person invited to it has come. */
export async function readWorkload(db: Db, project: ProjectRow): Promise<Workload> {
  const { id, settings } = project;
  const lists = await namedItemCounts(db, id);
  const left = await namedItemsLeftCounts(db, id);
  const itemCount = await countLaidOutItems(db, id);
  const isOpen = await hasOpenWork(db, id);
  const withoutGold = await peopleWithoutGold(db, project);
  const of = (person: InvitedPersonRow): PersonalWork => {
    const listLeft = lists.has(person.id) ? (left.get(person.id) ?? 0) : null;
    const hasWork = listLeft === null ? isOpen : listLeft > 0;
    const { annotatorId, state, hits, judged } = person;
    if (annotatorId === null) return { stage: "not_joined", pages: null, hasWork };
    const pages = pagesDone(settings, itemCount, { hits: hits ?? 0, judged: judged ?? 0, listLeft });
    const isAtWork = state === "working" || state === "qualifying";
    const isDone = pages.done >= pages.of || withoutGold.has(annotatorId);
    return { stage: isAtWork ? (isDone ? "finished" : "working") : "stopped", pages, hasWork };
  };
  return { of };
}

/** People who have met all gold, where that ends the work. */
async function peopleWithoutGold(db: Db, { id, settings }: ProjectRow): Promise<ReadonlySet<string>> {
  if (settings.whenGoldRunsOut !== "finish" || meanGoldPerHit(settings) === 0) return new Set();
  const pool = await countWorkGold(db, id);
  const met = await metCounts(db, id);
  return new Set(met.filter((each) => each.met >= pool).map(({ annotatorId }) => annotatorId));
}
