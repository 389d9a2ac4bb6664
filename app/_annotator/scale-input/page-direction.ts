import type { TextDirection } from "@/server/domain/project/text-direction";

/** Which way the page runs at an element, as it is drawn. */
export const pageDirection = (element: Element): TextDirection =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
