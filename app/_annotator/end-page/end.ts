import type { useTranslations } from "next-intl";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { OwnRefusal } from "@/server/domain/annotator/refusal";
import type { EndingReason } from "@/server/domain/recruiter/end-reason";
import type { NextResult } from "@/server/domain/assignment/contracts";

type None = Extract<NextResult, { kind: "none" }>;

/** Why there is no page, or no joining, and how somebody who has joined stands. */
export interface End extends Partial<
  Pick<None, "completionCode" | "handBack" | "details" | "due" | "correctable">
> {
  reason: EndingReason | "invitation_unknown";
  /** Which condition of joining is not met, where somebody was not let in. */
  condition?: EligibilityCondition;
  /** The refusal that stands against somebody who was not let in, as far as it is kept. */
  refusal?: OwnRefusal;
  /** Whether there are questions after the work that they have not answered. */
  asksLast?: boolean;
  /** Whether a recruiter sent them, to whom they can give the task back. */
  isRecruited?: boolean;
}

/** The texts that annotators read. */
export type Texts = ReturnType<typeof useTranslations<"annotator">>;
