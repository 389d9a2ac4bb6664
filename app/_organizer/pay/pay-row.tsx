import { useFormatter, useTranslations } from "next-intl";
import { AnnotatorStatusBadge } from "@/app/_organizer/annotator/annotator-status-badge";
import { Button } from "@/app/_ui/button";
import { Cell } from "@/app/_ui/table";
import type { PaidPerson } from "@/server/domain/payment/contracts";
import { SumCells } from "./sum-cells";

interface PayRowProps {
  person: PaidPerson;
  currency: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onBonus: () => void;
}

/** What one person has earned, and the ways to choose them and to give them more. */
export function PayRow({ person, currency, chosen, onChoose, onBonus }: PayRowProps) {
  const t = useTranslations("organizer.pay");
  const format = useFormatter();
  const { annotator } = person;
  return (
    <tr className="[&>td]:align-middle">
      <Cell className="whitespace-nowrap">
        <label className="inline-flex min-h-8 items-center gap-2 font-semibold pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-5 accent-accent pointer-coarse:size-6"
          />
          {annotator}
        </label>
      </Cell>
      <Cell label={t("state")}>
        <AnnotatorStatusBadge state={person.state} />
      </Cell>
      <Cell className="wrap-anywhere" label={t("recruiter")}>
        {person.externalId}
        {person.submissionId === null ? null : (
          <span className="block text-muted">{t("submission", { id: person.submissionId })}</span>
        )}
      </Cell>
      <Cell className="whitespace-nowrap" label={t("code")}>
        {person.completionCode}
      </Cell>
      <Cell numeric label={t("pages")}>
        {format.number(person.pages)}
      </Cell>
      <SumCells sums={person} currency={currency} />
      <Cell className="whitespace-nowrap">
        <Button variant="quiet" aria-label={t("giveBonus.buttonFor", { annotator })} onClick={onBonus}>
          {t("giveBonus.button")}
        </Button>
      </Cell>
    </tr>
  );
}
