"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { buttonStyle } from "@/app/_ui/button-style";

/** Reads a text file that somebody chooses, in the browser. */
export function FileToText({ onText }: { onText: (file: { fileName: string; text: string }) => void }) {
  const t = useTranslations("organizer.namedLists");
  const id = useId();
  const read = async (file: File) => onText({ fileName: file.name, text: await file.text() });
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonStyle("secondary")} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {t("chooseFile")}
      </label>
    </div>
  );
}
