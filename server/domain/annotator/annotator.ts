export const annotatorSources = ["link", "invite", "prolific", "mturk", "sona", "panel"] as const;
export type AnnotatorSource = (typeof annotatorSources)[number];
