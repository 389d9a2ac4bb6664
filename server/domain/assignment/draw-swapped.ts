import type { ProjectSettings } from "@/server/domain/project/project";
import type { Random } from "@/server/stats/random";
import type { ShownItem } from "./assignment";

/**
 * Whether one annotator sees A and B of an item in each other's place, with chance one half. It is drawn once, when the
 * item is leased, and stored with it, so that every later look at the page is the same. Gold is drawn like other items.
 * @param random gives numbers in [0, 1); not asked where the project does not swap sides.
 * @returns nothing to store where the project does not swap sides.
 */
export function drawSwapped(
  random: Random,
  { sides }: Pick<ProjectSettings, "sides">,
): Pick<ShownItem, "swapped"> {
  return sides === "random" ? { swapped: random() < 0.5 } : {};
}
