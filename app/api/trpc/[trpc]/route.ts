import "server-only";
import { answerProcedures } from "@/server/api/browser/answer-procedures";
import { appRouter } from "@/server/api/browser/routers/app";

const handle = (request: Request) => answerProcedures(request, appRouter);

export { handle as GET, handle as POST };
