/** A text as it was imported, whole, in its own direction. */
export function ItemText({ text, lang }: { text: string; lang?: string }) {
  return (
    <span dir="auto" lang={lang} className="block min-w-48 wrap-anywhere whitespace-pre-wrap">
      {text}
    </span>
  );
}
