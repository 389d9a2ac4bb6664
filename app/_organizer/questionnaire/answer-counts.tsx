import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { QuestionnaireCounts } from "@/server/domain/questionnaire/contracts";
import { mayWithhold } from "@/server/domain/questionnaire/question";

interface AnswerCountsProps {
  project: ProjectDetail;
  counts: QuestionnaireCounts;
}

/** How often each answer was given; nobody's name is with it. */
export function AnswerCounts({ project, counts }: AnswerCountsProps) {
  const t = useTranslations("organizer.questionnaire");
  const { questionnaire } = project.settings;
  if (questionnaire.length === 0) return <Fixed>{t("none")}</Fixed>;
  return (
    <>
      <Fixed>{t("fixed")}</Fixed>
      <p className="text-label">{t("sent", counts.sent)}</p>
      {questionnaire.map((asked) => {
        const counted = counts.questions.find(({ name }) => name === asked.name);
        const own = counted?.answers.map(({ answer, people }) => ({ answer, people, isOwn: true })) ?? [];
        const withheld = { answer: t("withheld"), people: counted?.withheld ?? 0, isOwn: false };
        const unanswered = { answer: t("unanswered"), people: counted?.unanswered ?? 0, isOwn: false };
        return (
          <section key={asked.name} className="flex max-w-2xl flex-col gap-1">
            <h3 lang={project.language} dir="auto">
              {asked.text}
            </h3>
            <p className="text-label text-muted">
              {t(`times.${asked.when}`)} · {t(`kinds.${asked.kind}`)} ·{" "}
              {t("releasedAs", { release: t(`releases.${asked.release}`) })}
            </p>
            <CountTable
              label={asked.text}
              rows={[...own, ...(mayWithhold(asked) ? [withheld] : []), unanswered]}
            />
          </section>
        );
      })}
    </>
  );
}

interface CountTableProps {
  label: string;
  /** `isOwn` marks what the organizer or a person wrote. */
  rows: { answer: string; people: number; isOwn: boolean }[];
}

function CountTable({ label, rows }: CountTableProps) {
  const t = useTranslations("organizer.questionnaire");
  return (
    <Table label={label}>
      <thead>
        <tr>
          <HeadCell>{t("answer")}</HeadCell>
          <HeadCell numeric>{t("people")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ answer, people, isOwn }) => (
          <tr key={`${String(isOwn)} ${answer}`}>
            <Cell className={isOwn ? "" : "text-muted"} dir={isOwn ? "auto" : undefined}>
              {answer}
            </Cell>
            <Cell numeric>{people}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Fixed({ children }: { children: string }) {
  return (
    <p className="inline-flex items-center gap-2 text-label text-muted">
      <Lock aria-hidden size={14} className="shrink-0" />
      {children}
    </p>
  );
}
