"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { HeadCell, Table } from "@/app/_ui/table";
import type { Promotable, PromotionPreview } from "@/server/domain/batch/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { PromotableRow } from "./promotable-row";

interface PromotionListProps {
  project: ProjectDetail;
  preview: PromotionPreview;
  onDone: (promoted: number) => void;
}

/** What was found, with the answer and the explanation that each would have; all are chosen at first. */
export function PromotionList({ project, preview, onDone }: PromotionListProps) {
  const t = useTranslations("organizer.batches.promotion");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const [items, setItems] = useState<readonly Promotable[]>(preview.items);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const promote = useMutation(
    useTRPC().batch.promote.mutationOptions({
      onSuccess: ({ promoted }) => {
        onDone(promoted);
        router.refresh();
      },
    }),
  );
  const chosen = items.filter(({ itemId }) => !left.has(itemId));
  const choose = (itemId: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(itemId);
    else next.add(itemId);
    setLeft(next);
  };
  const change = (item: Promotable) =>
    setItems(items.map((other) => (other.itemId === item.itemId ? item : other)));
  const lacks =
    project.settings.feedback &&
    chosen.some(({ answers }) => answers.some(({ explanation }) => explanation.trim() === ""));
  if (preview.found === 0) return <p className="text-label">{t("none")}</p>;
  return (
    <>
      <p className="text-label">
        {t("found", {
          found: preview.found,
          shown: preview.items.length,
          isAll: preview.found === preview.items.length ? "yes" : "no",
        })}
      </p>
      <Table cards label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("item")}</HeadCell>
            <HeadCell>{t("given")}</HeadCell>
            <HeadCell>{t("answer")}</HeadCell>
            <HeadCell>{t("explanation")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PromotableRow
              key={item.itemId}
              item={item}
              project={project}
              isChosen={!left.has(item.itemId)}
              onChoose={(isChosen) => choose(item.itemId, isChosen)}
              onChange={change}
            />
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-label text-muted">{t("consequence")}</p>
      {lacks ? <Notice tone="warn" title={t("explanationMissing")} /> : null}
      {promote.error ? <Notice tone="danger" announced title={sentenceOf(promote.error)} /> : null}
      {chosen.length === 0 || lacks ? null : (
        <Button
          variant="primary"
          className="self-start"
          busyLabel={promote.isPending && t("busy")}
          onClick={() =>
            promote.mutate({
              project: project.slug,
              items: chosen.map(({ itemId, mark, answers }) => ({ itemId, mark, answers })),
            })
          }
        >
          {t("confirm", { count: chosen.length })}
        </Button>
      )}
    </>
  );
}
