import type { RehearsedPerson } from "@/server/services/rehearsal/rehearsed-person";
import type { RehearsalClock } from "./simulated-world";

/** One after another they come by, so that nobody is first at everything. */
const apartMs = 1_000;

/** Who found nothing while others have pages comes back after so long. */
const lookAgainMs = 5 * 60_000;

/** Lets people work side by side by a clock of their own, until there is no page left for anyone. */
export async function takeTurns(people: readonly RehearsedPerson[], clock: RehearsalClock): Promise<void> {
  const start = clock.now();
  const turns = people.map((person, at) => ({ person, at: start + at * apartMs }));
  for (let turn = earliest(turns); turn !== undefined; turn = earliest(turns)) {
    clock.set(turn.at);
    const seconds = await turn.person.step();
    if (seconds !== null) turn.at += seconds * 1_000;
    else if (waits(turn.person) && people.some(({ hasPage }) => hasPage)) turn.at += lookAgainMs;
    else turns.splice(turns.indexOf(turn), 1);
  }
}

/** Pages that others give back, and items that want more judgments, are there later. */
const waits = ({ done }: RehearsedPerson) => done.endedBecause === "nothing_left";

function earliest<T extends { at: number }>(turns: readonly T[]): T | undefined {
  let first = turns[0];
  for (const turn of turns) if (first !== undefined && turn.at < first.at) first = turn;
  return first;
}
