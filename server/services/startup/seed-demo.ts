import type { Deps } from "@/server/deps";
import { alone } from "@/server/services/undertaking/internal/alone";
import { demoCampaigns } from "./demo/campaigns";
import { seedFinished } from "./demo/finished/seed-finished";
import { launchDemo } from "./demo/launch-demo";
import { pairRatingDemo } from "./demo/pair-rating";
import { seedCampaign } from "./demo/seed-campaign";

/** Where annotators join the demo. */
export const demoSlug = pairRatingDemo.slug;

/**
 * Makes the demos that are not there: the one that annotators are shown first, one of each further task type, and one
 * whose campaign is over. Of processes that start together one makes them, and the others wait for it.
 */
export function seedDemo(deps: Deps): Promise<void> {
  return alone(deps, "demo", async () => {
    await launchDemo(deps, pairRatingDemo);
    for (const campaign of demoCampaigns) await seedCampaign(deps, campaign);
    await seedFinished(deps);
  });
}
