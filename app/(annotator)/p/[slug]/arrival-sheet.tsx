import { getTranslations } from "next-intl/server";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";

interface ArrivalSheetProps {
  project: ShownProject;
  problem: ArrivalProblem;
}

/** What people do next who cannot mend it by opening the task again. */
const nextSteps: Partial<Record<ArrivalProblem["problem"], "otherOpen" | "placeOpen">> = {
  "other-study": "otherOpen",
  "second-place": "placeOpen",
};

/** For people whose link from a recruiter lacks what the recruiter needs at the end, so that they could not be paid, or is not theirs. */
export async function ArrivalSheet({
  project,
  problem: { recruiter, problem, parameter },
}: ArrivalSheetProps) {
  const t = await getTranslations("annotator");
  const name = t(`recruiter.names.${recruiter}`);
  const next = nextSteps[problem] ?? "open";
  return (
    <main id="content" className="sheet">
      <h1>{t(`recruiter.arrival.${next === "placeOpen" ? "placeTitle" : "title"}`)}</h1>
      <p>{t(`recruiter.arrival.${problem}`, { parameter, recruiter: name })}</p>
      <p>{t(`recruiter.arrival.${next}`, { recruiter: name })}</p>
      {hasContact(project) ? (
        <p>
          {t("end.questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}
