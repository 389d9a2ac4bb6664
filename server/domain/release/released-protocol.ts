import { z } from "zod";
import { completedProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocol, type Protocol } from "@/server/domain/protocol/protocol";
import type { ProjectSettings } from "@/server/domain/project/project";
import { newRecruiter } from "@/server/domain/recruiter/recruiters";
import { isOfCheck } from "@/server/domain/translation/source-texts";
import type { ReleaseFacts } from "./facts";

const testTexts = z.array(z.object({ textA: z.string(), textB: z.string() }));

/** A protocol as a release tells it: nothing in it gives away an answer, a code, or how to reach anyone. */
export const releasedProtocol = protocol.extend({
  /** Without answers; left out where the preset brings the same pairs along. */
  testPairs: testTexts.optional(),
});
export type ReleasedProtocol = z.infer<typeof releasedProtocol>;

/** What of a protocol a release tells. */
export function protocolToRelease(content: Protocol): ReleasedProtocol {
  const { testPairs, settings, translations, ...rest } = content;
  return releasedProtocol.parse({
    ...rest,
    ...(translations && { translations: translations.map(withoutChecks) }),
    settings: withoutSecrets(settings),
    ...(!hasTestOfPreset(content) && { testPairs }),
  });
}

/** A translation without the attention checks, which others may still meet. */
const withoutChecks = (translation: NonNullable<Protocol["translations"]>[number]) => ({
  ...translation,
  texts: Object.fromEntries(Object.entries(translation.texts).filter(([place]) => !isOfCheck(place))),
});

function withoutSecrets(settings: ProjectSettings): ProjectSettings {
  const { attentionChecks, eligibility, limits, recruiters } = settings;
  return {
    ...settings,
    contactEmail: "",
    attentionChecks: { ...attentionChecks, checks: [] },
    returnUrl: "",
    recruiters: recruiters.map(({ name }) => newRecruiter(name)),
    eligibility: { ...eligibility, notInProjects: [] },
    limits: { ...limits, budgetMinor: null },
  };
}

function hasTestOfPreset({ preset, scale, testPairs }: Protocol): boolean {
  // The contract puts both in the same order of keys.
  const own = protocol.shape.testPairs.parse(completedProtocol({ scale }, preset).testPairs);
  return testPairs.length > 0 && JSON.stringify(testPairs) === JSON.stringify(own);
}

/** A protocol with all that the facts of its release say as well as they say it. */
export function agreeingWithFacts(content: ReleasedProtocol, facts: ReleaseFacts): ReleasedProtocol {
  const { project, dimensions, settings, agreementLevel, aggregation, pay } = facts;
  const { creator, name, preset, language } = project;
  const { correctionMinutes = content.settings.correctionMinutes } = settings;
  const { itemReports = content.settings.itemReports, sides = content.settings.sides } = settings;
  const { questionnaire = content.settings.questionnaire } = settings;
  const { twinShare = content.settings.twinShare } = settings;
  const attentionChecks = { ...content.settings.attentionChecks, ...settings.attentionChecks };
  const { otherProjects: _, ...eligibility } = settings.eligibility;
  return releasedProtocol.parse({
    ...content,
    ...{ name, preset, language },
    dimensions: dimensions.map((each, at) => ({
      definition: content.dimensions[at]?.definition ?? "",
      name: each.name,
      question: each.question,
    })),
    scale: { ...content.scale, ...scaleOf(content, facts) },
    settings: withoutSecrets({
      ...content.settings,
      ...settings,
      ...{ correctionMinutes, itemReports, sides, questionnaire, attentionChecks, twinShare },
      contactName: creator ?? "",
      eligibility: { ...content.settings.eligibility, ...eligibility },
      limits: { ...content.settings.limits, ...settings.limits },
      ...{ agreementLevel, aggregation },
      ...{ currency: pay.currency, payPerHitMinor: pay.perHitMinor },
    }),
  });
}

/** The scale of the facts, with the examples of the protocol. */
function scaleOf({ scale }: ReleasedProtocol, { dimensions: [first] }: ReleaseFacts) {
  if (first === undefined) return {};
  const { step, notApplicable, points } = first;
  const withoutExamples = { exampleA: "", exampleB: "" };
  return {
    ...{ step, notApplicable },
    points: points.map((point, at) => ({ ...withoutExamples, ...scale.points[at], ...point })),
  };
}
