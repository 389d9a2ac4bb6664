import { getTranslations } from "next-intl/server";
import { ReturnCodeField } from "@/app/_annotator/annotator-page/return-code-field";

interface ComeBackFormProps {
  project: string;
  /** The parameters of the link, which the form sends along. */
  query: string;
}

/** The field for a return code, where a browser that has forgotten its person lands. It needs no script. */
export async function ComeBackForm({ project, query }: ComeBackFormProps) {
  const t = await getTranslations("annotator");
  return (
    <details className="way-back">
      <summary>{t("join.returning")}</summary>
      <form method="post" action={`/p/${project}/join${query}`} className="stack">
        <ReturnCodeField refused={undefined} />
        <div className="sheet-actions">
          <button type="submit" className="button">
            {t("back.continue")}
          </button>
        </div>
        <p>
          <a href={`/p/${project}/return${query}`}>{t("back.otherWays")}</a>
        </p>
      </form>
    </details>
  );
}
