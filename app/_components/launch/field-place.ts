/** The anchor on the quality screen of each policy whose name a field's path begins with. */
const qualityAnchors = {
  goldFrequency: "gold-in-work",
  "stopping.behaviour": "behaviour",
  stopping: "stopping",
  qualification: "qualification",
  eligibility: "eligibility",
  limits: "limits",
} as const;

/** Where a setting can be mended: the path below the project, and the name of that part in the catalogue. */
export function fieldPlace(field: string): { path: string; part: "hits" | "quality" } {
  if (field === "settings.overlap" || field === "settings.goldPerHit") {
    return { path: "/setup#hits", part: "hits" };
  }
  const name = field.replace("settings.", "");
  const anchor = Object.entries(qualityAnchors).find(([policy]) => name.startsWith(policy))?.[1];
  return { path: `/quality#${anchor ?? "sharing"}`, part: "quality" };
}
