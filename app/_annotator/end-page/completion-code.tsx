import { getTranslations } from "next-intl/server";
import type { HandBack } from "@/server/domain/recruiter/hand-back";
import { CopyCodeButton } from "../annotator-page/copy-button";

interface CompletionCodeProps {
  /** Absent where the page is told no other code than that of the way back. */
  code?: string | undefined;
  handBack: HandBack | null | undefined;
}

/** What the recruiter asks for, as text that can be copied; nothing where it asks for no code. */
export async function CompletionCode({ code: own, handBack }: CompletionCodeProps) {
  const code = own ?? (handBack?.way.kind === "link" ? handBack.way.code : null);
  if (code === null) return null;
  const t = await getTranslations("annotator.end");
  const shared = await getTranslations("shared.actions");
  return (
    <p className="code">
      <span id="code-label">{t("code")}</span>
      <code aria-labelledby="code-label" dir="ltr">
        {code}
      </code>
      <CopyCodeButton text={code} label={shared("copy")} done={shared("copied")} />
    </p>
  );
}
