import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";

/** The way back to the recruiter, where the organizer has named one. */
export async function ReturnButton({ project }: { project: Pick<ShownProject, "returnUrl"> }) {
  const t = await getTranslations("annotator.end");
  return project.returnUrl === "" ? null : (
    <a className="button" href={project.returnUrl} rel="noreferrer">
      {t("return")}
    </a>
  );
}
