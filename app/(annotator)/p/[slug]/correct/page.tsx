import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { CorrectPage } from "@/app/_annotator/correct/correct-page";
import { hitProjectOf } from "@/app/_annotator/hit/hit-project";
import { prepareHitTexts } from "@/app/_annotator/hit/prepare-hit-texts";
import { ScalePanel } from "@/app/_annotator/scale-definitions/scale-panel";
import { enteredFrom } from "@/server/domain/assignment/entered-page";
import { MomentIn } from "@/app/_ui/moment-in";
import { usesScale } from "@/server/domain/task/traits";
import { answerFormOf } from "@/task-types/answer-forms";
import { WidgetOf } from "@/task-types/widgets";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";
import { correctablePageOf } from "./correctable-page-of";
import { CorrectionSheet } from "./correction-sheet";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

export async function generateMetadata() {
  return { title: (await getTranslations("annotator.correct"))("title") };
}

/** What became of a correction that was sent and not taken. */
const refusals = ["gaps", "refused", "elsewhere", "newer"] as const;

/** Where an annotator changes answers of the page they submitted last. No step needs scripts. */
export default async function Correct({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  if (!project.joined) redirect(`/p/${project.slug}`);
  const result = (await parametersOf(searchParams))("result");
  const found =
    result === "corrected"
      ? { page: null, why: "corrected" as const }
      : await correctablePageOf(project.slug);
  if (found.page === null) {
    return (
      <>
        <AnnotatorHeader project={project} />
        <CorrectionSheet project={project} said={found.why} />
      </>
    );
  }
  const { page } = found;
  const t = await getTranslations("annotator.correct");
  const formats = (await getTranslations("annotator.hit"))("formats");
  const until = t.rich("until", { moment: () => <MomentIn at={page.until} show="full" formats={formats} /> });
  const { taskType } = project;
  // Items are reported of the page that is open.
  const itemReports = { ...project.itemReports, enabled: false };
  const form = answerFormOf(taskType);
  const refused = refusals.find((one) => one === result);
  return (
    <WidgetOf type={taskType}>
      <AnnotatorHeader project={project} />
      <CorrectPage
        project={{ ...hitProjectOf(project), itemReports }}
        assignment={page.assignment}
        revision={page.revision}
        entered={enteredFrom(form, page.assignment.items, page.answers)}
        arrived={false}
        notice={
          <>
            {t(refused ?? "text")} {until}
          </>
        }
        warning={null}
        due={null}
        texts={await prepareHitTexts(project)}
        rail={usesScale(taskType) ? <ScalePanel project={project} /> : null}
      />
    </WidgetOf>
  );
}
