import type { ReactNode } from "react";
import { ItemCard, type ItemCardProps } from "./item-card";
import type { PairItem } from "./pair-item";
import { PairTexts } from "./pair-texts";

interface PairCardProps extends Omit<ItemCardProps, "questionKey" | "texts"> {
  item: PairItem;
  /** Of the two texts. */
  language: string;
  /** What stands in place of the two texts; without it they do. */
  shown?: ReactNode;
  labels: { textA: string; textB: string };
}

/** A pair of texts with its scale directly under it. */
export function PairCard({ item, language, shown, labels, ...card }: PairCardProps) {
  const { key, textA, textB } = item;
  const texts = shown ?? <PairTexts language={language} {...{ textA, textB, labels }} />;
  return <ItemCard {...card} questionKey={key} texts={texts} />;
}
