import { fillTemplate, type LetterTemplate } from "@/server/domain/invitation-mail/letter-template";
import type { MailKind } from "@/server/domain/invitation-mail/mail-states";
import type { LanguageTag } from "@/server/domain/language/interface-languages";
import { letterTexts } from "./letter-texts";

/** A letter as it leaves: plain text, with nothing in it that could tell who read it. */
export interface PersonalLetter {
  to: string;
  /** Who gets an answer; null for the sender of the server. */
  replyTo: string | null;
  subject: string;
  text: string;
  /** Where a mail program ends the mail in one click (RFC 8058). */
  oneClick: string;
}

interface Addressed {
  kind: MailKind;
  template: LetterTemplate;
  language: LanguageTag;
  project: string;
  name: string;
  email: string;
  replyTo: string | null;
  /** Their own way into the project, and out of its mail. */
  link: string;
  optOut: string;
}

/** Fills the message of a project for one person. The link and the way out are in it whatever the organizer wrote. */
export function personalLetter({ kind, template, language, optOut, ...person }: Addressed): PersonalLetter {
  const own = letterTexts[language];
  const { name, project, link } = person;
  const values = { name, project, link, deadline: dateIn(language, template.deadline) };
  const subject = onOneLine(fillTemplate(template.subject, values));
  const body = fillTemplate(template.body, values).trim();
  const isReminder = kind === "reminder";
  const parts = [
    ...(isReminder ? [fillTemplate(own.reminder.line, values)] : []),
    body,
    ...(body.includes(link) ? [] : [link]),
    `${own.optOut}\n${optOut}`,
  ];
  return {
    to: person.email,
    replyTo: person.replyTo,
    subject: isReminder ? own.reminder.subject.replace("{subject}", () => subject) : subject,
    text: `${parts.join("\n\n")}\n`,
    oneClick: `${optOut}/confirm`,
  };
}

/** A header has one line, whatever a name brings into it. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const dateIn = (language: LanguageTag, day: string | null) =>
  day === null
    ? ""
    : new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
