export const annotatorSources = ["link", "invite", "prolific", "mturk"] as const;
export type AnnotatorSource = (typeof annotatorSources)[number];
