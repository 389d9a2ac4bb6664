"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { HeadCell, Table } from "@/app/_ui/table";
import type { BatchChangeName, BatchList, ShownBatch } from "@/server/domain/batch/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { BatchTableRow } from "./batch-table-row";
import { BatchDialog } from "./batch-dialog";
import { DiscardDialog } from "./discard-dialog";

interface BatchTableProps {
  list: BatchList;
  project: ProjectDetail;
  mayChange: boolean;
}

/** What somebody is about to do to a batch. */
interface Meant {
  batch: ShownBatch;
  change: BatchChangeName | "discard";
}

/** The batches with their figures, and what can be done to each; every change is previewed first. */
export function BatchTable({ list, project, mayChange }: BatchTableProps) {
  const t = useTranslations("organizer.batches");
  const [meant, setMeant] = useState<Meant | null>(null);
  const [outcome, setOutcome] = useState("");
  const close = () => setMeant(null);
  const done = (change: Meant["change"]) => {
    close();
    setOutcome(t(`done.${change}`));
  };
  const isPaid = list.batches.some(({ cost }) => cost !== null);
  return (
    <>
      <p role="status" className="text-label empty:hidden">
        {outcome}
      </p>
      <Table cards label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("batch")}</HeadCell>
            <HeadCell numeric>{t("items")}</HeadCell>
            <HeadCell numeric>{t("judgments")}</HeadCell>
            <HeadCell numeric>{t("agreement")}</HeadCell>
            {isPaid ? <HeadCell numeric>{t("cost")}</HeadCell> : null}
            {mayChange ? <HeadCell>{t("actions")}</HeadCell> : null}
          </tr>
        </thead>
        <tbody>
          {list.batches.map((batch) => (
            <BatchTableRow
              key={batch.id}
              batch={batch}
              composition={list.composition}
              isPaid={isPaid}
              onChange={mayChange ? (change) => setMeant({ batch, change }) : null}
            />
          ))}
        </tbody>
      </Table>
      {meant === null ? null : meant.change === "discard" ? (
        <DiscardDialog
          project={project.slug}
          batch={meant.batch}
          onClose={close}
          onDone={() => done("discard")}
        />
      ) : (
        <BatchDialog
          project={project}
          batch={meant.batch}
          list={list}
          name={meant.change}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
