import fc from "fast-check";
import { expect, test } from "vitest";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocolFormat, type Protocol } from "@/server/domain/protocol/protocol";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { faultSentence } from "./fault-sentence";
import { FaultyProtocol } from "@/server/domain/protocol/protocol-fault";
import { readProtocol } from "@/server/imports/protocol/read-protocol";

const read = (text: string) => readProtocol(Buffer.from(text));

/** What is said about a file, by line. */
function said(text: string): string[] {
  try {
    read(text);
    return [];
  } catch (error) {
    if (!(error instanceof FaultyProtocol)) throw error;
    return error.faults.map((fault) => `${fault.line}:${fault.column} ${faultSentence(fault)}`);
  }
}

const short = "format: 1\nname: Glosses\nlanguage: en\npreset: sts-2013-core\n";
const whole: Protocol = {
  ...presetProtocol("sts-2012"),
  ...{ format: protocolFormat, name: "Glosses", language: "en" },
};

test("what a file leaves out is the preset's", () => {
  const { settings, ...rest } = read(`${short}settings:\n  overlap: 9\n`);
  const preset = presetProtocol("sts-2013-core");
  expect(rest).toEqual({ ...preset, format: 1, name: "Glosses", language: "en", settings: undefined });
  expect(settings).toEqual({ ...preset.settings, overlap: 9 });
});

test("JSON is read as well", () => {
  expect(read(JSON.stringify(whole))).toEqual(whole);
});

test("an unknown key is named with its line and the key that was probably meant", () => {
  const text = `${short}settings:
  overlapp: 9
  stopping:
    accuracy: { bar: 0.7, minGold: 1, certaintee: 0.9, certainty: null, asInQuiz: false }
    behaviour:
      - { figure: seconds, bound: 3, minItems: 10, action: warn, colour: red }
    onStop: keep
  qualification:
    kind: quiz
    size: 5
    needed: 4
    tryes: 2
    tries: 2
    delayMinutes: 0
`;
  expect(said(text)).toEqual([
    "6:3 settings.overlapp is not a setting. Did you mean overlap?",
    "8:39 settings.stopping.accuracy.certaintee is not a setting. Did you mean certainty?",
    "10:66 settings.stopping.behaviour.0.colour is not a setting.",
    "16:5 settings.qualification.tryes is not a setting. Did you mean tries?",
  ]);
});

test.each([
  ["settings:\n  overlap: many\n", "6:3 settings.overlap: Write a number, such as 5."],
  ["settings:\n  overlap: 0\n", "6:3 settings.overlap: Enter 1 or more."],
  [
    "settings:\n  composition: dynamc\n",
    "6:3 settings.composition: Write one of fixed, dynamic. Did you mean dynamic?",
  ],
  ["settings:\n  feedback: yes\n", "6:3 settings.feedback: Write true or false."],
  [
    "settings:\n  limits: 5\n",
    "6:3 settings.limits: Write a section of keys, with two more spaces before each.",
  ],
  ["settings:\n  goldPerHit: 5\n", "6:3 settings.goldPerHit is not valid: gold fills hit, hitSize 5"],
  ["scale:\n  step: 1\n  notApplicable: false\n", "5:1 scale.points: Fill this in."],
  ["preset: sts-2012\n", "5:1 preset is here a second time. Keep one of the two."],
  ["setings: {}\n", "5:1 setings is not a setting. Did you mean settings?"],
  [
    "dimensions:\n  - { name: a, question: A, definition: '' }\n  - { name: b, question: B, definition: '' }\n",
    "5:1 dimensions: Write at most 1 entry.",
  ],
  [
    "dimensions:\n  - { name: other, question: A, definition: '' }\n",
    "6:7 dimensions.0.name: Write similarity.",
  ],
  ["contact: *me\n", "5:10 An alias (*name) repeats another part here. Write that part again."],
  ["settings: [1\nname: x\n", "6:1 The YAML cannot be read here: "],
  ["x: !!js/function 'x'\n", "5:4 The YAML cannot be read here: Unresolved tag"],
])("in a file with %j the fault is told", (more, sentence) => {
  expect(said(short + more)[0]).toContain(sentence);
});

test("files of other formats and other files are told apart", () => {
  expect(said(short.replace("format: 1", "format: 3"))).toEqual([
    "1:1 This protocol is of a newer version (3). Update Touchstone, or export it from a version that writes format 1.",
  ]);
  expect(said("name: x\n")).toEqual(["1:1 The format is missing or unknown. Write format: 1."]);
  expect(said("")).toEqual(["1:1 This is not a protocol. See one with: touchstone project export PROJECT."]);
  expect(said(short.replace("sts-2013-core", "sts-2013-cor"))[0]).toContain("Did you mean sts-2013-core?");
  expect(said(`${short}settings: {}\n`.replace("preset: sts-2013-core\n", ""))).toEqual([
    "1:1 preset: Fill this in.",
  ]);
  expect(said("a".repeat(1_000_001))[0]).toContain("The file is larger than 1 MB.");
  expect(() => readProtocol(Uint8Array.of(0xff))).toThrow(FaultyProtocol);
});

test.each([
  "[".repeat(900_000),
  "- ".repeat(400_000),
  "? ".repeat(400_000),
  "a:\n".repeat(300_000),
  "\n".repeat(900_000),
  "x: ".concat("!t ".repeat(300_000)),
  "\ta: b\n".repeat(150_000),
  "a: &a [1,1,1,1]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\n",
  "&a [*a]",
])("a file made to keep the reader busy is refused within seconds (%#)", (text) => {
  const begun = performance.now();
  expect(said(text)).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("whatever texts a protocol has, its file is read as it was written", () => {
  const trimmed = fc
    .oneof(fc.string(), fc.string({ unit: "binary" }), fc.stringMatching(/^[ \t\r\n#:'"|>*&!%@`\-a]*$/))
    .map((text) => text.trim().replaceAll(/[\uD800-\uDFFF]/g, ""));
  fc.assert(
    fc.property(trimmed, trimmed, (instructions, label) => {
      const [first, ...points] = whole.scale.points;
      if (first === undefined) throw new Error("A scale has points.");
      const scale = { ...whole.scale, points: [{ ...first, label: label.slice(0, 80).trim() }, ...points] };
      const given = { ...whole, scale, settings: { ...whole.settings, instructions } };
      const text = protocolYaml(given);
      expect(read(text)).toEqual(given);
      expect(protocolYaml(read(text))).toBe(text);
    }),
  );
});
