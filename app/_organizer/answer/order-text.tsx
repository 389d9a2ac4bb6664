import { useFormatter } from "next-intl";

interface OrderTextProps {
  /** The candidates of each place, most similar first. */
  places: readonly (readonly string[])[];
  language: string;
}

/** A ranking as an ordered list on as few lines as it needs; those that share a place stand together. */
export function OrderText({ places, language }: OrderTextProps) {
  const format = useFormatter();
  return (
    <ol className="flex list-none flex-wrap gap-x-3">
      {places.map((shared, at) => (
        <li key={at} className="flex gap-1.5">
          <span className="text-muted">{format.number(at + 1)}</span>
          <span className="wrap-anywhere">
            {shared.map((candidate, nth) => (
              <span key={nth}>
                {nth === 0 ? null : " = "}
                <bdi lang={language}>{candidate}</bdi>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
