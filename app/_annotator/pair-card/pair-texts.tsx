interface PairTextsProps {
  textA: string;
  textB: string;
  language: string;
  labels: { textA: string; textB: string };
}

/** The two texts of a pair, whole and inert: markup in them is text. */
export function PairTexts({ textA, textB, language, labels }: PairTextsProps) {
  const texts = [
    { label: labels.textA, text: textA },
    { label: labels.textB, text: textB },
  ];
  return texts.map(({ label, text }) => (
    <div key={label} className="pair-text">
      <span className="pair-letter">{label}</span>
      <p className="item-text" dir="auto" lang={language}>
        {text}
      </p>
    </div>
  ));
}
