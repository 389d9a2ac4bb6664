"use client";

import { useId, useState, type DragEvent, type ReactNode } from "react";
import { buttonStyle } from "./button-style";

interface FileDropProps {
  title: string;
  /** The button's words. */
  choose: string;
  /** What the file chooser offers first; files of another kind can still be dropped. */
  accept: string;
  multiple?: boolean;
  /** What belongs here. */
  children: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Takes files by drag and drop or by the file chooser. */
export function FileDrop({ title, choose, accept, multiple = false, children, onFiles }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-6 ${over ? "border-accent bg-accent-tint" : "border-control bg-surface"}`}
    >
      <p className="font-semibold">{title}</p>
      {children}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        className="peer sr-only"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonStyle("primary")} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {choose}
      </label>
    </div>
  );
}
