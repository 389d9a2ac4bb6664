import type { WrittenForm } from "@/server/domain/task/pair-writing/content";

const usualNames: Record<WrittenForm, RegExp> = {
  sentence: /(2|to)[-_. ]?sentence/i,
  phrase: /(2|to)[-_. ]?phrase/i,
  word: /(2|to)[-_. ]?word/i,
};

/** The form that a dataset's name tells, as "paragraph2sentence" does; null where it tells none. */
export function formOfDataset(name: string): WrittenForm | null {
  const forms = Object.keys(usualNames) as WrittenForm[];
  return forms.find((form) => usualNames[form].test(name)) ?? null;
}
