/** The parts of the quality screen by the names that a policy's path begins with, the longer of two first. */
const qualityParts = {
  goldFrequency: { anchor: "gold-in-work", part: "goldInWork" },
  "stopping.behaviour": { anchor: "behaviour", part: "behaviour" },
  stopping: { anchor: "stopping", part: "stopping" },
  qualification: { anchor: "qualification", part: "qualification" },
  eligibility: { anchor: "eligibility", part: "eligibility" },
  limits: { anchor: "limits", part: "limits" },
} as const;

type QualityPart = (typeof qualityParts)[keyof typeof qualityParts]["part"];

/** Where a setting can be mended: the path below the project, and the name of that part in the catalogue. */
export function fieldPlace(field: string): { path: string; part: QualityPart | "hits" | "sharing" } {
  const name = field.replace("settings.", "");
  if (name === "overlap" || name === "goldPerHit") return { path: "/setup#hits", part: "hits" };
  const found = Object.entries(qualityParts).find(([policy]) => name.startsWith(policy))?.[1];
  return found === undefined
    ? { path: "/quality#sharing", part: "sharing" }
    : { path: `/quality#${found.anchor}`, part: found.part };
}
