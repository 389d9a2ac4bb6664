import { call, Refused } from "@/app/_trpc/call";
import { browserKeeper, forgetPage, keptPage } from "./kept-page";
import { sweepKeptPages } from "./sweep-kept-pages";
import { waysOn } from "./use-submission";

/** Sends kept pages once. What is not answered now stays for the next time. @returns whether one was received */
export async function sendKeptPages(project: string, assignments: readonly string[]): Promise<boolean> {
  let isReceived = false;
  const keeper = browserKeeper();
  for (const assignment of sweepKeptPages(keeper, Date.now(), assignments)) {
    const page = keptPage(keeper, assignment);
    if (page?.project !== project || page.submission === null) continue;
    try {
      await call("submit", { project, assignment, ...page.submission });
      isReceived = true;
    } catch (error) {
      // After such a refusal no other answer comes.
      if (!(error instanceof Refused) || waysOn[error.reason] !== "go-on") continue;
    }
    forgetPage(keeper, assignment);
  }
  return isReceived;
}
