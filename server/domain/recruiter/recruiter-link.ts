import { recruiterOf, type RecruiterSettings } from "./recruiters";

/** The join link as an organizer pastes it at a recruiter, with places where the recruiter puts its own ids. */
export function recruiterLink(join: string, settings: RecruiterSettings): string {
  const { parametersOf, placeholderOf } = recruiterOf(settings);
  if (placeholderOf === null) return join;
  const { participant, study, submission, signature = null } = parametersOf(settings);
  const parts = [participant, study, submission, signature].flatMap((parameter) =>
    parameter === null || parameter.isAddedByItself
      ? []
      : [`${parameter.name}=${placeholderOf(parameter.name)}`],
  );
  return `${join}?${parts.join("&")}`;
}
