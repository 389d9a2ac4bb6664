import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { StudyTransition } from "@/server/prolific/prolific-api";
import { seededRandom } from "@/server/stats/random";
import { deliverEvents, doWork, type Deliver } from "./settle";
import { signArrival } from "./signing-key";
import * as participant from "./rules/participant-rules";
import { catchUp } from "./rules/passing-time";
import { studyLink } from "./rules/study-link";
import { studyById, transitionFakeStudy } from "./rules/study-rules";
import { emptyBooks, type FakeVendorDeps, type FakeWorkspace, type VendorBooks } from "./rules/vendor-books";
import { require400, VendorRefusal } from "./rules/vendor-refusal";
import { VendorFaults, type FaultRates } from "./vendor-faults";

type WorkspaceSettings = Partial<Omit<FakeWorkspace, "testParticipants" | "secret">>;

export interface FakeVendorSettings extends FakeVendorDeps {
  rates?: FaultRates;
  /** What faults are drawn from, apart from all else; from `random` where left out. */
  seed?: number;
  /** The first workspace; all abilities and 10,000.00 where nothing else is said. */
  workspace?: WorkspaceSettings;
  /** A token that is valid until it is revoked; one of its own where none is named. */
  token?: string;
  /** Where its page sends a participant instead of the study's address. */
  leadTo?: (link: string) => string;
}

/** A recruiter that stands in for Prolific, by our own reading of its rules. */
export type FakeVendor = ReturnType<typeof fakeVendor>;

export function fakeVendor({
  now,
  random,
  rates,
  seed,
  workspace = {},
  token,
  leadTo = (link) => link,
}: FakeVendorSettings) {
  const books = emptyBooks({ now, random }, signArrival);
  const faults = new VendorFaults(seed === undefined ? random : seededRandom(seed), rates);
  const addWorkspace = (settings: WorkspaceSettings = {}) => openWorkspace(books, settings);
  const { id: workspaceId, projectId } = addWorkspace(workspace);
  const firstToken = token ?? `token-${books.newId()}`;
  books.tokens.add(firstToken);
  let deliver: Deliver = () => Promise.resolve(true);
  return {
    /** Everything that it knows, for reading. */
    books,
    faults,
    leadTo,
    /** What in requests and answers went against Prolific's own description. */
    violations: [] as string[],
    workspaceId,
    projectId,
    addWorkspace,
    ...tokenVerbs(books, firstToken),
    ...studyVerbs(books),
    ...participantVerbs(books),
    ...moneyViews(books),
    /** Where events go; until it is told, they are lost. */
    deliverTo: (other: Deliver): void => void (deliver = other),
    /** Does what was taken and not done: approvals in bulk and payments of bonuses; at most a number of them. */
    settle: (most?: number): void => {
      catchUp(books);
      doWork(books, most);
    },
    /** Sends the events that wait, at most a number of them. */
    deliverEvents: (most?: number): Promise<void> => {
      catchUp(books);
      return deliverEvents({ books, deliver, faults }, most);
    },
  };
}

const tokenVerbs = (books: VendorBooks, token: string) => ({
  token,
  admitToken: (each: string): void => void books.tokens.add(each),
  revokeToken: (each: string): void => void books.tokens.delete(each),
  /** Lets time have its effect. @throws VendorRefusal where the token is not valid */
  admit: (each: string): VendorBooks => {
    if (!books.tokens.has(each)) throw new VendorRefusal(401, "Invalid token.");
    catchUp(books);
    return books;
  },
});

/** What a researcher does on the vendor's own pages. */
const studyVerbs = (books: VendorBooks) => ({
  studies: books.studies,
  study: (id: string) => studyById(books, id),
  /** Changes a study there, also where the interface for programs would not. */
  updateStudy: (id: string, changes: Partial<StudyDraft>): void => {
    const study = studyById(books, id);
    study.draft = { ...study.draft, ...changes };
  },
  transitionStudy: (id: string, action: StudyTransition) => transitionFakeStudy(books, id, action),
});

function participantVerbs(books: VendorBooks) {
  const submission = (id: string) => participant.submissionById(books, id);
  /** A participant, a new one where none is named, takes a place. @throws VendorRefusal where it has none */
  const reserve = (studyId: string, participantId = books.newId()) => {
    catchUp(books);
    if (!books.participants.includes(participantId)) books.participants.push(participantId);
    const { id: submissionId, link } = participant.reservePlace(books, studyId, participantId);
    return { submissionId, participantId, link };
  };
  const start = (id: string): void => participant.startSubmission(books, submission(id));
  return {
    submissions: books.submissions,
    submission,
    /** The id of the person who came as the nth, from 1; one who has not come yet gets one. */
    participant: (number: number): string => {
      require400(number >= 1 && number < 1_000, "Participants have numbers from 1 to 999.");
      while (books.participants.length < number) books.participants.push(books.newId());
      return books.participants[number - 1]!;
    },
    reserve,
    start,
    /** A submission's link as it would have been signed at another moment. */
    linkAt: (id: string, at: number): string => {
      const { studyId, participantId } = submission(id);
      const values = { PROLIFIC_PID: participantId, STUDY_ID: studyId, SESSION_ID: id };
      return studyLink({ ...books, now: () => at }, studyById(books, studyId), values);
    },
    /** Takes a place and starts. @returns the submission's id */
    arrive: (studyId: string, participantId?: string): string => {
      const { submissionId } = reserve(studyId, participantId);
      start(submissionId);
      return submissionId;
    },
    /** Ends with a code, whether the study has it or not, or without any. */
    enterCode: (id: string, code: string | null): void => {
      catchUp(books);
      participant.enterFakeCode(books, submission(id), code);
    },
    giveBack: (id: string): void => {
      catchUp(books);
      participant.returnFakePlace(books, submission(id));
    },
    timeOut: (id: string): void => {
      catchUp(books);
      participant.timeOutSubmission(books, submission(id));
    },
  };
}

const moneyViews = (books: VendorBooks) => ({
  /** Every payment that was really made. */
  ledger: books.ledger,
  /** Every minor unit that a participant has had. */
  paidTo: (participantId: string): number =>
    books.ledger
      .filter((entry) => entry.participantId === participantId)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  /** Whether a bonus was paid by one payment. */
  hasPaid: (batchId: string | null, submissionId: string): boolean =>
    books.ledger.some(
      (entry) => entry.kind === "bonus" && entry.batchId === batchId && entry.submissionId === submissionId,
    ),
});

const allAbilities = { signedLinks: true, screenOutPay: true, partPay: true, testStudies: true };

function openWorkspace(books: VendorBooks, settings: WorkspaceSettings): FakeWorkspace {
  const opened: FakeWorkspace = {
    id: books.newId(),
    title: "Workspace for trying",
    projectId: books.newId(),
    currency: "GBP",
    totalMinor: 1_000_000,
    abilities: allAbilities,
    paysPartAfterCode: false,
    testParticipants: [],
    secret: null,
    ...settings,
  };
  books.workspaces.set(opened.id, opened);
  return opened;
}
