import { plainDigits } from "@/server/domain/plain-digits";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { Steps } from "@/server/domain/scale/steps";

const tiny = 1e-9;

/** Reads a typed number, with a comma or a point; null for what is not on the scale. */
export function typedAnswer(scale: Steps, text: string): number | null {
  const trimmed = plainDigits(text).trim().replace(",", ".");
  const value = trimmed === "" ? Number.NaN : Number(trimmed);
  const { min, max } = scaleRange(scale);
  const steps = (value - min) / scale.step;
  const onScale = value >= min && value <= max && Math.abs(steps - Math.round(steps)) < tiny;
  return onScale ? value : null;
}
