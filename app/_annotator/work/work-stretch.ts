/** How long somebody has worked without a pause; all in milliseconds. */
export interface WorkStretch {
  since: number;
  /** The last sign of life. */
  lastAt: number;
  /** When a break was suggested, or the stretch began. */
  toldAt: number;
}

const minuteMs = 60_000;
/** Who does nothing for as long has had a pause. */
export const pauseMs = 10 * minuteMs;

/** The stretch after a sign of life. */
export const workedOn = (stretch: WorkStretch | null, now: number): WorkStretch =>
  stretch === null || now - stretch.lastAt > pauseMs
    ? { since: now, lastAt: now, toldAt: now }
    : { ...stretch, lastAt: now };

/**
 * For how many minutes somebody has worked, once a break is to be suggested; null before.
 * @param breakMinutes of work at a stretch until then; 0 suggests none
 */
export const breakDue = ({ since, lastAt, toldAt }: WorkStretch, breakMinutes: number): number | null =>
  breakMinutes === 0 || lastAt - toldAt < breakMinutes * minuteMs
    ? null
    : Math.floor((lastAt - since) / minuteMs);
