"use client";

import { useTranslations } from "next-intl";
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useCellText } from "./cell-text";
import { MarkCard } from "./mark-card";
import { nearestMark, type Nearness } from "./nearest-mark";
import { nextMark } from "./next-mark";
import type { PlotColumn, PlotFrame, PlotMark, PlotRow } from "./plot-data";

interface PlotStageProps {
  title: string;
  columns: PlotColumn[];
  rows: PlotRow[];
  /** In the order of the data. */
  marks: PlotMark[];
  frame: PlotFrame;
  nearness: Nearness;
  isGrid: boolean;
  /** The picture. */
  children: ReactNode;
}

/** The mark whose card is shown, and how it was chosen. */
interface Shown {
  at: number;
  by: "hover" | "press" | "key";
}

const ringSize = 20;
const cardWidth = "16rem";
const cardDistance = 16;

/**
 * A picture whose marks show their card to the pointer, to a tap and to the arrow keys. The marks are one tab stop, a
 * slider through them, so that screen readers pass the arrows on and read the card as its value.
 */
export function PlotStage({
  title,
  columns,
  rows,
  marks,
  frame,
  nearness,
  isGrid,
  children,
}: PlotStageProps) {
  const t = useTranslations("organizer.plot");
  const text = useCellText();
  const [shown, setShown] = useState<Shown | null>(null);
  const [scrolled, setScrolled] = useState(0);
  const ring = useRef<HTMLSpanElement>(null);
  const mark = shown === null ? undefined : marks[shown.at];
  const row = mark && rows[mark.row];
  const show = (at: number | null, by: Shown["by"]) => setShown(at === null ? null : { at, by });

  useEffect(() => {
    if (shown?.by === "key") ring.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);

  const markAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const pointer = { x: clientX - box.x - frame.start, y: clientY - box.y };
    return nearestMark(marks, pointer, box.width - frame.start - frame.end, nearness);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return setShown(null);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextMark(event.key, marks, shown?.at ?? null, isGrid);
    if (next === null) return;
    event.preventDefault();
    show(next, "key");
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setShown(null);
  };
  const entries =
    row &&
    columns
      .map(({ name, kind }, at) => ({ name, value: text(row.cells[at] ?? null, kind) }))
      .filter(({ value }) => value !== "");
  const spoken =
    entries && [...entries.map((entry) => t("cardEntry", entry)), row.reason ?? []].flat().join(", ");
  const width = frame.width === undefined ? `(100% - ${frame.start + frame.end}px)` : `${frame.width}px`;
  const place = mark && `${frame.start}px + ${width} * ${mark.x}`;
  const isLow = mark !== undefined && mark.y > frame.height / 2;
  return (
    <div dir="ltr" className="relative" onBlur={onBlur}>
      <div
        className={frame.width === undefined ? "" : "overflow-x-auto overflow-y-hidden"}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
      >
        <div
          className="relative"
          style={{
            paddingInline: `${frame.start}px ${frame.end}px`,
            ...(frame.width === undefined ? {} : { width: frame.width + frame.start + frame.end }),
          }}
        >
          {children}
          {marks.length === 0 ? null : (
            <div
              role="slider"
              tabIndex={0}
              aria-label={t("marksOf", { title })}
              aria-valuemin={1}
              aria-valuemax={marks.length}
              aria-valuenow={(shown?.at ?? 0) + 1}
              aria-valuetext={spoken ?? t("noMark")}
              className="absolute inset-0 cursor-crosshair rounded-cell -outline-offset-2"
              onKeyDown={onKeyDown}
              onClick={(event) => show(markAt(event), "press")}
              onPointerMove={(event) => {
                if (event.pointerType === "mouse" && shown?.by !== "press") show(markAt(event), "hover");
              }}
              onPointerLeave={() => {
                if (shown?.by === "hover") setShown(null);
              }}
            />
          )}
          {mark === undefined ? null : (
            <span
              ref={ring}
              aria-hidden
              className="pointer-events-none absolute rounded-full border-2 border-text"
              style={{
                width: ringSize,
                height: ringSize,
                top: mark.y - ringSize / 2,
                insetInlineStart: `calc(${place} - ${ringSize / 2}px)`,
              }}
            />
          )}
        </div>
      </div>
      {mark === undefined || row === undefined || entries === undefined ? null : (
        <MarkCard
          entries={entries}
          href={row.href}
          reason={row.reason}
          isKept={shown?.by !== "hover"}
          style={{
            width: `min(${cardWidth}, 100%)`,
            insetInlineStart: `clamp(0px, ${place} - ${scrolled}px - ${cardWidth} / 2, max(0px, 100% - ${cardWidth}))`,
            top: mark.y + (isLow ? -cardDistance : cardDistance),
            transform: isLow ? "translateY(-100%)" : "none",
          }}
        />
      )}
    </div>
  );
}
