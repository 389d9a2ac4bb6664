import { beforeEach, expect, test } from "vitest";
import { ProlificError } from "@/server/prolific/prolific-error";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { enterProject } from "@/server/services/project/enter-project";
import { prolificWorld, vendorToken, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { databasePerTest } from "@/testing/world/database-hooks";
import { connectProlific } from "./connect-prolific";
import { saveDraft } from "./save-draft";
import { savePlan } from "./save-plan";

const database = databasePerTest();
const minuteMs = 60_000;
let made: ProlificWorld;

/** A minute ago a creation was sent that never came to Prolific. */
beforeEach(async () => {
  made = await prolificWorld(database.store);
  const { deps, world, scope } = made;
  const owner = await enterProject(world.deps, { kind: "system" }, world.slug, "own");
  await connectProlific(deps, owner, { token: vendorToken });
  await savePlan(deps, scope, { plan: studyPlanOf() });
  await expect(save({ createStudy: unanswered })).rejects.toMatchObject({ reason: "recruiter_silent" });
  world.clock.advance(minuteMs);
});

const prolific = () => made.api(vendorToken);
const unanswered = () => Promise.reject(new ProlificError("unknown", null, ""));

/** Prolific makes the study, and its answer is lost. */
const answerLost: ProlificApi["createStudy"] = async (draft) => {
  await prolific().createStudy(draft);
  return unanswered();
};

/** Saves the draft, where Prolific answers some calls in another way. */
const save = (otherwise: Partial<ProlificApi> = {}) =>
  saveDraft({ ...made.deps, prolific: (token) => ({ ...made.api(token), ...otherwise }) }, made.scope);

test("of two saves that both found no study at Prolific, one makes it", async () => {
  const late = save({
    studiesOf: async (projectId) => {
      const found = await prolific().studiesOf(projectId);
      await expect(save({ createStudy: answerLost })).rejects.toMatchObject({ reason: "recruiter_silent" });
      return found;
    },
  });
  await expect(late).rejects.toMatchObject({ reason: "study_being_made" });
  await save();
  expect([...made.vendor.studies.keys()]).toEqual([(await made.study()).vendorId]);
});

test("a creation that is refused late does not hide the one that was sent after it", async () => {
  const refusedLate = save({
    createStudy: async () => {
      made.world.clock.advance(minuteMs);
      await expect(save({ createStudy: answerLost })).rejects.toMatchObject({ reason: "recruiter_silent" });
      throw new ProlificError("refused", 400, "No.");
    },
  });
  await expect(refusedLate).rejects.toMatchObject({ reason: "recruiter_refused" });
  await save();
  expect([...made.vendor.studies.keys()]).toEqual([(await made.study()).vendorId]);
});
