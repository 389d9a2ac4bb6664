import { z } from "zod";
import {
  approveWaitingInput,
  askAboutParticipantInput,
  askAudienceInput,
  audienceFigures,
  bonusIdInput,
  changeStudyInput,
  connectProlificInput,
  connectProlificResult,
  filterList,
  listParticipantsInput,
  participantActInput,
  participantList,
  payBonusesInput,
  payBonusesResult,
  prolificView,
  rejectParticipantInput,
  savePlanInput,
  settleBonusInput,
  shownBonuses,
  triedStudy,
  tryStudyInput,
  vendorQuote,
} from "@/server/domain/recruiter/prolific/contracts";
import { actOnParticipant } from "@/server/services/prolific/act-on-participant";
import { askAboutParticipant } from "@/server/services/prolific/ask-about-participant";
import { approveWaiting } from "@/server/services/prolific/approve-waiting";
import { askAudience } from "@/server/services/prolific/ask-audience";
import { changeStudy } from "@/server/services/prolific/change-study";
import { compareNow } from "@/server/services/prolific/compare-now";
import { connectProlific } from "@/server/services/prolific/connect-prolific";
import { disconnectProlific } from "@/server/services/prolific/disconnect-prolific";
import { listFilters } from "@/server/services/prolific/list-filters";
import { listParticipants } from "@/server/services/prolific/list-participants";
import { payBonuses, quoteBonuses } from "@/server/services/prolific/pay-bonuses";
import { quoteApproval } from "@/server/services/prolific/quote-approval";
import { rejectParticipant } from "@/server/services/prolific/reject-participant";
import { saveDraft } from "@/server/services/prolific/save-draft";
import { savePlan } from "@/server/services/prolific/save-plan";
import { askAboutBonus, settleBonus } from "@/server/services/prolific/settle-bonus";
import { showProlific } from "@/server/services/prolific/show-prolific";
import { tryStudy } from "@/server/services/prolific/try-study";
import { withdrawBonus } from "@/server/services/prolific/withdraw-bonus";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");
const own = memberProcedure("own");

/** A project's study on Prolific: from the token to the last bonus. */
export const prolificRouter = router({
  show: organize.output(prolificView).query(({ ctx }) => showProlific(ctx.deps, ctx.scope)),
  connect: own
    .input(connectProlificInput)
    .output(connectProlificResult)
    .mutation(({ ctx, input }) => connectProlific(ctx.deps, ctx.scope, input)),
  disconnect: own.output(z.void()).mutation(({ ctx }) => disconnectProlific(ctx.deps, ctx.scope)),
  filters: organize.output(filterList).query(({ ctx }) => listFilters(ctx.deps, ctx.scope)),
  audience: organize
    .input(askAudienceInput)
    .output(audienceFigures)
    .mutation(({ ctx, input }) => askAudience(ctx.deps, ctx.scope, input)),
  savePlan: organize
    .input(savePlanInput)
    .output(z.void())
    .mutation(({ ctx, input }) => savePlan(ctx.deps, ctx.scope, input)),
  saveDraft: organize.output(z.void()).mutation(({ ctx }) => saveDraft(ctx.deps, ctx.scope)),
  tryStudy: organize
    .input(tryStudyInput)
    .output(triedStudy)
    .mutation(({ ctx, input }) => tryStudy(ctx.deps, ctx.scope, input)),
  changeStudy: organize
    .input(changeStudyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeStudy(ctx.deps, ctx.scope, input)),
  compare: organize.output(z.void()).mutation(({ ctx }) => compareNow(ctx.deps, ctx.scope)),
  participants: organize
    .input(listParticipantsInput)
    .output(participantList)
    .query(({ ctx, input }) => listParticipants(ctx.deps, ctx.scope, input)),
  askAbout: organize
    .input(askAboutParticipantInput)
    .output(z.void())
    .mutation(({ ctx, input }) => askAboutParticipant(ctx.deps, ctx.scope, input)),
  act: organize
    .input(participantActInput)
    .output(z.void())
    .mutation(({ ctx, input }) => actOnParticipant(ctx.deps, ctx.scope, input)),
  approveWaiting: organize
    .input(approveWaitingInput)
    .output(z.object({ people: z.int() }))
    .mutation(({ ctx, input }) => approveWaiting(ctx.deps, ctx.scope, input)),
  quoteApproval: organize
    .input(approveWaitingInput)
    .output(vendorQuote)
    .mutation(({ ctx, input }) => quoteApproval(ctx.deps, ctx.scope, input)),
  reject: organize
    .input(rejectParticipantInput)
    .output(z.void())
    .mutation(({ ctx, input }) => rejectParticipant(ctx.deps, ctx.scope, input)),
  payBonuses: organize
    .input(payBonusesInput)
    .output(payBonusesResult)
    .mutation(({ ctx, input }) => payBonuses(ctx.deps, ctx.scope, input)),
  quoteBonuses: organize
    .input(shownBonuses)
    .output(vendorQuote)
    .mutation(({ ctx, input }) => quoteBonuses(ctx.deps, ctx.scope, input)),
  withdrawBonus: organize
    .input(bonusIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawBonus(ctx.deps, ctx.scope, input)),
  askAboutBonus: organize
    .input(bonusIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => askAboutBonus(ctx.deps, ctx.scope, input)),
  settleBonus: organize
    .input(settleBonusInput)
    .output(z.void())
    .mutation(({ ctx, input }) => settleBonus(ctx.deps, ctx.scope, input)),
});
