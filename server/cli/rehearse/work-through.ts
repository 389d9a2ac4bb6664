import { rehearsedIdStart } from "@/server/domain/rehearsal/simulated-id";
import type { JoinProjectInput, LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import type { RehearsedWork } from "@/server/domain/rehearsal/by-character";
import { seededRandom, type Random } from "@/server/stats/random";
import type { ResolvedKey } from "@/server/services/rehearsal/known-items";
import { tasks } from "@/task-types/tasks";
import type { AnnotatorClient } from "./http-client";
import type { RehearsedAnnotator } from "./rehearsed-annotator";
import { seedOf } from "@/server/ids";

/** What one annotator did until there was no page left for them. */
export interface RehearsalDone extends RehearsedWork {
  name: string;
  /** Pages of work. */
  hits: number;
  counted: number;
  late: number;
  /** Pages given back because they hold an item that this annotator has no answer to. */
  returned: number;
}

/** Which item each key of an assignment stands for. */
type ResolveKeys = (assignmentId: string) => Promise<ReadonlyMap<string, ResolvedKey>>;

export interface RehearsalContext {
  resolveKeys: ResolveKeys;
  /** What meets the project's conditions of joining. */
  admitted: Partial<JoinProjectInput>;
  /** Called for each page that was submitted. */
  onPage?: () => void;
}

/** Lets one annotator join and judge page after page, as the HTTP API has it. */
export async function workThrough(
  client: AnnotatorClient,
  project: string,
  annotator: RehearsedAnnotator,
  { resolveKeys, admitted, onPage }: RehearsalContext,
): Promise<RehearsalDone> {
  const { name, character } = annotator;
  const done = { name, character, hits: 0, judgments: 0, counted: 0, late: 0, returned: 0 };
  let qualified: boolean | null = null;
  const givenBack = new Set<string>();
  const pace = seededRandom(seedOf(project, name));
  await client.join(project, `${rehearsedIdStart}${name}`, admitted);
  for (;;) {
    const next: NextResult = await client.next();
    if (next.assignment === null) return { ...done, qualified, endedBecause: next.reason };
    const { assignment } = next;
    const body = answersTo(assignment, annotator, await resolveKeys(assignment.id), pace);
    if (body !== null) {
      const { status, state } = await client.submit(assignment.id, body);
      onPage?.();
      if (assignment.kind !== "work") {
        qualified = state === "working";
        continue;
      }
      done.hits += 1;
      done.judgments += assignment.items.length;
      if (status === "counted") done.counted += 1;
      else done.late += 1;
    } else {
      await client.return(assignment.id);
      // The server offers a page a second time only when there is no other.
      if (givenBack.has(assignment.id)) return { ...done, qualified, endedBecause: "no_answers_left" };
      givenBack.add(assignment.id);
      done.returned += 1;
    }
  }
}

/** What the annotator submits; null when the page holds an item they have no answer to. */
function answersTo(
  { items, kind }: LeasedAssignment,
  annotator: RehearsedAnnotator,
  itemOfKey: ReadonlyMap<string, ResolvedKey>,
  pace: Random,
) {
  const answers: object[] = [];
  const seconds: Record<string, number> = {};
  for (const item of items) {
    const { key } = item;
    const { itemId, order } = itemOfKey.get(key) ?? { itemId: "", order: [] };
    const answer = kind === "work" ? annotator.answer(itemId, item) : annotator.qualify(itemId, item);
    if (answer === null) return null;
    answers.push({ key, ...(tasks[item.type].rehearsal?.asShown(answer, order) ?? answer) });
    seconds[key] = Math.round(40 + 160 * pace()) / 10;
  }
  return { answers, seconds };
}
