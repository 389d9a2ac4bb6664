import { accountCases } from "./account-cases";
import { audienceCases } from "./audience-cases";
import { bonusAndHookCases } from "./bonus-and-hook-cases";
import type { CallCase } from "./call-case";
import { studyCases } from "./study-cases";
import { submissionCases } from "./submission-cases";

/** Every call that Touchstone makes of Prolific. */
export const allCases: CallCase[] = [
  ...accountCases,
  ...audienceCases,
  ...studyCases,
  ...submissionCases,
  ...bonusAndHookCases,
];
