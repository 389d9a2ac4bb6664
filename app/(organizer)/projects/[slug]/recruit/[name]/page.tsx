import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/link";
import { notFound } from "next/navigation";
import { ProlificLinks } from "@/app/_organizer/prolific/prolific-links";
import { LinkOutcomes } from "@/app/_organizer/recruit/link-outcomes";
import { RefusedLinks } from "@/app/_organizer/recruit/refused-links";
import { RecruiterSettingsForm } from "@/app/_organizer/recruit/recruiter-settings-form";
import { tableNames } from "@/app/_organizer/recruit/recruiter-table";
import { joinAddress } from "@/app/_trpc/join-address";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

interface RecruiterPageProps {
  params: Promise<{ slug: string; name: string }>;
}

const known = (name: string) => tableNames.find((each) => each === name);

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
  const join = await joinAddress(slug);
  const [refused, secrets, credits] = await load(({ recruiter }) =>
    Promise.all([
      recruiter.refusedLinks({ project: slug }),
      recruiter.secrets({ project: slug }),
      recruiter.credits({ project: slug }),
    ]),
  );
  const secret = secrets.find(({ recruiter }) => recruiter === name) ?? null;
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
      <RefusedLinks refused={refused.filter(({ recruiter }) => recruiter === name)} />
      {name === "link" ? (
        <LinkOutcomes project={project} join={join} />
      ) : (
        <RecruiterSettingsForm {...{ project, name, join, secret, credits }} />
      )}
    </>
  );
}
