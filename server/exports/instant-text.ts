import { isoInstant } from "@/server/domain/instant";

const dayMs = 86_400_000;

/** Writes moments as `isoInstant` does, several times as fast where many fall on the same day. */
export class InstantText {
  #day = NaN;
  /** As in `2026-11-20T`. */
  #date = "";

  of(ms: number): string {
    const day = Math.floor(ms / dayMs);
    if (day !== this.#day) {
      this.#day = day;
      this.#date = isoInstant(day * dayMs).slice(0, -13);
    }
    const left = ms - day * dayMs;
    const seconds = Math.floor(left / 1_000);
    const minutes = Math.floor(seconds / 60);
    const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}`;
    return `${this.#date}${clock}.${String(left % 1_000).padStart(3, "0")}Z`;
  }
}

const pairsOfDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
const two = (value: number) => pairsOfDigits[value] ?? "";
