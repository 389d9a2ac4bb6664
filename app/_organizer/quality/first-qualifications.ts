import type { QualificationPolicy } from "@/server/domain/policy/policies";

export const qualificationKinds = ["none", "test", "quiz", "training"] as const;

/** What each kind starts with when it is chosen: the numbers of the papers' campaigns. */
export const firstQualifications: {
  [K in QualificationPolicy["kind"]]: Extract<QualificationPolicy, { kind: K }>;
} = {
  none: { kind: "none" },
  test: { kind: "test", needed: 5, tries: 2, delayMinutes: 0 },
  quiz: { kind: "quiz", size: 4, needed: 4, tries: 1, delayMinutes: 0 },
  training: { kind: "training", size: 4, needed: 0 },
};
