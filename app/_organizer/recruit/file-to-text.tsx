"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { buttonStyle } from "@/app/_ui/button-style";

interface FileToTextProps {
  /** Kinds of files that are offered; tables and texts where left out. */
  accept?: string;
  onText: (file: { fileName: string; text: string }) => void;
}

/** Reads a text file that somebody chooses, in the browser. */
export function FileToText({ accept = ".csv,.tsv,.txt,text/csv,text/plain", onText }: FileToTextProps) {
  const t = useTranslations("organizer.namedLists");
  const id = useId();
  const read = async (file: File) => onText({ fileName: file.name, text: await file.text() });
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={accept}
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
