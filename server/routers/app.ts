import { createCallerFactory, router } from "@/server/trpc/trpc";
import { adjudicationRouter } from "./adjudication";
import { agreementRouter } from "./agreement";
import { annotatorRouter } from "./annotator";
import { exclusionRouter } from "./exclusion";
import { goldRouter } from "./gold";
import { importRouter } from "./import";
import { invitationRouter } from "./invitation";
import { itemRouter } from "./item";
import { jobRouter } from "./job";
import { paymentRouter } from "./payment";
import { projectRouter } from "./project";
import { releaseRouter } from "./release";
import { senseRouter } from "./sense";
import { setupRouter } from "./setup";
import { standingRouter } from "./standing";
import { workRouter } from "./work";
import { writingRouter } from "./writing";

/** The browser's door: everything a page of Touchstone can ask for. */
export const appRouter = router({
  setup: setupRouter,
  project: projectRouter,
  item: itemRouter,
  import: importRouter,
  exclusion: exclusionRouter,
  gold: goldRouter,
  adjudication: adjudicationRouter,
  agreement: agreementRouter,
  annotator: annotatorRouter,
  invitation: invitationRouter,
  job: jobRouter,
  payment: paymentRouter,
  release: releaseRouter,
  sense: senseRouter,
  standing: standingRouter,
  work: workRouter,
  writing: writingRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
