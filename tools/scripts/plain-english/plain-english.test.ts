import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";
import { refusedWords } from "./refused-words";
import { readingsOf, sentencesOf, wordCount } from "./sentences";

type Messages = { [name: string]: string | Messages };

const maxWords = 20;

/** Not sentences: names in a row. */
const notSentences = new Set(["annotator.widget.ordinals"]);

/** Where the old words are named, a text of former versions stands as it was, or the words are of another language. */
const notRead = /^docs\/(?:de\/|decisions\/|glossary\.md)/;

const catalogues = [
  ...readdirSync(join(root, "app/_messages/en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => join("app/_messages/en", file)),
  ...readdirSync(join(root, "task-types"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join("task-types", name, "messages.en.json")),
];

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file))
    .filter((file) => !notRead.test(file)),
];

function messagesIn(messages: Messages, path = ""): [key: string, message: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[`${path}${name}`, value] as [string, string]]
      : messagesIn(value, `${path}${name}.`),
  );
}

const allMessages = catalogues.flatMap((file) =>
  messagesIn(JSON.parse(readFileSync(join(root, file), "utf8")) as Messages).map(([key, message]) => ({
    file,
    key,
    message,
  })),
);

/** What a file of code says in three words or more. */
function textsIn(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted = "", template = ""]) => quoted + template)
    .filter((text) => text.split(/\s+/).length >= 3);
}

const patterns = Object.keys(refusedWords).map((words) => new RegExp(`\\b(?:${words})\\b`, "iu"));

/** The refused words that a text uses. */
const refusedIn = (text: string) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

test("no message has a word that readers stumble over", () => {
  expect(allMessages.length).toBeGreaterThan(1_500);
  const found = allMessages.flatMap(({ file, key, message }) => {
    const words = new Set(readingsOf(message).flatMap(refusedIn));
    return [...words].map((word) => `${file} ${key}: ${word}`);
  });
  expect(found).toEqual([]);
});

test(`no sentence of a message is longer than ${maxWords} words`, () => {
  const found = allMessages.flatMap(({ file, key, message }) => {
    if (notSentences.has(key)) return [];
    const longest = Math.max(0, ...readingsOf(message).flatMap(sentencesOf).map(wordCount));
    return longest > maxWords ? [`${file} ${key}: ${longest} words`] : [];
  });
  expect(found).toEqual([]);
});

test("the documents use the same words", () => {
  expect(documents.length).toBeGreaterThan(10);
  const found = documents.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replaceAll(/```[\s\S]*?```|`[^`]*`/g, (code) =>
      code.replaceAll(/[^\n]/g, ""),
    );
    return text
      .split("\n")
      .flatMap((line, at) => refusedIn(line).map((word) => `${file}:${at + 1}: ${word}`));
  });
  expect(found).toEqual([]);
});

test("the command line uses the same words", () => {
  const files = readdirSync(join(root, "server/cli"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join("server/cli", file));
  const texts = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(200);
  const found = texts.flatMap(({ file, text }) => refusedIn(text).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

test("each way in which a message reads is looked at, an argument as one word", () => {
  const message =
    "{count, plural, =0 {Nobody} one {# person} other {# people}} can {name} <time></time>{cost, select, none {} other { ({cost})}}.";
  expect(readingsOf(message)).toEqual([
    "Nobody can 9 9.",
    "Nobody can 9 9 (9).",
    "9 person can 9 9.",
    "9 person can 9 9 (9).",
    "9 people can 9 9.",
    "9 people can 9 9 (9).",
  ]);
  expect(sentencesOf("One two. Three · four").map(wordCount)).toEqual([2, 1, 1]);
  expect(refusedIn("Whoever has met every gold item")).toEqual(["Whoever", "met every gold"]);
});
