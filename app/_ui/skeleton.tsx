/** Grey rows of the final size, which appear only after 300 ms so that quick answers do not flash. */
export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="appear-late flex flex-col gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-9 rounded-cell bg-sunken" />
      ))}
    </div>
  );
}
