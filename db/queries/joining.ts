import { aliasedTable, and, eq, gte, inArray, ne } from "drizzle-orm";
import { annotators, memberships, projects, qualificationAttempts } from "@/db/schema";
import type { Db } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { QualificationKind } from "@/server/domain/policy/policies";

/** By what a person is known in more than one project. */
export interface KnownPerson {
  source: AnnotatorSource;
  externalId: string;
}

const isPerson = ({ source, externalId }: KnownPerson) =>
  and(eq(annotators.source, source), eq(annotators.externalId, externalId));

/** In which of these projects, by address, a person has joined. */
export async function joinedAmong(db: Db, slugs: readonly string[], person: KnownPerson): Promise<string[]> {
  const rows = await db
    .select({ slug: projects.slug })
    .from(projects)
    .innerJoin(annotators, and(eq(annotators.projectId, projects.id), isPerson(person)))
    .where(inArray(projects.slug, [...slugs]));
  return rows.map(({ slug }) => slug);
}

const ours = aliasedTable(memberships, "ours");
const theirs = aliasedTable(memberships, "theirs");

/**
 * Whether a person has passed such a qualification since a moment in another project of an owner of this one, where
 * they may still work.
 */
export async function passedElsewhere(
  db: Db,
  person: KnownPerson,
  { projectId, kind, since }: { projectId: string; kind: QualificationKind; since: number },
): Promise<boolean> {
  const found = await db
    .select({ id: qualificationAttempts.id })
    .from(ours)
    .innerJoin(
      theirs,
      and(eq(theirs.userId, ours.userId), eq(theirs.role, "owner"), ne(theirs.projectId, projectId)),
    )
    .innerJoin(annotators, and(eq(annotators.projectId, theirs.projectId), isPerson(person)))
    .innerJoin(qualificationAttempts, eq(qualificationAttempts.annotatorId, annotators.id))
    .where(
      and(
        eq(ours.projectId, projectId),
        eq(ours.role, "owner"),
        eq(annotators.state, "working"),
        eq(qualificationAttempts.kind, kind),
        eq(qualificationAttempts.passed, true),
        gte(qualificationAttempts.finishedAt, since),
      ),
    )
    .limit(1);
  return found.length > 0;
}
