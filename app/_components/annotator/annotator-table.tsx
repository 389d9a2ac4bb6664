import { useFormatter, useTranslations } from "next-intl";
import { Money } from "@/app/_components/count/money";
import { Estimate } from "@/app/_components/estimate/estimate";
import { Moment } from "@/app/_components/ui/moment";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";

/** Everybody who joined, with how they do on gold. The recruiter's id is shown here and nowhere else. */
export function AnnotatorTable({ annotators }: { annotators: ListedAnnotator[] }) {
  const t = useTranslations("organizer.annotators");
  const format = useFormatter();
  return (
    <>
      <p className="text-label">{t("count", { count: annotators.length })}</p>
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("pseudonym")}</HeadCell>
            <HeadCell>{t("source")}</HeadCell>
            <HeadCell>{t("state")}</HeadCell>
            <HeadCell numeric>{t("hits")}</HeadCell>
            <HeadCell numeric>{t("gold")}</HeadCell>
            <HeadCell>{t("goldShare")}</HeadCell>
            <HeadCell numeric>{t("seconds")}</HeadCell>
            <HeadCell numeric>{t("due")}</HeadCell>
            <HeadCell>{t("lastSeen")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {annotators.map((annotator) => (
            <tr key={annotator.id}>
              <Cell className="font-semibold whitespace-nowrap">{annotator.pseudonym}</Cell>
              <Cell className="min-w-40 wrap-anywhere">
                {t(`sources.${annotator.source}`)} {annotator.externalId}
              </Cell>
              <Cell>{t(`states.${annotator.state}`)}</Cell>
              <Cell numeric>{format.number(annotator.hits)}</Cell>
              <Cell numeric>
                {t("rightOf", { right: annotator.goldRight, answered: annotator.goldAnswered })}
              </Cell>
              <Cell>
                <Estimate estimate={annotator.goldAccuracy} method="wilson" />
              </Cell>
              <Cell numeric>
                {annotator.medianSeconds === null
                  ? t("noSeconds")
                  : format.number(annotator.medianSeconds, { maximumFractionDigits: 1 })}
              </Cell>
              <Cell numeric>
                <Money amount={annotator.due} />
              </Cell>
              <Cell>
                <Moment at={annotator.lastSeenAt} show="full" />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
