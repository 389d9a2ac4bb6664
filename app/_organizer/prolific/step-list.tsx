import { useTranslations } from "next-intl";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";

interface StepListProps {
  view: ProlificView;
  /** How many rules stop the study. */
  stops: number;
}

/** The four steps in order, each with how far it is. */
export function StepList({ view, stops }: StepListProps) {
  const t = useTranslations("organizer.prolific");
  const { connection, isPlanSaved, study, codes } = view;
  const steps = [
    [
      "connect",
      t("connect"),
      connection === null ? "none" : connection.refusedAt === null ? "connected" : "refused",
    ],
    ["study", t("study"), isPlanSaved ? "planned" : "suggested"],
    ["codes", t("codes.title"), codes.length > 0 ? "coded" : "uncoded"],
    ["publish", t("publish"), (study?.status ?? null) === null ? "absent" : stops > 0 ? "stopped" : "there"],
  ] as const;
  return (
    <nav aria-label={t("stepsLabel")}>
      <ol className="flex flex-col gap-x-6 gap-y-1 text-label middle:flex-row middle:flex-wrap">
        {steps.map(([id, name, state]) => (
          <li key={id} className="flex min-h-8 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
            <a href={`#${id}`} className="font-semibold">
              {name}
            </a>
            <span className="text-muted">
              {t(`stepStates.${state}`, { status: study?.status ?? "", count: stops })}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
