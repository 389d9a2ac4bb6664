import { getTranslations } from "next-intl/server";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { itemReportReasons } from "@/server/domain/item-report/item-report";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { LeasedItem } from "@/server/domain/task/wire";

interface ReportSheetProps {
  project: Pick<ShownProject, "slug" | "language">;
  /** The page that is open; null where there is none. */
  assignment: LeasedAssignment | null;
  /** What became of the report sent before. */
  result: string | undefined;
  /** What the link already says: which item, and what is wrong with it. */
  about: { item: string | undefined; reason: string | undefined };
}

/** The form itself; it looks the same for gold and other items. */
export async function ReportSheet({ project: { slug, language }, assignment, ...said }: ReportSheetProps) {
  const { result, about } = said;
  const t = await getTranslations("annotator.report");
  const results = {
    reported: t("reported"),
    skipped: t("skipped"),
    refused: t("refused"),
    incomplete: t("noteNeeded"),
  };
  const message = Object.entries(results).find(([name]) => name === result)?.[1];
  const isDone = result === "reported" || result === "skipped";
  const left = assignment?.reports?.skipsLeft ?? 0;
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      {message === undefined ? null : (
        <p role={isDone ? "status" : "alert"} className={isDone ? "notice" : "warning"}>
          {message}
        </p>
      )}
      {assignment === null ? (
        <p>{t("noPage")}</p>
      ) : (
        <form method="post" action={`/p/${slug}/report/send`} className="stack">
          <p>{t("text")}</p>
          <input type="hidden" name="assignment" value={assignment.id} />
          <fieldset>
            <legend>{t("which")}</legend>
            {assignment.items.map((item, at) => (
              <label key={item.key} className="report-choice">
                <input
                  type="radio"
                  name="key"
                  value={item.key}
                  defaultChecked={about.item === item.key}
                  required
                />
                <span>
                  {t("question", { at: at + 1 })}{" "}
                  <bdi lang={item.language ?? language}>{beginningOf(item)}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t("why")}</legend>
            {itemReportReasons.map((reason) => (
              <label key={reason} className="report-choice">
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  defaultChecked={about.reason === reason}
                  required
                />
                <span>{t(reason)}</span>
              </label>
            ))}
          </fieldset>
          <label>
            {t("note")}
            <textarea name="note" maxLength={500} rows={2} />
          </label>
          {left > 0 ? (
            <label className="report-choice">
              <input type="checkbox" name="skip" />
              <span>
                {t("skip")} {t("skipsLeft", { count: left })}
              </span>
            </label>
          ) : (
            <p>{t("noSkips")}</p>
          )}
          <div className="sheet-actions">
            <button type="submit" className="button button-primary">
              {t("send")}
            </button>
          </div>
        </form>
      )}
      <div className="sheet-actions">
        <a className="button" href={`/p/${slug}/work`}>
          {t("back")}
        </a>
      </div>
    </main>
  );
}

const longest = 80;

/** What of an item is no text. */
const aboutItem = new Set(["key", "type", "language"]);

/** The first text that an item shows, whatever its type, so that it is found again. */
function beginningOf(item: LeasedItem): string {
  const [text = ""] = textsIn(Object.entries(item).filter(([name]) => !aboutItem.has(name)));
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function textsIn(part: unknown): string[] {
  if (typeof part === "string") return part === "" ? [] : [part];
  if (Array.isArray(part)) {
    // Of a named part what it says, not its name.
    const [name, value] = part as [unknown, unknown];
    return typeof name === "string" && part.length === 2 ? textsIn(value) : part.flatMap(textsIn);
  }
  if (part === null || typeof part !== "object" || "scale" in part) return [];
  return textsIn(Object.entries(part).filter(([name]) => name !== "key" && name !== "id"));
}
