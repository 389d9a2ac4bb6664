import fc from "fast-check";
import { expect, test } from "vitest";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocolFormat, type Protocol } from "@/server/domain/protocol/protocol";
import { protocolHeading } from "@/server/domain/protocol/protocol-heading";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { readCommentedProtocol } from "@/server/imports/protocol/read-protocol";
import { commentedYaml } from "./commented-yaml";

const read = (text: string) => readCommentedProtocol(Buffer.from(text));
const exportOf = (text: string, change: (protocol: Protocol) => Protocol = (same) => same) => {
  const { protocol, comments } = read(text);
  return commentedYaml(change(protocol), comments);
};

const file = `# Glosses of the shared task
# (second round)
format: 1
preset: sts-2013-core # as in the paper
name: Glosses

# Whoever reads German
language: de
settings:
  # five was too few
  overlap: 7 # see section 3
  hitSize: 5
  stopping:
    # nobody is stopped before this
    accuracy: { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false }
    behaviour:
      # too fast
      - { figure: seconds, bound: 3, minItems: 10, action: warn }
      # one answer only
      - figure: straight-line # raised in May
        bound: 20
        minItems: 30
        action: stop
    onStop: keep
    # end of stopping
# That is all.
`;

test("comments, empty lines and the order of keys of a file come back in the export", () => {
  const text = exportOf(file);
  const lines = text.split("\n").map((line) => line.trim());
  const follows = (...wanted: string[]) => {
    const at = lines.indexOf(wanted[0] ?? "");
    expect(lines.slice(at, at + wanted.length)).toEqual(wanted);
  };
  follows("# Glosses of the shared task", "# (second round)", "", "format: 1");
  follows(
    "preset: sts-2013-core # as in the paper",
    "name: Glosses",
    "",
    "# Whoever reads German",
    "language: de",
  );
  follows("# five was too few", "overlap: 7 # see section 3");
  follows("# nobody is stopped before this", "accuracy:", "bar: 0.7");
  follows("# too fast", "- figure: seconds");
  follows("# one answer only", "- figure: straight-line # raised in May");
  follows("onStop: keep", "# end of stopping");
  expect(lines).toContain("# That is all.");
  expect(lines.indexOf("overlap: 7 # see section 3")).toBeLessThan(lines.indexOf("hitSize: 5"));
  expect(read(text).protocol).toEqual(read(file).protocol);
  expect(exportOf(text)).toBe(text);
});

test("a comment goes with what it belongs to, and the others stay", () => {
  const text = exportOf(file, (protocol) => {
    const { stopping, ...rest } = protocol.settings;
    const behaviour = stopping.behaviour.slice(0, 1);
    return {
      ...protocol,
      settings: { ...rest, overlap: 9, stopping: { ...stopping, accuracy: null, behaviour } },
    };
  });
  expect(text).toContain("overlap: 9 # see section 3");
  expect(text).toContain("# too fast");
  expect(text).not.toMatch(/one answer only|raised in May/);
  expect(exportOf(text)).toBe(text);
});

test("a file without comments of its own has none, and our heading is not one", () => {
  const plain = protocolYaml(read(file).protocol);
  expect(plain.startsWith(`#${protocolHeading.split("\n")[0]}\n`)).toBe(true);
  expect(read(plain).comments).toBeNull();
  expect(exportOf(plain)).toBe(plain);
  expect(read(JSON.stringify(read(file).protocol)).comments).toBeNull();
});

test("comments longer than is kept are left out, and those before them stay", () => {
  const long = file.replace("# That is all.", `# ${"x".repeat(20_000)}`);
  const text = exportOf(long);
  expect(text).toContain("# too fast");
  expect(text).not.toContain("xxx");
  expect(exportOf(text)).toBe(text);
});

test("whatever is written into comments, the export is read as it was and is the same again", () => {
  const whole: Protocol = {
    ...presetProtocol("sts-2012"),
    ...{ format: protocolFormat, name: "Glosses", language: "en" },
  };
  const lines = protocolYaml(whole).split("\n");
  const remark = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.stringMatching(/^[ \t#:'"|>*&!%@`\-\[\]{}a]{0,12}$/),
  );
  const placed = fc.record({
    at: fc.nat({ max: lines.length - 1 }),
    text: remark.map((text) => text.replaceAll(/[\r\n\u0085\u2028\u2029\uD800-\uDFFF]/g, " ")),
    where: fc.constantFrom("above", "above and apart", "beside"),
    indent: fc.nat({ max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 12 }), (remarks) => {
      const text = lines
        .map((line, n) => {
          const here = remarks.filter(({ at }) => at === n);
          const above = here.flatMap(({ where, text: said, indent }) =>
            where === "beside" ? [] : [`${where === "above" ? "" : "\n"}${" ".repeat(indent)}# ${said}`],
          );
          const beside = here.find(({ where }) => where === "beside");
          return [...above, line + (beside === undefined ? "" : ` # ${beside.text}`)].join("\n");
        })
        .join("\n");
      let given;
      try {
        given = read(text);
      } catch {
        return; // The remark stands within a text or breaks the file.
      }
      const first = commentedYaml(given.protocol, given.comments);
      expect(read(first).protocol).toEqual(given.protocol);
      expect(exportOf(first)).toBe(first);
    }),
    { numRuns: 40 },
  );
});
