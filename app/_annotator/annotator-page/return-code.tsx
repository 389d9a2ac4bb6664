import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { CopyCodeButton } from "./copy-button";

interface ReturnCodeProps {
  project: Pick<ShownProject, "returnCode">;
  /** Names the code for a screen reader; unlike that of any other code on the page. */
  id: string;
}

/** The code by which somebody comes back, with what it is for; nothing before they have joined. */
export async function ReturnCode({ project: { returnCode }, id }: ReturnCodeProps) {
  if (returnCode === null) return null;
  const t = await getTranslations("annotator.returnCode");
  const shared = await getTranslations("shared.actions");
  return (
    <>
      <p className="code">
        <span id={id}>{t("title")}</span>
        <code aria-labelledby={id} dir="ltr">
          {returnCode}
        </code>
        <CopyCodeButton text={returnCode} label={shared("copy")} done={shared("copied")} />
      </p>
      <p>{t("text")}</p>
    </>
  );
}

const panelId = "return-code-panel";

/**
 * The same behind a button, on every page in the same place; with a form that a page of work sends when this browser
 * has lost its cookie, so that one press brings its person back to it.
 */
export async function ReturnCodeMenu({ project }: { project: Pick<ShownProject, "slug" | "returnCode"> }) {
  if (project.returnCode === null) return null;
  const t = await getTranslations("annotator.returnCode");
  return (
    <>
      <button type="button" className="top-button" popoverTarget={panelId}>
        {t("title")}
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("title")}>
        <ReturnCode project={project} id="return-code-in-menu" />
        <form id="come-back" method="post" action={`/p/${project.slug}/join`} hidden>
          <input type="hidden" name="returnCode" value={project.returnCode} />
        </form>
      </div>
    </>
  );
}
