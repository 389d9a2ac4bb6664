"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FirstRows } from "@/app/_organizer/import-wizard/first-rows";
import { MakeItems } from "@/app/_organizer/import-wizard/make-items";
import { ButtonLink } from "@/app/_ui/button-link";
import { Check } from "@/app/_ui/check";
import type { ParaphraseTestForm, PyramidTestResult, WrittenTest } from "@/server/domain/pyramid/contracts";
import { PairCounts } from "./pair-counts";

type Made = Extract<PyramidTestResult, { kind: "made" }>;

/** What tests contain, and what becomes of each. */
export function MadeTests({ project, made }: { project: string; made: Made }) {
  const t = useTranslations("organizer.pyramid");
  const [form, setForm] = useState<ParaphraseTestForm>("binary");
  const units = made.pyramids.reduce((sum, pyramid) => sum + pyramid.units, 0);
  const contributors = made.pyramids.reduce((sum, pyramid) => sum + pyramid.contributors, 0);
  const chosen = made.tests.find((one) => one.form === form);
  return (
    <section aria-label={t("testsTitle")} className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {t("made", { files: made.pyramids.length, units, contributors })}
      </p>
      <PairCounts made={made} />
      <fieldset className="flex flex-col gap-2">
        <legend className="font-semibold">{t("test")}</legend>
        {made.tests.map((one) => (
          <Check
            key={one.form}
            type="radio"
            name="paraphrase-test"
            label={t(`testForms.${one.form}`, { count: one.items })}
            checked={one.form === form}
            onChange={() => setForm(one.form)}
          />
        ))}
      </fieldset>
      {chosen === undefined ? null : <Test key={chosen.uploadId} project={project} test={chosen} />}
    </section>
  );
}

function Test({ project, test }: { project: string; test: WrittenTest }) {
  const t = useTranslations("organizer.pyramid");
  const { uploadId, fileName, items, columns, first } = test;
  if (items === 0) return <p>{t(`none.${test.form}`)}</p>;
  const address = `/api/projects/${project}/samples/${uploadId}/${encodeURIComponent(fileName)}`;
  return (
    <>
      <FirstRows label={t("first", { count: first.length })} columns={columns} rows={first} />
      <p className="max-w-xl text-label text-muted">{t("otherTest")}</p>
      <MakeItems project={project} from={`/projects/${project}/items/pyramids`} file={test} count={items} />
      <ButtonLink href={address} download className="self-start">
        {t("download", { name: fileName })}
      </ButtonLink>
    </>
  );
}
