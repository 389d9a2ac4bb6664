import { expect, test } from "vitest";
import { neighbourhood } from "./neighbourhood";
import { packagedWordNet } from "./packaged-wordnet";
import { surroundings } from "./surroundings";
import type { ReadSynset, Synset, SynsetId } from "./synset";
import { firstSense } from "./testing";

const wordnet = packagedWordNet();
const read: ReadSynset = (id) => wordnet.synset(id);
const car = firstSense(wordnet, "car", "n").synset;
const all = neighbourhood(car, read, { most: 10_000 });
const wayTo = (lemma: string) => {
  const { id } = firstSense(wordnet, lemma, "n").synset;
  return all.neighbours.find(({ synset }) => synset.id === id)?.steps.map(({ relation }) => relation);
};

// Facts about car are those of Princeton's WordNet 3.1 search.

test("the parent, a child, a part and a sibling of car are reached by the ways that their names say", () => {
  expect(wayTo("motor_vehicle")).toEqual(["hypernym"]);
  expect(wayTo("ambulance")).toEqual(["hyponym"]);
  expect(wayTo("air_bag")).toEqual(["part-meronym"]);
  expect(wayTo("motorcycle")).toEqual(["hypernym", "hyponym"]);
  expect(wayTo("entity")).toBeUndefined();
});

test("no synset comes twice, none is the start, and no way is longer than three edges", () => {
  const ids = all.neighbours.map(({ synset }) => synset.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(car.id);
  expect(Math.max(...all.neighbours.map(({ steps }) => steps.length))).toBe(3);
  expect(all.neighbours.every(({ synset, steps }) => steps.at(-1)?.id === synset.id)).toBe(true);
});

test("each synset comes by a shortest way: from none that is nearer does an edge lead to it", () => {
  const distance = new Map<SynsetId, number>([[car.id, 0]]);
  for (const { synset, steps } of all.neighbours) distance.set(synset.id, steps.length);
  for (const { synset, steps } of all.neighbours) {
    for (const { target } of synset.pointers) {
      expect(distance.get(target) ?? steps.length + 1).toBeLessThanOrEqual(steps.length + 1);
    }
  }
});

test("a short list names the nearest, and still counts all", () => {
  const short = neighbourhood(car, read, { most: 90 });
  expect(short.neighbours).toEqual(all.neighbours.slice(0, 90));
  expect(short.countsByDistance).toEqual(all.countsByDistance);
  expect(all.countsByDistance.reduce((sum, count) => sum + count)).toBe(all.neighbours.length);
  expect(neighbourhood(car, read, { most: 0 }).neighbours).toEqual([]);
});

test("the parents, children and siblings of car are those of the dictionary", () => {
  const around = surroundings(car, read);
  const firstForms = (ids: readonly SynsetId[]) => ids.map((id) => read(id).words[0]?.form);
  expect(firstForms(around.parents)).toEqual(["motor_vehicle"]);
  expect(firstForms(around.children)).toContain("ambulance");
  expect(firstForms(around.siblings)).toEqual(expect.arrayContaining(["motorcycle", "truck", "snowplow"]));
  expect(around.siblings).not.toContain(car.id);
  expect(around.others.map(({ relation }) => relation)).not.toContain("hyponym");
});

test("the parent of a satellite is its head adjective, and the head's others are its siblings", () => {
  const satellite = wordnet.senseOfKey("supplementary%5:00:00:additive:00")?.synset ?? car;
  const around = surroundings(satellite, read);
  expect(around.parents.map((id) => read(id).words[0]?.form)).toEqual(["additive"]);
  expect(around.siblings.length).toBeGreaterThan(0);
  expect(around.siblings.map((id) => read(id).isSatellite)).not.toContain(false);
});

test("a ring of three is walked once", () => {
  const ring: Record<string, Synset> = {};
  const idOf = (at: number): SynsetId => `n0000000${at % 3}`;
  for (const at of [0, 1, 2]) {
    ring[idOf(at)] = { ...car, id: idOf(at), pointers: [{ relation: "also-see", target: idOf(at + 1) }] };
  }
  const start = ring[idOf(0)] ?? car;
  const walked = neighbourhood(start, (id) => ring[id] ?? car, { most: 10 });
  expect(walked.countsByDistance).toEqual([1, 1, 0]);
});
