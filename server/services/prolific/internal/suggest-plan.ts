import type { ProjectRow } from "@/db/queries/projects";
import { mostPages } from "@/server/domain/policy/most-pages";
import { plainPageMinutes } from "@/server/domain/assignment/page-minutes";
import { leastReward, placesFor, type StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { payFloors } from "@/server/domain/recruiter/prolific/policy-sources";

/** Pages of a place where the project sets no limit of its own. */
const usualPages = 8;

/** What a study begins with: places for all that is left, and pay that reaches Prolific's minimum. */
export function suggestPlan(
  { name, settings }: Pick<ProjectRow, "name" | "settings">,
  { pagesLeft, minutesPerPage }: { pagesLeft: number; minutesPerPage: number | null },
): StudyPlan {
  const { payPerHitMinor, currency, qualification, qualificationPayMinor } = settings;
  const pagesPerPlace = mostPages(settings) ?? usualPages;
  const perPage = minutesPerPage ?? plainPageMinutes(settings);
  const minutes = Math.min(600, Math.max(1, Math.ceil(perPage * pagesPerPlace)));
  const pay = (payPerHitMinor ?? 0) * pagesPerPlace;
  const floor = payFloors[currency]?.least ?? 0;
  const places = Math.min(10_000, placesFor(pagesLeft, pagesPerPlace));
  return {
    title: name.slice(0, 120),
    description: plainText(settings.instructions),
    places,
    mostPlaces: Math.min(20_000, Math.ceil(places * 1.25)),
    pagesPerPlace,
    minutes,
    rewardMinor: Math.min(100_000, Math.max(1, pay, leastReward(floor, minutes))),
    devices: ["desktop", "tablet", "mobile"],
    filters: [],
    approval: "at-once",
    screenOutMinor: qualification.kind === "none" ? 0 : Math.min(10_000, qualificationPayMinor),
    abilities: { signedLinks: false, screenOutPay: false, partPay: false },
  };
}

/** The first lines of the instructions without their marks, as a start for the description. */
function plainText(markdown: string): string {
  const text = markdown
    .replace(/^#+\s*/gm, "")
    .replace(/[*_`>]/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();
  return text.slice(0, 1_000) || "Judge how similar texts are.";
}
