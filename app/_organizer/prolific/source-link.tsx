import { useTranslations } from "next-intl";
import { policySources } from "@/server/domain/recruiter/prolific/policy-sources";

/** The page where Prolific says a rule, in a tab of its own. */
export function SourceLink({ source }: { source: keyof typeof policySources }) {
  const t = useTranslations("organizer.prolific.sources");
  return (
    <a href={policySources[source]} target="_blank" rel="noreferrer">
      {t(source)}
    </a>
  );
}
