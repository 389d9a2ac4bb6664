"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { MailDesk } from "@/server/domain/invitation-mail/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { AddPeopleForm } from "./add-people-form";
import { LettersCard } from "./letters-card";
import { MailedPeople } from "./mailed-people";
import { ReportForm } from "./report-form";
import { SendToAll } from "./send-to-all";
import { useMailDesk } from "./use-mail-desk";

interface MailDeskViewProps {
  project: ProjectDetail;
  initial: MailDesk;
}

/** Who is invited by mail, what the mail says, and what became of it. */
export function MailDeskView({ project, initial }: MailDeskViewProps) {
  const t = useTranslations("organizer.mailInvitations");
  const { slug } = project;
  const { desk, reload } = useMailDesk(slug, initial);
  const [draft, setDraft] = useState(desk.message);
  const [saved, setSaved] = useState(draft);
  const isSaved = draft === saved;
  const { people, isMailOn, bar } = desk;
  const hasAddresses = people.some(({ email }) => email !== null);
  return (
    <>
      {isMailOn ? null : (
        <Notice tone="warn" title={t("off")}>
          <p>{t("offText")}</p>
        </Notice>
      )}
      {isMailOn && bar !== null ? <Notice tone="info" title={t(`bars.${bar}`)} /> : null}
      <Card title={t("people")} description={t("peopleHint")}>
        {project.state === "closed" ? null : <AddPeopleForm project={slug} onAdded={reload} />}
        {people.length > 0 ? (
          <>
            {isMailOn ? <SendToAll project={slug} {...{ people, isSaved }} onQueued={reload} /> : null}
            <MailedPeople project={slug} people={people} onChanged={reload} />
          </>
        ) : (
          <p className="text-label text-muted">{t("nobodyYet")}</p>
        )}
      </Card>
      <LettersCard
        project={slug}
        {...{ desk, draft }}
        onDraft={setDraft}
        onSaved={(message) => {
          setSaved(message);
          reload();
        }}
      />
      {hasAddresses ? <ReportForm project={slug} onNoted={reload} /> : null}
    </>
  );
}
