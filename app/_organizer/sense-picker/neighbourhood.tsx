"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Skeleton } from "@/app/_ui/skeleton";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ListedNeighbour, ListedSense, SenseNeighbours } from "@/server/domain/sense/contracts";
import type { Picked } from "./use-picker";

interface NeighbourhoodProps {
  project: string;
  start: ListedSense;
  picked: ListedNeighbour | null;
  onPick: (change: Partial<Picked>) => void;
}

/** What lies within three edges of a sense, from which one is picked. */
export function NeighbourhoodList({ project, start, picked, onPick }: NeighbourhoodProps) {
  const t = useTranslations("organizer.task.word-to-sense.picker");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const [filter, setFilter] = useState("");
  const found = useQuery(useTRPC().sense.neighbours.queryOptions({ project, synset: start.synset }));
  if (found.isError) return <Notice tone="danger" announced title={sentenceOf(found.error)} />;
  if (found.data === undefined) return <Skeleton rows={6} label={ui("loading")} />;
  const shown = matching(found.data.neighbours, filter);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-label font-semibold">{t("near", { sense: start.name })}</h3>
      <Counts {...found.data} />
      <Field label={t("filter")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            className="max-w-md"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-label text-muted">
        {t("shown", { count: shown.length })}
      </p>
      <div className="max-h-96 overflow-y-auto">
        <Table label={t("near", { sense: start.name })}>
          <thead>
            <tr>
              <HeadCell>{t("pick")}</HeadCell>
              <HeadCell>{t("columnWords")}</HeadCell>
              <HeadCell>{t("columnGloss")}</HeadCell>
              <HeadCell>{t("columnWay")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {shown.map((neighbour) => (
              <tr key={neighbour.synset}>
                <Cell>
                  <input
                    type="radio"
                    name="comparison"
                    aria-label={t("pickOf", { words: neighbour.words.join(", ") })}
                    checked={picked?.synset === neighbour.synset}
                    onChange={() => onPick({ comparison: neighbour })}
                    className="size-5 accent-accent pointer-coarse:size-6"
                  />
                </Cell>
                <Cell className="min-w-40">{neighbour.words.join(", ")}</Cell>
                <Cell className="min-w-60">{neighbour.gloss}</Cell>
                <Cell className="whitespace-nowrap">
                  {neighbour.way.map((relation) => t(`way.${relation}`)).join(" · ")}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function Counts({ countsByDistance: [one = 0, two = 0, three = 0], neighbours }: SenseNeighbours) {
  const t = useTranslations("organizer.task.word-to-sense.picker");
  const isCut = one + two + three > neighbours.length;
  return (
    <p className="text-label text-muted">
      {t("counts", { one, two, three })} {isCut ? t("listed", { count: neighbours.length }) : null}
    </p>
  );
}

function matching(neighbours: readonly ListedNeighbour[], filter: string): readonly ListedNeighbour[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === "") return neighbours;
  return neighbours.filter(({ words, gloss }) =>
    [...words, gloss].some((text) => text.toLowerCase().includes(wanted)),
  );
}
