import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { PyramidTestResult } from "@/server/domain/pyramid/contracts";
import { pairConstraints } from "@/server/domain/pyramid/pair-constraints";

/** How many pairs and questions there are, and what was left out and why. */
export function PairCounts({ made }: { made: Extract<PyramidTestResult, { kind: "made" }> }) {
  const t = useTranslations("organizer.pyramid");
  const kept = (["positive", "negative", "questions"] as const).map((name) => [t(name), made[name]] as const);
  const rejected = pairConstraints.map((name) => [t(`rejected.${name}`), made.rejected[name] ?? 0] as const);
  const others = (["repeated", "contradicted", "withoutQuestion"] as const).map(
    (name) => [t(name), made[name]] as const,
  );
  const groups = [
    { name: t("kept"), rows: kept },
    { name: t("leftOut"), rows: [...rejected, ...others] },
  ];
  return (
    <div className="grid items-start gap-4 middle:grid-cols-2">
      {groups.map(({ name, rows }) => (
        <Table key={name} label={name}>
          <thead>
            <tr>
              <HeadCell>{name}</HeadCell>
              <HeadCell numeric>{t("count")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, count]) => (
              <tr key={label}>
                <Cell>{label}</Cell>
                <Cell numeric>{t("number", { count })}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
      <p className="text-label text-muted middle:col-span-2">{t("firstBroken")}</p>
    </div>
  );
}
