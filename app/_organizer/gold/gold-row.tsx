"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDimensionName } from "@/app/_organizer/answer/use-dimension-name";
import { OrderText } from "@/app/_organizer/answer/order-text";
import { Button } from "@/app/_ui/button";
import { Cell } from "@/app/_ui/table";
import type { GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { useAcceptedWords } from "./accepted-words";
import { AnswerBars } from "./answer-bars";
import { GoldMark } from "./gold-mark";
import { useAnswerBars } from "./use-answer-bars";
import { EstimateFigure } from "@/app/_ui/estimate";
import { isRanked } from "@/server/domain/gold/is-ranked";

interface GoldRowProps {
  item: GoldItem;
  project: ProjectDetail;
  isOpen: boolean;
  onToggle: () => void;
}

/** One gold item: what it accepts, and how it was answered. */
export function GoldTableRow({ item, project, isOpen, onToggle }: GoldRowProps) {
  const dimensionName = useDimensionName();
  const t = useTranslations("organizer.gold");
  const { short, named } = useAcceptedWords(project.scale, item.candidates);
  const barsOf = useAnswerBars(project.scale);
  const format = useFormatter();
  const id = item.externalId;
  return (
    <tr>
      <Cell className="whitespace-nowrap">
        <span className="me-2">{id}</span>
        <GoldMark gold={item} />
        {project.dimensions.length === 1 ? null : (
          <span className="ms-2">{dimensionName(project, item.dimension)}</span>
        )}
      </Cell>
      {item.order === null ? (
        <Cell className="whitespace-nowrap" label={t("acceptsHead")}>
          {short(item)}
        </Cell>
      ) : (
        <Cell className="min-w-48" label={t("acceptsHead")}>
          <OrderText places={named(item.order).map((name) => [name])} language={project.language} />
          <span className="text-muted">{t("rightFrom", { tau: format.number(item.answer) })}</span>
        </Cell>
      )}
      <Cell numeric label={t("seen")}>
        {item.seen}
      </Cell>
      <Cell label={t("missed")}>
        <MissedShare item={item} />
      </Cell>
      <Cell numeric label={t("contested")}>
        {item.contested}
      </Cell>
      <Cell label={t("answers")}>
        <AnswerBars id={id} bars={barsOf(item)} />
      </Cell>
      <Cell>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "closeOf" : "openOf", { id })}
          onClick={onToggle}
        >
          {t(isOpen ? "close" : "open")}
        </Button>
      </Cell>
    </tr>
  );
}

/** How many missed a gold item; the share with its interval once there are enough answers. */
function MissedShare({ item }: { item: GoldItem }) {
  const t = useTranslations("organizer.gold");
  if (item.missedShare.n === 0 || isRanked(item)) {
    return <EstimateFigure estimate={item.missedShare} method="wilson" />;
  }
  return (
    <span className="whitespace-nowrap">
      {t("missedOf", { missed: item.missed, n: item.missedShare.n })}{" "}
      <span className="text-muted">{t("noRank")}</span>
    </span>
  );
}
