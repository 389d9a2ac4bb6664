import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";

/** Says to a member of the project why nothing here is for them, and where they see the pages. */
export function MemberNotice({ project }: { project: string }) {
  const t = useTranslations("annotator.member");
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 p-4">
      <Notice tone="warn" title={t("title")}>
        <p>{t("text")}</p>
        <p>
          <a href={`/projects/${project}/preview`}>{t("preview")}</a>
        </p>
      </Notice>
    </main>
  );
}
