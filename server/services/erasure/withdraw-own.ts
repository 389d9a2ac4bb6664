import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { erasePerson } from "./internal/erase-person";

/** Erases who asks for it. @throws DomainError `not_found` for whoever has been erased already. */
export async function withdrawOwn(deps: Deps, { annotatorId }: AnnotatorActor): Promise<void> {
  await deps.store.write((tx) => erasePerson(deps, tx, annotatorId, { kind: "annotator" }));
}
