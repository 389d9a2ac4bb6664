import { readProject } from "@/db/queries/projects";
import { sentQuestionnaires } from "@/db/queries/questionnaire-responses";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { QuestionnaireCounts } from "@/server/domain/questionnaire/contracts";
import { countAnswers } from "@/server/domain/questionnaire/count-answers";

/** How often each answer was given by people who agree that the organizers use theirs. */
export async function countQuestionnaire(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<QuestionnaireCounts> {
  const { questionnaire } = (await readProject(store.read, projectId)).settings;
  const sent = await sentQuestionnaires(store.read, projectId);
  const sentAt = (time: "before" | "after") => sent.filter(({ when }) => when === time).length;
  const toResearch = sent.filter(({ agreesToResearch }) => agreesToResearch);
  return {
    sent: { before: sentAt("before"), after: sentAt("after") },
    questions: countAnswers(questionnaire, toResearch),
  };
}
