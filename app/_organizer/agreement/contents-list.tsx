import { useTranslations } from "next-intl";

const questions = [
  "alpha",
  "annotators",
  "pairs",
  "items-judged",
  "answers",
  "scale-use",
  "items",
  "gold",
  "alpha-course",
] as const;
type Question = (typeof questions)[number];

interface ContentsListProps {
  project: string;
  /** By name, where there are several; each answers all questions. */
  dimensions: readonly string[];
  /** Questions that nothing answers here. */
  without: readonly Question[];
}

/** What the plots below answer, as links to them; of several dimensions, the dimensions. */
export function ContentsList({ project, dimensions, without }: ContentsListProps) {
  const t = useTranslations("organizer.agreement");
  const [only] = dimensions;
  const links =
    dimensions.length === 1
      ? questions
          .filter((question) => !without.includes(question))
          .map((question) => ({
            to: question.startsWith("alpha") ? `${project}-${question}` : `${project}-${only}-${question}`,
            text: t(`questions.${question}`),
          }))
      : [
          { to: `${project}-alpha`, text: t("questions.alpha") },
          ...dimensions.map((name) => ({ to: `dimension-${name}`, text: t("dimension", { name }) })),
        ];
  return (
    <nav aria-label={t("contents")}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
        {links.map(({ to, text }) => (
          <li key={to}>
            <a href={`#${to}`} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
