import { useEffect, useRef, type RefObject } from "react";
import type { InputKind } from "./hit-state";

/** Tells by which door the latest answer came in: the last thing that was pressed within the page. */
export function useInputKind(root: RefObject<HTMLElement | null>): () => InputKind {
  const kind = useRef<InputKind>("other");
  useEffect(() => {
    const page = root.current;
    const pressed = ({ pointerType }: PointerEvent) => {
      kind.current = pointerType === "touch" ? "touch" : "pointer";
    };
    const typed = () => {
      kind.current = "key";
    };
    page?.addEventListener("pointerdown", pressed, true);
    page?.addEventListener("keydown", typed, true);
    return () => {
      page?.removeEventListener("pointerdown", pressed, true);
      page?.removeEventListener("keydown", typed, true);
    };
  }, [root]);
  return () => kind.current;
}
