import type { BrowserContext, Page } from "@playwright/test";

/** The bodies of all submissions that leave this browser. */
export function submissionBodies(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/work.submit")) bodies.push(request.postData() ?? "");
  });
  return bodies;
}

/** The seconds that a submission says were spent on all its items together. */
export function secondsIn(body: string): number {
  const { seconds } = JSON.parse(body) as { seconds: Record<string, number> };
  return Object.values(seconds).reduce((sum, each) => sum + each, 0);
}

/** Makes the page believe that its tab is hidden, or shown again. */
export const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
