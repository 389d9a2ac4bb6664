import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import {
  leaderboardColumns,
  partFigures,
  type LeaderboardQuery,
} from "@/server/domain/evaluation/leaderboard";
import { useColumnName } from "./use-column-name";

interface LeaderboardFormProps {
  leaderboard: Leaderboard;
  query: LeaderboardQuery;
}

/** Score, order and chosen dataset as a plain form, so that the address holds all of it. */
export function LeaderboardForm({ leaderboard, query }: LeaderboardFormProps) {
  const t = useTranslations("organizer.evaluation.leaderboard");
  const nameOf = useColumnName();
  const isCurrent = leaderboard.version === leaderboard.versions[0];
  return (
    <form
      key={JSON.stringify(query)}
      className="grid w-full max-w-4xl items-end gap-3 middle:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      {isCurrent ? null : <input type="hidden" name="version" value={leaderboard.version} />}
      <Field label={t("scoreOf")}>
        {(control) => (
          <Select
            {...control}
            name="score"
            defaultValue={query.score}
            options={partFigures.map((value) => ({ value, name: t(`score.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("sort")}>
        {(control) => (
          <Select
            {...control}
            name="sort"
            defaultValue={query.sort}
            options={leaderboardColumns(leaderboard, query.dataset).map((value) => ({
              value,
              name: nameOf(value),
            }))}
          />
        )}
      </Field>
      <Field label={t("direction")}>
        {(control) => (
          <Select
            {...control}
            name="direction"
            defaultValue={query.direction}
            options={(["up", "down"] as const).map((value) => ({ value, name: t(`directions.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t("plotted")}>
        {(control) => (
          <Select
            {...control}
            name="dataset"
            defaultValue={query.dataset}
            options={[
              ...(leaderboard.official === "dimensionMean" ? [] : [{ value: "", name: t("allDatasets") }]),
              ...leaderboard.parts.map(({ name }) => ({ value: name, name })),
            ]}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t("apply")}
      </Button>
    </form>
  );
}
