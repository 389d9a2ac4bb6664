import "server-only";
import { getTranslations } from "next-intl/server";
import { messages } from "@/app/_messages/messages";
import type { HitTexts } from "./hit-texts";

const mostMinutes = 5;

/** Makes the texts of HITs of up to `size` items in the language of the interface. */
export async function prepareHitTexts(size: number): Promise<HitTexts> {
  const t = await getTranslations("annotator.counted");
  const { hit, feedback } = messages.annotator;
  const upTo = <T>(most: number, text: (count: number) => T) =>
    Array.from({ length: most + 1 }, (_, n) => text(n));
  return {
    hit,
    feedback,
    counted: {
      missing: upTo(size, (count) => t("missing", { count })),
      kept: upTo(size, (count) => t("kept", { count, time: "{time}" })),
      minutesLeft: upTo(mostMinutes, (count) => t("minutesLeft", { count })),
    },
  };
}
