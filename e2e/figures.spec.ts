import { letCrowdWork } from "@/testing/campaign/crowd";
import { makeCampaign } from "@/testing/campaign/make-campaign";
import { noteAgreement } from "@/testing/note-agreement";
import { addMember } from "@/testing/organizer";
import { expectNoViolations } from "./pages/axe";
import { expect, test } from "./fixtures";
import { whenCalculated } from "./pages/desk";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** How many items the figure rests on; who answered what is drawn anew in every run. */
const itemsIn = (text: string | null) => Number(/(\d+) items/u.exec(text ?? "")?.[1]);
const alphaIn = (text: string | null) => /-?\.\d\d/u.exec(text ?? "")?.[0];

test("alpha of several dimensions is named, and the same on the overview, after computing, and in a release", async ({
  desk,
  store,
  organizer,
}) => {
  const campaign = await makeCampaign({ store }, { preset: "sts-2013-typed", begins: Date.now() });
  const { deps, scope, slug } = campaign;
  await addMember(store, scope.projectId, organizer);
  await letCrowdWork(campaign);
  await noteAgreement(deps, scope.projectId);

  await desk.goto(`/projects/${slug}`);
  const agreement = desk.getByText(/α interval on general/);
  await expect(agreement).toContainText(/n = \d+ items/);
  const [before, items] = [alphaIn(await agreement.textContent()), itemsIn(await agreement.textContent())];
  expect(before).toBeDefined();
  expect(items).toBeGreaterThan(10);
  await expect(desk.getByText("judgments on 8 dimensions")).toBeVisible();
  await expectNoViolations(desk, "an overview of several dimensions");

  await desk.goto(`/projects/${slug}/agreement`);
  await desk.getByRole("button", { name: "Compute agreement" }).click();
  const title = desk.getByText(/Krippendorff’s α \(interval\) on general is/);
  await expect(title).toContainText(`over ${items} items judged at least twice`, whenCalculated);
  expect(alphaIn(await title.textContent())).toBe(before);
  await expect(desk.getByText("show α on the first dimension, general.")).toBeVisible();
  await desk.goto(`/projects/${slug}`);
  expect(alphaIn(await desk.getByText(/α interval on general/).textContent())).toBe(before);

  await desk.goto(`/projects/${slug}/releases`);
  await desk.getByRole("button", { name: "New release" }).click();
  await desk.getByRole("button", { name: "Write the release" }).click();
  const released = desk.getByText(/α on general/);
  await expect(released).toContainText(`n = ${items} items`, whenCalculated);
  expect(alphaIn(await released.textContent())).toBe(before);
});
