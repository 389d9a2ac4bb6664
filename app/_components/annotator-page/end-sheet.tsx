import { getTranslations } from "next-intl/server";
import type { NextResult } from "@/server/domain/assignment/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { formatMoney } from "../money/format-money";
import { Contact, hasContact } from "./contact";
import { CopyButton } from "./copy-button";
import { ReturnButton } from "./return-button";

type None = Extract<NextResult, { kind: "none" }>;

/** Why there is no page, and how somebody who has joined stands. */
export type End = Pick<None, "reason"> & Partial<Pick<None, "completionCode" | "details" | "due">>;

interface EndSheetProps {
  project: ShownProject;
  end: End;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const mayChange = new Set<End["reason"]>(["nothing_left", "paused"]);

/** What happened, why, what is due, and whom to ask. */
export async function EndSheet({ project, end }: EndSheetProps) {
  const t = await getTranslations("annotator.end");
  const shared = await getTranslations("shared.actions");
  const { reason, details, due, completionCode } = end;
  const reasonText = () => {
    if (reason !== "closed") return t(`${reason}.text`);
    const { date } = details ?? {};
    return date === undefined
      ? t("closed.textUndated")
      : t("closed.text", { date: day.format(new Date(date)) });
  };
  return (
    <main id="content" className="sheet">
      <h1>{t(`${reason}.title`)}</h1>
      <p>{reasonText()}</p>
      {details === undefined ? null : (
        <p>
          {t("submitted", { count: details.submitted })}{" "}
          {due ? t("due", { due: formatMoney(due) }) : t("payAgreed")}
        </p>
      )}
      {completionCode === undefined ? null : (
        <p className="code">
          <span id="code-label">{t("code")}</span>
          <code aria-labelledby="code-label" dir="ltr">
            {completionCode}
          </code>
          <CopyButton text={completionCode} label={shared("copy")} done={shared("copied")} />
        </p>
      )}
      <div className="sheet-actions">
        {mayChange.has(reason) ? (
          <a className="button button-primary" href={`/p/${project.slug}/work`}>
            {t("checkAgain")}
          </a>
        ) : null}
        <ReturnButton project={project} />
      </div>
      {hasContact(project) ? (
        <p>
          {t("questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}
