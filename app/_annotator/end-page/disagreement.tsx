import { getMessages, getTranslations } from "next-intl/server";
import { AnnotatorStatusContest } from "./annotator-status-contest";

interface DisagreementProps {
  project: string;
  /** What they object to: how they stand, or not having been let in. */
  about: "contestAnnotatorStatus" | "contestRefusal";
  /** Whether this person has objected. */
  contested: boolean;
  /** What the organizer said to it. */
  answer: string | undefined;
}

/** The way to object to a stop, a pause, a qualification that was not passed or a refusal to join, and what the organizer said to it. */
export async function DisagreementForm({ project, about, contested, answer }: DisagreementProps) {
  const t = await getTranslations("annotator.end.contest");
  const { label, send, sent, empty, failed } = (await getMessages()).annotator.end.contest;
  const shown = () => {
    if (answer !== undefined) {
      return (
        <>
          <p>{t("answer")}</p>
          <blockquote className="said" dir="auto">
            {answer}
          </blockquote>
        </>
      );
    }
    if (contested) return <p>{t("waiting")}</p>;
    return (
      <AnnotatorStatusContest project={project} about={about} words={{ label, send, sent, empty, failed }} />
    );
  };
  return (
    <section className="stack">
      <h2>{t("title")}</h2>
      {shown()}
    </section>
  );
}
