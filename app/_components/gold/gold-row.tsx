"use client";

import { useFormatter, useTranslations } from "next-intl";
import { withAllPoints } from "@/app/_components/plot/with-all-points";
import { Button } from "@/app/_components/ui/button";
import { Cell } from "@/app/_components/ui/table";
import type { GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { useAcceptedWords } from "./accepted-words";
import { AnswerBars } from "./answer-bars";
import { GoldMark } from "./gold-mark";
import { MissedShare } from "./missed-share";

interface GoldRowProps {
  item: GoldItem;
  project: ProjectDetail;
  isOpen: boolean;
  onToggle: () => void;
}

/** One gold item: what it accepts, and how it was answered. */
export function GoldRow({ item, project, isOpen, onToggle }: GoldRowProps) {
  const t = useTranslations("organizer.gold");
  const { short } = useAcceptedWords(project.scale);
  const format = useFormatter();
  const id = item.externalId;
  return (
    <tr>
      <Cell className="whitespace-nowrap">
        <span className="me-2">{id}</span>
        <GoldMark gold={item} />
        {project.dimensions.length === 1 ? null : (
          <span className="ms-2">
            {project.dimensions.find(({ name }) => name === item.dimension)?.question ?? item.dimension}
          </span>
        )}
      </Cell>
      {item.knownOrder === null ? (
        <Cell className="whitespace-nowrap">{short(item)}</Cell>
      ) : (
        <Cell>
          {t("knownOrder", { order: item.knownOrder.join(" > "), tau: format.number(item.answer) })}
        </Cell>
      )}
      <Cell numeric>{item.seen}</Cell>
      <Cell>
        <MissedShare item={item} />
      </Cell>
      <Cell numeric>{item.contested}</Cell>
      <Cell>
        {item.knownOrder === null ? (
          <AnswerBars item={item} distribution={withAllPoints(item.distribution, project.scale)} />
        ) : null}
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
