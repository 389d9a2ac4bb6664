"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { buttonStyle } from "@/app/_ui/button-style";
import { CopyButton } from "@/app/_ui/copy-button";
import { Notice } from "@/app/_ui/notice";

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** Ten codes that are shown once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations("organizer.accounts.twoFactor");
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn" announced title={t("codesTitle")}>
        <p>{t("codesText")}</p>
      </Notice>
      <ul
        aria-label={t("codesTitle")}
        data-printed
        className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-cell bg-sunken p-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} name={t("codesName")} />
        <a
          className={buttonStyle("secondary")}
          download={t("codesFile")}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t("download")}
        </a>
        <Button onClick={() => print()}>{t("print")}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t("saved")}
        </Button>
      </div>
    </div>
  );
}
