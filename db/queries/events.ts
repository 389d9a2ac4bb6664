import { and, desc, eq, inArray } from "drizzle-orm";
import { events, users } from "@/db/schema";
import type { Db } from "@/db/store";

/** The newest events of a project with the name of the person who caused each, where it was one. */
export async function latestEvents(db: Db, projectId: string, limit: number) {
  return db
    .select({ id: events.id, kind: events.kind, at: events.at, data: events.data, by: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(eq(events.projectId, projectId))
    .orderBy(desc(events.at), desc(events.id))
    .limit(limit);
}

const changesLookedAt = 200;

/** Who changed which fields of the project, the newest first. */
export async function changersOf(db: Db, projectId: string) {
  const rows = await db
    .select({ kind: events.kind, at: events.at, data: events.data, by: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(eq(events.projectId, projectId), inArray(events.kind, ["project_changed", "scale_changed"])))
    .orderBy(desc(events.at), desc(events.id))
    .limit(changesLookedAt);
  return rows.map(({ kind, at, data, by }) => ({
    by,
    at,
    fields: kind === "scale_changed" ? ["scale", "question", "dimensions"] : (data.fields as string[]),
  }));
}
