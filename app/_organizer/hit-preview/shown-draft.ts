import { usesChecks } from "@/server/domain/attention-check/attention-check";
import { usesGold } from "@/server/domain/gold/uses-gold";
import { textLanguage } from "@/server/domain/preset/text-language";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { conditionsOf } from "@/server/domain/project/conditions-of";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { PreviewedTexts } from "@/server/domain/translation/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";

/**
 * A project, launched or not, as its annotators will read of it.
 * @param texts in another language; where left out they are as they were written.
 */
export function shownDraft(
  { settings, ...project }: ProjectDetail,
  texts: Partial<Omit<PreviewedTexts, "questionnaire" | "languages">> = {},
): ShownProject {
  const { payPerHitMinor, currency, eligibility } = settings;
  return {
    ...settings,
    slug: project.slug,
    name: project.name,
    taskType: project.taskType,
    language: project.language,
    state: project.state,
    translation: null,
    otherLanguages: [],
    textsLanguage: textLanguage(project.question, project.language),
    question: project.question,
    dimensionCount: project.dimensions.length,
    scale: project.scale,
    payPerHit: payPerHitMinor === null ? null : { amount: payPerHitMinor / 100, currency },
    usesGold: usesGold(settings),
    usesChecks: usesChecks(settings.attentionChecks),
    conditions: conditionsOf(eligibility),
    asksQuestions: settings.questionnaire.length > 0,
    ...privacyOf(settings),
    // What is previewed is a page of work.
    qualification: null,
    joined: false,
    returnCode: null,
    ...texts,
  };
}
