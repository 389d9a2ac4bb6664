import { getTranslations } from "next-intl/server";
import { formatMoney } from "@/app/_ui/format-money";
import { MomentIn } from "@/app/_ui/moment-in";
import { percentText } from "@/app/_ui/percent-text";
import type { OwnWork } from "@/server/domain/annotator/own-work";
import type { OwnQuestionnaire } from "@/server/domain/questionnaire/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "../annotator-page/contact";
import { OwnAnswers } from "../questionnaire/own-answers";
import { ReturnCode } from "../annotator-page/return-code";
import { durationText } from "./duration-text";

interface OwnWorkProps {
  project: ShownProject;
  work: OwnWork;
  /** Whether the page that they submitted last can be corrected. */
  canCorrect: boolean;
  questionnaire: OwnQuestionnaire;
}

/** What somebody has done, earned and written here, how they come back, and how they leave. */
export async function OwnWorkSheet({ project, work, canCorrect, questionnaire }: OwnWorkProps) {
  const t = await getTranslations("annotator");
  const { state, pages, pace, accuracy, objections } = work;
  const formats = t("hit.formats");
  return (
    <main id="content" className="sheet">
      <h1>{t("ownWork.title")}</h1>
      <dl className="facts">
        <dt>{t("ownWork.status")}</dt>
        <dd>{t("ownWork.state", { state })}</dd>
        <dt>{t("ownWork.pages")}</dt>
        <dd>{t("ownWork.pagesSent", { count: pages })}</dd>
        {pace === null ? null : (
          <>
            <dt>{t("ownWork.time")}</dt>
            <dd>
              {t("ownWork.timeText", {
                total: durationText(pace.seconds, formats),
                page: durationText(pace.perPage, formats),
              })}
            </dd>
          </>
        )}
        <dt>{t("ownWork.earned")}</dt>
        <dd>
          <Pay pay={work.pay} />
        </dd>
        {accuracy === null ? null : (
          <>
            <dt>{t("ownWork.known")}</dt>
            <dd>
              <KnownAnswers accuracy={accuracy} isWorking={state === "working"} />
            </dd>
          </>
        )}
        {work.checks === null ? null : (
          <>
            <dt>{t("ownWork.checks")}</dt>
            <dd>
              <FailedChecks checks={work.checks} isWorking={state === "working"} />
            </dd>
          </>
        )}
      </dl>
      <div className="sheet-actions">
        <a className="button button-primary" href={`/p/${project.slug}/work`}>
          {t("ownWork.goOn")}
        </a>
        {canCorrect ? (
          <a className="button" href={`/p/${project.slug}/correct`}>
            {t("correct.title")}
          </a>
        ) : null}
      </div>
      <ReturnCode project={project} id="return-code-of-own-work" />
      <OwnAnswers pages={questionnaire.pages} language={questionnaire.language ?? project.language} />
      <Objections objections={objections} />
      <h2>{t("ownWork.pause")}</h2>
      <p>{t("ownWork.pauseText")}</p>
      <p>
        <a href={`/p/${project.slug}/withdraw`}>{t("withdraw.title")}</a>
      </p>
      {hasContact(project) ? (
        <p>
          {t("end.questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}

async function Pay({ pay }: Pick<OwnWork, "pay">) {
  const t = await getTranslations("annotator");
  if (pay === null) return <p>{t("end.payAgreed")}</p>;
  const money = (amount: typeof pay.earned) => formatMoney(amount, t("hit.formats"));
  const earned = money(pay.earned);
  return (
    <>
      <p>{pay.perHour === null ? earned : t("ownWork.perHour", { earned, hourly: money(pay.perHour) })}</p>
      {pay.earned.amount === 0 ? null : (
        <p>{t("ownWork.progress", { approved: money(pay.approved), paid: money(pay.paid) })}</p>
      )}
    </>
  );
}

interface FailedChecksProps {
  checks: NonNullable<OwnWork["checks"]>;
  isWorking: boolean;
}

async function FailedChecks({ checks: { failed, endsAt }, isWorking }: FailedChecksProps) {
  const t = await getTranslations("annotator");
  const end = endsAt === null || !isWorking ? null : t("ownWork.checksEnd", { limit: endsAt });
  return (
    <>
      <p>{t("ownWork.checksFailed", { failed })}</p>
      {end === null ? null : <p>{failed + 1 === endsAt ? <strong>{end}</strong> : end}</p>}
    </>
  );
}

interface KnownAnswersProps {
  accuracy: NonNullable<OwnWork["accuracy"]>;
  isWorking: boolean;
}

/** In the words in which a page says it that had a known answer. */
async function KnownAnswers({
  accuracy: { right, answered, bar, isLastChance },
  isWorking,
}: KnownAnswersProps) {
  const t = await getTranslations("annotator");
  const isBarAhead = bar !== undefined && isWorking;
  return (
    <>
      <p>
        {isBarAhead
          ? t("feedback.standingAndBar", { right, answered, bar: percentText(bar, t("hit.formats")) })
          : t("feedback.standing", { right, answered })}
      </p>
      {isLastChance === true && isWorking ? (
        <p>
          <strong>{t("feedback.lastChance")}</strong>
        </p>
      ) : null}
    </>
  );
}

async function Objections({ objections }: Pick<OwnWork, "objections">) {
  if (objections.length === 0) return null;
  const t = await getTranslations("annotator");
  return (
    <>
      <h2>{t("ownWork.objections")}</h2>
      <ul>
        {objections.map(({ about, comment, at, answer }) => (
          <li key={`${about} ${at} ${comment}`}>
            <p dir="auto">{comment}</p>
            <p>
              <MomentIn at={at} show="full" formats={t("hit.formats")} />
            </p>
            {answer === null ? null : <p dir="auto">{t("ownWork.answered", { answer })}</p>}
            {answer === null && about === "status" ? <p>{t("ownWork.unanswered")}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
