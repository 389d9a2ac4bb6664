import type { Deps } from "@/server/deps";
import { demoCampaigns } from "./demo/campaigns";
import { launchDemo } from "./demo/launch-demo";
import { pairRatingDemo } from "./demo/pair-rating";
import { seedCampaign } from "./demo/seed-campaign";

/** Where annotators join the demo. */
export const demoSlug = pairRatingDemo.slug;

/** Makes the demos that are not there: the one that annotators are shown first, and one of each further task type. */
export async function seedDemo(deps: Deps): Promise<void> {
  await launchDemo(deps, pairRatingDemo);
  for (const campaign of demoCampaigns) await seedCampaign(deps, campaign);
}
