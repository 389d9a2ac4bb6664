interface Point {
  value: number;
  label: string;
  definition: string;
  exampleA: string;
  exampleB: string;
}

/** A scale whose points are labelled by `labels`, from `from` on, one apart. */
export function scaleOf(labels: readonly string[], { from = 0, step = 1, notApplicable = false } = {}) {
  const points: Point[] = labels.map((label, at) => ({
    value: from + at,
    label,
    definition: `What “${label}” means.`,
    exampleA: "",
    exampleB: "",
  }));
  return { step, notApplicable, points };
}

const related = ["Unrelated", "Slightly related", "Related", "Somewhat similar", "Very similar"];

/** One of each kind that stands differently on the page. */
export const shownScales = {
  "two points": scaleOf(["Different", "Same"]),
  "quarter steps": scaleOf(related, { step: 0.25 }),
  "Not Applicable": scaleOf(related, { notApplicable: true }),
  "long words": scaleOf(["Incomprehensible", "Understandable", "Plain"]),
  "eleven points": scaleOf(["Nothing", "", "", "", "", "Half", "", "", "", "", "All"]),
};
