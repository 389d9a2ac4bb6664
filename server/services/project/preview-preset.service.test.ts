import { expect, test } from "vitest";
import { leasedAssignment } from "@/server/domain/assignment/contracts";
import { presetNames, presets } from "@/server/domain/preset/presets";
import { previewPreset } from "./preview-preset";

const usualPage = 5;

test.each(presetNames)(
  "%s shows a first page of different items, as annotators would get it",
  async (name) => {
    const { hitSize } = presets[name].settings;
    const page = await previewPreset({ now: () => 0 }, name);
    expect(page.items.length).toBeGreaterThanOrEqual(Math.min(hitSize, usualPage));
    expect(page.items.length).toBeLessThanOrEqual(hitSize);
    expect(new Set(page.items.map(({ key: _key, ...content }) => JSON.stringify(content))).size).toBe(
      page.items.length,
    );
    expect(leasedAssignment.safeParse(page).error).toBeUndefined();
  },
);
