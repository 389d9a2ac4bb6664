import type { LineErrorReason } from "./line-error-reasons";

/** Whether a line with this error can be left out by the organizer's choice. */
export const isLeavable = (reason: LineErrorReason): boolean => reason === "sense_unknown";

/** Whether this says of a line that it is left out. */
export const isLeftOut = (reason: LineErrorReason): boolean => reason === "sense_left_out";
