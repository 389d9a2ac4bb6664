"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import type { Picked } from "./use-picker";

interface SenseChoiceProps {
  project: string;
  picked: Picked;
  onChange: (change: Partial<Picked>) => void;
}

/** The word, and the sense from which the search for another begins. */
export function SenseChoice({ project, picked, onChange }: SenseChoiceProps) {
  const t = useTranslations("organizer.task.word-to-sense.picker");
  const { word, lookedUp, start } = picked;
  const [other, setOther] = useState("");
  const search = useQuery(
    useTRPC().sense.search.queryOptions({ project, word: lookedUp }, { enabled: lookedUp !== "" }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ lookedUp: (other.trim() === "" ? word : other).trim() });
  };
  return (
    <>
      <form onSubmit={submit} className="grid max-w-3xl items-start gap-3 middle:grid-cols-2">
        <Field label={t("word")}>
          {(control) => (
            <TextInput
              {...control}
              value={word}
              onChange={(event) => onChange({ word: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("from")} hint={t("fromHint")}>
          {(control) => (
            <TextInput {...control} value={other} onChange={(event) => setOther(event.target.value)} />
          )}
        </Field>
        <Button type="submit" className="justify-self-start" busyLabel={search.isFetching && t("searching")}>
          {t("search")}
        </Button>
      </form>
      {search.data?.length === 0 ? (
        <Notice tone="info" announced title={t("noSenses", { word: lookedUp })} />
      ) : null}
      {search.data === undefined || search.data.length === 0 ? null : (
        <fieldset className="flex flex-col gap-1">
          <legend className="text-label font-semibold">{t("senses", { word: lookedUp })}</legend>
          {search.data.map((sense) => (
            <Check
              key={sense.name}
              type="radio"
              name="sense"
              checked={start?.name === sense.name}
              onChange={() => onChange({ start: sense })}
              label={`${sense.name}: ${sense.gloss}`}
              hint={sense.words.join(", ")}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
