"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { saveFile } from "@/app/_ui/save-file";
import { csvLine } from "@/server/domain/csv-cell";
import type { RunFault } from "@/server/domain/evaluation/run-fault";

const shown = 20;

/** Why a run was not accepted: the first lines, and all of them as a file. */
export function FaultList({ faults }: { faults: readonly RunFault[] }) {
  const t = useTranslations("organizer.evaluation.faults");
  const sentenceOf = ({ reason, found, params }: RunFault) => t(`reasons.${reason}`, { found, ...params });
  const save = () => {
    const lines = faults.map((fault) => csvLine([fault.dataset, fault.line, sentenceOf(fault), fault.found]));
    const text = [csvLine([t("dataset"), t("line"), t("problem"), t("found")]), ...lines].join("");
    saveFile("faults.csv", new Blob([text], { type: "text/csv" }));
  };
  return (
    <Notice tone="danger" announced title={t("title", { count: faults.length })}>
      <p>{t("unused")}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 wrap-anywhere">
        {faults.slice(0, shown).map((fault, at) => (
          <li key={at}>
            {t("entry", {
              dataset: fault.dataset,
              hasLine: fault.line === null ? "no" : "yes",
              line: String(fault.line ?? ""),
              problem: sentenceOf(fault),
            })}
          </li>
        ))}
      </ul>
      {faults.length > shown ? <p>{t("first", { count: shown })}</p> : null}
      <Button className="self-start" onClick={save}>
        {t("csv")}
      </Button>
    </Notice>
  );
}
