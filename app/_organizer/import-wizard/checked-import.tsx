"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { ColumnMappingForm } from "./column-mapping";
import { ErrorTable } from "./error-table";
import { FileList } from "./file-list";
import { pairFormats, type ImportPreview, type CheckImportInput } from "@/server/domain/import/contracts";
import type { TaskType } from "@/server/domain/task/task-types";
import { declarationOf } from "@/server/domain/task/traits";
import { ImportProgressBar } from "./import-progress";
import { GoldChoiceFields } from "./gold-choice";
import { QuestionChoice } from "./question-choice";
import { SampleTable } from "./sample-table";
import { SourceChoices } from "./source-choices";
import { LeavingOut } from "./leaving-out";
import { Mends } from "./mends";
import type { ImportWizardState } from "./use-import";

interface CheckedImportProps {
  current: ImportWizardState;
  taskType: TaskType;
}

/** What a check of the whole files found, the choices that change it, and the way to save it. */
export function CheckedImportStep({ current, taskType }: CheckedImportProps) {
  const t = useTranslations("organizer.import");
  const { sentenceOf } = useErrorSentences();
  const { preview, checking, checkError, saving, saveError } = current;
  const clean = preview !== null && preview.bad === 0 && preview.good > 0;
  const failure = saveError ?? checkError;
  return (
    <>
      {failure ? <Notice tone="danger" announced title={sentenceOf(failure)} /> : null}
      <FileList uploads={current.uploads} preview={preview} />
      {checking || saving ? <ImportProgressBar current={current} /> : null}
      <p role="status" className="font-semibold">
        {checking ? t("checking") : null}
        {!checking && preview ? t("counts", { good: preview.good, bad: preview.bad }) : null}
      </p>
      {preview ? <SourceChoices current={current} preview={preview} taskType={taskType} /> : null}
      {preview && declarationOf(taskType).makesQuestions && preview.sources.some(isList) ? (
        <QuestionChoice current={current} />
      ) : null}
      {preview ? (
        <ColumnMappingForm
          taskType={taskType}
          preview={preview}
          choices={current.choices}
          onChoose={current.choose}
        />
      ) : null}
      {preview && preview.errors.length > 0 ? (
        <>
          <Mends errors={preview.errors} choices={current.choices} onMend={current.choose} />
          <ErrorTable errors={preview.errors} bad={preview.bad} />
        </>
      ) : null}
      {preview ? <LeavingOut current={current} preview={preview} /> : null}
      {preview && hasScores(preview) ? (
        <GoldChoiceFields current={current} taskType={taskType} goldCount={preview.goldCount} />
      ) : null}
      {preview && preview.sample.length > 0 ? (
        <SampleTable sample={preview.sample} taskType={taskType} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {clean ? (
          <Button variant="primary" busyLabel={saving && t("saving")} onClick={current.commit}>
            {t("save", { count: preview.good })}
          </Button>
        ) : null}
        {preview && preview.errors.length > 0 ? <ErrorsDownload input={current.input} /> : null}
        <Button onClick={current.startOver}>{clean ? t("otherFile") : t("correctedFile")}</Button>
      </div>
    </>
  );
}

/** A list of pairs, of which questions are made; in JSON it has a column for each text, which ready questions have not. */
const isList = ({ format, header }: ImportPreview["sources"][number]): boolean =>
  pairFormats.some((form) => form === format) || (format === "jsonl" && header !== null);

/** All errors as a file; a plain form, so that the browser saves what comes. */
function ErrorsDownload({ input }: { input: CheckImportInput }) {
  const t = useTranslations("organizer.import");
  return (
    <form method="post" action={`/api/projects/${input.project}/import-errors`}>
      <input type="hidden" name="import" value={JSON.stringify(input)} />
      <Button type="submit">{t("errorsCsv")}</Button>
    </form>
  );
}

/** Whether any of the files brings a score with its pairs, of which gold answers can be made. */
function hasScores({ sources, sample }: ImportPreview): boolean {
  const brings = ({ scoresFileName, mapping }: ImportPreview["sources"][number]) =>
    scoresFileName !== null || mapping?.score !== undefined;
  return sources.some(brings) || sample.some(({ referenceScore }) => referenceScore !== null);
}
