import type { Deps } from "@/server/deps";
import type { Calculator } from "@/server/jobs/calculator";
import { computedPoint } from "@/server/domain/agreement/live-agreement";
import {
  updateAgreement,
  type AskedPoints,
  type ComputePoint,
} from "@/server/services/agreement/update-agreement";
import { repeat } from "./repeat";

/** Looks every fifteen seconds which projects' agreement has to be computed anew, and leaves that to the calculator. */
export function keepAgreementLive(deps: Deps, calculator: Calculator): void {
  const turns = { everyMs: 15_000, failure: "agreement could not be kept live" };
  const asked: AskedPoints = new Map();
  const compute: ComputePoint = async (projectId) => {
    const end = await calculator.run({ task: "agreement-point", projectId }, () => undefined);
    return end.ended === "result" ? computedPoint.nullable().parse(end.result) : null;
  };
  repeat(deps, turns, () => updateAgreement(deps, compute, asked));
}
