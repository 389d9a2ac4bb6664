"use client";

import { useTranslations } from "next-intl";
import { FileFaults } from "@/app/_organizer/import-wizard/file-faults";
import { FileDrop } from "@/app/_ui/file-drop";
import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";
import { protocolTextOf } from "./protocol-file";
import { useFaultSentence } from "./use-fault-sentence";

interface ChooseProtocolProps {
  /** What becomes of the file. */
  hint: string;
  onText: (text: string) => void;
  onFault: (fault: ProtocolFault) => void;
}

/** Takes one protocol file. */
export function ChooseProtocol({ hint, onText, onFault }: ChooseProtocolProps) {
  const t = useTranslations("organizer.protocolFile");
  const take = async (file: File) => {
    const read = await protocolTextOf(file);
    if ("fault" in read) onFault(read.fault);
    else onText(read.text);
  };
  return (
    <FileDrop
      title={t("drop")}
      choose={t("choose")}
      accept=".yaml,.yml,.json"
      onFiles={([file]) => file !== undefined && void take(file)}
    >
      <p className="max-w-xl text-label">{hint}</p>
    </FileDrop>
  );
}

/** What is wrong with a protocol file, by line. */
export function ProtocolFaults({ faults }: { faults: readonly ProtocolFault[] }) {
  const t = useTranslations("organizer.protocolFile");
  const sentenceOf = useFaultSentence();
  const lines = faults.map((fault) => ({
    line: fault.line,
    column: fault.column,
    sentence: sentenceOf(fault),
    found: null,
  }));
  return <FileFaults title={t("faulty", { count: faults.length })} faults={lines} />;
}
