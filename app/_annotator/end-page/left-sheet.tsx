import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { HandBack } from "@/server/domain/recruiter/hand-back";
import { ReturnButton } from "../annotator-page/return-button";
import { CompletionCode } from "./completion-code";

interface LeftSheetProps {
  project: string;
  /** Where they go; null where there is nowhere to go. */
  handBack: HandBack | null;
  /** What stands in the place of the button where nobody's work has ended. */
  simulatedBack?: ReactNode;
}

/** For people who gave a page back. The button leads to where they came from; another page is one press further. */
export async function LeftSheet({ project, handBack, simulatedBack }: LeftSheetProps) {
  const t = await getTranslations("annotator.left");
  const isSimulated = simulatedBack !== undefined;
  const again = `/p/${project}/work`;
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <CompletionCode handBack={handBack} />
      <div className="sheet-actions">
        {handBack === null ? (
          <a className="button button-primary" href={again} inert={isSimulated}>
            {t("again")}
          </a>
        ) : (
          (simulatedBack ?? <ReturnButton handBack={handBack} />)
        )}
      </div>
      {handBack === null ? null : (
        <p inert={isSimulated}>
          <a href={again}>{t("again")}</a>
        </p>
      )}
    </main>
  );
}
