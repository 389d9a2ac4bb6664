import type { StudyDraft, StudyStatus, SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";
import type { SubmissionTransition, VendorStudy, VendorSubmission } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";

interface KeptStudy {
  draft: StudyDraft;
  status: StudyStatus;
}

interface KeptSubmission extends VendorSubmission {
  studyId: string;
}

/** A sum that the vendor has paid for a submission. `bulkId` is null for what is no bonus. */
interface Payment {
  bulkId: string | null;
  submissionId: string;
  amountMinor: number;
}

const refuse = (said: string) => new ProlificError("refused", 400, said);

const openStatuses: readonly SubmissionStatus[] = ["RESERVED", "ACTIVE", "TIMED-OUT"];

/** What Prolific keeps, as far as Touchstone meets it: every minor unit paid is in `payments`. */
export class FakeVendor {
  readonly studies = new Map<string, KeptStudy>();
  readonly submissions = new Map<string, KeptSubmission>();
  readonly payments: Payment[] = [];
  private readonly bulks = new Map<string, { submissionId: string; amountMinor: number }[]>();
  private paying: string[] = [];
  private approving: string[] = [];
  private made = 0;

  constructor(private readonly now: () => number) {}

  newVendorId(stem: string): string {
    this.made += 1;
    return `${stem}-${this.made}-${this.now()}`;
  }

  study(id: string): KeptStudy {
    const found = this.studies.get(id);
    if (found === undefined) throw new ProlificError("refused", 404, "No such study.");
    return found;
  }

  submission(id: string): KeptSubmission {
    const found = this.submissions.get(id);
    if (found === undefined) throw new ProlificError("refused", 404, "No such submission.");
    return found;
  }

  createStudy(draft: StudyDraft): VendorStudy {
    const id = this.newVendorId("study");
    this.studies.set(id, { draft, status: "UNPUBLISHED" });
    return this.studyAnswer(id);
  }

  updateStudy(id: string, changes: Partial<StudyDraft>): VendorStudy {
    const study = this.study(id);
    const places = changes.total_available_places ?? study.draft.total_available_places;
    if (study.status !== "UNPUBLISHED" && places < study.draft.total_available_places) {
      throw refuse("Places can only be increased.");
    }
    study.draft = { ...study.draft, ...changes };
    return this.studyAnswer(id);
  }

  transitionStudy(id: string, action: "PUBLISH" | "PAUSE" | "START" | "STOP"): VendorStudy {
    const study = this.study(id);
    const ends: Record<typeof action, [from: StudyStatus[], to: StudyStatus]> = {
      PUBLISH: [["UNPUBLISHED", "ACTIVE"], "ACTIVE"],
      PAUSE: [["ACTIVE", "PAUSED"], "PAUSED"],
      START: [["PAUSED", "ACTIVE"], "ACTIVE"],
      STOP: [["ACTIVE", "PAUSED", "AWAITING REVIEW"], "AWAITING REVIEW"],
    };
    const [from, to] = ends[action];
    if (!from.includes(study.status)) throw refuse(`A study that is ${study.status} cannot ${action}.`);
    study.status = to;
    return this.studyAnswer(id);
  }

  studyAnswer(id: string): VendorStudy {
    const { draft, status } = this.study(id);
    return {
      id,
      name: draft.name,
      status,
      places: draft.total_available_places,
      placesTaken: [...this.submissions.values()].filter(({ studyId }) => studyId === id).length,
      reward: draft.reward,
      estimatedMinutes: draft.estimated_completion_time,
      externalUrl: draft.external_study_url,
      currency: "USD",
      codes: draft.completion_codes.map(({ code, actor }) => ({ code, actor })),
    };
  }

  /** Somebody takes a place. @returns the submission's id */
  arrive(studyId: string, participantId: string): string {
    const id = this.newVendorId("submission");
    const startedAt = this.now();
    const none = { completedAt: null, enteredCode: null, returnRequestedAt: null };
    this.submissions.set(id, { id, studyId, participantId, status: "ACTIVE", startedAt, ...none });
    return id;
  }

  /** A participant enters a code; one that the study does not have waits for a decision. */
  enterCode(id: string, code: string | null): void {
    this.end(id, code, "participant");
  }

  giveBack(id: string): void {
    this.submission(id).status = "RETURNED";
  }

  timeOut(id: string): void {
    this.submission(id).status = "TIMED-OUT";
  }

  transitionSubmission(id: string, transition: SubmissionTransition): { status: SubmissionStatus } {
    const submission = this.submission(id);
    switch (transition.action) {
      case "APPROVE":
        this.approve(id);
        break;
      case "REJECT":
        if (submission.status !== "AWAITING REVIEW" && submission.status !== "REJECTED") {
          throw refuse(`A submission that is ${submission.status} cannot be rejected.`);
        }
        submission.status = "REJECTED";
        break;
      case "COMPLETE":
        if (openStatuses.includes(submission.status) || this.paysPart(submission, transition.code)) {
          this.end(id, transition.code, "researcher", transition.percentage);
        }
    }
    return { status: submission.status };
  }

  requestReturn(id: string): { status: SubmissionStatus; returnRequestedAt: number | null } {
    const submission = this.submission(id);
    submission.returnRequestedAt ??= this.now();
    return submission;
  }

  approveLater(ids: readonly string[]): void {
    for (const id of ids) this.submission(id);
    this.approving.push(...ids);
  }

  setUpBonuses(bonuses: { submissionId: string; amountMinor: number }[]): { id: string; totalMinor: number } {
    const id = this.newVendorId("bulk");
    this.bulks.set(id, bonuses);
    return {
      id,
      totalMinor: bonuses.reduce((sum, { amountMinor }) => sum + Math.ceil(amountMinor * 1.4), 0),
    };
  }

  /** Each call that is taken pays, also the second one. */
  payBonuses(bulkId: string): void {
    if (!this.bulks.has(bulkId)) throw refuse("No such payment.");
    this.paying.push(bulkId);
  }

  /** Does what was taken and not done: approvals and payments of bonuses. */
  settle(): void {
    for (const id of this.approving.splice(0)) this.approve(id);
    for (const bulkId of this.paying.splice(0)) {
      for (const bonus of this.bulks.get(bulkId) ?? []) this.payments.push({ bulkId, ...bonus });
    }
  }

  bonusesOf(submissionId: string): number[] {
    return this.payments
      .filter((each) => each.bulkId !== null && each.submissionId === submissionId)
      .map(({ amountMinor }) => amountMinor);
  }

  /** Whether a bonus was paid by one payment. */
  hasPaid(bulkId: string | null, submissionId: string): boolean {
    return this.payments.some((each) => each.bulkId === bulkId && each.submissionId === submissionId);
  }

  /** Every minor unit that a participant has had. */
  paidTo(participantId: string): number {
    return this.payments
      .filter(({ submissionId }) => this.submission(submissionId).participantId === participantId)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  /** A part can still be paid to somebody who entered their own code. */
  private paysPart({ studyId, status }: KeptSubmission, code: string): boolean {
    const known = this.study(studyId).draft.completion_codes.find((each) => each.code === code);
    const isPart = known?.actions.some(({ action }) => action === "DYNAMIC_PAYMENT") ?? false;
    return status === "AWAITING REVIEW" && isPart;
  }

  private approve(id: string): void {
    const submission = this.submission(id);
    if (submission.status === "APPROVED") return;
    if (submission.status !== "AWAITING REVIEW" && submission.status !== "REJECTED") {
      throw refuse(`A submission that is ${submission.status} cannot be approved.`);
    }
    submission.status = "APPROVED";
    this.pay(id, this.study(submission.studyId).draft.reward);
  }

  private pay(submissionId: string, amountMinor: number): void {
    this.payments.push({ bulkId: null, submissionId, amountMinor });
  }

  private end(id: string, code: string | null, actor: "participant" | "researcher", percentage = 0): void {
    const submission = this.submission(id);
    const { draft } = this.study(submission.studyId);
    const known = draft.completion_codes.find((each) => each.code === code && each.actor === actor);
    if (known === undefined && actor === "researcher") throw refuse("No such code.");
    Object.assign(submission, { status: "AWAITING REVIEW", enteredCode: code, completedAt: this.now() });
    for (const action of known?.actions ?? []) {
      switch (action.action) {
        case "AUTOMATICALLY_APPROVE":
          this.approve(id);
          break;
        case "MANUALLY_REVIEW":
          break;
        case "REQUEST_RETURN":
          this.requestReturn(id);
          break;
        case "DYNAMIC_PAYMENT":
          submission.status = "PARTIALLY APPROVED";
          this.pay(id, Math.floor((draft.reward * percentage) / 100));
          break;
        case "FIXED_SCREEN_OUT_PAYMENT":
          submission.status = "SCREENED OUT";
          this.pay(id, action.fixed_screen_out_reward);
      }
    }
  }
}
