import { DomainError } from "@/server/domain/errors";
import type { Adjudicator } from "@/server/domain/adjudication/round-for";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { may } from "@/server/domain/project/may";

/** The person who decides. @throws DomainError `forbidden` to whoever is none */
export function adjudicatorOf({ actor, role }: AdjudicateScope): Adjudicator {
  if (actor.kind !== "user") throw new DomainError("forbidden", "Only a person adjudicates.");
  return { userId: actor.userId, maySettle: may(role, "organize") };
}
