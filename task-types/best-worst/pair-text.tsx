interface PairTextProps {
  pair: readonly [string, string];
  language: string;
}

/** A pair with a colon between its texts, in the direction of the first; the second keeps its own. */
export function PairText({ pair: [first, second], language }: PairTextProps) {
  return (
    <p className="item-text best-worst-pair" dir="auto" lang={language}>
      {first} <span className="best-worst-colon">:</span> <bdi>{second}</bdi>
    </p>
  );
}
