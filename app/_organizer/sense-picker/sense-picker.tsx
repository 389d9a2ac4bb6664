"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { MeaningChoice } from "./meaning-choice";
import { NeighbourhoodList } from "./neighbourhood";
import { SenseChoice } from "./sense-choice";
import { usePicker, type Picked } from "./use-picker";

/** What still lacks before a word can be added. */
function lackOf({ word, start, ownGloss, comparison }: Picked) {
  if (word.trim() === "") return "needWord";
  if (start === null) return "needSense";
  if (ownGloss !== null && ownGloss.trim() === "") return "needGloss";
  return comparison === null ? "needPick" : null;
}

/** From a word over its senses and what lies near them to an item. */
export function SensePicker({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.task.word-to-sense.picker");
  const { sentenceOf } = useErrorSentences();
  const [picked, change] = usePicker();
  const [dataset, setDataset] = useState("word2sense");
  const [requested, setRequested] = useState(String(project.scale.points[0]?.value ?? 0));
  const [lack, setLack] = useState<ReturnType<typeof lackOf>>(null);
  const add = useMutation(useTRPC().sense.add.mutationOptions({ onSuccess: () => change("again") }));
  const { word, start, ownGloss, comparison, pos } = picked;
  const submit = () => {
    setLack(lackOf(picked));
    if (start === null || comparison === null || lackOf(picked) !== null) return;
    add.mutate({
      ...{ project: project.slug, dataset, word, pos, requested: Number(requested) },
      meaning: ownGloss === null ? { synset: start.synset, lemma: start.lemma } : { gloss: ownGloss },
      comparison: { synset: comparison.synset },
    });
  };
  return (
    <Card title={t("word")} description={t("intro")}>
      <SenseChoice project={project.slug} picked={picked} onChange={change} />
      {start === null ? null : (
        <>
          <MeaningChoice picked={picked} onChange={change} />
          <NeighbourhoodList
            key={start.synset}
            project={project.slug}
            start={start}
            picked={comparison}
            onPick={change}
          />
        </>
      )}
      <div className="grid max-w-2xl gap-3 middle:grid-cols-2">
        <Field label={t("requested")}>
          {(control) => (
            <Select
              {...control}
              value={requested}
              options={project.scale.points.map(({ value, label }) => ({
                value: String(value),
                name: t("requestedOption", { value, label }),
              }))}
              onChoose={setRequested}
            />
          )}
        </Field>
        <Field label={t("dataset")}>
          {(control) => (
            <TextInput {...control} value={dataset} onChange={(event) => setDataset(event.target.value)} />
          )}
        </Field>
      </div>
      {lack === null ? null : <Notice tone="danger" announced title={t(lack)} />}
      {add.isError ? <Notice tone="danger" announced title={sentenceOf(add.error)} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" busyLabel={add.isPending && t("adding")} onClick={submit}>
          {t("add")}
        </Button>
        <p role="status" className="text-label">
          {add.data === undefined ? null : t("added", { id: add.data.externalId })}
        </p>
      </div>
    </Card>
  );
}
