"use client";

import { useTranslations } from "next-intl";
import { Moment } from "@/app/_ui/moment";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { MailedPerson } from "@/server/domain/invitation-mail/contracts";
import { PersonActions } from "./person-actions";

interface MailedPeopleProps {
  project: string;
  people: readonly MailedPerson[];
  onChanged: () => void;
}

/** Everyone invited, with their address and how far the mail and they have come. */
export function MailedPeople({ project, people, onChanged }: MailedPeopleProps) {
  const t = useTranslations("organizer.mailInvitations");
  const columns = ["name", "address", "state", "reminded"] as const;
  return (
    <Table label={t("table")} cards>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column}>{t(`columns.${column}`)}</HeadCell>
          ))}
          <HeadCell>
            <span className="sr-only">{t("columns.actions")}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <Cell label={t("columns.name")} className="wrap-anywhere" dir="auto">
              {person.name}
            </Cell>
            <Cell label={t("columns.address")} className="wrap-anywhere">
              {person.email ?? t("none")}
            </Cell>
            <Cell label={t("columns.state")} across>
              <PersonState person={person} />
            </Cell>
            <Cell label={t("columns.reminded")}>
              {person.reminders === 0 ? t("none") : t("reminders", { count: person.reminders })}
            </Cell>
            <Cell across>
              <PersonActions project={project} person={person} onChanged={onChanged} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PersonState({ person }: { person: MailedPerson }) {
  const t = useTranslations("organizer.mailInvitations");
  const { state, pages, said, lastMailedAt } = person;
  return (
    <div className="flex flex-col">
      <span className={state === "bounced" || state === "unknown" ? "font-semibold text-warn" : ""}>
        {t(`states.${state}`, { done: pages?.done ?? 0, of: pages?.of ?? 0 })}
      </span>
      {said ? <q className="wrap-anywhere text-muted">{said}</q> : null}
      {lastMailedAt === null ? null : (
        <span className="text-muted">
          {t.rich("lastMail", { at: () => <Moment at={lastMailedAt} show="full" /> })}
        </span>
      )}
    </div>
  );
}
