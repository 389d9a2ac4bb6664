/** The address of the demo whose campaign is over, with agreement, cases to adjudicate and a release to look at. */
export const finishedDemoSlug = "demo-finished";
