import { expect, test } from "vitest";
import { irregularBases } from "./irregular-forms";
import { packagedWordNet } from "./packaged-wordnet";
import { partsOfSpeech } from "@/server/domain/sense/part-of-speech";
import { parseSynsetId } from "./synset";
import { firstSense, wordToSenseLines } from "./testing";

const wordnet = packagedWordNet();
const forms = (words: readonly { form: string }[]) => words.map(({ form }) => form);

// Facts about car, dog, hot and red are those of Princeton's WordNet 3.1 search, unless a test names another origin.

test("car is a noun of five senses, the first a motor vehicle with five words", () => {
  const senses = wordnet.senses("car", "n");
  expect(senses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(forms(senses[0]?.synset.words ?? [])).toEqual(["car", "auto", "automobile", "machine", "motorcar"]);
  expect(senses[0]?.synset.definition).toBe(
    "a motor vehicle with four wheels; usually propelled by an internal combustion engine",
  );
  expect(senses[0]?.synset.examples).toEqual(["he needs a car to get to work"]);
  expect(wordnet.senses("car", "v")).toEqual([]);
});

test("the senses of the paper's example pairs are in the dictionary as it numbers and defines them", () => {
  // Table 2 of the 2014 paper; the definitions as far as it prints them.
  expect(firstSense(wordnet, "highway", "n").synset.definition).toBe(
    "a major road for any form of motor transport",
  );
  expect(firstSense(wordnet, "vehicle", "n").synset.definition).toBe(
    "a conveyance that transports people or objects",
  );
});

test("an inflected word and one in capitals lead to the senses of their base forms", () => {
  const found = wordnet.lookUp("Parking Lots");
  expect(found.map(({ lemma, pos, number }) => `${lemma}#${pos}#${number}`)).toEqual(["parking_lot#n#1"]);
  const running = new Set(wordnet.lookUp("running").map(({ lemma, pos }) => `${lemma}#${pos}`));
  expect(running).toEqual(new Set(["running#n", "run#v", "running#a"]));
});

test("an irregular form leads to the senses of its base, and each listed base is a word of the dictionary", () => {
  expect(new Set(wordnet.lookUp("geese").map(({ lemma, pos }) => `${lemma}#${pos}`))).toEqual(
    new Set(["goose#n"]),
  );
  const unknown = partsOfSpeech.flatMap((pos) =>
    [...irregularBases[pos].values()].flat().filter((base) => wordnet.senses(base, pos).length === 0),
  );
  expect(unknown).toEqual([]);
});

test("a word that nobody has recorded has no senses", () => {
  expect(wordnet.lookUp("blorfing")).toEqual([]);
  expect(wordnet.lookUp("  ")).toEqual([]);
});

test("a sense key leads to its sense and back", () => {
  const sense = wordnet.senseOfKey("car%1:06:01::");
  expect(sense).toMatchObject({ lemma: "car", pos: "n", number: 2 });
  expect(sense?.synset.definition).toBe("a wheeled vehicle adapted to the rails of railroad");
  const word = sense?.synset.words[0];
  expect(sense && word && wordnet.keyOf(sense.synset, word)).toBe("car%1:06:01::");
});

test("the key of a satellite names the head adjective", () => {
  const sense = wordnet.senseOfKey("supplementary%5:00:00:additive:00");
  expect(sense?.synset.isSatellite).toBe(true);
  const word = sense?.synset.words.find(({ form }) => form === "supplementary");
  expect(sense && word && wordnet.keyOf(sense.synset, word)).toBe("supplementary%5:00:00:additive:00");
});

test.each(["car", "car%6:06:00::", "car%1:06:99::", "", "car%1:06:00:: 02961779", "../../etc%1:06:00::"])(
  "%j is the key of no sense",
  (key) => expect(wordnet.senseOfKey(key)).toBeNull(),
);

test("an id from outside finds a synset only where one stands", () => {
  const { id } = firstSense(wordnet, "car", "n").synset;
  const found = parseSynsetId(id);
  expect(found && wordnet.findSynset(found)?.id).toBe(id);
  const inside = parseSynsetId(`n${String(Number(id.slice(1)) + 3).padStart(8, "0")}`);
  expect(inside && wordnet.findSynset(inside)).toBeNull();
  expect(wordnet.findSynset("n99999999")).toBeNull();
  expect(["x02961779", "n296177", "n0296177a"].map(parseSynsetId)).toEqual([null, null, null]);
});

test("every word of a synset has that synset as one of its senses", () => {
  const { synset } = firstSense(wordnet, "dog", "n");
  const senses = synset.words.map((word) => wordnet.senseOf(synset, word)?.synset.id);
  expect(forms(synset.words)).toEqual(["dog", "domestic_dog", "Canis_familiaris"]);
  expect(new Set(senses)).toEqual(new Set([synset.id]));
});

test("of the 548 senses of the cross-level task, which names them by keys of 3.0, 546 have their keys in 3.1", (context) => {
  const lines = [...wordToSenseLines(context, "training"), ...wordToSenseLines(context, "trial")];
  const keys = lines.map((line) => line.split("\t")[1] ?? "");
  expect(keys).toHaveLength(548);
  expect(keys.filter((key) => wordnet.senseOfKey(key) === null)).toEqual([
    "indian%1:18:00::",
    "bring_together%2:35:01::",
  ]);
});

test("each key of the cross-level task is the key of its word in the synset that it leads to", (context) => {
  for (const line of wordToSenseLines(context, "training")) {
    const key = line.split("\t")[1] ?? "";
    const sense = wordnet.senseOfKey(key);
    if (sense === null) continue;
    expect(sense.synset.words.map((word) => wordnet.keyOf(sense.synset, word))).toContain(key);
  }
});
