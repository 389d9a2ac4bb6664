import { expect, test } from "./fixtures";

test("each account at the stand-in for Prolific has people and studies of its own", async ({
  openVendor,
}) => {
  const [lab, other] = [await openVendor({ workspace: { title: "Lab" } }), await openVendor()];
  expect(lab.token).not.toBe(other.token);
  expect(await lab.studies()).toEqual([]);
  await expect(lab.arrive("no study")).rejects.toThrow("There is no study no study.");
});
