import type { ProjectSettings } from "@/server/domain/project/project";

/** Settings that a card does not read back: texts that it quotes, and what says nothing of the data. */
export const leftOut = {
  instructions: "quoted as they are",
  consent: "kept in the manifest",
  contactName: "names a person",
  contactEmail: "names a person",
  leaseMinutes: "only how long a page is held; what came late says so itself",
  breakMinutes: "a suggestion, which nothing follows from",
  imageHosts: "where pictures lie",
  goldGrading: "kept in the manifest",
  returnUrl: "where annotators go at the end",
  recruiters: "how people are sent and go back; how many came from where is counted",
  plannedAnnotators: "a plan; how many there were is counted",
  allowShortRunway: "a plan",
  onErase: "what becomes of people who withdraw; kept in the manifest",
  keepTracesDays: "about ids that no release has",
  exclusionRules: "a proposal; whoever is excluded is listed with the rule",
} satisfies Partial<Record<keyof ProjectSettings, string>>;
