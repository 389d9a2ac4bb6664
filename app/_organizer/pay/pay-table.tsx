import { useFormatter, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { PaidPerson, PayList } from "@/server/domain/payment/contracts";
import { PayRow } from "./pay-row";
import { shownSums, SumCells } from "./sum-cells";

interface PayTableProps {
  list: PayList;
  chosen: ReadonlyMap<string, PaidPerson>;
  onChoose: (person: PaidPerson, chosen: boolean) => void;
  onBonus: (person: PaidPerson) => void;
}

/** People who have earned something; in the last row everyone together. */
export function PayTable({ list, chosen, onChoose, onBonus }: PayTableProps) {
  const t = useTranslations("organizer.pay");
  const format = useFormatter();
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          <HeadCell>{t("annotator")}</HeadCell>
          <HeadCell>{t("state")}</HeadCell>
          <HeadCell>{t("recruiter")}</HeadCell>
          <HeadCell>{t("code")}</HeadCell>
          <HeadCell numeric>{t("pages")}</HeadCell>
          {shownSums.map((name) => (
            <HeadCell key={name} numeric>
              {t(name)}
            </HeadCell>
          ))}
          <HeadCell>{t("actions")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {list.people.map((person) => (
          <PayRow
            key={person.annotator}
            person={person}
            currency={list.currency}
            chosen={chosen.has(person.annotator)}
            onChoose={(isChosen) => onChoose(person, isChosen)}
            onBonus={() => onBonus(person)}
          />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr className="border-t border-control">
          <th scope="row" colSpan={4} className="h-9 px-3 py-1 text-start align-top">
            {t("all")}
          </th>
          <Cell numeric label={t("pages")}>
            {format.number(list.total.pages)}
          </Cell>
          <SumCells sums={list.total} currency={list.currency} />
          <Cell />
        </tr>
      </tfoot>
    </Table>
  );
}
