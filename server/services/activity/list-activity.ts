import { countEvents, eventActors, listedEvents, type EventFilter } from "@/db/queries/events";
import type { Deps } from "@/server/deps";
import {
  activityPageSize,
  changedSettings,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityPage,
  type ActivityQuery,
  type ChangedSettings,
} from "@/server/domain/activity/contracts";
import { kindsAbout } from "@/server/domain/activity/topics";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { kindsWithEmail, mayReadEvent } from "@/server/domain/project/event";
import { may } from "@/server/domain/project/may";
import type { Role } from "@/server/domain/project/project";

const dayMs = 24 * 60 * 60 * 1000;
const entriesARead = 1_000;

/** One page of what happened in a project, the newest first. What a role may not read of an entry is left out of it. */
export async function listActivity(
  { store }: Pick<Deps, "store">,
  scope: ViewScope,
  { page, ...filter }: ActivityQuery,
): Promise<ActivityPage> {
  const wanted = eventFilter(scope, filter);
  const range = { limit: activityPageSize, offset: (page - 1) * activityPageSize };
  return store.snapshot(async (db) => {
    const events = await listedEvents(db, wanted, range);
    return {
      entries: events.map((event) => shownEntry(scope.role, event)),
      total: await countEvents(db, wanted),
      people: await eventActors(db, scope.projectId),
    };
  });
}

/** What stands behind an entry in the list, the newest first, for those who read it as a whole. */
export async function listActivityBehind(
  { store }: Pick<Deps, "store">,
  scope: ViewScope,
  { behind, limit, ...filter }: ActivityFilter & { behind?: { at: number; id: string }; limit: number },
): Promise<ActivityEntry[]> {
  const wanted = { ...eventFilter(scope, filter), behind };
  const events = await listedEvents(store.read, wanted, { limit, offset: 0 });
  return events.map((event) => shownEntry(scope.role, event));
}

/** All that matches, the newest first, read in batches of one consistent view. */
export async function allActivity(
  { store }: Pick<Deps, "store">,
  scope: ViewScope,
  filter: ActivityFilter,
): Promise<ActivityEntry[]> {
  const wanted = eventFilter(scope, filter);
  return store.snapshot(async (db) => {
    const entries: ActivityEntry[] = [];
    for (;;) {
      const range = { limit: entriesARead, offset: entries.length };
      const events = await listedEvents(db, wanted, range);
      entries.push(...events.map((event) => shownEntry(scope.role, event)));
      if (events.length < entriesARead) return entries;
    }
  });
}

function eventFilter(
  { projectId, role }: ViewScope,
  { topic, by, from, until, search }: ActivityFilter,
): EventFilter {
  return {
    projectId,
    kinds: topic === "all" ? undefined : kindsAbout(topic),
    closed: may(role, "organize") ? [] : kindsWithEmail,
    actor: actorIn(by),
    from: from === "" ? undefined : Date.parse(from),
    before: until === "" ? undefined : Date.parse(until) + dayMs,
    search,
  };
}

function actorIn(by: string): EventFilter["actor"] {
  if (by === "all") return undefined;
  return by === "system" || by === "annotator" ? { kind: by } : { userId: by };
}

type ListedEvent = Awaited<ReturnType<typeof listedEvents>>[number];

function shownEntry(role: Role, { at, data, ...event }: ListedEvent): ActivityEntry {
  const readable = mayReadEvent(role, event.kind) ? data : {};
  const changed = changedSettings.safeParse(readable);
  return {
    ...event,
    at: isoInstant(at),
    data: changed.success ? reasonOf(changed.data) : readable,
    changes: changed.success ? changed.data.changes : [],
  };
}

const reasonOf = ({ reason }: ChangedSettings) => (reason === undefined ? {} : { reason });
