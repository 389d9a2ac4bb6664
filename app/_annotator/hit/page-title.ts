import { fill } from "./fill";
import type { HitTemplates } from "./hit-texts";

/** Names the page for the window's title, which begins with "Error:" while answers are missing. */
export function pageTitle(project: string, page: string, hasError: boolean, texts: HitTemplates): string {
  const title = fill(texts.documentTitle, { title: page, name: project });
  return hasError ? fill(texts.errorTitle, { title }) : title;
}
