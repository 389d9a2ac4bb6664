"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BatchButton } from "@/app/_organizer/pay/batch-button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ListComparison } from "@/server/domain/recruiter/recruiter-list";
import type { RecruiterName } from "@/server/domain/recruiter/recruiters";
import { ComparedPeople } from "./compared-people";
import { FileToText } from "./file-to-text";

interface CompareListCardProps {
  project: string;
  recruiter: RecruiterName;
}

const noColumn = "none";

/** Holds the recruiter's own list against the people it sent. An upload changes nothing. */
export function CompareListCard({ project, recruiter }: CompareListCardProps) {
  const t = useTranslations("organizer.recruiters.compare");
  const { sentenceOf } = useErrorSentences();
  const [file, setFile] = useState<{ fileName: string; text: string } | null>(null);
  const [done, setDone] = useState("");
  const compare = useMutation(useTRPC().recruiter.compareList.mutationOptions());
  const read = (chosen: { fileName: string; text: string }, columns?: ListComparison["columns"]) => {
    setFile(chosen);
    setDone("");
    compare.mutate({ project, recruiter, ...chosen, ...(columns && { columns }) });
  };
  const { data } = compare;
  return (
    <Card id="compare" title={t("title")} description={t("hint")}>
      <FileToText onText={(chosen) => read(chosen)} />
      {compare.error ? <Notice tone="danger" announced title={sentenceOf(compare.error)} /> : null}
      {data === undefined || file === null ? null : (
        <>
          <Columns comparison={data} onChoose={(columns) => read(file, columns)} />
          <ComparedPeople people={data.people} />
          {data.payable.sumMinor === 0 ? null : (
            <div className="flex flex-wrap items-center gap-3">
              <BatchButton
                act="markPaid"
                project={project}
                currency={data.payable.currency}
                people={data.payable.annotators.map((annotator) => ({ annotator }))}
                sumMinor={data.payable.sumMinor}
                peopleWithSum={data.payable.annotators.length}
                onDone={(sentence) => {
                  read(file, data.columns);
                  setDone(sentence);
                }}
              />
              <span className="text-label text-muted">{t("payableHint")}</span>
            </div>
          )}
        </>
      )}
      <p role="status" className="text-label">
        {done}
      </p>
    </Card>
  );
}

interface ColumnsProps {
  comparison: ListComparison;
  onChoose: (columns: ListComparison["columns"]) => void;
}

/** Which columns of the list were read, to be put right by hand. */
function Columns({ comparison: { header, columns }, onChoose }: ColumnsProps) {
  const t = useTranslations("organizer.recruiters.compare");
  const named = header.map((name, at) => ({ value: String(at), name: name === "" ? String(at + 1) : name }));
  return (
    <div className="grid max-w-xl items-start gap-4 middle:grid-cols-2">
      <Field label={t("idColumn")}>
        {(control) => (
          <Select
            {...control}
            value={String(columns.id)}
            options={named}
            onChoose={(id) => onChoose({ ...columns, id: Number(id) })}
          />
        )}
      </Field>
      <Field label={t("stateColumn")}>
        {(control) => (
          <Select
            {...control}
            value={columns.state === null ? noColumn : String(columns.state)}
            options={[{ value: noColumn, name: t("noColumn") }, ...named]}
            onChoose={(state) => onChoose({ ...columns, state: state === noColumn ? null : Number(state) })}
          />
        )}
      </Field>
    </div>
  );
}
