import { countedWork, lockAnnotatorCalled } from "@/db/queries/annotator-status-history";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Excluded, ExcludeScreenedInput } from "@/server/domain/exclusion/contracts";
import type { ScreenedAnnotator } from "@/server/domain/exclusion/screening";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";
import { excludeEach, type ExclusionGround } from "./internal/exclude-each";
import { readScreening } from "./show-screening";

/**
 * Excludes those of a screening's annotators who were chosen, by the rule that found them first.
 * @throws DomainError `not_found` for figures that are not there, or an annotator whom they do not name, `conflict`
 *   naming those who worked on, were graded anew or were excluded since they were looked at; nobody is excluded then.
 */
export async function excludeScreened(
  deps: Deps,
  scope: OrganizeScope,
  { screening, annotators, reason }: ExcludeScreenedInput,
): Promise<Excluded> {
  const { result } = await readScreening(deps.store.read, scope.projectId, screening);
  const found = new Map(result.who.map((one) => [one.annotator, one]));
  return deps.store.write(async (tx) => {
    const changed: string[] = [];
    const grounds: ExclusionGround[] = [];
    for (const pseudonym of [...new Set(annotators)].sort()) {
      const seen = found.get(pseudonym);
      if (seen === undefined) throw noSuchAnnotator(pseudonym);
      const ground = await groundFor(tx, scope.projectId, seen);
      if (ground === null) changed.push(pseudonym);
      else grounds.push(ground);
    }
    if (changed.length > 0) {
      throw new DomainError("conflict", `Since these figures: ${changed.join(", ")} changed. Look again.`, {
        annotators: changed,
      });
    }
    return excludeEach(deps, tx, scope, { grounds, reason });
  });
}

/** @returns null for somebody who is not any more as they were when they were looked at. */
async function groundFor(
  tx: Tx,
  projectId: string,
  { annotator: pseudonym, findings, ...seen }: ScreenedAnnotator,
): Promise<ExclusionGround | null> {
  const annotator = await lockAnnotatorCalled(tx, projectId, pseudonym);
  const [finding] = findings;
  if (annotator === undefined || finding === undefined) throw noSuchAnnotator(pseudonym);
  const { judgments } = await countedWork(tx, annotator.id);
  const isSame =
    annotator.submittedCount === seen.submitted &&
    annotator.goldRightCount === seen.goldRight &&
    annotator.goldAnsweredCount === seen.goldAnswered &&
    judgments === seen.judgments;
  const { rule, value, bound } = finding;
  return isSame ? { annotatorId: annotator.id, origin: "rule", rule, value, bound } : null;
}
