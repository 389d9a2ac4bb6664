import { useTranslations } from "next-intl";
import { Link } from "@/app/_ui/link";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { usesChecks } from "@/server/domain/attention-check/attention-check";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ProjectSettings } from "@/server/domain/project/project";
import { barOf } from "@/server/domain/stopping/should-stop";
import { hasGold } from "@/server/domain/task/traits";

/** The protocol of a project in one line, each part with the way to where it is set. */
export function ProtocolLine({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.nav.protocol");
  const { slug, settings, taskType } = project;
  const checked = [
    { to: "gold#gold-in-work", text: useGoldText(settings) },
    { to: "rules#stopping", text: useStopText(settings) },
    { to: "people#qualification", text: useQualificationText(settings) },
  ];
  const { everyPages } = settings.attentionChecks;
  const parts = [
    ...(hasGold(taskType) ? checked : []),
    ...(everyPages !== null && usesChecks(settings.attentionChecks)
      ? [{ to: "gold#attention-checks", text: t("checks", { every: everyPages }) }]
      : []),
    { to: "limits#assignment", text: t("overlap", { overlap: settings.overlap }) },
    { to: "limits#pay", text: usePayText(settings) },
  ];
  return (
    <ul aria-label={t("label")} className="flex flex-wrap gap-x-2 gap-y-1 text-label text-muted">
      {parts.map(({ to, text }, at) => (
        <li key={to} className="inline-flex gap-x-2">
          {at === 0 ? null : <span aria-hidden>·</span>}
          <Link href={`/projects/${slug}/${to}`} className="inline-flex min-h-6 items-center text-muted">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useGoldText({ goldFrequency, goldPerHit, hitSize }: ProjectSettings): string {
  const t = useTranslations("organizer.nav.protocol");
  return goldFrequency.kind === "adaptive"
    ? t("goldAdaptive", { high: goldFrequency.high, low: goldFrequency.low })
    : t("goldFixed", { gold: goldPerHit, size: hitSize });
}

function useStopText({ stopping, qualification }: ProjectSettings): string {
  const t = useTranslations("organizer.nav.protocol");
  const bar = barOf({ stopping, qualification });
  if (stopping.accuracy === null || bar === null) return t("stopNever");
  const { certainty } = stopping.accuracy;
  return certainty === null ? t("stopRaw", { bar }) : t("stopSure", { certainty, bar });
}

function useQualificationText({ qualification }: ProjectSettings): string {
  const t = useTranslations("organizer.nav.protocol.qualification");
  const { kind, ...values } = qualification;
  return t(kind, values);
}

function usePayText({ payPerHitMinor, currency }: ProjectSettings): string {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.nav.protocol");
  return payPerHitMinor === null
    ? t("payElsewhere")
    : t("pay", { pay: moneyText({ amount: payPerHitMinor / 100, currency }) });
}
