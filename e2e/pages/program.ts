import { expect, type APIRequestContext } from "@playwright/test";
import type {
  JoinedProject,
  JoinProjectInput,
  NextResult,
  Submission,
} from "@/server/domain/assignment/contracts";

type LeasedItem = NonNullable<NextResult["assignment"]>["items"][number];
type Answer = Submission["answers"][number];

/**
 * Somebody who joins and works through the API for programs until there is nothing more for them.
 * @returns how many pages they submitted.
 */
export async function workByProgram(
  request: APIRequestContext,
  project: string,
  answerTo: (item: LeasedItem) => Answer,
  who: Partial<JoinProjectInput> = {},
): Promise<number> {
  const post = async <Reply>(path: string, data: object, token?: string): Promise<Reply> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.post(`/api/v1/${path}`, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { token } = await post<JoinedProject>(`projects/${project}/annotators`, who);
  for (let pages = 0; ; pages += 1) {
    const { assignment } = await post<NextResult>("work/next", {}, token);
    if (assignment === null) return pages;
    const answers = assignment.items.map(answerTo);
    await post(`assignments/${assignment.id}/submit`, { answers, seconds: {} }, token);
  }
}
