import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { may } from "@/server/domain/project/may";

/** Where organizers do with items what only their task type knows. */
export function TaskLinks({ project: { slug, taskType, state, role } }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.task");
  if (!may(role, "organize")) return null;
  if (taskType === "word-to-sense" && state === "draft") {
    return (
      <ButtonLink href={`/projects/${slug}/items/senses`} className="self-start">
        {t("word-to-sense.picker.link")}
      </ButtonLink>
    );
  }
  if (taskType !== "pair-writing" || state === "draft") return null;
  return (
    <ButtonLink href={`/projects/${slug}/items/texts`} className="self-start">
      {t("pair-writing.review.link")}
    </ButtonLink>
  );
}
