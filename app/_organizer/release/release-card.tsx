import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import type { ListedRelease } from "@/server/domain/release/release-page";
import { ScoreVectors } from "@/app/_organizer/vectors/score-vectors";
import { CheckRelease } from "./check-release";
import { ReleasedAlpha } from "./released-alpha";
import { ReleasedFiles } from "./released-files";
import { useMethodWords } from "./use-method-words";

interface ReleaseCardProps {
  project: string;
  release: ListedRelease;
  isNewest: boolean;
  /** Whether word vectors can be scored by it here. */
  scoresVectors: boolean;
}

/** One version: when and how it was made, what it holds, and its files. */
export function ReleaseCard({ project, release, isNewest, scoresVectors }: ReleaseCardProps) {
  const t = useTranslations("organizer.releases");
  const vectors = useTranslations("organizer.vectors");
  const methodWords = useMethodWords();
  const { version, summary, by, createdAt, aggregation, files } = release;
  const { items, itemsWithoutGold, judgments, countedJudgments, annotators, excluded, adjudicated } = summary;
  return (
    <section
      aria-label={t("release", { version })}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 text-label"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col">
          <h2>{t("release", { version })}</h2>
          <p className="text-muted">
            {t.rich(by === null ? "made" : "madeBy", {
              at: () => <Moment at={createdAt} show="full" />,
              name: by ?? "",
            })}
          </p>
        </div>
        <CheckRelease project={project} version={version} />
      </div>
      <p>
        {aggregation === null
          ? t("howJudgments", { excluded })
          : t("how", { method: methodWords(aggregation), excluded, adjudicated })}
      </p>
      <p>
        {aggregation === null ? (
          t("holds", { items, itemsWithoutGold: 0, judgments, countedJudgments, annotators })
        ) : (
          <>
            {t("holds", { items, itemsWithoutGold, judgments, countedJudgments, annotators })}{" "}
            <ReleasedAlpha summary={summary} />
          </>
        )}
      </p>
      <details open={isNewest}>
        <summary className="cursor-pointer py-1 text-accent pointer-coarse:py-2.5">
          {t("files", { count: files.length })}
        </summary>
        <ReleasedFiles project={project} version={version} files={files} />
      </details>
      {scoresVectors ? (
        <details>
          <summary className="cursor-pointer py-1 text-accent pointer-coarse:py-2.5">
            {vectors("title")}
          </summary>
          <ScoreVectors project={project} version={version} />
        </details>
      ) : null}
    </section>
  );
}
