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
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({
  reading: "read:invitations",
  writing: "write:invitations",
  reads: "invitations",
});

/** The mail to people who are invited. */
export const mailRoutes: readonly Route[] = [
  verb(
    "GET /mail",
    "Show the message, whether the server sends mail, and where the mail to each person stands.",
    {
      input: pageInput,
      output: mailDesk.omit({ people: true }).extend(pageOf(mailDesk.shape.people.element).shape),
      permission,
    },
    async ({ deps, scope, input }) => {
      const { people, ...desk } = await showMail(deps, scope);
      return { ...desk, ...pageByKey(people, input, ({ id }) => id) };
    },
  ),
  verb(
    "POST /mail/people",
    "Invite people by a table of names and addresses, or give addresses to those who are invited.",
    {
      input: addPeopleInput,
      output: addedPeople,
      permission,
      refuses: ["file_refused", "file_too_large", "project_closed", "rehearsal_copy"],
    },
    ({ deps, scope, input }) => addPeople(deps, scope, pastedFile(input)),
  ),
  verb(
    "PUT /mail/people/{invitationId}/address",
    "Give a person another address, or none. A mail that did not arrive is sent there.",
    {
      input: changeAddressInput,
      output: changedAddress,
      permission,
      refuses: ["address_taken", "opted_out"],
    },
    ({ deps, scope, input }) => changeAddress(deps, scope, input),
  ),
  verb(
    "PUT /mail/message",
    "Save the message. seenAt is its messageAt as you read it; another one in between is a conflict.",
    {
      input: saveMailMessageInput,
      output: savedMailMessage,
      permission,
      refuses: ["invalid_input", "conflict"],
    },
    ({ deps, scope, input }) => saveMailMessage(deps, scope, input),
  ),
  verb(
    "POST /mail/people/{invitationId}/preview",
    "Show the mail to a person as it would leave with a message, saved or not. Nothing is sent.",
    {
      input: previewMailInput,
      output: previewedMail,
      permission,
      scope: "read:invitations",
      refuses: ["mail_off", "invalid_input", "does_not_apply"],
    },
    ({ deps, scope, input }) => previewMail(deps, scope, input),
  ),
  verb(
    "POST /mail/queue",
    "Send the invitation, or the reminder, to these people or with null to everyone who may get it.",
    { input: queueMailInput, output: queuedMail, permission, status: 202, refuses: ["mail_off"] },
    ({ deps, scope, input }) => queueMail(deps, scope, input),
  ),
  verb(
    "POST /mail/{mailId}/settle",
    "Say whether a mail arrived of which nobody knows it.",
    { input: settleMailInput, output: z.void(), permission },
    ({ deps, scope, input }) => decideOnMail(deps, scope, input),
  ),
  verb(
    "POST /mail/people/{invitationId}/bounce",
    "Say that mail to a person's address does not arrive.",
    { input: invitationInput, output: z.void(), permission },
    ({ deps, scope, input }) => markBounced(deps, scope, input.invitationId),
  ),
  verb(
    "POST /mail/reports",
    "Hand in the report of a mail server about mail that did not arrive, as it came.",
    { input: deliveryReportInput, output: notedReport, permission, refuses: ["not_a_report"] },
    ({ deps, scope, input }) => noteDeliveryReport(deps, scope, input.text),
  ),
];
