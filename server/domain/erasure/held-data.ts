import type { ShownItem } from "@/server/domain/assignment/assignment";
import { metAgain } from "@/server/domain/twin/twin";

/** What would tell which items have a known answer; whoever still works, or knows someone who does, must not learn it. */
const secrets = new Set([
  "isGold",
  "correct",
  "isRepeat",
  "repeats",
  "twin",
  "attentionCheck",
  "accepted",
  "explanation",
  "repeatable",
  "feedback",
  "cursor",
  "cursorLevel",
  "isSpare",
  "counted",
  "countedItemCount",
  "goldAnswered",
  "goldRight",
  "goldAnsweredCount",
  "goldRightCount",
  "goldAnsweredSinceCleared",
  "goldRightSinceCleared",
  "goldItemsSinceCleared",
]);

const momentKey = /At$|^at$/;

/** What is held, for people to read: moments as such, and of known answers only what the organizer sees. */
export function readable(value: unknown, { withGold }: { withGold: boolean }): unknown {
  if (Array.isArray(value)) return value.map((one) => readable(one, { withGold }));
  if (value === null || typeof value !== "object") return value;
  const told = withGold ? value : asRepeat(value);
  const kept = Object.entries(told).filter(([key]) => withGold || !secrets.has(key));
  return Object.fromEntries(
    kept.map(([key, one]) => [
      key,
      momentKey.test(key) && typeof one === "number"
        ? new Date(one).toISOString()
        : readable(one, { withGold }),
    ]),
  );
}

/** A degraded twin as the item that it was made of, which its annotator has met before. */
const asRepeat = (value: object): object =>
  "twin" in value ? { ...value, itemId: metAgain(value as Pick<ShownItem, "itemId" | "twin">) } : value;
