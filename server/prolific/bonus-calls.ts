import { z } from "zod";
import { minorUnits } from "./answer-parts";
import { bonusLines } from "./bonus-lines";
import type { ProlificApi } from "./prolific-api";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorPath } from "./vendor-path";

const bonusAnswer = z.object({ id: z.string(), total_amount: minorUnits });

/** Bonuses are set up, then paid. Both are sent once: Prolific pays again what is sent again. */
export function bonusCalls(line: VendorLine): Pick<ProlificApi, "setUpBonuses" | "payBonuses"> {
  return {
    setUpBonuses: async (studyId, bonuses) => {
      const path = "/api/v1/submissions/bonus-payments/";
      const body = { study_id: studyId, csv_bonuses: bonusLines(bonuses) };
      const answer = answerBody(await line.once({ method: "POST", path, body }), bonusAnswer);
      return { id: answer.id, totalMinor: answer.total_amount };
    },
    payBonuses: async (bulkId) => {
      const path = vendorPath`/api/v1/bulk-bonus-payments/${bulkId}/pay/`;
      await line.once({ method: "POST", path, bodyIgnored: true });
    },
  };
}
