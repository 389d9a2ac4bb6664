/** Where settings are changed, by the names that their paths begin with, the longer of two first. */
const places = {
  goldFrequency: { path: "/gold#gold-in-work", part: "goldInWork" },
  goldPerHit: { path: "/gold#gold-in-work", part: "goldInWork" },
  attentionChecks: { path: "/gold#attention-checks", part: "attentionChecks" },
  "stopping.behaviour": { path: "/rules#behaviour", part: "behaviour" },
  stopping: { path: "/rules#stopping", part: "stopping" },
  twinShare: { path: "/rules#twins", part: "twins" },
  repeatShare: { path: "/rules#repeats", part: "repeats" },
  qualification: { path: "/people#qualification", part: "qualification" },
  eligibility: { path: "/people#eligibility", part: "eligibility" },
  questionnaire: { path: "/people#questionnaire", part: "questionnaire" },
  limits: { path: "/limits#limits", part: "limits" },
  correctionMinutes: { path: "/limits#corrections", part: "corrections" },
  itemReports: { path: "/limits#corrections", part: "corrections" },
  composition: { path: "/page", part: "page" },
  hitSize: { path: "/page", part: "page" },
} as const;

const elsewhere = { path: "/limits#assignment", part: "sharing" } as const;

type FieldPlace = (typeof places)[keyof typeof places] | typeof elsewhere;

/** Where a setting can be mended: the path below the project, and the name of that part in the catalogue. */
export function fieldPlace(field: string): FieldPlace {
  const name = field.replace("settings.", "");
  return Object.entries(places).find(([setting]) => name.startsWith(setting))?.[1] ?? elsewhere;
}
