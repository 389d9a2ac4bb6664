import { z } from "zod";
import {
  approveWaitingInput,
  askAboutParticipantInput,
  bonusIdInput,
  listParticipantsInput,
  participantActInput,
  participantList,
  payBonusesInput,
  payBonusesResult,
  rejectParticipantInput,
  settleBonusInput,
  shownBonuses,
  vendorQuote,
} from "@/server/domain/recruiter/prolific/contracts";
import { actOnParticipant } from "@/server/services/prolific/act-on-participant";
import { approveWaiting } from "@/server/services/prolific/approve-waiting";
import { askAboutParticipant } from "@/server/services/prolific/ask-about-participant";
import { listAllParticipants } from "@/server/services/prolific/list-participants";
import { payBonuses, quoteBonuses } from "@/server/services/prolific/pay-bonuses";
import { quoteApproval } from "@/server/services/prolific/quote-approval";
import { rejectParticipant } from "@/server/services/prolific/reject-participant";
import { askAboutBonus, settleBonus } from "@/server/services/prolific/settle-bonus";
import { withdrawBonus } from "@/server/services/prolific/withdraw-bonus";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { asksProlific } from "./prolific-study-routes";

const permission = "organize";
const verb = projectVerbs({ reading: "read:recruiters", writing: "write:payments", reads: "recruiters" });

/** The people of a study on Prolific, and what they are paid: what is decided here costs money there. */
export const prolificPeopleRoutes: readonly Route[] = [
  verb(
    "GET /prolific/participants",
    "List participants, ours beside theirs, with what mends a difference; what could be approved and paid together; and bonuses that are not settled.",
    {
      input: listParticipantsInput.omit({ page: true }).extend(pageInput.shape),
      output: participantList
        .omit({ rows: true, pageSize: true })
        .extend(pageOf(participantList.shape.rows.element).shape),
      permission,
    },
    async ({ deps, scope, input }) => {
      const { rows, pageSize: _, ...figures } = await listAllParticipants(deps, scope, input);
      const keyOf = ({ submissionId, annotator }: (typeof rows)[number]) =>
        `${submissionId} ${annotator ?? ""}`;
      return { ...figures, ...pageByKey(rows, input, keyOf) };
    },
  ),
  verb(
    "POST /prolific/participants/{submission}/ask",
    "Ask Prolific where one submission stands, and keep what it says.",
    {
      input: askAboutParticipantInput,
      output: z.void(),
      permission,
      scope: "write:recruiters",
      refuses: asksProlific,
    },
    ({ deps, scope, input }) => askAboutParticipant(deps, scope, input),
  ),
  verb(
    "POST /prolific/participants/{submission}/act",
    "Do what mends a participant, or an alternative that the list names. It is done at Prolific within seconds.",
    {
      input: participantActInput,
      output: z.void(),
      permission,
      refuses: [...asksProlific, "participant_changed", "rehearsal_copy"],
    },
    ({ deps, scope, input }) => actOnParticipant(deps, scope, input),
  ),
  verb(
    "POST /prolific/participants/{submission}/reject",
    "Reject a submission, where Prolific's rules and the promise to pay each page allow it.",
    {
      input: rejectParticipantInput,
      output: z.void(),
      permission,
      refuses: [
        ...asksProlific,
        "rejection_not_allowed",
        "submission_decided",
        "rejection_under_way",
        "participant_changed",
      ],
    },
    ({ deps, scope, input }) => rejectParticipant(deps, scope, input),
  ),
  verb(
    "POST /prolific/approvals/quote",
    "Ask Prolific what the rewards of so many people cost with its fee. Nothing is paid.",
    {
      input: approveWaitingInput,
      output: vendorQuote,
      permission,
      scope: "read:recruiters",
      refuses: asksProlific,
    },
    ({ deps, scope, input }) => quoteApproval(deps, scope, input),
  ),
  verb(
    "POST /prolific/approvals",
    "Approve everybody who waits and whose work is done. expectedPeople is approvable.people of the list; with another number nothing is done.",
    {
      input: approveWaitingInput,
      output: z.object({ people: z.int() }),
      permission,
      refuses: [...asksProlific, "participants_changed", "rehearsal_copy"],
    },
    ({ deps, scope, input }) => approveWaiting(deps, scope, input),
  ),
  verb(
    "POST /prolific/bonuses/quote",
    "Ask Prolific what the bonuses that are ready cost with its fee. Nothing is paid.",
    {
      input: shownBonuses,
      output: vendorQuote,
      permission,
      scope: "read:recruiters",
      refuses: [...asksProlific, "bonuses_changed"],
    },
    ({ deps, scope, input }) => quoteBonuses(deps, scope, input),
  ),
  verb(
    "POST /prolific/bonuses/pay",
    "Pay the bonuses that are ready. Count and sum are payable of the list, the total is the quote; with others nothing is paid.",
    {
      input: payBonusesInput,
      output: payBonusesResult,
      permission,
      refuses: [...asksProlific, "bonuses_changed", "bonus_fee_changed", "payment_too_slow"],
    },
    ({ deps, scope, input }) => payBonuses(deps, scope, input),
  ),
  verb(
    "DELETE /prolific/bonuses/{bonus}",
    "Take a bonus back before it is sent.",
    { input: bonusIdInput, output: z.void(), permission, refuses: ["bonus_sent"] },
    ({ deps, scope, input }) => withdrawBonus(deps, scope, input),
  ),
  verb(
    "POST /prolific/bonuses/{bonus}/ask",
    "Ask Prolific once more whether it paid a bonus.",
    {
      input: bonusIdInput,
      output: z.void(),
      permission,
      scope: "write:recruiters",
      refuses: asksProlific,
    },
    ({ deps, scope, input }) => askAboutBonus(deps, scope, input),
  ),
  verb(
    "POST /prolific/bonuses/{bonus}/settle",
    "Say what became of a bonus of which Prolific does not tell whether it was paid.",
    {
      input: settleBonusInput,
      output: z.void(),
      permission,
      refuses: [...asksProlific, "bonus_settled", "bonus_denied_early"],
    },
    ({ deps, scope, input }) => settleBonus(deps, scope, input),
  ),
];
