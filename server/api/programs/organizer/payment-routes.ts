import { z } from "zod";
import { giveBonusInput, payBatch, payBatchInput, payFileNames } from "@/server/domain/payment/contracts";
import { recruiterPayment } from "@/server/domain/payment/recruiter-payment";
import { approvePay } from "@/server/services/payment/approve-pay";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { listRecruiterPayments } from "@/server/services/payment/list-recruiter-payments";
import { markPaid } from "@/server/services/payment/mark-paid";
import { writePayFile } from "@/server/services/payment/write-pay-file";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { fileTypes, sentLines } from "./sent-file";

const permission = "organize";
const verb = projectVerbs({ reading: "read:payments", writing: "write:payments", reads: "payments" });

/** A program has to say the sum that it acts on, as a screen shows it. */
const shownBatch = payBatchInput.required({ expectedMinor: true });

/** What annotators earn, what of it is approved, and what is paid. */
export const paymentRoutes: readonly Route[] = [
  verb(
    "GET /payments",
    "List what each annotator has earned, what is open and to pay, and what their recruiter says.",
    { input: pageInput, output: pageOf(recruiterPayment), permission },
    async ({ deps, scope, input }) =>
      pageByKey(await listRecruiterPayments(deps, scope), input, ({ annotator }) => annotator),
  ),
  verb(
    "POST /payments/approve",
    "Approve what is open, of everyone or of these people. expectedMinor is its sum; another one is a conflict.",
    { input: shownBatch, output: payBatch, permission, refuses: ["rehearsal_copy"] },
    ({ deps, scope, input }) => approvePay(deps, scope, input),
  ),
  verb(
    "POST /payments/mark-paid",
    "Say that what is to pay was paid, of everyone or of these people. expectedMinor is its sum; another one is a conflict.",
    { input: shownBatch, output: payBatch, permission, refuses: ["already_paid", "rehearsal_copy"] },
    ({ deps, scope, input }) => markPaid(deps, scope, input),
  ),
  verb(
    "POST /payments/bonuses",
    "Give an annotator a bonus, which is due with their last unpaid page.",
    { input: giveBonusInput, output: z.void(), permission, refuses: ["already_paid", "rehearsal_copy"] },
    ({ deps, scope, input }) => giveBonus(deps, scope, input),
  ),
  verb(
    "GET /payments/files/{name}",
    "Download one of the files of the pay.",
    {
      input: z.object({ name: z.enum(payFileNames) }),
      output: z.string(),
      permission,
      reads: "files",
      alsoSends: fileTypes,
      refuses: ["rehearsal_copy"],
    },
    async ({ deps, scope, input: { name } }) =>
      sentLines(deps, scope, name, await writePayFile(deps, scope, name)),
  ),
];
