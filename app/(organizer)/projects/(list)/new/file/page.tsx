import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { NewFromFile } from "@/app/_organizer/protocol/new-from-file";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.newProject");
  return { title: t("title") };
}

export default async function NewFromFilePage() {
  const t = await getTranslations("organizer.newProject");
  return (
    <>
      <Link href="/projects/new" className="inline-flex min-h-6 items-center self-start text-label">
        {t("otherTask")}
      </Link>
      <h1>{t("fromFile")}</h1>
      <NewFromFile />
    </>
  );
}
