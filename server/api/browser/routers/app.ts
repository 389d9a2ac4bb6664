import { createCallerFactory, router } from "@/server/api/browser/trpc";
import { accountRouter } from "./account";
import { activityRouter } from "./activity";
import { adjudicationRouter } from "./adjudication";
import { agreementRouter } from "./agreement";
import { annotatorRouter } from "./annotator";
import { batchRouter } from "./batch";
import { evaluationRouter } from "./evaluation";
import { exclusionRouter } from "./exclusion";
import { goldRouter } from "./gold";
import { helpRouter } from "./help";
import { importRouter } from "./import";
import { invitationRouter } from "./invitation";
import { invitationMailRouter } from "./invitation-mail";
import { itemRouter } from "./item";
import { itemReportRouter } from "./item-report";
import { jobRouter } from "./job";
import { memberRouter } from "./member";
import { optOutRouter } from "./opt-out";
import { paymentRouter } from "./payment";
import { projectRouter } from "./project";
import { prolificRouter } from "./prolific";
import { attentionChecksRouter } from "./attention-checks";
import { questionnaireRouter } from "./questionnaire";
import { recruiterRouter } from "./recruiter";
import { protocolRouter } from "./protocol";
import { pyramidRouter } from "./pyramid";
import { rehearsalRouter } from "./rehearsal";
import { releaseRouter } from "./release";
import { sampleRouter } from "./sample";
import { senseRouter } from "./sense";
import { setupRouter } from "./setup";
import { translationRouter } from "./translation";
import { tokenRouter } from "./token";
import { webhookRouter } from "./webhook";
import { annotatorStatusRouter } from "./annotator-status";
import { workRouter } from "./work";
import { writingRouter } from "./writing";

/** The browser's door: everything a page of Touchstone can ask for. */
export const appRouter = router({
  setup: setupRouter,
  account: accountRouter,
  activity: activityRouter,
  project: projectRouter,
  item: itemRouter,
  itemReport: itemReportRouter,
  import: importRouter,
  batch: batchRouter,
  evaluation: evaluationRouter,
  exclusion: exclusionRouter,
  gold: goldRouter,
  help: helpRouter,
  adjudication: adjudicationRouter,
  agreement: agreementRouter,
  annotator: annotatorRouter,
  invitation: invitationRouter,
  invitationMail: invitationMailRouter,
  job: jobRouter,
  member: memberRouter,
  optOut: optOutRouter,
  payment: paymentRouter,
  prolific: prolificRouter,
  protocol: protocolRouter,
  pyramid: pyramidRouter,
  questionnaire: questionnaireRouter,
  attentionChecks: attentionChecksRouter,
  recruiter: recruiterRouter,
  rehearsal: rehearsalRouter,
  release: releaseRouter,
  sample: sampleRouter,
  sense: senseRouter,
  translation: translationRouter,
  token: tokenRouter,
  webhook: webhookRouter,
  annotatorStatus: annotatorStatusRouter,
  work: workRouter,
  writing: writingRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
