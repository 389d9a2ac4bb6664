import { useTranslations } from "next-intl";
import { useMethodWords } from "@/app/_organizer/release/use-method-words";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import { aggregationParameters } from "@/server/domain/aggregation/aggregation";
import { screeningParameters } from "@/server/domain/exclusion/screening";
import type { JobKind } from "@/server/domain/job/job";
import { releaseParameters } from "@/server/domain/release/release-job";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";

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
    case "release":
      return <>{t("method", { method: methodWords(releaseParameters.parse(parameters).aggregation) })}</>;
  }
}
