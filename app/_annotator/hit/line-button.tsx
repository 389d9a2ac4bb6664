import { useLayoutEffect, useRef } from "react";

interface LineButtonProps {
  label: string;
  onPress: () => void;
}

/** A press in the line of the bar. When it goes, the focus that it had goes to the press beside it instead of nowhere. */
export function LineButton({ label, onPress }: LineButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      button.closest(".hit-bar")?.querySelector<HTMLElement>(".hit-next")?.focus();
    };
  }, []);
  return (
    <button type="button" className="button-link" ref={ref} onClick={onPress}>
      {label}
    </button>
  );
}
