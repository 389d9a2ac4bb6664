/** How sure an annotator is of an answer: not sure, fairly sure, sure. */
export const confidences = [1, 2, 3] as const;
export type Confidence = (typeof confidences)[number];
