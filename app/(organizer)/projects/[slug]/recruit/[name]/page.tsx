import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ProlificLinks } from "@/app/_organizer/prolific/prolific-links";
import { RecruiterSettingsForm } from "@/app/_organizer/recruit/recruiter-settings-form";
import { joinAddress } from "@/app/_trpc/join-address";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";
import { recruiterNames } from "@/server/domain/recruiter/recruiters";

interface RecruiterPageProps {
  params: Promise<{ slug: string; name: string }>;
}

const known = (name: string) => recruiterNames.find((each) => each === name);

export async function generateMetadata({ params }: RecruiterPageProps): Promise<Metadata> {
  const name = known((await params).name);
  const t = await getTranslations("organizer.recruiters.names");
  return name === undefined ? {} : { title: t(name) };
}

export default async function RecruiterPage({ params }: RecruiterPageProps) {
  const { slug, name: asked } = await params;
  const name = known(asked);
  if (name === undefined) notFound();
  const project = await loadProject(slug);
  if (!may(project.role, "organize")) notFound();
  const t = await getTranslations("organizer.recruiters");
  return (
    <>
      <Link
        href={`/projects/${slug}/recruit`}
        className="inline-flex min-h-6 items-center self-start text-label"
      >
        {t("all")}
      </Link>
      <h1>{t(`names.${name}`)}</h1>
      {name === "prolific" ? <ProlificLinks project={slug} /> : null}
      <RecruiterSettingsForm project={project} name={name} join={await joinAddress(slug)} />
    </>
  );
}
