import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { Store } from "@/db/store";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { noPolicies } from "@/server/domain/policy/policies";
import { seededRandom } from "@/server/stats/random";
import { bar, payMinor, quizSize, quizTries, type ModelState, type ModelRules } from "./state";

/** The product on a real database, with the HITs that it has given, by id. */
export interface Real {
  world: World;
  hits: Map<string, LeasedAssignment>;
}

const nameOf = (text: string) => text.replace(/ A$/, "");

export const namesOn = (hit: LeasedAssignment) =>
  hit.items.map((item) => nameOf("textA" in item ? item.textA : ""));

export const actorOf = ({ world }: Real, person: number) => world.annotators[person] as AnnotatorActor;

export const answersOf = ({ hits }: Real, id: string, value: number) => {
  const hit = hits.get(id);
  if (hit === undefined) throw new Error(`Nobody was given ${id}.`);
  return answersTo(hit, value);
};

/** What a use case is answered with: `done`, or the reason for which it was refused. */
export async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "done";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return `refused: ${error.reason}`;
  }
}

const people = 3;

/** A project under these rules with three people, and the model of it. */
export async function makeBoth(store: Store, rules: ModelRules, seed: number) {
  const { composition, onStop, quiz, ...others } = rules;
  const { itemsPerAnnotator, hitsPerAnnotator, returnsPerAnnotator, budgetMinor, ...sizes } = others;
  const world = await makeProject(store, {
    ...sizes,
    annotators: people,
    goldPerHit: 1,
    settings: {
      composition,
      payPerHitMinor: payMinor,
      feedback: true,
      qualification: quiz
        ? { kind: "quiz", size: quizSize, needed: 1, tries: quizTries, delayMinutes: 0 }
        : { kind: "none" },
      limits: { ...noPolicies.limits, itemsPerAnnotator, hitsPerAnnotator, returnsPerAnnotator, budgetMinor },
      stopping: {
        accuracy: { bar: bar.share, minGold: bar.minGold, certainty: null, asInQuiz: false },
        behaviour: [],
        onStop,
      },
    },
  });
  world.deps.random = seededRandom(seed);
  const real: Real = { world, hits: new Map() };
  return { model: await modelOf(store, rules, world), real };
}

async function modelOf(store: Store, rules: ModelRules, world: World): Promise<ModelState> {
  const names = namesById(world);
  const { hitItems: laidOut } = await readCampaign(store.read, world.projectId);
  const namesIn = (hit: string) =>
    laidOut.filter(({ hitId }) => hitId === hit).map(({ itemId }) => names.get(itemId) ?? "");
  return {
    rules,
    now: world.clock.now(),
    project: "live",
    people: world.annotators.map(() => ({
      state: rules.quiz ? "qualifying" : "working",
      isQualified: !rules.quiz,
      stoppedBy: null,
      clearedAt: 0,
      hits: [],
      tries: 0,
      isTrying: false,
    })),
    gold: new Map(world.goldIds.map((id) => [names.get(id) ?? "", 3])),
    hits: world.hitIds.map(namesIn),
    committed: 0,
  };
}

const namesById = ({ itemIds, goldIds }: World) =>
  new Map([
    ...itemIds.map((id, at) => [id, `item ${at + 1}`] as const),
    ...goldIds.map((id, at) => [id, `gold ${at + 1}`] as const),
  ]);

/** What is stored, in the terms of the model. */
export async function storedModelFigures({ world }: Real): Promise<string[]> {
  const campaign = await readCampaign(world.deps.store.read, world.projectId);
  const names = namesById(world);
  const counted = campaign.judgments.filter((one) => one.counted && !one.isGold);
  return world.annotators.map(({ annotatorId }) => {
    const person = campaign.annotators.find(({ id }) => id === annotatorId);
    const items = counted
      .filter((one) => one.annotatorId === annotatorId)
      .map(({ itemId }) => names.get(itemId));
    const held = campaign.pages.find((hit) => hit.annotatorId === annotatorId && hit.state === "leased");
    const gold = `${person?.goldRightCount} of ${person?.goldAnsweredCount}`;
    const recent = `${person?.goldRightSinceCleared} of ${person?.goldAnsweredSinceCleared}`;
    return `${person?.state}, holds ${held?.id}, gold ${gold}, lately ${recent}, counted ${items.sort().join(" ")}`;
  });
}
