import { getTranslations } from "next-intl/server";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import type { ShownProject } from "@/server/domain/project/shown-project";
import type { WorkTerms } from "@/server/domain/project/work-terms";
import { firstWords } from "@/app/_annotator/annotator-page/first-words";
import { ownWords } from "@/app/_annotator/annotator-page/own-words";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import { conditionsSet, peopleWords } from "@/app/_annotator/end-page/people-words";
import { Markdown } from "@/app/_ui/markdown";
import { shownTextLanguage } from "@/server/domain/preset/text-language";
import { ComeBackForm } from "./come-back-form";
import { ConsentForm } from "./consent-form";
import { joinPayLines } from "./pay-lines";
import { endsEarlyLines, pagesLine, rateLines, timeLine } from "./terms-lines";

export const joinProblems = ["wait", "elsewhere", "unanswered"] as const;

interface ConsentProps {
  project: ShownProject;
  terms: WorkTerms;
  link: JoinLink;
  /** The parameters of the link, which the form sends along. */
  query: string;
  /** Why the last press of the button did not count; null where nothing was pressed. */
  problem: (typeof joinProblems)[number] | null;
}

/** What is asked, for what, of whom, and what is kept, with the two buttons that answer. */
export async function Consent({ project, terms, link, query, problem }: ConsentProps) {
  const t = await getTranslations("annotator");
  const own = ownWords(t, project.taskType);
  const { name, language, translation, hitSize, consent, qualification, conditions } = project;
  const { countries, languages } = conditions;
  const asksOrigin = countries.length > 0 || languages.length > 0;
  const openTo = conditionsSet(conditions).map((condition) => peopleWords(condition, conditions, t));
  const endsEarly = endsEarlyLines(terms, t);
  const facts = [
    {
      term: t("join.youDo"),
      lines: [
        ...(qualification === null ? [] : [firstWords(own, "join.first", qualification)]),
        own("join.pages", { size: hitSize }),
        ...(project.usesChecks ? [t("instructions.checks")] : []),
      ],
    },
    { term: t("join.time"), lines: [timeLine(terms, t), pagesLine(terms, t)] },
    { term: t("join.youGet"), lines: [...joinPayLines(project, t), ...rateLines(terms, t)] },
    ...(endsEarly.length === 0 ? [] : [{ term: t("join.endsEarly"), lines: endsEarly }]),
    ...(openTo.length === 0 ? [] : [{ term: t("join.openTo"), lines: openTo }]),
    {
      term: t("join.weKeep"),
      lines: [
        own("join.keeps"),
        ...(project.asksQuestions ? [t("join.keepsQuestionnaire")] : []),
        ...(link.externalId === undefined ? [] : [t("join.keepsRecruiterId", { recruiter: link.source })]),
        ...(asksOrigin ? [t("join.keepsOrigin")] : []),
        t("join.keepsBrowser"),
        t("join.keepsCode"),
        t("join.keepsTraces", { days: project.keepTracesDays }),
        t("join.onErase", { mode: project.onErase }),
      ],
    },
  ];
  return (
    <main id="content" className="sheet">
      <h1 lang={translation ?? language} dir="auto">
        {name}
      </h1>
      {problem === null ? null : (
        <p role="alert" className="warning">
          {problem === "wait" ? t("join.tooMany") : t(`join.${problem}`)}
        </p>
      )}
      <dl className="facts">
        {hasContact(project) ? (
          <>
            <dt>{t("join.askedBy")}</dt>
            <dd>
              <p>
                <Contact project={project} />
              </p>
            </dd>
          </>
        ) : null}
        {facts.map(({ term, lines }) => (
          <Fact key={term} term={term} lines={lines} />
        ))}
      </dl>
      <Markdown
        source={consent}
        language={shownTextLanguage(consent, project)}
        imageHosts={project.imageHosts}
      />
      <ConsentForm {...{ project, link, query }} />
      <ComeBackForm project={project.slug} query={query} />
    </main>
  );
}

function Fact({ term, lines }: { term: string; lines: string[] }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </dd>
    </>
  );
}
