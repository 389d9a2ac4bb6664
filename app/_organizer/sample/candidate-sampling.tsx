"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileFaults } from "@/app/_organizer/import-wizard/file-faults";
import { ImportProgressBar } from "@/app/_organizer/import-wizard/import-progress";
import { useImportTask } from "@/app/_organizer/import-wizard/use-import-task";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Notice } from "@/app/_ui/notice";
import { useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { SampleInput } from "@/server/domain/import/contracts";
import type { SampleChoices, SampleResult } from "@/server/domain/sample/contracts";
import { CandidateFields } from "./candidate-fields";
import { DrawnPairs } from "./drawn-pairs";
import { PlannedSample } from "./planned-sample";
import { countChoices, drawChoices, formFor, missingColumn, type SampleForm } from "./sample-form";
import type { OpenedCandidates } from "./sample-panel";

interface CandidateSamplingProps {
  project: string;
  isDraft: boolean;
  opened: OpenedCandidates;
  onHeader: (header: boolean) => void;
  onOtherFile: () => void;
}

/** What the server found, and for which choices. */
interface Found {
  result: SampleResult;
  choices: SampleChoices;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Says what a file holds, counts its pairs by similarity, chooses bands and draws. */
export function CandidateSampling({ project, isDraft, opened, ...acts }: CandidateSamplingProps) {
  const { upload, head, header } = opened;
  const t = useTranslations("organizer.sample");
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [form, setForm] = useState<SampleForm>(() => formFor(head));
  const [asked, setAsked] = useState<SampleChoices | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const task = useImportTask<SampleInput>(project, {
    begin: (input) => {
      setAsked(input.choices);
      return server.sample.draw.mutate(input);
    },
    onEnd: (news, { choices }) => {
      if (news.state === "sampled") setFound({ result: news.sampled, choices });
    },
    onLeaving: "cancel",
  });
  const file = { uploadId: upload.uploadId, fileName: upload.fileName };
  const run = (choices: SampleChoices) => task.begin({ project, file, choices });
  const missing = missingColumn(form);
  const counting = countChoices(form, head, header);
  const drawing = drawChoices(form, head, header);
  const counted = found?.result.kind === "counted" ? found.result : null;
  const isCounted = counted !== null && isSame({ ...found?.choices, draw: null }, counting);
  const isDrawn = isCounted && counted.drawn !== null && isSame(found?.choices, drawing);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3 text-label wrap-anywhere">
        <span className="font-semibold">{upload.fileName}</span>
        <Button onClick={acts.onOtherFile}>{t("otherFile")}</Button>
      </p>
      {head.isFixed ? null : (
        <Check
          type="checkbox"
          label={t("header")}
          checked={header}
          onChange={({ target }) => acts.onHeader(target.checked)}
        />
      )}
      <CandidateFields {...{ form, head }} onChange={(part) => setForm({ ...form, ...part })} />
      {missing === null ? null : <p className="text-label text-muted">{t(`missing.${missing}`)}</p>}
      {missing === null && !isCounted ? (
        <Button
          variant="primary"
          className="self-start"
          busyLabel={task.isRunning && t("counting")}
          onClick={() => run(counting)}
        >
          {t("count")}
        </Button>
      ) : null}
      {task.isRunning ? <ImportProgressBar current={task} /> : null}
      {task.error === null ? null : <Notice tone="danger" announced title={sentenceOf(task.error)} />}
      {found?.result.kind === "faulty" && isSame(found.choices, asked) && !task.isRunning ? (
        <FileFaults title={t("faulty", { name: upload.fileName })} faults={found.result.faults} />
      ) : null}
      {isCounted ? (
        <>
          <p role="status" className="font-semibold">
            {t("counted", { count: counted.pairs, similarity: t(`similarities.${form.similarity}`) })}
          </p>
          <PlannedSample
            strata={counted.strata}
            form={form}
            onChange={(part) => setForm({ ...form, ...part })}
          />
          {drawing === null || isDrawn ? null : (
            <Button
              variant="primary"
              className="self-start"
              busyLabel={task.isRunning && t("drawing")}
              onClick={() => run(drawing)}
            >
              {t("draw")}
            </Button>
          )}
        </>
      ) : null}
      {isDrawn && counted.drawn !== null ? (
        <DrawnPairs key={counted.drawn.uploadId} {...{ project, isDraft }} drawn={counted.drawn} />
      ) : null}
    </div>
  );
}
