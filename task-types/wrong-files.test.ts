import { createTranslator } from "next-intl";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mendsOf } from "@/server/domain/import/mends";
import type { TaskType } from "@/server/domain/task/task-types";
import { lineErrorSentence } from "@/server/imports/describe-error";
import type { ReaderChoices } from "@/server/domain/import/item-reader";
import { collect, readingContext, sourceOf } from "@/server/imports/testing";
import { itemSources } from "./item-sources";
import type { WrongFile } from "@/testing/wrong-files/wrong-file";
import { wrongPairFiles } from "@/testing/wrong-files/wrong-files";
import { wrongItems } from "@/testing/wrong-files/wrong-items";
import { wrongTables } from "@/testing/wrong-files/wrong-tables";

const wrongFiles = [...wrongTables, ...wrongPairFiles, ...wrongItems];

const organizer = JSON.parse(readFileSync("app/_messages/en/organizer.json", "utf8")) as {
  lineErrors: Record<string, string>;
};
const onScreen = createTranslator({ locale: "en", messages: organizer.lineErrors });

async function errorsOf(type: TaskType, files: Record<string, string | Uint8Array>, choices: ReaderChoices) {
  const given = Object.entries(files).map(([fileName, content]) => ({
    fileName,
    open: () => sourceOf(content),
  }));
  const sources = await itemSources(type, given, choices);
  const found = [];
  for (const source of sources) {
    for (const entry of await collect(source.entries(readingContext({ scale: { min: 0, max: 5 } })))) {
      if (!("error" in entry)) continue;
      const { file, ...error } = entry.error;
      const scores = file === "scores" ? source.scoresFileName : null;
      found.push({ ...error, fileName: error.fileName ?? scores ?? source.fileName });
    }
  }
  return found;
}

const nameOf = ({ type, what }: WrongFile) => `${type}: ${what}`;

test.each(wrongFiles.map((wrong) => [nameOf(wrong), wrong] as const))(
  "%s",
  async (_, { type, files, choices = {}, line, column = null, sentence, mends = [] }) => {
    const errors = await errorsOf(type, files, choices);
    const [first] = errors;
    expect(first).toBeDefined();
    if (first === undefined) return;
    const { fileName, reason, params } = first;
    expect({ line: first.line, column: first.column }).toEqual({ line, column });
    // The command line and the screen say the same.
    expect(lineErrorSentence(reason, params, fileName)).toBe(sentence);
    expect(onScreen(reason, { ...params, file: fileName })).toBe(sentence);
    const offered = errors.map((error) => ({ ...error, params: { ...error.params } }));
    expect(mendsOf(offered, {}).map(({ kind }) => kind)).toEqual(mends);
  },
);

test("no sentence of a wrong file is so general that it could be said of another", () => {
  const general =
    /cannot be (read|imported|taken)|invalid|malformed|wrong format|unexpected|failed|bad file/i;
  expect(wrongFiles.filter(({ sentence }) => general.test(sentence))).toEqual([]);
  const expectsForm =
    /such as|as in|\b(call|check|choose|close|correct|download|export|fill|give|ignore|name|put|read|remove|save|unpack|use|write)\b/i;
  expect(wrongFiles.filter(({ sentence }) => !expectsForm.test(sentence)).map(nameOf)).toEqual([]);
  expect(wrongFiles.length).toBeGreaterThan(55);
});
