import { z } from "zod";
import { invitationInput } from "@/server/domain/invitation/contracts";
import {
  addedPeople,
  addPeopleInput,
  changeAddressInput,
  changedAddress,
  deliveryReportInput,
  mailDesk,
  notedReport,
  previewedMail,
  previewMailInput,
  queuedMail,
  queueMailInput,
  savedMailMessage,
  saveMailMessageInput,
  settleMailInput,
} from "@/server/domain/invitation-mail/contracts";
import { pastedFile } from "@/server/services/invitation/pasted-file";
import { addPeople } from "@/server/services/invitation-mail/add-people";
import { changeAddress } from "@/server/services/invitation-mail/change-address";
import { decideOnMail } from "@/server/services/invitation-mail/decide-on-mail";
import { markBounced, noteDeliveryReport } from "@/server/services/invitation-mail/mark-bounced";
import { previewMail } from "@/server/services/invitation-mail/preview-mail";
import { queueMail } from "@/server/services/invitation-mail/queue-mail";
import { saveMailMessage } from "@/server/services/invitation-mail/save-mail-message";
import { showMail } from "@/server/services/invitation-mail/show-mail";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** The mail to people who are invited: who gets it, what it says, and what became of it. */
export const invitationMailRouter = router({
  show: organize.output(mailDesk).query(({ ctx }) => showMail(ctx.deps, ctx.scope)),
  addPeople: organize
    .input(addPeopleInput)
    .output(addedPeople)
    .mutation(({ ctx, input }) => addPeople(ctx.deps, ctx.scope, pastedFile(input))),
  changeAddress: organize
    .input(changeAddressInput)
    .output(changedAddress)
    .mutation(({ ctx, input }) => changeAddress(ctx.deps, ctx.scope, input)),
  saveMessage: organize
    .input(saveMailMessageInput)
    .output(savedMailMessage)
    .mutation(({ ctx, input }) => saveMailMessage(ctx.deps, ctx.scope, input)),
  preview: organize
    .input(previewMailInput)
    .output(previewedMail)
    .query(({ ctx, input }) => previewMail(ctx.deps, ctx.scope, input)),
  queue: organize
    .input(queueMailInput)
    .output(queuedMail)
    .mutation(({ ctx, input }) => queueMail(ctx.deps, ctx.scope, input)),
  settle: organize
    .input(settleMailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => decideOnMail(ctx.deps, ctx.scope, input)),
  markBounced: organize
    .input(invitationInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markBounced(ctx.deps, ctx.scope, input.invitationId)),
  noteReport: organize
    .input(deliveryReportInput)
    .output(notedReport)
    .mutation(({ ctx, input }) => noteDeliveryReport(ctx.deps, ctx.scope, input.text)),
});
