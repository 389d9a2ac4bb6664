import { getLocale, getTranslations } from "next-intl/server";
import { wayBackWords } from "@/app/_annotator/annotator-page/return-button";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";
import { textDirection } from "@/server/domain/project/text-direction";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

/** The button of an end page that says where it would lead, and leads there only in a tab of its own. */
export async function SimulatedBack({ handBack }: { handBack: HandBack }) {
  const t = await getTranslations("organizer.endPreview");
  const language = organizerLanguage(await getLocale());
  const { way } = handBack;
  return (
    <details className="simulated-back">
      <summary className="button button-primary">{await wayBackWords(handBack)}</summary>
      <div className="notice" lang={language} dir={textDirection(language)}>
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
