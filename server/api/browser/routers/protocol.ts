import { projectDetail } from "@/server/domain/project/contracts";
import {
  comparedProtocol,
  copyProjectInput,
  createFromTextInput,
  loadProtocolInput,
  protocolText,
  readProtocolFile,
} from "@/server/domain/protocol/contracts";
import { copyProject } from "@/server/services/protocol/copy-project";
import { createFromText } from "@/server/services/protocol/create-from-text";
import { compareProtocol, loadProtocol } from "@/server/services/protocol/load-protocol";
import { readText } from "@/server/services/protocol/read-text";
import { memberProcedure, signedInProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** What an organizer decided, as a file or as another project. Files are sent as mutations, as they do not fit an address. */
export const protocolRouter = router({
  read: signedInProcedure
    .input(protocolText)
    .output(readProtocolFile)
    .mutation(({ input }) => readText(input.text)),
  create: signedInProcedure
    .input(createFromTextInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => createFromText(ctx.deps, ctx.actor, input)),
  copy: organize
    .input(copyProjectInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => copyProject(ctx.deps, ctx.scope, input)),
  compare: organize
    .input(loadProtocolInput)
    .output(comparedProtocol)
    .mutation(({ ctx, input }) => compareProtocol(ctx.deps, ctx.scope, input.text)),
  load: organize
    .input(loadProtocolInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => loadProtocol(ctx.deps, ctx.scope, input.text)),
});
