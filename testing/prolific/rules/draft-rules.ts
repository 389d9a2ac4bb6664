import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { FakeWorkspace } from "./vendor-books";
import { require400 } from "./vendor-refusal";

/** The least that the vendor lets an hour be paid, in minor units. */
export const hourlyFloors = { GBP: 600, USD: 800 };

/** @throws VendorRefusal where the vendor would not take a draft */
export function checkDraft(draft: StudyDraft, workspace: FakeWorkspace): void {
  checkFields(draft);
  checkCodes(draft);
  checkAbilities(draft, workspace);
}

function checkFields(draft: StudyDraft): void {
  require400(draft.name !== "" && draft.description !== "", "A study needs a name and a description.");
  require400(URL.canParse(draft.external_study_url), "external_study_url: enter a valid URL.");
  require400(draft.total_available_places >= 1, "total_available_places: at least 1.");
  require400(draft.reward >= 1, "reward: at least 1.");
  const minutes = draft.estimated_completion_time;
  require400(minutes >= 1, "estimated_completion_time: at least 1.");
  const least = 2 + 2 * minutes + 2 * Math.sqrt(minutes);
  require400(draft.maximum_allowed_time >= least, `maximum_allowed_time: at least ${Math.ceil(least)}.`);
  const most = draft.submissions_config.max_concurrent_submissions;
  require400(most >= 1, "submissions_config.max_concurrent_submissions: at least 1.");
}

function checkCodes({ completion_codes: codes, reward }: StudyDraft): void {
  require400(codes.length > 0, "completion_codes: at least one.");
  const isUnique = new Set(codes.map(({ code }) => code)).size === codes.length;
  require400(isUnique, "completion_codes: each code has to be unique in a study.");
  for (const { code, actor, actions } of codes) {
    require400(code !== "" && actions.length > 0, "completion_codes: each needs a code and an action.");
    for (const action of actions) {
      require400(
        action.action !== "DYNAMIC_PAYMENT" || actor === "researcher",
        `completion_codes: DYNAMIC_PAYMENT of ${code} needs the actor researcher.`,
      );
      const isBelowReward =
        action.action !== "FIXED_SCREEN_OUT_PAYMENT" ||
        (action.slots >= 1 && action.fixed_screen_out_reward >= 1 && action.fixed_screen_out_reward < reward);
      require400(isBelowReward, `completion_codes: ${code} has to pay less than the reward, to one or more.`);
    }
  }
}

function checkAbilities(draft: StudyDraft, { abilities }: FakeWorkspace): void {
  const actions = draft.completion_codes.flatMap((each) => each.actions.map(({ action }) => action));
  const lacks = (isUsed: boolean, isThere: boolean, words: string) =>
    require400(!isUsed || isThere, `${words} is not enabled for this workspace.`);
  lacks(draft.is_external_study_url_secure === true, abilities.signedLinks, "is_external_study_url_secure");
  lacks(actions.includes("FIXED_SCREEN_OUT_PAYMENT"), abilities.screenOutPay, "FIXED_SCREEN_OUT_PAYMENT");
  lacks(actions.includes("DYNAMIC_PAYMENT"), abilities.partPay, "DYNAMIC_PAYMENT");
}
