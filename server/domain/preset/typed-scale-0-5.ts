import type { ScaleDraft } from "@/server/domain/scale/scale";

const point = (value: number, label: string, definition: string) => ({
  value,
  label,
  definition,
  exampleA: "",
  exampleB: "",
});

/** From 0 to 5 or Not Applicable, the same for every kind of similarity of two records (2013 §3.2). */
export const typedScale0To5: ScaleDraft = {
  step: 1,
  notApplicable: true,
  points: [
    point(0, "Not similar", "Nothing in this respect is alike."),
    point(1, "Hardly similar", "They share no more than a distant connection."),
    point(2, "A little similar", "Some of it is alike, most of it differs."),
    point(3, "Fairly similar", "About as much is alike as differs."),
    point(4, "Very similar", "Most of it is alike; what differs matters little."),
    point(5, "The same", "In this respect the two are the same, or as good as the same."),
  ],
};
