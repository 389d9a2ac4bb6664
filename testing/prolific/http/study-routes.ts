import { z } from "zod";
import { studyDraft, type StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import * as studies from "../rules/study-rules";
import { submissionsOf } from "../rules/places";
import { listedStudyJson, listedSubmissionJson, studyJson } from "./vendor-json";
import { answerCreated, resultsOf, answerOk, type VendorRoute } from "./vendor-route";

const transition = z.object({ action: z.enum(["PUBLISH", "PAUSE", "START", "STOP"]) });
/** What JSON leaves out is not there, so nothing is undefined. */
const changesIn = (body: unknown) => studyDraft.partial().strict().parse(body) as Partial<StudyDraft>;

/** Studies from the draft to the end. */
export const studyRoutes: VendorRoute[] = [
  {
    method: "POST",
    path: "/api/v1/studies/",
    answer: ({ books, body }) =>
      answerCreated(studyJson(books, studies.createFakeStudy(books, studyDraft.strict().parse(body)))),
  },
  {
    method: "GET",
    path: "/api/v1/studies/{id}/",
    answer: ({ books, id }) => answerOk(studyJson(books, studies.studyById(books, id))),
  },
  {
    method: "PATCH",
    path: "/api/v1/studies/{id}/",
    answer: ({ books, id, body }) =>
      answerOk(studyJson(books, studies.updateFakeStudy(books, id, changesIn(body)))),
  },
  {
    method: "POST",
    path: "/api/v1/studies/{id}/transition/",
    answer: ({ books, id, body }) =>
      answerOk(studyJson(books, studies.transitionFakeStudy(books, id, transition.parse(body).action))),
  },
  {
    method: "GET",
    path: "/api/v1/projects/{project_id}/studies/",
    answer: ({ books, id, query }) => {
      const workspace = studies.workspaceOfProject(books, id);
      const all = [...books.studies.values()].filter((study) => study.workspaceId === workspace.id);
      const newestFirst = query.get("ordering") === "-date_created" ? all.toReversed() : all;
      const size = Number(query.get("page_size") ?? 20);
      const from = (Number(query.get("page") ?? 1) - 1) * size;
      return resultsOf(newestFirst.slice(from, from + size).map((study) => listedStudyJson(books, study)));
    },
  },
  {
    method: "POST",
    path: "/api/v1/researchers/participants/",
    answer: ({ books, body }) => {
      z.object({ email: z.email() }).parse(body);
      return answerCreated({ participant_id: studies.addTestParticipant(books).participantId });
    },
  },
  {
    method: "POST",
    path: "/api/v1/studies/{id}/test-study",
    answer: ({ books, id }) => {
      const { studyId, url } = studies.publishTestStudy(books, id);
      return answerOk({ study_id: studyId, study_url: url });
    },
  },
  {
    method: "GET",
    path: "/api/v1/studies/{id}/submissions/",
    answer: ({ books, id }) => {
      const { id: studyId } = studies.studyById(books, id);
      return resultsOf(submissionsOf(books, studyId).map(listedSubmissionJson));
    },
  },
];
