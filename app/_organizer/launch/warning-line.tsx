import { useTranslations } from "next-intl";
import type { LaunchWarning } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";

/** Where each warning can be met: the path below the project, and the name of that part in the catalogue. */
const places = {
  short_gold_runway: { path: "/gold", part: "gold" },
  gold_left_over: { path: "/gold", part: "gold" },
  no_gold: { path: "/gold", part: "gold" },
  rule_never_applies: { path: "/quality#stopping", part: "quality" },
  careful_stopped: { path: "/quality#stopping", part: "quality" },
  few_people: { path: "/quality#gold-in-work", part: "quality" },
  few_invited: { path: "/recruit", part: "recruit" },
  short_budget: { path: "/quality#limits", part: "quality" },
  no_contact: { path: "/setup#contact", part: "contact" },
} as const satisfies Record<LaunchWarning["reason"], { path: string; part: string }>;

/** What may surprise after the launch but does not block it. */
export function WarningLine({ warning, address }: { warning: LaunchWarning; address: string }) {
  const t = useTranslations("organizer.launch");
  const { reason, ...values } = warning;
  const { path, part } = places[reason];
  return (
    <CheckLine mark="warning" to={{ href: `${address}${path}`, name: t(`parts.${part}`) }}>
      {t(`warnings.${reason}`, values)}
    </CheckLine>
  );
}
