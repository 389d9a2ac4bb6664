import { getTranslations } from "next-intl/server";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import { ReturnCodeField } from "@/app/_annotator/annotator-page/return-code-field";
import type { ShownProject } from "@/server/domain/project/shown-project";

interface CodeSheetProps {
  project: ShownProject;
  /** Why the last code did not do. */
  refused: string | undefined;
}

/** For whoever this browser does not know: their code says whose data it is about. */
export async function CodeSheet({ project, refused }: CodeSheetProps) {
  const t = await getTranslations("annotator");
  return (
    <main id="content" className="sheet">
      <h1>{t("withdraw.codeTitle")}</h1>
      <p>{t("withdraw.codeText")}</p>
      <form method="post" action={`/p/${project.slug}/join`} className="stack">
        <input type="hidden" name="then" value="withdraw" />
        <ReturnCodeField refused={refused} />
        <div className="sheet-actions">
          <button type="submit" className="button button-primary">
            {t("back.continue")}
          </button>
        </div>
      </form>
      {hasContact(project) ? (
        <p>
          {t("back.contact")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}
