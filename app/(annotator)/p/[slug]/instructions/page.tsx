import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { firstWords } from "@/app/_annotator/annotator-page/first-words";
import { Instructions } from "@/app/_annotator/annotator-page/instructions";
import { ReturnCode } from "@/app/_annotator/annotator-page/return-code";
import { ownWords } from "@/app/_annotator/annotator-page/own-words";
import { CookiesBlocked } from "../cookies-blocked";
import { parametersOf, queryOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** How to judge, read before the first page; nothing forces scrolling or waiting. */
export default async function InstructionsPage({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const hasJoined = (await parametersOf(searchParams))("joined") !== undefined;
  if (!project.joined && !hasJoined) redirect(`/p/${project.slug}`);
  if (!project.joined) {
    return <CookiesBlocked address={`/p/${project.slug}${await queryOf(searchParams, "joined")}`} />;
  }
  const own = ownWords(await getTranslations("annotator"), project.taskType);
  const { qualification } = project;
  const start = () => {
    if (qualification === null || !qualification.isAhead) return own("instructions.start");
    return firstWords(own, "instructions.startFirst", qualification);
  };
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{own("instructions.title")}</h1>
        <Instructions project={project} />
        <section className="notice">
          <ReturnCode project={project} id="return-code" />
        </section>
        <div className="sheet-actions">
          <a className="button button-primary" href={`/p/${project.slug}/work`}>
            {start()}
          </a>
        </div>
      </main>
    </>
  );
}
