import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";
import { usesChecks } from "@/server/domain/attention-check/attention-check";
import { usesGold } from "@/server/domain/gold/uses-gold";
import { amountOf } from "@/server/domain/payment/amount-of";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { conditionsOf } from "@/server/domain/project/conditions-of";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { arrivalsOf } from "@/server/domain/recruiter/recruiters";
import { ownReturnCode } from "@/server/services/annotator/internal/own-return-code";
import { shownTexts } from "@/server/services/translation/internal/shown-texts";
import { showQualification } from "./internal/show-qualification";

/**
 * What anybody with the join link may read about a launched project, in the language that they read.
 * @param wishes BCP 47 tags: what they chose, then what their browser asks for.
 * @throws DomainError `not_found`, also for a draft and for a rehearsal copy.
 */
export async function showProject(
  deps: Pick<Deps, "store">,
  slug: string,
  annotator: AnnotatorActor | null,
  wishes: readonly string[] = [],
): Promise<ShownProject> {
  const project = await findProjectBySlug(deps.store.read, slug);
  const isOpen = project !== undefined && project.state !== "draft" && project.state !== "launching";
  if (!isOpen || project.rehearsalOf !== null) {
    throw new DomainError("not_found", "There is no project to join at this address. Check the link.");
  }
  const own = annotator?.projectId === project.id ? annotator : null;
  const { taskType, language, state, settings } = project;
  const { contactName, contactEmail, hitSize, leaseMinutes } = settings;
  const { feedback, itemComments, itemConfidence, scaleDirection } = settings;
  const texts = await shownTexts(deps.store.read, project, wishes);
  return {
    slug,
    taskType,
    language,
    state,
    ...texts,
    contactName,
    contactEmail,
    hitSize,
    leaseMinutes,
    breakMinutes: settings.breakMinutes,
    feedback,
    itemComments,
    itemConfidence,
    scaleDirection,
    imageHosts: settings.imageHosts,
    itemReports: settings.itemReports,
    payPerHit: amountOf(settings, settings.payPerHitMinor ?? 0),
    usesGold: usesGold(settings),
    usesChecks: usesChecks(settings.attentionChecks),
    recruiters: arrivalsOf(settings.recruiters),
    asksQuestions: settings.questionnaire.length > 0,
    conditions: conditionsOf(settings.eligibility),
    qualification: await showQualification(deps.store.read, project, annotator),
    ...privacyOf(settings),
    joined: own !== null,
    returnCode: own === null ? null : await ownReturnCode(deps, own.annotatorId),
  };
}
