import { z } from "zod";

/** What was typed and has not been saved yet, as this browser keeps it; `was` is what stood there before. */
const kept = z.object({ text: z.string(), was: z.string() });
export type KeptText = z.infer<typeof kept>;

/**
 * Whether the page is being left. It lives on until the next one comes, which may have been drawn before what this one
 * still saves: what was typed is then kept for it, and compared with what the server has.
 */
let isBeingLeft = false;
if (typeof window !== "undefined") {
  const stays = () => {
    isBeingLeft = false;
  };
  addEventListener("beforeunload", () => {
    isBeingLeft = true;
  });
  // Whoever presses something is still here: a download, say, left nothing.
  for (const press of ["keydown", "pointerdown"]) addEventListener(press, stays, true);
}

const keyOf = (place: string) => `touchstone:unsaved:${place}`;

/** A browser without storage, or with a full one, keeps nothing; what is typed is saved all the same. */
export function keepText(place: string, text: KeptText): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(text));
  } catch {
    return;
  }
}

export function forgetText(place: string): void {
  if (isBeingLeft) return;
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    return;
  }
}

/** What was typed there before the page was left or reloaded; null where nothing was, or nothing readable is kept. */
export function keptText(place: string): KeptText | null {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? "null"));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
