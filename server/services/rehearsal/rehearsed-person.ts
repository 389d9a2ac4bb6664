import { rehearsedIdStart } from "@/server/domain/rehearsal/simulated-id";
import type {
  JoinProjectInput,
  LeasedAssignment,
  NextResult,
  SubmissionReply,
} from "@/server/domain/assignment/contracts";
import type { RehearsedWork } from "@/server/domain/rehearsal/by-character";
import type { ResolvedKey } from "@/server/services/rehearsal/known-items";
import { tasks } from "@/task-types/tasks";
import type { RehearsedAnnotator } from "./rehearsed-annotator";

/** What one annotator did until there was no page left for them. */
export interface RehearsalDone extends RehearsedWork {
  name: string;
  /** Pages of work. */
  hits: number;
  counted: number;
  late: number;
  /** Pages given back because they hold an item that this annotator has no answer to. */
  returned: number;
  /** What their pages took, those of a qualification included. */
  seconds: number;
}

/** The way of one annotator into a project, over the network or not. */
export interface AnnotatorDoor {
  join: (project: string, externalId: string, about: Partial<JoinProjectInput>) => Promise<void>;
  next: () => Promise<NextResult>;
  submit: (assignment: string, body: AnsweredPage) => Promise<Pick<SubmissionReply, "status" | "state">>;
  return: (assignment: string) => Promise<void>;
}

export interface AnsweredPage {
  answers: object[];
  seconds: Record<string, number>;
}

export interface RehearsalContext {
  /** Which item each key of an assignment stands for. */
  resolveKeys: (assignmentId: string) => Promise<ReadonlyMap<string, ResolvedKey>>;
  /** What meets the project's conditions of joining. */
  admitted: Partial<JoinProjectInput>;
  /** Seconds that the next item takes. */
  pace: () => number;
  /** Called for each page that was submitted. */
  onPage?: () => void;
}

/** One annotator of a rehearsal at work, step by step, so that many can take turns by a clock. */
export class RehearsedPerson {
  readonly done: RehearsalDone;
  #page: { assignment: LeasedAssignment; body: AnsweredPage } | null = null;
  #hasJoined = false;
  #pagesSent = 0;
  readonly #givenBack = new Set<string>();

  constructor(
    private readonly door: AnnotatorDoor,
    private readonly project: string,
    private readonly annotator: RehearsedAnnotator,
    private readonly context: RehearsalContext,
  ) {
    const { name, character } = annotator;
    this.done = {
      ...{ name, character, qualified: null, endedBecause: "" },
      ...{ hits: 0, judgments: 0, counted: 0, late: 0, returned: 0, seconds: 0 },
    };
  }

  get hasPage(): boolean {
    return this.#page !== null;
  }

  /** Pages submitted, those of a qualification included. */
  get pagesSent(): number {
    return this.#pagesSent;
  }

  /** Joins, takes a page or submits it. @returns the seconds until the next step; null where there is none. */
  async step(): Promise<number | null> {
    if (!this.#hasJoined) {
      await this.door.join(this.project, `${rehearsedIdStart}${this.done.name}`, this.context.admitted);
      this.#hasJoined = true;
      return 0;
    }
    return this.#page === null ? this.#take() : this.#submit(this.#page);
  }

  async #take(): Promise<number | null> {
    const next = await this.door.next();
    if (next.assignment === null) return this.#end(next.reason);
    const { assignment } = next;
    const body = answersTo(assignment, {
      annotator: this.annotator,
      itemOfKey: await this.context.resolveKeys(assignment.id),
      pace: this.context.pace,
    });
    if (body === null) return this.#giveBack(assignment.id);
    this.#page = { assignment, body };
    return Object.values(body.seconds).reduce((sum, seconds) => sum + seconds, 0);
  }

  async #giveBack(assignment: string): Promise<number | null> {
    await this.door.return(assignment);
    // The server offers a page a second time only when there is no other.
    if (this.#givenBack.has(assignment)) return this.#end("no_answers_left");
    this.#givenBack.add(assignment);
    this.done.returned += 1;
    return 0;
  }

  async #submit({ assignment, body }: { assignment: LeasedAssignment; body: AnsweredPage }): Promise<number> {
    const { status, state } = await this.door.submit(assignment.id, body);
    const { done } = this;
    this.#page = null;
    this.#pagesSent += 1;
    this.context.onPage?.();
    done.seconds += Object.values(body.seconds).reduce((sum, seconds) => sum + seconds, 0);
    if (assignment.kind !== "work") {
      done.qualified = state === "working";
      return 0;
    }
    done.hits += 1;
    done.judgments += assignment.items.length;
    if (status === "counted") done.counted += 1;
    else done.late += 1;
    return 0;
  }

  #end(reason: string): null {
    this.done.endedBecause = reason;
    return null;
  }
}

interface Answering extends Pick<RehearsalContext, "pace"> {
  annotator: RehearsedAnnotator;
  itemOfKey: ReadonlyMap<string, ResolvedKey>;
}

/** What the annotator submits; null when the page holds an item they have no answer to. */
function answersTo(
  { items, kind }: LeasedAssignment,
  { annotator, itemOfKey, pace }: Answering,
): AnsweredPage | null {
  const answers: object[] = [];
  const seconds: Record<string, number> = {};
  for (const item of items) {
    const { key } = item;
    const { itemId, order } = itemOfKey.get(key) ?? { itemId: "", order: [] };
    const answer = kind === "work" ? annotator.answer(itemId, item) : annotator.qualify(itemId, item);
    if (answer === null) return null;
    answers.push({ key, ...(tasks[item.type].rehearsal?.asShown(answer, order) ?? answer) });
    seconds[key] = pace();
  }
  return { answers, seconds };
}
