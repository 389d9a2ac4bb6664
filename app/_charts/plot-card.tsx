"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { SimulatedMark, useIsSimulated } from "@/app/_ui/simulated";
import { saveFile } from "@/app/_ui/save-file";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { simulatedCsv } from "@/server/domain/rehearsal/simulated-csv";
import type { Nearness } from "./nearest-mark";
import { plotCsv } from "./plot-csv";
import type { PlotColumn, PlotFrame, PlotMark, PlotRow } from "./plot-data";
import { PlotStage } from "./plot-stage";
import { PlotTable } from "./plot-table";
import { pictureClass, standaloneSvg } from "./standalone-svg";

interface PlotCardProps {
  /** The answer, in a sentence. */
  title: string;
  /** Under which name its files are saved, without their endings. */
  file: string;
  columns: PlotColumn[];
  rows: PlotRow[];
  /** In the order of the data. */
  marks: PlotMark[];
  frame: PlotFrame;
  nearness: Nearness;
  /** Whether up and down keep to the column. */
  isGrid: boolean;
  /** How many annotators it is about: too many open as a table with the first rows, which are the lowest. */
  annotators: number;
  /** What has to be said about the drawing. */
  note?: string | undefined;
  /** The drawing, in shapes of SVG. */
  children: ReactNode;
}

const maxAnnotators = 60;
const lowest = 20;
/** Of more marks the server sends what they show, and the browser draws them: on the server they would make annotators wait. */
const marksOfServer = 60;

/** A picture, the same numbers as a table by one press, and both as files. */
export function PlotCard({ file, annotators, note, children, ...stage }: PlotCardProps) {
  const t = useTranslations("organizer");
  const isLarge = annotators > maxAnnotators;
  const [asTable, setAsTable] = useState(isLarge);
  const picture = useRef<SVGSVGElement>(null);
  const { title, columns, rows, marks, frame } = stage;
  const isDrawn = useHydrated() || marks.length <= marksOfServer;
  const isSimulated = useIsSimulated();
  const word = t("simulated.word");
  const saved = isSimulated ? `${file}-simulated` : file;
  const saveSvg = () => {
    if (picture.current === null) return;
    const text = standaloneSvg(picture.current, isSimulated ? [title, word] : [title], frame);
    saveFile(`${saved}.svg`, new Blob([text], { type: "image/svg+xml" }));
  };
  const saveCsv = () => {
    const plain = plotCsv(columns, rows, t("plot.reason"));
    const text = isSimulated ? simulatedCsv(plain) : plain;
    saveFile(`${saved}.csv`, new Blob([text], { type: "text/csv" }));
  };
  return (
    <section
      id={file}
      aria-label={title}
      className="flex min-w-0 scroll-mt-4 flex-col gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="text-label font-semibold">{title}</h2>
      {isSimulated ? (
        <p>
          <SimulatedMark>{word}</SimulatedMark>
        </p>
      ) : null}
      {asTable ? (
        <PlotTable
          label={t("ui.asTableOf", { title })}
          columns={columns}
          rows={rows}
          first={isLarge ? lowest : rows.length}
        />
      ) : null}
      <div hidden={asTable}>
        <PlotStage {...stage}>
          <svg
            ref={picture}
            role="img"
            aria-label={title}
            width={frame.width ?? "100%"}
            height={frame.height}
            overflow="visible"
            fontSize={14}
            className={`${pictureClass} block fill-muted`}
          >
            {isDrawn ? children : null}
          </svg>
        </PlotStage>
        {note === undefined ? null : <p className="text-label text-muted">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-label={asTable ? t("ui.asPlotOf", { title }) : t("ui.asTableOf", { title })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t("ui.plot") : t("ui.table")}
        </Button>
        <Button variant="quiet" aria-label={t("plot.svgOf", { title })} onClick={saveSvg}>
          {t("plot.svg")}
        </Button>
        <Button variant="quiet" aria-label={t("plot.csvOf", { title })} onClick={saveCsv}>
          {t("plot.csv")}
        </Button>
      </div>
    </section>
  );
}
