import { getTranslations } from "next-intl/server";
import { wayBackWords } from "@/app/_annotator/annotator-page/return-button";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

/** The button of an end page that says where it would lead, and leads there only in a tab of its own. */
export async function SimulatedBack({ handBack }: { handBack: HandBack }) {
  const t = await getTranslations("organizer.endPreview");
  const { way } = handBack;
  return (
    <details className="simulated-back">
      <summary className="button button-primary">{await wayBackWords(handBack)}</summary>
      <div className="notice" lang="en" dir="ltr">
        <p>{t(way.kind === "link" ? "leads" : "handsIn")}</p>
        <p>
          <code>{way.kind === "link" ? way.href : way.action}</code>
        </p>
        {way.kind === "link" ? (
          <p>
            <a href={way.href} target="_blank" rel="noreferrer">
              {t("open")}
            </a>
          </p>
        ) : null}
      </div>
    </details>
  );
}
