import { useTranslations } from "next-intl";
import { useMethodWords } from "@/app/_organizer/release/use-method-words";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import { aggregationParameters } from "@/server/domain/aggregation/aggregation";
import { screeningParameters } from "@/server/domain/exclusion/screening";
import type { JobKind } from "@/server/domain/job/job";
import { releaseParameters } from "@/server/domain/release/release-job";
import { rehearsalName, rehearsalParameters } from "@/server/domain/rehearsal/rehearsal";
import { characters } from "@/server/domain/rehearsal/simulated-annotator";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";

function rehearsalWords(parameters: unknown) {
  const { number, people, tried, seed } = rehearsalParameters.parse(parameters);
  return {
    name: rehearsalName(number),
    people: characters.reduce((sum, character) => sum + people[character], 0),
    settings: tried.length + 1,
    seed,
  };
}

/** What a job was asked to do, in words. */
export function JobParameters({ kind, parameters }: { kind: JobKind; parameters?: unknown }) {
  const t = useTranslations("organizer.job.parameters");
  const methodWords = useMethodWords();
  switch (kind) {
    case "agreement":
      return <>{t("agreement", agreementParameters.parse(parameters))}</>;
    case "screening": {
      const { rules, spared } = screeningParameters.parse(parameters);
      return <>{t("screening", { rules: rules.map(ruleText).join(", "), spared: spared.length })}</>;
    }
    case "aggregation":
      return <>{t("method", { method: methodWords(aggregationParameters.parse(parameters).aggregation) })}</>;
    case "rehearsal":
      return <>{t("rehearsal", rehearsalWords(parameters))}</>;
    case "release":
      return <>{t("method", { method: methodWords(releaseParameters.parse(parameters).aggregation) })}</>;
  }
}
