import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { inSeconds, spendTime, type VisibleTime } from "./visible-seconds";

const tickMs = 1_000;
const signsOfLife = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart", "wheel"];

const keyOf = (element: Element | null | undefined): string | null =>
  element?.closest<HTMLElement>("[data-pair]")?.dataset.pair ?? null;

/** The pair with the focus, else the one nearest the middle of the window. */
function pairInView(root: HTMLElement | null): string | null {
  const focused = keyOf(document.activeElement);
  if (focused !== null) return focused;
  const middle = window.innerHeight / 2;
  const distance = (pair: Element) => {
    const { top, bottom } = pair.getBoundingClientRect();
    return Math.max(top - middle, middle - bottom, 0);
  };
  const pairs = [...(root?.querySelectorAll("[data-pair]") ?? [])];
  return keyOf(pairs.sort((a, b) => distance(a) - distance(b))[0]);
}

/** Counts the seconds each pair is looked at; they may begin with those of an earlier visit. */
export function useVisibleTime(root: RefObject<HTMLElement | null>) {
  const time = useRef<VisibleTime>({ at: 0, spent: {} });
  const activeAt = useRef(0);

  const tick = () => {
    const visible = document.visibilityState === "visible";
    const moment = { now: Date.now(), visible, activeAt: activeAt.current, key: pairInView(root.current) };
    time.current = spendTime(time.current, moment);
  };
  const look = useEffectEvent(tick);

  useEffect(() => {
    const live = () => {
      activeAt.current = Date.now();
    };
    const onTick = () => look();
    live();
    time.current = { ...time.current, at: Date.now() };
    const timer = setInterval(onTick, tickMs);
    document.addEventListener("visibilitychange", onTick);
    for (const sign of signsOfLife) addEventListener(sign, live, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
      for (const sign of signsOfLife) removeEventListener(sign, live, { capture: true });
    };
  }, [root]);

  return {
    seconds: () => {
      tick();
      return inSeconds(time.current.spent);
    },
    resume: (seconds: Record<string, number>) => {
      const spent = Object.entries(seconds).map(([key, each]) => [key, each * 1_000] as const);
      time.current = { ...time.current, spent: Object.fromEntries(spent) };
    },
  };
}
