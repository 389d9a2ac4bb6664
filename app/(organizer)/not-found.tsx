import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button-link";

export default async function NotFoundPage() {
  const t = await getTranslations("organizer.notFound");
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6">
      {/* What is not found within a page takes no metadata. */}
      <title>{t("title")}</title>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <ButtonLink href="/projects">{t("toProjects")}</ButtonLink>
    </main>
  );
}
