import { Link } from "@/app/_ui/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import type { ProbableDouble } from "@/server/domain/annotator/doubles";

interface ProbableDoublesProps {
  project: string;
  doubles: readonly ProbableDouble[];
}

const maxShown = 20;

/** Annotators who may be one person, each with the reasons. Nothing follows from it by itself. */
export async function ProbableDoubles({ project, doubles }: ProbableDoublesProps) {
  if (doubles.length === 0) return null;
  const t = await getTranslations("organizer.doubles");
  const format = await getFormatter();
  return (
    <Card title={t("title", { count: doubles.length })} description={t("text")}>
      <ul className="flex flex-col gap-2">
        {doubles.slice(0, maxShown).map(({ annotators, signs }) => (
          <li key={annotators.join()} className="flex flex-wrap gap-x-3">
            <span className="flex flex-wrap gap-x-2 font-semibold">
              {annotators.map((pseudonym) => (
                <Link
                  key={pseudonym}
                  href={`/projects/${project}/annotators/${encodeURIComponent(pseudonym)}`}
                  className="inline-flex min-h-6 items-center"
                >
                  {pseudonym}
                </Link>
              ))}
            </span>
            <span>
              {format.list(
                signs.map((sign) => t(`signs.${sign}`)),
                { type: "unit" },
              )}
            </span>
          </li>
        ))}
      </ul>
      {doubles.length > maxShown ? (
        <p className="text-label text-muted">{t("more", { count: doubles.length - maxShown })}</p>
      ) : null}
    </Card>
  );
}
