import { useEffect, useRef, useState } from "react";
import { breakDue, workedOn, type WorkStretch } from "./work-stretch";

const name = "touchstone.stretch";
const signsOfLife = ["pointerdown", "keydown", "scroll"];
const writtenEveryMs = 10_000;

function readStretch(): WorkStretch | null {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as WorkStretch);
  } catch {
    return null;
  }
}

function writeStretch(stretch: WorkStretch): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(stretch));
  } catch {
    // Where nothing can be kept, a reload begins a new stretch.
  }
}

/**
 * For how many minutes somebody has worked at a stretch in this tab, once a break is due; null otherwise. It is asked when
 * a page comes, never in the midst of one.
 * @param breakMinutes as the project sets them
 */
export function useBreakDue(breakMinutes: number) {
  const [minutes, setMinutes] = useState<number | null>(null);
  const stretch = useRef<WorkStretch | null>(null);

  useEffect(() => {
    stretch.current = workedOn(readStretch(), Date.now());
    writeStretch(stretch.current);
    let writtenAt = Date.now();
    const live = () => {
      const now = Date.now();
      stretch.current = workedOn(stretch.current, now);
      if (now - writtenAt < writtenEveryMs) return;
      writtenAt = now;
      writeStretch(stretch.current);
    };
    for (const sign of signsOfLife) addEventListener(sign, live, { passive: true, capture: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, live, { capture: true });
    };
  }, []);

  return {
    minutes,
    pageCame: () => {
      const now = Date.now();
      const current = workedOn(stretch.current, now);
      const due = breakDue(current, breakMinutes);
      stretch.current = due === null ? current : { ...current, toldAt: now };
      writeStretch(stretch.current);
      setMinutes(due);
    },
    dismiss: () => setMinutes(null),
  };
}
