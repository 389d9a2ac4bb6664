import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { PresetLinks } from "@/app/_organizer/new-project/preset-links";
import { TaskCards } from "@/app/_organizer/new-project/task-cards";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.newProject");
  return { title: t("title") };
}

export default async function NewProjectPage() {
  const t = await getTranslations("organizer.newProject");
  return (
    <>
      <h1>{t("title")}</h1>
      <h2>{t("ask")}</h2>
      <TaskCards />
      <section aria-label={t("fromTitle")} className="flex flex-col gap-2">
        <h2>{t("fromTitle")}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {(["copy", "file"] as const).map((from) => (
            <li key={from}>
              <Link
                href={`/projects/new/${from}`}
                className="inline-flex min-h-8 items-center text-label pointer-coarse:min-h-11"
              >
                {t(from === "copy" ? "fromCopy" : "fromFile")}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <PresetLinks />
    </>
  );
}
