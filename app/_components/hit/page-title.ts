import { fill } from "./fill";
import type { HitTemplates } from "./hit-texts";

/** Names the page for the window's title, which begins with "Error:" while answers are missing. */
export function pageTitle(project: string, page: number, hasError: boolean, texts: HitTemplates): string {
  const title = fill(texts.documentTitle, { page, name: project });
  return hasError ? fill(texts.errorTitle, { title }) : title;
}
