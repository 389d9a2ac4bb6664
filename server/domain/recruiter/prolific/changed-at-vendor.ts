import type { StudyDraft } from "./vendor";

/** A study as Prolific has it, as far as people can change it there. */
export interface VendorFields {
  name: string;
  reward: number;
  estimatedMinutes: number;
  externalUrl: string;
  codes: readonly { code: string }[];
}

/** What of a study was changed at Prolific since Touchstone sent it: the names of fields of the plan. */
export function changedAtVendor(sent: Partial<StudyDraft>, vendor: VendorFields): string[] {
  const codes = sent.completion_codes?.map(({ code }) => code);
  const differs = {
    title: sent.name !== undefined && sent.name !== vendor.name,
    rewardMinor: sent.reward !== undefined && sent.reward !== vendor.reward,
    minutes:
      sent.estimated_completion_time !== undefined &&
      sent.estimated_completion_time !== vendor.estimatedMinutes,
    link: sent.external_study_url !== undefined && sent.external_study_url !== vendor.externalUrl,
    codes: codes !== undefined && !codes.every((code) => vendor.codes.some((each) => each.code === code)),
  };
  return Object.entries(differs).flatMap(([field, isDifferent]) => (isDifferent ? [field] : []));
}
