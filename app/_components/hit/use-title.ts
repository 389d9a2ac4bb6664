import { useEffect } from "react";
import { fill } from "./fill";
import type { HitTemplates } from "./hit-texts";

/** Names the page in the window's title, which begins with "Error:" while answers are missing. */
export function useTitle(project: string, page: number, hasError: boolean, texts: HitTemplates): void {
  useEffect(() => {
    const title = fill(texts.documentTitle, { page, name: project });
    document.title = hasError ? fill(texts.errorTitle, { title }) : title;
  }, [project, page, hasError, texts]);
}
