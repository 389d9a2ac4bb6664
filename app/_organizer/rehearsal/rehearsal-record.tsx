"use client";

import { useMutation } from "@tanstack/react-query";
import { Link } from "@/app/_ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Moment } from "@/app/_ui/moment";
import { saveFile } from "@/app/_ui/save-file";
import { SimulatedMark } from "@/app/_ui/simulated";
import { csvLine } from "@/server/domain/csv-cell";
import type { ShownRehearsal } from "@/server/domain/rehearsal/contracts";
import { rehearsalName, type RehearsalResult, type SettingName } from "@/server/domain/rehearsal/rehearsal";
import { characters } from "@/server/domain/rehearsal/simulated-annotator";
import { simulatedCsv } from "@/server/domain/rehearsal/simulated-csv";
import type { TaskType } from "@/server/domain/task/task-types";
import { PeopleTable } from "./people-table";
import { ReportTable } from "./report-table";
import { reportCells } from "./report-rows";
import { TakeOver } from "./take-over";

interface RehearsalRecordProps {
  project: string;
  taskType: TaskType;
  rehearsal: ShownRehearsal;
  isNewest: boolean;
}

const header = ["setting", "figure", "value", "low", "high", "n", "beside"];

function saveReport(file: string, { settings }: RehearsalResult): void {
  const rows = settings.flatMap(({ name, report }) => reportCells(name, report));
  const text = simulatedCsv([header, ...rows].map(csvLine).join(""));
  saveFile(`${file}-simulated.csv`, new Blob([text], { type: "text/csv" }));
}

/** One rehearsal: what it was asked and what it says, with its copies. */
export function RehearsalRecord({ project, taskType, rehearsal, isNewest }: RehearsalRecordProps) {
  const t = useTranslations("organizer.rehearsal");
  const job = useTranslations("organizer.job.states");
  const simulated = useTranslations("organizer.simulated");
  const { parameters, result, copies } = rehearsal;
  const name = rehearsalName(parameters.number);
  const people = characters.reduce((sum, kind) => sum + parameters.people[kind], 0);
  const asked = (
    <>
      <Moment at={rehearsal.job.createdAt} show="full" />
      {" · "}
      {parameters.recordedFrom === null
        ? t("asked", { people, seed: parameters.seed })
        : t("askedRecorded", { name: parameters.recordedFrom })}
    </>
  );
  if (result === null) {
    if (isNewest) return null;
    return (
      <Card title={name} description={asked}>
        <p className="text-label">{job(rehearsal.job.state)}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t("report", { name })}
      description={asked}
      actions={<SimulatedMark>{simulated("word")}</SimulatedMark>}
    >
      <ReportTable label={t("figuresOf", { name })} taskType={taskType} settings={result.settings} />
      <details className="text-label">
        <summary className="min-h-6 cursor-pointer">{t("peopleTable")}</summary>
        <PeopleTable settings={result.settings} />
      </details>
      <SettingActions
        {...{ project, name }}
        job={rehearsal.job.id}
        settings={result.settings.map((setting) => setting.name)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={() => saveReport(`${project}-${name.toLowerCase()}`, result)}>
          {t("csv")}
        </Button>
        {copies.map((copy) => (
          <Link key={copy.slug} href={`/projects/${copy.slug}`} className="text-label">
            {t("openCopy", { name: copy.name })}
          </Link>
        ))}
        {copies.length === 0 ? null : <DeleteCopies project={project} job={rehearsal.job.id} name={name} />}
      </div>
    </Card>
  );
}

interface SettingActionsProps {
  project: string;
  /** Of the rehearsal. */
  name: string;
  job: string;
  settings: readonly SettingName[];
}

function SettingActions({ project, name, job, settings }: SettingActionsProps) {
  const t = useTranslations("organizer.rehearsal");
  const [chosen, setChosen] = useState<SettingName | null>(null);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {settings.slice(1).map((setting) => (
          <Button
            key={setting}
            aria-expanded={chosen === setting}
            onClick={() => setChosen(chosen === setting ? null : setting)}
          >
            {t("use", { name: setting })}
          </Button>
        ))}
      </div>
      {chosen === null ? null : (
        <TakeOver
          key={chosen}
          project={project}
          asked={{ job, setting: chosen }}
          reason={t("reasonOf", { name })}
        />
      )}
    </>
  );
}

function DeleteCopies({ project, job, name }: { project: string; job: string; name: string }) {
  const t = useTranslations("organizer.rehearsal");
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useMutation(
    useTRPC().rehearsal.deleteCopies.mutationOptions({
      onSuccess: () => {
        setIsOpen(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t("deleteCopies")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("deleteTitle", { name })}
        description={t("deleteHint")}
        confirm={t("deleteCopies")}
        busyLabel={remove.isPending && t("deleting")}
        error={remove.error}
        onConfirm={() => remove.mutate({ project, job })}
      />
    </>
  );
}
