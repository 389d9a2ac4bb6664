import { setTimeout as after } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** So long the server takes at least, in milliseconds: what asks again and again does not do so without a pause. */
const answeredAfterMs = 50;

/**
 * Answers calls in the place of the server, by name, also where several go in one request.
 * @returns what ends that.
 */
export async function answerCalls(
  page: Page,
  answers: Readonly<Record<string, () => unknown>>,
): Promise<() => void> {
  let isOver = false;
  await page.route(/\/api\/trpc\//, async (route) => {
    const names = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    if (isOver || !names.some((name) => name in answers)) return route.fallback();
    const others = names.filter((name) => !(name in answers));
    await after(answeredAfterMs);
    // Of a request with other calls in it the server answers those.
    const sent = others.length === 0 ? [] : ((await (await route.fetch()).json()) as unknown[]);
    const json = names.map((name, at) => {
      const answer = answers[name];
      return answer === undefined ? sent[at] : { result: { data: answer() } };
    });
    await route.fulfill({ json });
  });
  return () => {
    isOver = true;
  };
}
