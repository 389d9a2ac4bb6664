import type { ProjectRow } from "@/db/queries/projects";
import type { ProlificConnectionRow } from "@/db/queries/prolific-connections";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { vendorCodes } from "@/server/domain/recruiter/prolific/completion-codes";
import { longestMinutes } from "@/server/domain/recruiter/prolific/study-plan";
import { newRecruiter } from "@/server/domain/recruiter/recruiters";
import { recruiterLink } from "@/server/domain/recruiter/recruiter-link";
import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import { publicAddress } from "./public-address";

/** The study as Prolific is to have it. */
export function studyDraftOf(
  project: Pick<ProjectRow, "slug" | "name" | "settings">,
  { plan, codes, marker }: Pick<ProlificStudyRow, "plan" | "codes" | "marker">,
  { vendorProjectId }: Pick<ProlificConnectionRow, "vendorProjectId">,
): StudyDraft {
  const { settings, slug } = project;
  return {
    name: plan.title,
    internal_name: `${project.name} (${marker})`,
    description: plan.description,
    external_study_url: studyLink(slug),
    prolific_id_option: "url_parameters",
    completion_codes: vendorCodes(codes, plan),
    total_available_places: plan.places,
    estimated_completion_time: plan.minutes,
    maximum_allowed_time: longestMinutes(plan.minutes, plan.pagesPerPlace, settings.leaseMinutes),
    reward: plan.rewardMinor,
    device_compatibility: plan.devices,
    filters: plan.filters,
    submissions_config: {
      max_submissions_per_participant: 1,
      max_concurrent_submissions: Math.max(1, Math.min(plan.places, 1_000)),
    },
    ...(plan.abilities.signedLinks && { is_external_study_url_secure: true }),
    study_labels: ["annotation"],
    project: vendorProjectId,
  };
}

/** The address at which participants arrive, with places for Prolific's ids. */
function studyLink(slug: string): string {
  return recruiterLink(`${publicAddress()}/p/${slug}`, newRecruiter("prolific"));
}
