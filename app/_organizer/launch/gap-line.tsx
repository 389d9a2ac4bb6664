import { useTranslations } from "next-intl";
import { valuesOf } from "@/app/_trpc/sentence-values";
import type { LaunchGap } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";
import { fieldPlace } from "./field-place";

type Missing = Exclude<LaunchGap, { reason: "contradiction" }>;
type Contradiction = Extract<LaunchGap, { reason: "contradiction" }>;

/** Where each gap is mended: the path below the project, and the name of that part in the catalogue. */
const places = {
  no_items: { path: "/items", part: "items" },
  no_items_beside_gold: { path: "/items", part: "items" },
  too_little_gold: { path: "/gold", part: "gold" },
  short_gold_runway: { path: "/gold", part: "gold" },
  too_few_test_items: { path: "/gold", part: "gold" },
  unanswerable_gold: { path: "/gold", part: "gold" },
  no_invitations: { path: "/recruit", part: "recruit" },
  lists_need_dynamic: { path: "/page", part: "page" },
  lists_outdated: { path: "/recruit", part: "recruit" },
  instructions_empty: { path: "/instructions", part: "instructions" },
  consent_empty: { path: "/instructions#consent", part: "consent" },
  point_without_label: { path: "/scale", part: "scale" },
  point_without_definition: { path: "/scale", part: "scale" },
} as const satisfies Record<Missing["reason"], { path: string; part: string }>;

interface GapLineProps<Gap> {
  gap: Gap;
  address: string;
}

/** One thing that keeps a project from being launched, with the way to the place where it is mended. */
export function GapLine({ gap, address }: GapLineProps<LaunchGap>) {
  return gap.reason === "contradiction" ? (
    <ContradictionLine gap={gap} address={address} />
  ) : (
    <MissingLine gap={gap} address={address} />
  );
}

function MissingLine({ gap, address }: GapLineProps<Missing>) {
  const t = useTranslations("organizer.launch");
  const { reason, ...values } = gap;
  const { path, part } = places[reason];
  return (
    <CheckLine mark="missing" to={{ href: `${address}${path}`, name: t(`parts.${part}`) }}>
      {t(`gaps.${reason}`, valuesOf(values))}
    </CheckLine>
  );
}

function ContradictionLine({ gap: { field, problem }, address }: GapLineProps<Contradiction>) {
  const t = useTranslations("organizer.launch");
  const problems = useTranslations("organizer.problems");
  const { path, part } = fieldPlace(field);
  return (
    <CheckLine mark="missing" to={{ href: `${address}${path}`, name: t(`parts.${part}`) }}>
      {t("contradiction", {
        part: t(`parts.${part}`),
        problem: problems(problem.reason, valuesOf(problem.params)),
      })}
    </CheckLine>
  );
}
