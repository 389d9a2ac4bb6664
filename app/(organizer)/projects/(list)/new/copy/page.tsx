import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { NewFromCopy } from "@/app/_organizer/protocol/new-from-copy";
import { EmptyState } from "@/app/_ui/empty-state";
import { load } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

interface NewFromCopyPageProps {
  searchParams: Promise<{ of?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("organizer.newProject");
  return { title: t("title") };
}

export default async function NewFromCopyPage({ searchParams }: NewFromCopyPageProps) {
  const t = await getTranslations("organizer.newProject");
  const { of } = await searchParams;
  const own = (await load((caller) => caller.project.list())).filter(({ role }) => may(role, "organize"));
  const projects = own.map(({ slug, name }) => ({ value: slug, name }));
  const first = projects.find(({ value }) => value === of) ?? projects[0];
  return (
    <>
      <Link href="/projects/new" className="inline-flex min-h-6 items-center self-start text-label">
        {t("otherTask")}
      </Link>
      <h1>{t("fromCopy")}</h1>
      {first === undefined ? (
        <EmptyState title={t("nothingToCopy")} next={{ href: "/projects/new", name: t("otherTask") }} />
      ) : (
        <NewFromCopy projects={projects} first={first.value} />
      )}
    </>
  );
}
