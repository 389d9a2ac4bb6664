import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { queryAddress } from "@/app/_ui/list-query";
import { HeadCell, Table } from "@/app/_ui/table";
import {
  listAnnotatorsInput,
  type AnnotatorSort,
  type ListAnnotatorsInput,
  type ListedAnnotator,
} from "@/server/domain/annotator/listing";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, ratesOnScale } from "@/server/domain/task/traits";
import { AnnotatorRow } from "./annotator-row";

interface AnnotatorTableProps {
  project: string;
  taskType: TaskType;
  annotators: readonly ListedAnnotator[];
  query: ListAnnotatorsInput;
}

/** Everybody asked for, with how they do. The recruiter's id is for those who manage people only. */
export function AnnotatorTable({ project, taskType, annotators, query }: AnnotatorTableProps) {
  const t = useTranslations("organizer.annotators");
  const isChecked = hasGold(taskType);
  const isRated = ratesOnScale(taskType);
  const head = (sort: AnnotatorSort, name: string) => <SortHead {...{ sort, name, query }} />;
  return (
    <Table cards label={t("title")}>
      <thead>
        <tr>
          {head("id", t("pseudonym"))}
          <HeadCell>{t("state")}</HeadCell>
          {head("hits", t("hits"))}
          {isChecked ? head("gold", t("gold")) : null}
          {isRated ? head("agreement", t("agreement")) : null}
          {head("seconds", t("seconds"))}
          {head("run", t("run"))}
          {isRated ? head("missing", t("missing")) : null}
          {head("due", t("due"))}
          {head("seen", t("lastSeen"))}
          <HeadCell>{t("acts")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {annotators.map((annotator) => (
          <AnnotatorRow key={annotator.id} {...{ project, annotator, isChecked, isRated }} />
        ))}
      </tbody>
    </Table>
  );
}

const numeric = new Set<AnnotatorSort>(["hits", "seconds", "run", "due"]);
/** The others begin with the greatest figure. */
const ascending = new Set<AnnotatorSort>(["id", "gold", "agreement", "seconds"]);

interface SortHeadProps {
  sort: AnnotatorSort;
  name: string;
  query: ListAnnotatorsInput;
}

/** A head that orders the list by its column, from the first page on. */
function SortHead({ sort, name, query }: SortHeadProps) {
  const t = useTranslations("organizer.annotators");
  const isSorted = query.sort === sort;
  return (
    <HeadCell
      numeric={numeric.has(sort)}
      aria-sort={isSorted ? (ascending.has(sort) ? "ascending" : "descending") : "none"}
    >
      <Link
        href={queryAddress(listAnnotatorsInput, { ...query, sort, page: 1 })}
        scroll={false}
        title={t(`sorts.${sort}`)}
        className="hidden min-h-8 items-center gap-1 text-text middle:inline-flex"
      >
        {name}
        {isSorted ? <span aria-hidden>{ascending.has(sort) ? "▲" : "▼"}</span> : null}
      </Link>
      <span className="middle:hidden">{name}</span>
    </HeadCell>
  );
}
