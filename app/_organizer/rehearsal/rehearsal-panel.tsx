"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { JobCard } from "@/app/_organizer/job/job-card";
import { useLatestJob } from "@/app/_organizer/job/use-latest-job";
import { FileToText } from "@/app/_organizer/recruit/file-to-text";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { NumberField } from "@/app/_ui/number-field";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { RehearsalStart } from "@/server/domain/rehearsal/contracts";
import { settingNames, type RehearsalOrder } from "@/server/domain/rehearsal/rehearsal";
import { PeopleFields } from "./people-fields";
import { PresentSetting, TriedSetting } from "./tried-setting";
import { changeOf, triedValues } from "./tried-fields";

interface RehearsalPanelProps {
  project: ProjectDetail;
  start: RehearsalStart;
  /** The job that had ended when the rehearsals were read. */
  endedJob: string | null;
}

/** Who rehearses and with which settings; then how far that is. */
export function RehearsalPanel({ project, start, endedJob }: RehearsalPanelProps) {
  const t = useTranslations("organizer.rehearsal");
  const router = useRouter();
  const trpc = useTRPC();
  const { sentenceOf } = useErrorSentences();
  const now = triedValues(project.settings);
  const [people, setPeople] = useState(start.people);
  const [noise, setNoise] = useState(start.noise);
  const [secondsPerItem, setSeconds] = useState(start.secondsPerItem);
  const [seed, setSeed] = useState(1);
  const [keep, setKeep] = useState(true);
  const [recorded, setRecorded] = useState<RehearsalOrder["recorded"]>(null);
  const [tried, setTried] = useState([now]);
  const refresh = useCallback(() => router.refresh(), [router]);
  const latest = useLatestJob(project.slug, "rehearsal", { ended: endedJob, onEnd: refresh });
  const request = useMutation(trpc.rehearsal.request.mutationOptions({ onSuccess: latest.look }));
  const rehearse = () =>
    request.mutate({
      ...{ project: project.slug, people, noise, secondsPerItem, seed, keep, recorded },
      tried: tried.map((values) => changeOf(now, values)),
    });
  const names = settingNames.slice(1);
  return (
    <Card title={t("title")} description={t("intro")}>
      {recorded === null ? (
        <PeopleFields people={people} onPeople={setPeople} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-label">
          <p>{t("recorded", { name: recorded.fileName })}</p>
          <Button variant="quiet" onClick={() => setRecorded(null)}>
            {t("simulateInstead")}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {noise === null || recorded !== null ? null : (
          <Field label={t("noise")}>
            {(control) => (
              <NumberField
                {...control}
                className="w-28"
                value={noise}
                min={0}
                max={10_000}
                decimals={2}
                onValue={setNoise}
              />
            )}
          </Field>
        )}
        <Field label={t("seconds")}>
          {(control) => (
            <NumberField
              {...control}
              className="w-28"
              value={secondsPerItem}
              min={0.1}
              max={3_600}
              decimals={1}
              onValue={setSeconds}
            />
          )}
        </Field>
        <Field label={t("seed")}>
          {(control) => (
            <NumberField
              {...control}
              className="w-28"
              value={seed}
              min={0}
              max={2 ** 31}
              decimals={0}
              onValue={setSeed}
            />
          )}
        </Field>
        <FileToText onText={setRecorded} />
      </div>
      <details className="text-label">
        <summary className="min-h-6 cursor-pointer">{t("whatKindsDo")}</summary>
        <p className="max-w-xl text-muted">{t("kindsHint")}</p>
        <p className="max-w-xl text-muted">{t("fileHint")}</p>
      </details>
      <div className="grid gap-3 middle:grid-cols-2 wide:grid-cols-3">
        <PresentSetting values={now} />
        {tried.map((values, at) => {
          const name = names[at];
          if (name === undefined) return null;
          return (
            <TriedSetting
              key={name}
              name={name}
              values={values}
              onValues={(next) => setTried(tried.map((one, place) => (place === at ? next : one)))}
              onRemove={() => setTried(tried.filter((_, place) => place !== at))}
            />
          );
        })}
      </div>
      <Check type="checkbox" label={t("keep")} checked={keep} onChange={() => setKeep(!keep)} />
      {request.isError ? <Notice tone="danger" announced title={sentenceOf(request.error)} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={latest.isActive}
          busyLabel={request.isPending && t("starting")}
          onClick={rehearse}
        >
          {t("rehearse", { count: tried.length + 1 })}
        </Button>
        {tried.length < names.length ? (
          <Button onClick={() => setTried([...tried, now])}>{t("addSetting")}</Button>
        ) : null}
      </div>
      {latest.job === null || latest.job.state === "done" ? null : (
        <JobCard project={project.slug} latest={latest} mayCancel />
      )}
    </Card>
  );
}
