import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { usesScale } from "@/server/domain/task/traits";
import { DisplayMenu } from "../display-menu/display-menu";
import { ShowScaleButton } from "../scale-definitions/show-scale-button";
import { Help } from "./help";
import { Instructions } from "./instructions";
import { LanguageMenu } from "./language-menu";
import { ModalButton } from "./modal-button";
import { ownWords } from "./own-words";
import { ReturnCodeMenu } from "./return-code";

interface AnnotatorHeaderProps {
  /** Absent where no project is known. */
  project: ShownProject | null;
  /** A page of work has the scale and the instructions one press away. */
  atWork?: boolean;
  /** The way out of a page of work. */
  leave?: ReactNode;
}

const menuId = "menu-panel";

/** The head of every page an annotator sees. It scrolls away; on a phone it folds into one menu. */
export async function AnnotatorHeader({ project, atWork = false, leave = null }: AnnotatorHeaderProps) {
  const t = await getTranslations();
  const annotator = await getTranslations("annotator");
  return (
    <header className="top">
      <a className="skip" href="#content">
        {t("annotator.header.skip")}
      </a>
      <span className="top-name" lang={project?.translation ?? project?.language} dir="auto">
        {project?.name ?? t("shared.product")}
      </span>
      {atWork && project !== null && usesScale(project.taskType) ? (
        <ShowScaleButton label={t("annotator.scale.show")} />
      ) : null}
      <button type="button" className="top-button menu-button" popoverTarget={menuId}>
        {t("annotator.header.menu")}
      </button>
      <nav id={menuId} popover="auto" className="menu" aria-label={t("annotator.header.menu")}>
        {atWork && project !== null ? (
          <ModalButton
            label={t("annotator.header.instructions")}
            title={ownWords(annotator, project.taskType)("instructions.title")}
            close={t("shared.actions.close")}
          >
            <Instructions project={project} />
          </ModalButton>
        ) : null}
        {atWork && project !== null ? (
          <a className="top-button unscripted" href={`/p/${project.slug}/instructions`}>
            {t("annotator.header.instructions")}
          </a>
        ) : null}
        {atWork && project?.itemReports.enabled === true ? (
          <a className="top-button" href={`/p/${project.slug}/report`}>
            {t("annotator.report.link")}
          </a>
        ) : null}
        {project?.joined === true ? (
          <a className="top-button" href={`/p/${project.slug}/your-work`}>
            {t("annotator.ownWork.title")}
          </a>
        ) : null}
        {project === null ? null : <LanguageMenu project={project} />}
        <DisplayMenu />
        {project === null ? null : <ReturnCodeMenu project={project} />}
        {project === null ? null : <Help project={project} />}
        {leave}
      </nav>
    </header>
  );
}
