import type { ScaleDraft } from "@/server/domain/scale/scale";

/** The numbers from 1 to `count`, for types whose answers are not points of a scale that an organizer sets. */
export function numberScale(count: number): ScaleDraft {
  const points = Array.from({ length: count }, (_, at) => ({
    value: at + 1,
    label: "",
    definition: "",
    exampleA: "",
    exampleB: "",
  }));
  return { step: 1, notApplicable: false, points };
}
