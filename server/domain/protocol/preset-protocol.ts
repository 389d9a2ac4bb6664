import { presets, type PresetName } from "@/server/domain/preset/presets";
import type { TestPair } from "@/server/domain/preset/preset";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { scaleDraft } from "@/server/domain/scale/scale";
import type { Protocol, ProtocolTestPair } from "./protocol";

const graded = (pair: TestPair): ProtocolTestPair => ({
  ...pair,
  tolerance: 1,
  accepted: [],
  acceptsNotApplicable: false,
});

/** What a project of this preset begins with. */
export function presetProtocol(preset: PresetName): Omit<Protocol, "format" | "name" | "language"> {
  const { dimensions, scale, settings, testPairs } = presets[preset];
  return { preset, dimensions: [...dimensions], scale, settings, testPairs: testPairs.map(graded) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A protocol from a file with what it leaves out taken from its preset: dimensions, scale, test pairs, and each setting.
 * The preset's test pairs stay away from a scale with other ends, as their answers were found on its own.
 */
export function completedProtocol(
  given: Record<string, unknown>,
  preset: PresetName,
): Record<string, unknown> {
  const base = presetProtocol(preset);
  const settings = isRecord(given.settings) ? { ...base.settings, ...given.settings } : given.settings;
  const testPairs = hasEndsOf(base.scale, given.scale) ? base.testPairs : [];
  return { ...base, testPairs, ...given, ...(settings !== undefined && { settings }) };
}

function hasEndsOf(own: Protocol["scale"], given: unknown): boolean {
  const read = scaleDraft.safeParse(given ?? own);
  if (!read.success) return false;
  const [one, other] = [scaleRange(own), scaleRange(read.data)];
  return one.min === other.min && one.max === other.max;
}
