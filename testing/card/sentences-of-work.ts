import { names, on, share, type Pattern } from "./pattern";

/** What the card says of the work: what it came to, what was on pages, and who could work. */
export const contents: Pattern[] = [
  on(
    String.raw`# judgments?(?: on # dimensions)?, of which # count\. A judgment is the answer of one annotator to one item on one dimension\.`,
    ([judgments, dimensions, counted]) => ({
      judgments: Number(judgments),
      dimensions: Number(dimensions ?? 1),
      countedJudgments: Number(counted),
    }),
  ),
  on(String.raw`# judgments? do(?:es)? not count, because (.+)\.`, ([n, why]) => ({
    [`uncounted: ${why}`]: Number(n),
  })),
  on(
    String.raw`# of # gold values?(; the others have no counted judgment with a value)?\.`,
    ([values, all, isShort]) => ({
      goldValues: Number(values),
      allValues: Number(all),
      lacksValues: isShort !== undefined,
    }),
  ),
];

export const pages: Pattern[] = [
  on(String.raw`Each page had up to # items?\.`, ([n]) => ({ hitSize: Number(n) })),
  on(String.raw`All pages were fixed at launch\.`, () => ({ composition: "fixed" })),
  on(String.raw`Each page was composed when an annotator asked for it\.`, () => ({ composition: "dynamic" })),
  on(String.raw`Items of the same group were on the same page\.`, () => ({ keepGroupsTogether: true })),
  on(String.raw`No page had gold items\.`, () => ({ goldPerHit: 0 })),
  on(String.raw`Each page had # gold items? among its items\.`, ([n]) => ({ goldPerHit: Number(n) })),
  on(String.raw`1 of every # items? was gold\.`, ([n]) => ({ goldEvery: Number(n) })),
  on(
    String.raw`1 of every # items? was gold while an annotator had at least # % of their gold items right, and 1 of every # otherwise\.`,
    ([high, bar, low]) => ({
      goldEvery: Number(high),
      goldEveryOtherwise: Number(low),
      goldBar: share(bar!),
    }),
  ),
  on(String.raw`An annotator who had seen all gold items got no more pages\.`, () => ({
    whenGoldRunsOut: "finish",
  })),
  on(String.raw`An annotator who had seen all gold items continued without gold\.`, () => ({
    whenGoldRunsOut: "continue",
  })),
  on(
    String.raw`After each page, annotators saw the gold items that they missed, with the accepted answers and an explanation\.`,
    () => ({ feedback: true }),
  ),
  on(String.raw`Annotators did not learn which items were gold\.`, () => ({ feedback: false })),
  on(String.raw`Each item needed counted judgments by # annotators?\.`, ([n]) => ({ overlap: Number(n) })),
  on(
    String.raw`An item got more judgments, up to # annotators? in all, while the 95 % interval of its mean was wider than # points?\.`,
    ([maximum, ciWidth]) => ({ extraJudgments: { maximum: Number(maximum), ciWidth: Number(ciWidth) } }),
  ),
  on(
    String.raw`An item got more judgments, up to # annotators? in all, while more than # % of the pairs of its annotators, or of the candidates they ordered, differed\.`,
    ([maximum, n]) => ({ extraJudgments: { maximum: Number(maximum), disagreement: share(n!) } }),
  ),
  on(
    String.raw`About # % of the places on pages repeated an item that the annotator had judged before\. These answers never count, and this release does not contain them\.`,
    ([n]) => ({ repeatShare: share(n!) }),
  ),
  on(
    String.raw`About # % of the places on pages showed a degraded twin of an item that the annotator had judged before: most words of its text B were replaced\. These answers never count, and this release does not contain them\.`,
    ([n]) => ({ twinShare: share(n!) }),
  ),
  on(String.raw`Annotators saw the (lowest|highest) point of the scale first\.`, ([end]) => ({
    scaleDirection: end === "lowest" ? "low-first" : "high-first",
  })),
  on(
    String.raw`Each annotator saw A and B of an item in each other's place with a chance of one half; \`swapped\` in the judgments says so\.`,
    () => ({ sides: "random" }),
  ),
  on(String.raw`Candidates of a group could( not)? share a place\.`, ([not]) => ({
    allowTies: not === undefined,
  })),
  on(String.raw`Annotators could say how sure they were of each item\.`, () => ({ itemConfidence: true })),
  on(String.raw`Annotators could comment on each item\.`, () => ({ itemComments: true })),
  on(
    String.raw`Annotators could correct the page they submitted last for # minutes?, until it was paid\.`,
    ([n]) => ({ correctionMinutes: Number(n) }),
  ),
  on(
    String.raw`Annotators could report an item as broken(?:, and skip up to # items? that they reported)?\.`,
    ([n = "0"]) => ({ skipsPerAnnotator: Number(n) }),
  ),
  on(String.raw`An item was retired after # reports?\.`, ([n]) => ({ stopAfter: Number(n) })),
];

const tries = String.raw`needed # right, in at most # tr(?:y|ies)(?:, with # minutes? between tries)?\.`;
const tried = (needed: string, most: string, delay = "0") => ({
  needed: Number(needed),
  tries: Number(most),
  delayMinutes: Number(delay),
});
export const admission: Pattern[] = [
  on(String.raw`Anyone with the link could join\.`, () => ({ open: true })),
  on(String.raw`Only invited people could join\.`, () => ({ invitedOnly: true })),
  on(String.raw`Only people in (.+) could join\.`, ([list]) => ({ countries: names(list!) })),
  on(String.raw`Only people who read (.+) could join\.`, ([list]) => ({ languages: names(list!) })),
  on(String.raw`People needed an approval rate of at least # %, if their recruiter sent one\.`, ([n]) => ({
    minApprovalRate: share(n!),
  })),
  on(String.raw`People who took part in any of # other projects? could not join\.`, ([n]) => ({
    otherProjects: Number(n),
  })),
  on(String.raw`People started without a qualification\.`, () => ({ qualification: { kind: "none" } })),
  on(String.raw`People first took a test of # items? and ${tries}`, ([size, needed, most, delay]) => ({
    qualification: { kind: "test", ...tried(needed!, most!, delay) },
    testItems: Number(size),
  })),
  on(String.raw`People first took a quiz of # gold items? and ${tries}`, ([size, needed, most, delay]) => ({
    qualification: { kind: "quiz", size: Number(size), ...tried(needed!, most!, delay) },
  })),
  on(
    String.raw`People first did a training of # gold items? with feedback(?: and needed # right)?\.`,
    ([size, needed = "0"]) => ({
      qualification: { kind: "training", size: Number(size), needed: Number(needed) },
    }),
  ),
  on(
    String.raw`People who passed a (test|quiz|training) in another of the owner's projects within # days? did not repeat it\.`,
    ([kind, days]) => ({ reuse: [kind, Number(days)] }),
  ),
  on(String.raw`There was no limit on how much one annotator could judge\.`, () => ({ unlimited: true })),
  on(String.raw`One annotator could judge at most # items?, gold items included\.`, ([n]) => ({
    itemsPerAnnotator: Number(n),
  })),
  on(String.raw`One annotator could judge at most # % of the items, gold items included\.`, ([n]) => ({
    sharePerAnnotator: share(n!),
  })),
  on(String.raw`One annotator could submit at most # pages?\.`, ([n]) => ({ hitsPerAnnotator: Number(n) })),
  on(String.raw`Work opened at (\S+)\.`, ([at]) => ({ opensAt: at })),
  on(String.raw`Work closed at (\S+)\.`, ([at]) => ({ closesAt: at })),
];
