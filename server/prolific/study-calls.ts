import { z } from "zod";
import { allPages } from "./all-pages";
import { studyStatusText, textOrNull } from "./answer-parts";
import type { ProlificApi } from "./prolific-api";
import { studyAnswer } from "./study-answer";
import { transitionStudy } from "./study-transition";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorPath } from "./vendor-path";

const listedStudy = z
  .object({ id: z.string(), internal_name: textOrNull, status: studyStatusText })
  .transform(({ id, internal_name: internalName, status }) => ({ id, internalName, status }));
const testParticipant = z.object({ participant_id: z.string() });
const testStudyAnswer = z.object({ study_id: z.string(), study_url: z.string() });

type StudyCalls = Pick<
  ProlificApi,
  | "createStudy"
  | "updateStudy"
  | "study"
  | "studiesOf"
  | "transitionStudy"
  | "createTestParticipant"
  | "testStudy"
>;

/** Studies from the draft to the end. */
export function studyCalls(line: VendorLine): StudyCalls {
  return {
    createStudy: async (draft) =>
      answerBody(await line.once({ method: "POST", path: "/api/v1/studies/", body: draft }), studyAnswer),
    updateStudy: async (studyId, changes) => {
      const path = vendorPath`/api/v1/studies/${studyId}/`;
      return answerBody(await line.again({ method: "PATCH", path, body: changes }), studyAnswer);
    },
    study: async (studyId) => {
      const path = vendorPath`/api/v1/studies/${studyId}/`;
      return answerBody(await line.again({ method: "GET", path }), studyAnswer);
    },
    studiesOf: async (vendorProjectId) => {
      const path = vendorPath`/api/v1/projects/${vendorProjectId}/studies/`;
      return allPages(line, { path, query: { ordering: "-date_created" }, pageSize: 100 }, listedStudy);
    },
    transitionStudy: async (studyId, action) => transitionStudy(line, studyId, action),
    createTestParticipant: async (email) => {
      const path = "/api/v1/researchers/participants/";
      const answer = await line.once({ method: "POST", path, body: { email } });
      return { participantId: answerBody(answer, testParticipant).participant_id };
    },
    testStudy: async (studyId) => {
      const path = vendorPath`/api/v1/studies/${studyId}/test-study`;
      const answer = answerBody(await line.once({ method: "POST", path }), testStudyAnswer);
      return { studyId: answer.study_id, url: answer.study_url };
    },
  };
}
