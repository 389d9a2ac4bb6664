import { expect, type Page } from "@playwright/test";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import type { VendorAccount } from "@/testing/prolific/vendor-account";
import type { World } from "@/testing/world/world";

/** Asks the server as the organizer's pages do. */
async function ask(desk: Page, procedure: string, data: object): Promise<void> {
  const answer = await desk.request.post(`/api/trpc/${procedure}`, { data });
  expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true);
}

/** Connects a project with an account at the stand-in for Prolific, and publishes its study there. @returns its id */
export async function publishAtVendor(
  desk: Page,
  { slug: project }: Pick<World, "slug">,
  vendor: VendorAccount,
  plan: Partial<StudyPlan> = {},
): Promise<string> {
  const { token, workspaceId } = vendor;
  await ask(desk, "prolific.connect", { project, token, workspaceId });
  await ask(desk, "prolific.savePlan", { project, plan: studyPlanOf(plan) });
  await ask(desk, "prolific.saveDraft", { project });
  await ask(desk, "prolific.changeStudy", { project, step: "publish" });
  const [study] = await vendor.studies();
  if (study === undefined) throw new Error("The vendor has the study.");
  return study.id;
}
