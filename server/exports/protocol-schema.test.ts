import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { protocolFormat } from "@/server/domain/protocol/protocol";
import { presetNames } from "@/server/domain/preset/presets";
import { protocolSchema } from "./protocol-schema";
import { protocolYaml } from "./protocol-yaml";

const validate = new Ajv2020({ allErrors: true, validateFormats: false }).compile(protocolSchema());
const faultsOf = (content: unknown) =>
  validate(content)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => [instancePath, keyword]);

const head = { format: protocolFormat, name: "Glosses", language: "en" } as const;

test.each(presetNames)("the file of the preset %s is as the schema says", (preset) => {
  const file = protocolYaml({ ...head, ...presetProtocol(preset) });
  expect(faultsOf(parse(file))).toEqual([]);
});

test("a file may leave out all but its head, and settings one by one", () => {
  expect(faultsOf({ ...head, preset: "sts-2012" })).toEqual([]);
  expect(faultsOf({ ...head, preset: "sts-2012", settings: { overlap: 7 } })).toEqual([]);
  expect(faultsOf({ format: protocolFormat, name: "Glosses" })).toEqual([
    ["", "required"],
    ["", "required"],
  ]);
});

test("what is misspelt, out of bounds or of another type is found where it stands", () => {
  expect(faultsOf({ ...head, preset: "sts-2013" })).toEqual([["/preset", "enum"]]);
  const settings = { overlapp: 5, hitSize: "5" };
  expect(faultsOf({ ...head, preset: "sts-2012", settings })).toEqual(
    expect.arrayContaining([
      ["/settings", "additionalProperties"],
      ["/settings/hitSize", "type"],
    ]),
  );
});

test("the published schema is the one that the command prints", () => {
  const published = new URL("../../docs/protocol.schema.json", import.meta.url);
  expect(readFileSync(published, "utf8")).toBe(`${JSON.stringify(protocolSchema(), null, 2)}\n`);
});
