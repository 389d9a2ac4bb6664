import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { HandBack } from "@/server/domain/recruiter/hand-back";
import { ReturnButton } from "../annotator-page/return-button";
import { CompletionCode } from "./completion-code";

interface DeclinedSheetProps {
  /** Whether a recruiter sent them, to whom they can give the task back. */
  isRecruited: boolean;
  /** Where they go; null where there is nowhere to go. */
  handBack: HandBack | null;
  /** What stands in the place of the button where nobody's work has ended. */
  simulatedBack?: ReactNode;
}

/** For people who do not agree. */
export async function DeclinedSheet({ isRecruited, handBack, simulatedBack }: DeclinedSheetProps) {
  const t = await getTranslations("annotator.declined");
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p>
        {handBack === null ? t("text") : t("goBack")}{" "}
        {isRecruited && handBack === null ? t("recruiter") : null}
      </p>
      <CompletionCode handBack={handBack} />
      <div className="sheet-actions">{simulatedBack ?? <ReturnButton handBack={handBack} />}</div>
    </main>
  );
}
