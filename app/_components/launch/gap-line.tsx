import { useTranslations } from "next-intl";
import { valuesOf } from "@/app/_trpc/sentence-values";
import type { LaunchGap } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";

/** Where each gap is mended: the path below the project, and the name of that part in the catalogue. */
const places = {
  no_items: { path: "/items", part: "items" },
  no_items_beside_gold: { path: "/items", part: "items" },
  too_little_gold: { path: "/gold", part: "gold" },
  unanswerable_gold: { path: "/gold", part: "gold" },
  instructions_empty: { path: "/setup#instructions", part: "instructions" },
  consent_empty: { path: "/setup#consent", part: "consent" },
  point_without_label: { path: "/setup#scale", part: "scale" },
  point_without_definition: { path: "/setup#scale", part: "scale" },
} as const satisfies Record<LaunchGap["reason"], { path: string; part: string }>;

/** One thing that is missing, with the way to the place where it is mended. */
export function GapLine({ gap, address }: { gap: LaunchGap; address: string }) {
  const t = useTranslations("organizer.launch");
  const { reason, ...values } = gap;
  const { path, part } = places[reason];
  return (
    <CheckLine mark="missing" to={{ href: `${address}${path}`, name: t(`parts.${part}`) }}>
      {t(`gaps.${reason}`, valuesOf(values))}
    </CheckLine>
  );
}
