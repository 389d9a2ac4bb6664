"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ShownExclusion } from "@/server/domain/exclusion/contracts";
import { ruleText } from "@/server/stats/exclusion/exclusion-rule";
import { useFigureWords } from "./figure-words";
import { useUndo } from "./use-undo";

interface ExclusionLogProps {
  project: string;
  exclusions: readonly ShownExclusion[];
}

/** Every exclusion with who, why and when, also those taken back; those in force can be taken back here. */
export function ExclusionLog({ project, exclusions }: ExclusionLogProps) {
  const t = useTranslations("organizer.exclusion.log");
  const { ask, dialog } = useUndo(project);
  const inForce = exclusions.filter(({ takenBack }) => takenBack === null);
  const [newest] = inForce;
  const together = inForce.filter(({ batch }) => batch === newest?.batch).length;
  return (
    <Card
      title={t("title")}
      actions={
        newest !== undefined && together > 1 ? (
          <Button onClick={() => ask({ batch: newest.batch, count: together })}>
            {t("takeBackAll", { count: together })}
          </Button>
        ) : null
      }
    >
      {exclusions.length === 0 ? (
        <p className="text-label text-muted">{t("none")}</p>
      ) : (
        <Table label={t("table")}>
          <thead>
            <tr>
              <HeadCell>{t("annotator")}</HeadCell>
              <HeadCell>{t("why")}</HeadCell>
              <HeadCell>{t("reason")}</HeadCell>
              <HeadCell>{t("when")}</HeadCell>
              <HeadCell>{t("state")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {exclusions.map((exclusion) => (
              <LogRow
                key={exclusion.id}
                exclusion={exclusion}
                onTakeBack={() => ask({ batch: exclusion.batch, annotator: exclusion.annotator, count: 1 })}
              />
            ))}
          </tbody>
        </Table>
      )}
      {dialog}
    </Card>
  );
}

function LogRow({ exclusion, onTakeBack }: { exclusion: ShownExclusion; onTakeBack: () => void }) {
  const t = useTranslations("organizer.exclusion.log");
  const { annotator, reason, by, at, takenBack } = exclusion;
  return (
    <tr>
      <Cell className="font-semibold whitespace-nowrap">{annotator}</Cell>
      <Cell className="min-w-40">
        <Why exclusion={exclusion} />
      </Cell>
      <Cell className="min-w-40 wrap-anywhere" dir="auto">
        {reason}
      </Cell>
      <Cell>
        <Moment at={at} show="full" /> {by}
      </Cell>
      <Cell className="min-w-40">
        {takenBack === null ? (
          <Button aria-label={t("takeBackOf", { annotator })} onClick={onTakeBack}>
            {t("takeBack")}
          </Button>
        ) : (
          t.rich("takenBack", {
            at: () => <Moment at={takenBack.at} show="full" />,
            by: takenBack.by ?? "none",
            reason: takenBack.reason,
          })
        )}
      </Cell>
    </tr>
  );
}

function Why({ exclusion: { rule, value, bound } }: { exclusion: ShownExclusion }) {
  const t = useTranslations("organizer.exclusion.log");
  const words = useFigureWords();
  if (rule === null || value === null || bound === null) return t("byHand");
  const figures = { value: words(rule.name, value), bound: words(rule.name, bound) };
  return t("ruleOf", { rule: ruleText(rule), ...figures });
}
