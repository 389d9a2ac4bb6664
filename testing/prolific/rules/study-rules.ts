import type { StudyDraft, StudyStatus } from "@/server/domain/recruiter/prolific/vendor";
import type { StudyTransition } from "@/server/prolific/prolific-api";
import { checkDraft, hourlyFloors } from "./draft-rules";
import { fitStudyToPlaces, setStudyStatus } from "./places";
import type { FakeStudy, FakeWorkspace, VendorBooks } from "./vendor-books";
import { availableMinor, mostStudyCosts, withFee } from "./vendor-funds";
import { found404, require400, VendorRefusal } from "./vendor-refusal";

export const studyById = (books: VendorBooks, id: string): FakeStudy => found404(books.studies, id, "study");

/** The workspace of a project. @throws VendorRefusal */
export function workspaceOfProject(books: VendorBooks, projectId: string): FakeWorkspace {
  const workspace = [...books.workspaces.values()].find((each) => each.projectId === projectId);
  if (!workspace) throw new VendorRefusal(404, `There is no project ${projectId}.`);
  return workspace;
}

export function createFakeStudy(books: VendorBooks, draft: StudyDraft): FakeStudy {
  const [first] = books.workspaces.values();
  const workspace = draft.project === undefined ? first! : workspaceOfProject(books, draft.project);
  checkDraft(draft, workspace);
  const study: FakeStudy = {
    id: books.newId(),
    workspaceId: workspace.id,
    draft: structuredClone({ ...draft, project: workspace.projectId }),
    status: "UNPUBLISHED",
    createdAt: books.now(),
    isStopped: false,
    isTest: false,
    spentMinor: 0,
  };
  books.studies.set(study.id, study);
  return study;
}

const changeable = new Set(["total_available_places", "internal_name", "submissions_config"]);

/** Changes a study: all of a draft, little of a published one. */
export function updateFakeStudy(books: VendorBooks, id: string, changes: Partial<StudyDraft>): FakeStudy {
  const study = studyById(books, id);
  const workspace = books.workspaces.get(study.workspaceId)!;
  const changed = { ...study.draft, ...structuredClone(changes) };
  checkDraft(changed, workspace);
  if (study.status !== "UNPUBLISHED") checkPublishedChange(books, study, changes);
  const hasMorePlaces = changed.total_available_places > study.draft.total_available_places;
  study.draft = changed;
  if (study.status !== "UNPUBLISHED" && hasMorePlaces) {
    study.isStopped = false;
    fitStudyToPlaces(books, study);
  }
  return study;
}

function checkPublishedChange(books: VendorBooks, study: FakeStudy, changes: Partial<StudyDraft>): void {
  const wrong = Object.keys(changes).find((key) => !changeable.has(key));
  require400(wrong === undefined, `${wrong} cannot be changed once a study is published.`);
  const { total_available_places: now, reward } = study.draft;
  const more = (changes.total_available_places ?? now) - now;
  require400(more >= 0, "total_available_places: it can only be increased.");
  checkFunds(books, study.workspaceId, more * withFee(reward));
}

function checkFunds(books: VendorBooks, workspaceId: string, cost: number): void {
  const isEnough = cost === 0 || availableMinor(books, books.workspaces.get(workspaceId)!) >= cost;
  require400(isEnough, "Your balance is too low.");
}

const transitions: Record<StudyTransition, { from: StudyStatus[]; to: StudyStatus }> = {
  PUBLISH: { from: ["UNPUBLISHED"], to: "ACTIVE" },
  PAUSE: { from: ["ACTIVE"], to: "PAUSED" },
  START: { from: ["PAUSED"], to: "ACTIVE" },
  STOP: { from: ["ACTIVE", "PAUSED"], to: "COMPLETED" },
};

export function transitionFakeStudy(books: VendorBooks, id: string, action: StudyTransition): FakeStudy {
  const study = studyById(books, id);
  const { from, to } = transitions[action];
  require400(from.includes(study.status), `${action} is not possible while a study is ${study.status}.`);
  if (action === "PUBLISH") checkPublishable(books, study);
  study.isStopped = action === "STOP";
  setStudyStatus(books, study, to);
  fitStudyToPlaces(books, study);
  return study;
}

function checkPublishable(books: VendorBooks, study: FakeStudy): void {
  const { reward, estimated_completion_time: minutes } = study.draft;
  const floor = hourlyFloors[books.workspaces.get(study.workspaceId)!.currency];
  require400(reward * 60 >= floor * minutes, `reward: at least ${floor} an hour.`);
  checkFunds(books, study.workspaceId, mostStudyCosts(study));
}

export function addTestParticipant(books: VendorBooks): { participantId: string } {
  const able = [...books.workspaces.values()].filter(({ abilities }) => abilities.testStudies);
  require400(able.length > 0, "Test participants are not enabled for your workspaces.");
  const participantId = books.newId();
  for (const workspace of able) workspace.testParticipants.push(participantId);
  return { participantId };
}

/** Publishes a copy of a draft to the test participants alone. */
export function publishTestStudy(books: VendorBooks, id: string): { studyId: string; url: string } {
  const draft = studyById(books, id);
  const { abilities, testParticipants } = books.workspaces.get(draft.workspaceId)!;
  require400(abilities.testStudies, "Test studies are not enabled for this workspace.");
  require400(draft.status === "UNPUBLISHED", "Only a draft can be tested.");
  require400(testParticipants.length > 0, "There is no test participant.");
  const copy = createFakeStudy(books, { ...draft.draft, total_available_places: testParticipants.length });
  copy.isTest = true;
  setStudyStatus(books, copy, "ACTIVE");
  return { studyId: copy.id, url: `${books.url}/studies/${copy.id}` };
}
