import { and, asc, count, desc, eq, gte, inArray, like, lt, ne, not, or, sql, type SQL } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { events, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { EventKind } from "@/server/domain/project/event";

export async function insertEvent(tx: Tx, row: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(row);
}

/** The newest events of a project with the name of the person who caused each, where it was one. */
export async function latestEvents(db: Db, projectId: string, limit: number) {
  return (
    db
      .select({ id: events.id, kind: events.kind, at: events.at, data: events.data, by: users.name })
      .from(events)
      .leftJoin(users, eq(users.id, events.actorId))
      // What programs read is no news; the activity lists it.
      .where(and(eq(events.projectId, projectId), ne(events.kind, "token_read")))
      .orderBy(desc(events.at), desc(events.id))
      .limit(limit)
  );
}

const changesLookedAt = 200;

/** Who changed which fields of the project, the newest first. */
export async function changersOf(db: Db, projectId: string) {
  const rows = await db
    .select({ kind: events.kind, at: events.at, data: events.data, by: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(events.projectId, projectId),
        inArray(events.kind, ["project_changed", "scale_changed", "translation_changed"]),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(changesLookedAt);
  return rows.map(({ kind, at, data, by }) => ({
    by,
    at,
    fields: kind === "scale_changed" ? ["scale", "question", "dimensions"] : (data.fields as string[]),
  }));
}

export interface EventFilter {
  projectId: string;
  /** Any where left out. */
  kinds?: readonly EventKind[] | undefined;
  /** Kinds whose content is not searched, because the reader may not see it. */
  closed: readonly EventKind[];
  actor?: { kind: "system" | "annotator" } | { userId: string } | undefined;
  /** From this moment on, and before this one. */
  from?: number | undefined;
  before?: number | undefined;
  /** Behind this entry in the order of the list. */
  behind?: { at: number; id: string } | undefined;
  search: string;
}

function matching({
  projectId,
  kinds,
  closed,
  actor,
  from,
  before,
  behind,
  search,
}: EventFilter): SQL | undefined {
  // Names in JSON are ASCII; the two engines agree on the case of nothing else.
  const content = sql<string>`lower(cast(${events.data} as text))`;
  const pattern = `%${search.toLowerCase().replaceAll(/[%_\\]/g, "_")}%`;
  return and(
    eq(events.projectId, projectId),
    kinds === undefined ? undefined : inArray(events.kind, [...kinds]),
    actor !== undefined && "kind" in actor ? eq(events.actorKind, actor.kind) : undefined,
    actor !== undefined && "userId" in actor ? eq(events.actorId, actor.userId) : undefined,
    from === undefined ? undefined : gte(events.at, from),
    before === undefined ? undefined : lt(events.at, before),
    behind === undefined
      ? undefined
      : or(lt(events.at, behind.at), and(eq(events.at, behind.at), lt(events.id, behind.id))),
    search === "" ? undefined : and(like(content, pattern), not(inArray(events.kind, [...closed]))),
  );
}

/** How many events match. */
export async function countEvents(db: Db, filter: EventFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(events).where(matching(filter));
  return row?.n ?? 0;
}

/** Events that match, the newest first, with the name of the member who caused each. */
export async function listedEvents(
  db: Db,
  filter: EventFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: events.id,
      kind: events.kind,
      at: events.at,
      actor: events.actorKind,
      data: events.data,
      by: users.name,
      token: events.tokenName,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(matching(filter))
    .orderBy(desc(events.at), desc(events.id))
    .limit(limit)
    .offset(offset);
}

/** The people who caused an event of a project, by name. */
export async function eventActors(db: Db, projectId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .where(eq(events.projectId, projectId))
    .orderBy(asc(users.name), asc(users.id));
}

/** The events of a project that contain this text. */
export async function eventsNaming(db: Db, projectId: string, text: string) {
  const pattern = `%"${text.replaceAll(/[%_\\"]/g, "_")}"%`;
  return db
    .select({ id: events.id, data: events.data })
    .from(events)
    .where(and(eq(events.projectId, projectId), like(sql`cast(${events.data} as text)`, pattern)));
}

interface TokenReads {
  projectId: string;
  tokenId: string;
  /** What was read. */
  thing: string;
  since: number;
}

/** The newest entry that a token read a thing, held until the transaction ends, and how many it says. */
export async function latestReadOf(tx: Tx, { projectId, tokenId, thing, since }: TokenReads) {
  const rows = await forUpdate(
    tx
      .select({ id: events.id, data: events.data })
      .from(events)
      .where(
        and(
          eq(events.projectId, projectId),
          gte(events.at, since),
          eq(events.kind, "token_read"),
          eq(events.tokenId, tokenId),
        ),
      )
      .orderBy(desc(events.at), desc(events.id)),
  );
  const found = rows.find(({ data }) => data["thing"] === thing);
  return found && { id: found.id, count: Number(found.data["count"]) };
}

/** Gives an entry other contents, as when more of the same is read, or a person in it is erased. */
export async function rewriteEvent(tx: Tx, id: string, data: Record<string, unknown>): Promise<void> {
  await tx.update(events).set({ data }).where(eq(events.id, id));
}
