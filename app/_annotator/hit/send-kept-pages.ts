import { call, Refused } from "@/app/_trpc/call";
import { browserKeeper, forgetPage, keptPage } from "./kept-page";

/** After these answers no other comes. */
const final = new Set(["assignment_returned", "project_closed", "not_found", "conflict"]);

/** Sends kept pages once. What is not answered now stays for the next time. @returns whether one was received */
export async function sendKeptPages(project: string, assignments: readonly string[]): Promise<boolean> {
  let isReceived = false;
  for (const assignment of assignments) {
    const page = keptPage(browserKeeper(), assignment);
    if (page?.project !== project || page.submission === null) continue;
    try {
      await call("submit", { project, assignment, ...page.submission });
      isReceived = true;
    } catch (error) {
      if (!(error instanceof Refused && final.has(error.reason))) continue;
    }
    forgetPage(browserKeeper(), assignment);
  }
  return isReceived;
}
