import { desc, eq } from "drizzle-orm";
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
