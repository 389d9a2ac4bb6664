import { useTranslations } from "next-intl";
import { AnswerText } from "@/app/_organizer/answer/answer-text";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { GoldContest } from "@/server/domain/gold/contracts";

/** What annotators object to in one gold item, in their own words. */
export function ContestList({ contests, language }: { contests: GoldContest[]; language: string }) {
  const t = useTranslations("organizer.gold");
  if (contests.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2>{t("contests")}</h2>
      <Table label={t("contests")}>
        <thead>
          <tr>
            <HeadCell>{t("annotator")}</HeadCell>
            <HeadCell>{t("theirAnswer")}</HeadCell>
            <HeadCell>{t("comment")}</HeadCell>
            <HeadCell>{t("when")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {contests.map((contest) => (
            <tr key={contest.annotator}>
              <Cell>{contest.annotator}</Cell>
              <Cell className="min-w-40">
                {contest.answer === null ? (
                  t("noBars")
                ) : (
                  <AnswerText answer={contest.answer} language={language} />
                )}
              </Cell>
              <Cell className="min-w-64 wrap-anywhere whitespace-pre-wrap" dir="auto">
                {contest.comment}
              </Cell>
              <Cell>
                <Moment at={contest.createdAt} show="full" />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
