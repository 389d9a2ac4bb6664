"use client";

import { useTranslations } from "next-intl";
import { FileDrop } from "@/app/_ui/file-drop";

const accepted = ".txt,.csv,.tsv,.tab,text/plain,text/csv";
const example =
  "id\tsentence1\tsentence2\tgenre\n1\tA man plays a guitar.\tA man plays an instrument.\tvideo";

/** Takes one file of candidates, and shows what one looks like. */
export function CandidateFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations("organizer.sample");
  return (
    <FileDrop
      title={t("drop")}
      choose={t("choose")}
      accept={accepted}
      onFiles={([file]) => {
        if (file !== undefined) onFile(file);
      }}
    >
      <ul className="ms-5 list-disc text-label text-muted">
        {(["table", "fixed", "texts", "size"] as const).map((form) => (
          <li key={form}>{t(`forms.${form}`)}</li>
        ))}
      </ul>
      <pre className="max-w-full text-label wrap-anywhere whitespace-pre-wrap">{example}</pre>
    </FileDrop>
  );
}
