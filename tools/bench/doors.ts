import type {
  JoinedProject,
  LeasedAssignment,
  NextResult,
  Submission,
} from "@/server/domain/assignment/contracts";
import { keepAliveClient } from "./keep-alive";
import { PageVisitor } from "./page-visitor";
import { jsonPoster } from "./post-json";

/** How somebody who has joined works, whatever they come by. */
interface Worker {
  next: () => Promise<NextResult>;
  submit: (assignment: string, page: Submission) => Promise<unknown>;
}

interface Door {
  /** Takes a newcomer to where the first HIT can be leased. */
  join: () => Promise<Worker>;
  close: () => void;
}

interface Place {
  url: string;
  slug: string;
  annotators: number;
}

/** The programs' API. */
function programs({ url, slug, annotators }: Place): Door {
  const { post, close } = jsonPoster(url, annotators);
  const join = async () => {
    const path = `/api/v1/projects/${slug}/annotators`;
    const { token } = await post<JoinedProject>(path, null, { source: "link" });
    return {
      next: () => post<NextResult>("/api/v1/work/next", token, {}),
      submit: (assignment: string, page: Submission) =>
        post(`/api/v1/assignments/${assignment}/submit`, token, page),
    };
  };
  return { join, close };
}

/** The pages that people work on. */
function pages({ url, slug, annotators }: Place): Door {
  const client = keepAliveClient(url, annotators);
  const join = async () => {
    const visitor = new PageVisitor(client, url, slug);
    await visitor.openJoinPage();
    await visitor.agree();
    return visitor;
  };
  return { join, close: client.close };
}

export const doors = { program: programs, page: pages };
export type DoorName = keyof typeof doors;

/** A page answered at random, with what a browser says of how it was shown. */
export function randomAnswers({ items }: LeasedAssignment): Submission {
  const keys = items.map(({ key }) => key);
  return {
    answers: keys.map((key) => ({ key, values: { similarity: Math.floor(Math.random() * 6) } })),
    seconds: Object.fromEntries(keys.map((key) => [key, 4.2])),
    conditions: {
      layout: "side-by-side",
      scaleLayout: "row",
      scaleDirection: "low-first",
      pageDirection: "ltr",
      viewportWidth: 1_280,
      inputs: Object.fromEntries(keys.map((key) => [key, "key" as const])),
    },
  };
}
