import { browserKeeper, sweepKeptPages } from "./kept-page";

/**
 * Sends pages of a project that this browser kept after they were submitted, and that were never answered: the tab was
 * closed, and by now another page is open or none.
 * @param current the page that is open; null where none is
 * @returns whether the server has one of them now
 */
export async function sendUnanswered(project: string, current: string | null): Promise<boolean> {
  const unanswered = sweepKeptPages(browserKeeper(), Date.now(), current);
  if (unanswered.length === 0) return false;
  // Few have any, so what sends them is fetched for them.
  return import("./send-kept-pages").then(
    ({ sendKeptPages }) => sendKeptPages(project, unanswered),
    () => false,
  );
}
