import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { shownTextLanguage } from "@/server/domain/preset/text-language";
import { PairTexts } from "../pair-card/pair-texts";
import { printedValue } from "../scale-input/printed-value";

interface ScaleDefinitionsProps {
  project: Pick<ShownProject, "scale" | "scaleDirection" | "language" | "translation">;
  /** Whether examples are there to read at once, or open on demand. */
  examples: "open" | "closed";
}

type Point = ShownProject["scale"]["points"][number];

/** Every point of the scale with what it means and a pair that shows it, in the order of the scale. */
export async function ScaleDefinitions({ project, examples }: ScaleDefinitionsProps) {
  const t = await getTranslations("annotator");
  const { scale, scaleDirection, language } = project;
  const points = scaleDirection === "low-first" ? scale.points : scale.points.toReversed();
  const labels = { textA: t("hit.textA"), textB: t("hit.textB") };
  const example = (point: Point) => (
    <div className="example">
      <PairTexts textA={point.exampleA} textB={point.exampleB} language={language} labels={labels} />
    </div>
  );
  const shown = (point: Point) => {
    if (point.exampleA === "" || point.exampleB === "") return null;
    if (examples === "open") return example(point);
    return (
      <details>
        <summary>{t("scale.example")}</summary>
        {example(point)}
      </details>
    );
  };
  return (
    <ul className="definitions">
      {points
        .filter((point) => point.label !== "" || point.definition !== "")
        .map((point) => (
          <li key={point.value}>
            <p className="definition-label">
              <bdi className="definition-value">{printedValue(point.value)}</bdi>{" "}
              <span lang={shownTextLanguage(point.label, project)}>{point.label}</span>
            </p>
            <p lang={shownTextLanguage(point.definition, project)} dir="auto">
              {point.definition}
            </p>
            {shown(point)}
          </li>
        ))}
      {scale.notApplicable ? (
        <li>
          <p className="definition-label">{t("hit.notApplicableLabel")}</p>
          <p>{t("scale.notApplicableDefinition")}</p>
        </li>
      ) : null}
    </ul>
  );
}
