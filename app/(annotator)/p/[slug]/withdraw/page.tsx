import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { serverCaller } from "@/app/_trpc/server";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";
import { CodeSheet } from "./code-sheet";
import { DoneSheet } from "./done-sheet";
import { ErasureSheet } from "./erasure-sheet";
import { SureSheet } from "./sure-sheet";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

export async function generateMetadata() {
  return { title: (await getTranslations("annotator.withdraw"))("title") };
}

/** How a person has themselves erased: what goes and what stays, then the question once more. No step needs scripts. */
export default async function Withdraw({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  return (
    <>
      <AnnotatorHeader project={project} />
      {await sheetOf()}
    </>
  );

  async function sheetOf() {
    if (!project.joined) {
      return parameter("step") === "done" ? (
        <DoneSheet />
      ) : (
        <CodeSheet project={project} refused={parameter("refused")} />
      );
    }
    if (parameter("step") === "sure") {
      return <SureSheet project={project} isElsewhere={parameter("refused") === "elsewhere"} />;
    }
    const preview = await (await serverCaller()).work.previewErasure({ project: project.slug });
    return <ErasureSheet project={project} preview={preview} />;
  }
}
