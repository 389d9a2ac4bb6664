import { newestPageTimes } from "@/db/queries/progress";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { checksEndAt } from "@/server/domain/attention-check/attention-check";
import { measuredPages, plainPageMinutes } from "@/server/domain/assignment/page-minutes";
import { DomainError } from "@/server/domain/errors";
import { usesGold } from "@/server/domain/gold/uses-gold";
import { amountOf } from "@/server/domain/payment/amount-of";
import { mostPages } from "@/server/domain/policy/most-pages";
import type { WorkTerms } from "@/server/domain/project/work-terms";
import { barOf } from "@/server/domain/stopping/should-stop";

/** So many of the newest pages tell how long a page takes. */
const pagesLookedAt = 200;

/**
 * How long a page takes, what an hour earns, how many pages there are at most, and which bar ends the work.
 * @throws DomainError `not_found`
 */
export async function showWorkTerms({ store }: Pick<Deps, "store">, slug: string): Promise<WorkTerms> {
  const project = await findProjectBySlug(store.read, slug);
  if (project === undefined) {
    throw new DomainError("not_found", "There is no project to join at this address. Check the link.");
  }
  const { settings } = project;
  const measured = measuredPages(await newestPageTimes(store.read, project.id, pagesLookedAt));
  const pageMinutes = measured?.minutes ?? plainPageMinutes(settings);
  const perHourMinor = Math.round(((settings.payPerHitMinor ?? 0) * 60) / pageMinutes);
  return {
    pageMinutes,
    measuredPages: measured?.pages ?? null,
    perHour: amountOf(settings, perHourMinor),
    mostPages: mostPages(settings),
    failedChecks: checksEndAt(settings.attentionChecks),
    bar: usesGold(settings) ? barOf(settings) : null,
  };
}
