import type { GoldAnswer } from "@/server/domain/gold/contracts";
import { AcceptedAnswers } from "./accepted-answers";
import { GoldMark } from "./gold-mark";

/** Marks a gold item, with what it accepts. */
export function GoldBadge({ gold }: { gold: GoldAnswer & { enabled: boolean } }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-gold">
      <GoldMark gold={gold} />
      <AcceptedAnswers gold={gold} />
    </span>
  );
}
