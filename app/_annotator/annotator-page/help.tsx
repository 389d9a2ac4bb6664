import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "./contact";

const panelId = "help-panel";

/** Whom to ask, on every page in the same place. */
export async function Help({ project }: { project: ShownProject }) {
  const t = await getTranslations("annotator.header");
  const withdraw = await getTranslations("annotator.withdraw");
  return (
    <>
      <button type="button" className="top-button" popoverTarget={panelId}>
        {t("help")}
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("help")}>
        <p>{hasContact(project) ? t("helpText") : t("helpNobody")}</p>
        <p>
          <Contact project={project} />
        </p>
        <p>
          <a href={`/p/${project.slug}/withdraw`}>{withdraw("title")}</a>
        </p>
      </div>
    </>
  );
}
