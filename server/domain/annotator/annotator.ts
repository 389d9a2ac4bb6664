export const annotatorSources = ["link", "invite", "prolific", "mturk"] as const;
export type AnnotatorSource = (typeof annotatorSources)[number];

/** `working` may lease HITs. */
export const annotatorStates = ["working"] as const;
export type AnnotatorState = (typeof annotatorStates)[number];
