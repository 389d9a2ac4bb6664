"use client";

import { useEffect, useEffectEvent, useRef, type PointerEvent } from "react";

/** Where a candidate is let go: at a place, among those without one, or beside both. */
export type DropSpot = { on: "place"; place: number } | { on: "pool" } | { on: "nothing" };

interface Grip {
  onPick: () => void;
  onOver: (spot: DropSpot) => void;
  onDrop: (spot: DropSpot) => void;
  onCancel: () => void;
}

/** A press that moves less than this is a tap: what was picked up stays so until a place is tapped. */
const tapPixels = 6;

function spotAt(x: number, y: number): DropSpot {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place], [data-pool]");
  if (!found) return { on: "nothing" };
  const { place } = found.dataset;
  return place === undefined ? { on: "pool" } : { on: "place", place: Number(place) };
}

/** Lets a card be dragged by its grip, so that elsewhere a finger still scrolls the page. */
export function useGrip({ onPick, onOver, onDrop, onCancel }: Grip) {
  const drag = useRef<{ card: HTMLElement; x: number; y: number; moved: boolean } | null>(null);

  const letGo = () => {
    drag.current?.card.removeAttribute("data-dragged");
    drag.current?.card.style.removeProperty("translate");
    drag.current = null;
  };
  const cancel = () => {
    if (drag.current === null) return;
    letGo();
    onCancel();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
  });
  useEffect(() => {
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, []);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const card = event.currentTarget.closest<HTMLElement>("[data-candidate]");
      if (event.button !== 0 || card === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { card, x: event.clientX, y: event.clientY, moved: false };
      onPick();
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const [dx, dy] = [clientX - drag.current.x, clientY - drag.current.y];
      drag.current.moved ||= Math.hypot(dx, dy) > tapPixels;
      if (!drag.current.moved) return;
      drag.current.card.setAttribute("data-dragged", "");
      drag.current.card.style.translate = `${dx}px ${dy}px`;
      onOver(spotAt(clientX, clientY));
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const { moved } = drag.current;
      // While it is dragged the card lets the pointer through, so the spot is looked for first.
      const spot = spotAt(clientX, clientY);
      letGo();
      if (moved) onDrop(spot);
    },
    onPointerCancel: cancel,
  };
}
