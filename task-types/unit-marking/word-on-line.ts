"use client";

const middle = ({ left, right }: DOMRect) => (left + right) / 2;

/** The word on the next line, or the one before, that is nearest to a word; itself where there is no such line. */
export function wordOnLine(text: HTMLElement, from: number, by: 1 | -1): number {
  const boxes = [...text.querySelectorAll<HTMLElement>("[data-word]")].map((word) =>
    word.getBoundingClientRect(),
  );
  const here = boxes[from];
  if (here === undefined) return from;
  const isBeyond = (box: DOMRect) => (by === 1 ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1);
  const beyond = boxes.map((box, at) => ({ box, at })).filter(({ box }) => isBeyond(box));
  const edge = by === 1 ? beyond[0] : beyond.at(-1);
  if (edge === undefined) return from;
  const onLine = beyond.filter(({ box }) => Math.abs(box.top - edge.box.top) < box.height / 2);
  const distance = (box: DOMRect) => Math.abs(middle(box) - middle(here));
  return onLine.reduce((best, each) => (distance(each.box) < distance(best.box) ? each : best)).at;
}
