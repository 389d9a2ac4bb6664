interface ChooseBoxProps {
  /** What stands beside the box. */
  label: string;
  /** What the box does, for those who cannot see where it stands. */
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Chooses a row of a table, or all of them. */
export function ChooseBox({ label, name, checked, onChange }: ChooseBoxProps) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent pointer-coarse:size-6"
      />
      {label}
    </label>
  );
}
