import { useLocale, useTranslations } from "next-intl";
import { valuesOf } from "@/app/_trpc/sentence-values";
import type { LaunchWarning } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";

/** Where each warning can be met: the path below the project, and the name of that part in the catalogue. */
const places = {
  short_gold_runway: { path: "/gold", part: "gold" },
  gold_left_over: { path: "/gold", part: "gold" },
  gold_without_explanation: { path: "/gold", part: "gold" },
  no_gold: { path: "/gold", part: "gold" },
  rule_never_applies: { path: "/rules#stopping", part: "stopping" },
  careful_stopped: { path: "/rules#stopping", part: "stopping" },
  few_people: { path: "/gold#gold-in-work", part: "goldInWork" },
  few_invited: { path: "/recruit", part: "recruit" },
  short_budget: { path: "/limits#limits", part: "limits" },
  no_way_back: { path: "/recruit#recruiters", part: "recruit" },
  translation_incomplete: { path: "/languages", part: "languages" },
  no_contact: { path: "/instructions#contact", part: "contact" },
} as const satisfies Record<LaunchWarning["reason"], { path: string; part: string }>;

/** What may surprise after the launch but does not block it. */
export function WarningLine({ warning, address }: { warning: LaunchWarning; address: string }) {
  const t = useTranslations("organizer.launch");
  const names = useTranslations("organizer.recruiters.outcomes");
  const languageNames = new Intl.DisplayNames([useLocale()], { type: "language" });
  const { reason, ...values } = warning;
  const { path, part } = places[reason];
  const called =
    warning.reason === "no_way_back"
      ? { outcomes: warning.outcomes.map((each) => names(each)).join(", ") }
      : warning.reason === "translation_incomplete"
        ? { languages: warning.languages.map((each) => languageNames.of(each) ?? each).join(", ") }
        : {};
  return (
    <CheckLine mark="warning" to={{ href: `${address}${path}`, name: t(`parts.${part}`) }}>
      {t(`warnings.${reason}`, { ...valuesOf(values), ...called })}
    </CheckLine>
  );
}
