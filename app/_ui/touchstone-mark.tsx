/** The mark: a stone with two streaks of gold, by which a touchstone tells gold from what only looks like it. */
export function TouchstoneMark({ size }: { size: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <path
        d="M7 9 20 4.5 28 12.5 25.5 24.5 11.5 28 4 19Z"
        fill="#2b3a4b"
        stroke="#2b3a4b"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M9 21 22 9" stroke="#f2b632" strokeWidth="4" strokeLinecap="round" />
      <path d="M15 24.5 25 15.5" stroke="#f2b632" strokeWidth="2.5" strokeLinecap="round" opacity="0.7" />
    </svg>
  );
}
