import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";

/** A plan of a study, with the changes that a test makes. */
export const studyPlanOf = (changes: Partial<StudyPlan> = {}): StudyPlan => ({
  title: "Compare sentences",
  description: "Read two sentences and say how alike they are.",
  places: 4,
  mostPlaces: 8,
  pagesPerPlace: 1,
  minutes: 10,
  rewardMinor: 200,
  devices: ["desktop"],
  filters: [],
  approval: "by-hand",
  screenOutMinor: 0,
  abilities: { signedLinks: false, screenOutPay: false, partPay: false },
  ...changes,
});
