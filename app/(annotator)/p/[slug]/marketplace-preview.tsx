import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Instructions } from "@/app/_annotator/annotator-page/instructions";

/** What a marketplace shows before a task is accepted: the instructions and the scale's examples, no item, no submit. */
export async function MarketplacePreview({ project }: { project: ShownProject }) {
  const t = await getTranslations("annotator.marketplace");
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p className="notice">{t("text")}</p>
      <p lang={project.textsLanguage} dir="auto">
        {project.question}
      </p>
      <Instructions project={project} />
    </main>
  );
}
