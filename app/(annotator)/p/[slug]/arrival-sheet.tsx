import { getTranslations } from "next-intl/server";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";

interface ArrivalSheetProps {
  project: ShownProject;
  problem: ArrivalProblem;
}

/** What stands above and below what is wrong with a link. */
const frames = {
  missing: { title: "title", open: "open" },
  malformed: { title: "title", open: "open" },
  forged: { title: "title", open: "open" },
  expired: { title: "title", open: "open" },
  foreign: { title: "title", open: "open" },
  unchecked: { title: "title", open: "reload" },
  reused: { title: "title", open: "open" },
  "other-study": { title: "title", open: "otherOpen" },
  "second-place": { title: "placeTitle", open: "placeOpen" },
  tried: { title: "triedTitle", open: "triedOpen" },
} as const;

/** For people whose link from a recruiter lacks what the recruiter needs at the end, so that they could not be paid, or is not theirs. */
export async function ArrivalSheet({
  project,
  problem: { recruiter, problem, parameter },
}: ArrivalSheetProps) {
  const t = await getTranslations("annotator");
  const { title, open } = frames[problem];
  const name = t(`recruiter.names.${recruiter}`);
  return (
    <main id="content" className="sheet">
      <h1>{t(`recruiter.arrival.${title}`)}</h1>
      <p>{t(`recruiter.arrival.${problem}`, { parameter, recruiter: name })}</p>
      <p>{t(`recruiter.arrival.${open}`, { recruiter: name })}</p>
      {hasContact(project) ? (
        <p>
          {t("end.questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}
