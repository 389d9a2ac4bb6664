import { counts, named, on, share, type Pattern, type CardFacts } from "./pattern";

const certainty = String.raw`it was at least # % certain that their true accuracy on gold items was below # %`;

const actions = {
  "warned once": "warn",
  "paused until an organizer decided": "pause",
  stopped: "stop",
} as const;
const isAction = (text: string): text is keyof typeof actions => text in actions;
const rule = (
  figure: string,
  [action = "", bound = "", minItems = ""]: string[],
  read: (text: string) => number = Number,
): CardFacts => ({
  [`behaviour: ${figure}`]: {
    bound: read(bound),
    minItems: Number(minItems),
    action: isAction(action) ? actions[action] : action,
  },
});
const watched = (condition: string) =>
  `People were (.+) when ${condition}, checked once they had judged # items?\\.`;
export const stopping: Pattern[] = [
  on(String.raw`No rule was about answers to gold items\.`, () => ({ accuracy: null })),
  on(
    String.raw`People were stopped when fewer than # % of their gold items were right, checked once they had answered #\.`,
    ([bar, minGold]) => ({ accuracy: { bar: share(bar!), minGold: Number(minGold), certainty: null } }),
  ),
  on(
    `People were stopped when ${certainty}, checked once they had answered #\\.`,
    ([sure, bar, minGold]) => ({
      accuracy: { bar: share(bar!), minGold: Number(minGold), certainty: share(sure!) },
    }),
  ),
  on(String.raw`No rule was about how people worked\.`, () => ({ behaviour: "none" })),
  on(watched("their median time was below # seconds? an item"), (found) => rule("seconds", found)),
  on(watched("they gave the same answer to more than # items? in a row"), (found) =>
    rule("straight-line", found),
  ),
  on(watched("more than # % of their answers were Not Applicable"), (found) =>
    rule("missing-share", found, share),
  ),
  on(watched("their correlation with the mean of the others was below #"), (found) =>
    rule("agreement", found),
  ),
  on(
    String.raw`1 of every # pages? had an attention check, which said itself what to answer, up to # a person\. (Nothing followed from failed checks|People were (?:warned|stopped) (?:from|at) # failed checks?(?: on)?(?:, after a warning at the one before)?)\.`,
    ([every, most, told = "", failures]) => ({
      attentionChecks: {
        ...{ everyPages: Number(every), perAnnotator: Number(most) },
        action: told.startsWith("Nothing") ? "none" : told.includes("stopped") ? "stop" : "warn",
        ...(failures !== undefined && { failures: Number(failures) }),
      },
    }),
  ),
  on(String.raw`Judgments that people submitted before they were stopped still count\.`, () => ({
    onStop: "keep",
  })),
  on(String.raw`Judgments that people submitted before they were stopped do not count\.`, () => ({
    onStop: "discard",
  })),
];

const questionKinds: Record<string, string> = {
  "a scale": "likert",
  "a choice": "choice",
  "a text": "text",
  "an age": "age",
};
const releasedAs: Record<string, string> = {
  "released as answered": "as-answered",
  "released coarsened where five or more people answered": "coarsened",
  "not released": "none",
};

export const people: Pattern[] = [
  on(String.raw`No answers to the organizers' questions are released\.`, () => ({ releasedAnswers: 0 })),
  on(
    '`(.+)`, (an? .+), asked (before|after) the work, (needed an answer|could be left out)(, with "Prefer not to say")?, ((?:not )?released[a-z ]*): (.+\\?)(?: \\((.+)\\))?',
    ([name = "", kind = "", when, need, withhold, release = "", text, options]) => ({
      [`question ${name}`]: {
        ...{ kind: questionKinds[kind], when, required: need === "needed an answer", text },
        // An age always is about the person.
        demographic: withhold !== undefined && kind !== "an age",
        release: releasedAs[release],
        options: options?.split("; ") ?? [],
      },
    }),
  ),
  on(
    String.raw`# (?:person|people) joined\. Judgments are by # of them, counted judgments by #\. # are excluded\.`,
    ([joined, judged, counted, excluded]) => ({
      joined: Number(joined),
      judged: Number(judged),
      counted: Number(counted),
      excluded: Number(excluded),
    }),
  ),
  on(String.raw`Their status: (.+)\.`, ([list]) => ({ states: counts(list!) })),
  on(String.raw`Who is stopped: (.+)\.`, ([list]) => ({ stops: counts(list!) })),
  on(String.raw`Their source: (.+)\.`, ([list]) => ({ sources: named(list!) })),
  on(String.raw`Their countries are not known\.`, () => ({ origins: {} })),
  on(String.raw`Their countries: (.+)\.`, ([list]) => ({ origins: named(list!) })),
];

