import type { Returning } from "./recruiter";

/** Somebody who does not exist, for screens that show what people will see. */
export const examplePerson: Returning = {
  externalId: "PERSON",
  submissionId: "SESSION",
  studyId: "STUDY",
  submitTo: "https://workersandbox.mturk.com",
  completionCode: "TS-EXAMPLE",
  workHitCount: 3,
};

/** What stands for a signature where there is nobody to sign for. */
export const exampleSign = () => "SIGNATURE";
