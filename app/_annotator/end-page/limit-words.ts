import type { End, Texts } from "./end";
import type { EndProject, EndWords } from "./end-words";
import { whyWords } from "./why-words";

const day = { dateStyle: "medium", timeZone: "UTC" } as const;

/** For whoever did as much as one person may. */
export function cappedWords({ details }: End, _project: EndProject, t: Texts): EndWords {
  const title = t("end.capped.title");
  const { rule, limit } = details ?? {};
  if (limit !== undefined && (rule === "items" || rule === "hits" || rule === "returns")) {
    return { title, texts: [t(`end.capped.${rule}`, { limit })] };
  }
  return { title, texts: [t("end.capped.text")] };
}

/** For a project that takes no answers any more. */
export function closedWords({ details }: End, _project: EndProject, t: Texts): EndWords {
  const title = t("end.closed.title");
  const { rule, date } = details ?? {};
  if (rule === "budget") return { title, texts: [t("end.closed.budget")] };
  return {
    title,
    texts: [
      date === undefined
        ? t("end.closed.textUndated")
        : t("end.closed.text", {
            date: new Intl.DateTimeFormat(t("hit.formats"), day).format(new Date(date)),
          }),
    ],
  };
}

/** For a project that is paused or not open yet, and for a person whose work is. */
export function pausedWords({ details }: End, _project: EndProject, t: Texts): EndWords {
  const { rule, date } = details ?? {};
  if (date !== undefined) {
    const begins = { text: "opens", at: date } as const;
    return { title: t("end.not_open.title"), texts: [t("end.not_open.text")], begins, mayChange: true };
  }
  if (details !== undefined && rule !== undefined) {
    const why = whyWords(details, t);
    return {
      title: t("end.held.title"),
      texts: [...(why === null ? [] : [why]), t("end.held.text")],
      mayChange: true,
    };
  }
  return { title: t("end.paused.title"), texts: [t("end.paused.text")], mayChange: true };
}
