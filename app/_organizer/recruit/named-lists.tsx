import { useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import type { NamedItemSummary } from "@/server/domain/invitation/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { AssignForm } from "./assign-form";
import { ClearLists } from "./clear-lists";

/** Which items are for which people: the list before the launch, its figures at any time. */
export function NamedLists({ project, summary }: { project: ProjectDetail; summary: NamedItemSummary }) {
  const t = useTranslations("organizer.namedLists");
  const isDraft = project.state === "draft";
  const hasLists = summary.length > 0;
  if (!isDraft && !hasLists) return null;
  const isDynamic = project.settings.composition === "dynamic";
  const clear = isDraft && hasLists ? <ClearLists project={project.slug} /> : null;
  return (
    <Card title={t("title")} description={t("hint")} actions={clear}>
      {hasLists ? (
        <ul className="ms-5 list-disc text-label">
          {summary.map(({ people, items }) => (
            <li key={people}>
              {t("summary", { people, items, left: Math.max(0, project.settings.overlap - people) })}
            </li>
          ))}
        </ul>
      ) : null}
      {isDraft && isDynamic ? <AssignForm project={project.slug} /> : null}
      {isDraft && !isDynamic ? (
        <div className="flex flex-wrap items-center gap-3 text-label">
          <p>{t("fixed")}</p>
          <ButtonLink href={`/projects/${project.slug}/page`}>{t("toPage")}</ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
