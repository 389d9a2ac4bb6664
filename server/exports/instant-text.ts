import { isoInstant } from "@/server/domain/instant";

const dayMs = 86_400_000;

/** Writes moments as `isoInstant` does, several times as fast where many fall on the same days. */
export class InstantText {
  /** As in `2026-11-20T`, by the days since 1970. */
  readonly #dates = new Map<number, string>();

  of(ms: number): string {
    const day = Math.floor(ms / dayMs);
    let date = this.#dates.get(day);
    if (date === undefined) {
      date = isoInstant(day * dayMs).slice(0, -13);
      this.#dates.set(day, date);
    }
    const left = ms - day * dayMs;
    const minute = Math.floor(left / 60_000);
    const inMinute = left - minute * 60_000;
    const second = Math.floor(inMinute / 1_000);
    return date + (minutes[minute] ?? "") + (seconds[second] ?? "") + (milliseconds[inMinute % 1_000] ?? "");
  }
}

const digits = (value: number, length: number) => String(value).padStart(length, "0");
const clockTexts = (count: number, textOf: (value: number) => string) =>
  Array.from({ length: count }, (_, value) => textOf(value));
const minutes = clockTexts(1_440, (of) => `${digits(Math.floor(of / 60), 2)}:${digits(of % 60, 2)}:`);
const seconds = clockTexts(60, (of) => `${digits(of, 2)}.`);
const milliseconds = clockTexts(1_000, (of) => `${digits(of, 3)}Z`);
