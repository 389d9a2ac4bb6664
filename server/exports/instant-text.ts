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
    const seconds = Math.floor(left / 1_000);
    const minutes = Math.floor(seconds / 60);
    const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`;
    return `${date}${clock}.${milliseconds[left % 1_000]}Z`;
  }
}

const digits = (count: number, length: number) =>
  Array.from({ length: count }, (_, value) => String(value).padStart(length, "0"));
const milliseconds = digits(1_000, 3);
const pairsOfDigits = digits(60, 2);
const two = (value: number) => pairsOfDigits[value] ?? "";
