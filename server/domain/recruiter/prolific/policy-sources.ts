/** Where each of Prolific's rules is written, as read in November 2026. */
export const policySources = {
  pay: "https://researcher-help.prolific.com/hc/en-gb/articles/4407695146002-Prolific-s-payment-principles",
  measuredPay: "https://researcher-help.prolific.com/en/article/4dd6a0",
  checks: "https://researcher-help.prolific.com/en/article/fb63bb",
  personalData:
    "https://researcher-help.prolific.com/en/articles/445117-can-i-ask-participants-for-their-personal-information-identifiers",
  dataProtection:
    "https://researcher-help.prolific.com/hc/en-gb/articles/4411325794322-Participants-personal-data",
  interface: "https://docs.prolific.com/api-reference",
} as const;

/** The least that Prolific lets an hour be paid, and what it recommends, in minor units by currency. */
export const payFloors: Partial<Record<string, { least: number; recommended: number }>> = {
  GBP: { least: 600, recommended: 900 },
  USD: { least: 800, recommended: 1_200 },
};

/** Prolific approves by itself what nobody has decided for so long. */
export const approvedByItselfDays = 21;