const money = String.raw`# ([A-Z]{3})`;
export const payPatterns: Pattern[] = [
  on(String.raw`Pay for pages was agreed elsewhere\.`, () => ({ perHit: null })),
  on(String.raw`The pay was ${money} for each page of up to # items?\.`, ([amount, currency, size]) => ({
    perHit: Number(amount),
    currency,
    paidSize: Number(size),
  })),
  on(String.raw`The pay was ${money} for finishing the qualification\.`, ([amount]) => ({
    qualificationPay: Number(amount),
  })),
  on(String.raw`Annotators earned ${money} in all, and ${money} in bonuses\.`, ([due, , bonus]) => ({
    due: Number(due),
    bonus: Number(bonus),
  })),
  on(String.raw`The median time that an item was in view is # seconds\.`, ([n]) => ({
    medianSeconds: Number(n),
  })),
  on(String.raw`At that speed a full page pays ${money} an hour\.`, ([n]) => ({ perHour: Number(n) })),
];

const mean = "A gold value is the mean of the counted judgments";
const method = (pattern: string, told: (found: string[]) => object) =>
  on(pattern, (found) => ({ aggregation: told(found) }));
export const values: Pattern[] = [
  on(String.raw`No annotator is excluded\.`, () => ({ nobodyExcluded: true })),
  on("# annotators? (?:is|are) excluded by the rule `(.+)`\\.", ([n, text]) => ({
    [`excluded: ${text}`]: Number(n),
  })),
  on(String.raw`# annotators? (?:is|are) excluded by an organizer's decision\.`, ([n]) => ({
    "excluded: by hand": Number(n),
  })),
  on(String.raw`# exclusions? (?:was|were) taken back\.`, ([n]) => ({ takenBack: Number(n) })),
  method(`${mean}\\.`, () => ({ method: "mean" })),
  method(String.raw`A gold value is the median of the counted judgments\.`, () => ({ method: "median" })),
  method(`${mean}, weighted by how each annotator correlates with the others\\.`, () => ({
    method: "weighted",
  })),
  method(`${mean}, after the values of each annotator were shifted and scaled to fit the others\\.`, () => ({
    method: "shift-scale",
  })),
  method(String.raw`A gold value is the most frequent of the counted judgments\.`, () => ({
    method: "majority",
  })),
  method(String.raw`A gold value is the most probable answer by the model of Dawid and Skene\.`, () => ({
    method: "dawid-skene",
  })),
  method(`${mean} without the lowest # % and the highest # %\\.`, ([low, high]) => ({
    method: "trimmed",
    share: low === high ? share(low!) : null,
  })),
  method(`${mean} within # standard deviations? of the item's mean\\.`, ([n]) => ({
    method: "sd-trimmed",
    deviations: Number(n),
  })),
  on(String.raw`Where some annotators answered Not Applicable, the value rests on the others\.`, () => ({
    leavesOthers: true,
  })),
  on(String.raw`Where all annotators answered Not Applicable, the value is 0\.`, () => ({
    allNotApplicable: "zero",
  })),
  on(String.raw`Where all annotators answered Not Applicable, there is no value\.`, () => ({
    allNotApplicable: "missing",
  })),
  on(String.raw`No item has a gold value, because no number says what people answered\.`, () => ({
    noValues: true,
  })),
  on(String.raw`No rule sent values to adjudication\.`, () => ({ difference: null, ciWidth: null })),
  on(String.raw`A value went to adjudication when two judgments differed by # points? or more\.`, ([n]) => ({
    difference: Number(n),
    ciWidth: null,
  })),
  on(
    String.raw`A value went to adjudication when the 95 % interval of the mean was # points? wide or more\.`,
    ([n]) => ({
      difference: null,
      ciWidth: Number(n),
    }),
  ),
  on(
    String.raw`A value went to adjudication when two judgments differed by # points? or more, or when the 95 % interval of the mean was # points? wide or more\.`,
    ([difference, width]) => ({ difference: Number(difference), ciWidth: Number(width) }),
  ),
  on(String.raw`Adjudicators (did not see|saw) who gave which judgment\.`, ([saw]) => ({
    blind: saw !== "saw",
  })),
  on(
    String.raw`Two adjudicators decided separately\. Where they differed, (an owner or organizer decided|the later decision holds)\.`,
    ([then]) => ({ secondAdjudicator: true, escalate: then !== "the later decision holds" }),
  ),
  on(String.raw`Adjudicators decided # gold values?\.`, ([n]) => ({ adjudicated: Number(n) })),
];
