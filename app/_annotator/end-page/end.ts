import type { useTranslations } from "next-intl";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { OwnRefusal } from "@/server/domain/annotator/refusal";
import type { NextResult } from "@/server/domain/assignment/contracts";

type None = Extract<NextResult, { kind: "none" }>;

/** Why there is no page, or no joining, and how somebody who has joined stands. */
export interface End extends Partial<
  Pick<None, "completionCode" | "handBack" | "details" | "due" | "correctable">
> {
  reason: None["reason"] | "invitation_unknown";
  /** Which condition of joining is not met, where somebody was not let in. */
  condition?: EligibilityCondition;
  /** The refusal that stands against somebody who was not let in, as far as it is kept. */
  refusal?: OwnRefusal;
  /** Whether a recruiter sent them, to whom they can give the task back. */
  isRecruited?: boolean;
}

/** The texts that annotators read. */
export type Texts = ReturnType<typeof useTranslations<"annotator">>;
