import { demoCampaigns } from "@/server/services/startup/demo/campaigns";
import { pairRatingDemo } from "@/server/services/startup/demo/pair-rating";

/** The demos that a first start launches, one of each task type. */
export const demoSlugs: readonly string[] = [pairRatingDemo.slug, ...demoCampaigns.map(({ slug }) => slug)];
