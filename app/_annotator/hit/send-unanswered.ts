import { browserKeeper, keptAssignments } from "./kept-page";

/**
 * Sends pages of a project that this browser kept after they were submitted, and that were never answered: the tab was
 * closed, and by now another page is open or none. What is kept too long is forgotten.
 * @param current the page that is open, which stays; null where none is
 * @returns whether the server has one of them now
 */
export async function sendUnanswered(project: string, current: string | null): Promise<boolean> {
  const others = keptAssignments(browserKeeper()).filter((assignment) => assignment !== current);
  if (others.length === 0) return false;
  // Few have any, so what sends them is fetched for them.
  return import("./send-kept-pages").then(
    ({ sendKeptPages }) => sendKeptPages(project, others),
    () => false,
  );
}
