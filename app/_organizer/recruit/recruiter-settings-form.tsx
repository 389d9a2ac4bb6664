"use client";

import { useTranslations } from "next-intl";
import { FieldOutcome } from "@/app/_organizer/policy-field/field-outcome";
import { PolicyConflict } from "@/app/_organizer/policy-field/policy-conflict";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { KeptSecret } from "@/server/domain/recruiter/contracts";
import type { CreditSummary } from "@/server/domain/recruiter/sona/credit";
import type { RecruiterName } from "@/server/domain/recruiter/recruiters";
import { ExternalQuestionCard } from "./external-question-card";
import { CompareListCard } from "./compare-list-card";
import { EndOutcomes } from "./end-outcomes";
import { isTestPaid } from "./is-test-paid";
import { PanelSignatureCard } from "./panel-signature-card";
import { RecruiterArrivalCard } from "./recruiter-arrival-card";
import { RecruiterFiles } from "./recruiter-files";
import { SonaCreditCard } from "./sona-credit-card";
import { useRecruiter } from "./use-recruiter";

interface RecruiterSettingsFormProps {
  project: ProjectDetail;
  name: RecruiterName;
  join: string;
  /** What the project shares with the recruiter; null where it shares nothing. */
  secret: KeptSecret | null;
  /** What came of the credits that the server asked for. */
  credits: CreditSummary;
}

/** How people come from one recruiter, and how each end leads them back. */
export function RecruiterSettingsForm({ project, name, join, secret, credits }: RecruiterSettingsFormProps) {
  const t = useTranslations("organizer.recruiters");
  const recruiter = useRecruiter(project, name);
  const { settings, state } = recruiter;
  const outcome = (
    <>
      <FieldOutcome state={state} errorId="recruiter-error" />
      <PolicyConflict state={state} />
    </>
  );
  if (settings === null) {
    return (
      <EmptyState title={t("unused", { name: t(`names.${name}`) })}>
        <p className="max-w-xl text-label">{t(`about.${name}`)}</p>
        <Button variant="primary" onClick={recruiter.add}>
          {t("use", { name: t(`names.${name}`) })}
        </Button>
        {outcome}
      </EmptyState>
    );
  }
  const { slug, settings: ofProject } = project;
  return (
    <>
      <RecruiterArrivalCard join={join} settings={settings} recruiter={recruiter} />
      {settings.name === "sona" ? (
        <SonaCreditCard
          project={slug}
          settings={settings}
          recruiter={recruiter}
          secret={secret}
          credits={credits}
        />
      ) : null}
      {settings.name === "mturk" ? <ExternalQuestionCard join={join} /> : null}
      {settings.name === "panel" ? (
        <PanelSignatureCard project={slug} settings={settings} recruiter={recruiter} secret={secret} />
      ) : null}
      <EndOutcomes
        project={slug}
        table={{ settings, returnUrl: ofProject.returnUrl }}
        recruiter={recruiter}
        isTestPaid={isTestPaid(ofProject)}
      />
      {name === "prolific" ? null : (
        <>
          <RecruiterFiles project={slug} name={name} />
          <CompareListCard project={slug} recruiter={name} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={recruiter.remove}>{t("stopUsing", { name: t(`names.${name}`) })}</Button>
        <span className="text-label text-muted">{t("stopUsingHint")}</span>
        {outcome}
      </div>
    </>
  );
}
