import { expect, test } from "vitest";
import { fillTemplate, templateProblems } from "@/server/domain/invitation-mail/letter-template";
import { languageTags } from "@/server/domain/language/interface-languages";
import { defaultTemplate, letterTexts } from "./letter-texts";
import { personalLetter } from "./personal-letter";

const link = "https://gold.example.org/p/sts?invite=abc";
const optOut = "https://gold.example.org/p/sts/opt-out/def";
const ana = {
  project: "STS headlines",
  name: "Ana Lin",
  email: "ana@example.org",
  replyTo: null,
  link,
  optOut,
};

test("a letter has the name, the link and the way out, each link on a line of its own", () => {
  const letter = personalLetter({
    ...ana,
    kind: "invitation",
    language: "en",
    template: defaultTemplate("en"),
  });
  expect(letter.subject).toBe("Invitation to STS headlines");
  expect(letter.text).toMatch(/^Hello Ana Lin,\n/);
  expect(letter.text.split("\n")).toEqual(expect.arrayContaining([link, optOut]));
  expect(letter.oneClick).toBe(`${optOut}/confirm`);
});

test("the link and the way out are there although the organizer left them away, and only once", () => {
  const without = { subject: "Work", body: "Come.", deadline: null };
  const letter = personalLetter({ ...ana, kind: "invitation", language: "de", template: without });
  expect(letter.text).toBe(`Come.\n\n${link}\n\n${letterTexts.de.optOut}\n${optOut}\n`);
  const withLink = { ...without, body: "Come: {link}" };
  const other = personalLetter({ ...ana, kind: "invitation", language: "de", template: withLink });
  expect(other.text.split(link)).toHaveLength(2);
});

test("a reminder says that it is one, in the language of the project", () => {
  const template = { subject: "{project} bis {deadline}", body: "{link}", deadline: "2026-05-01" };
  const letter = personalLetter({ ...ana, kind: "reminder", language: "de", template });
  expect(letter.subject).toBe("Erinnerung: STS headlines bis 1. Mai 2026");
  expect(letter.text).toMatch(/^Dies ist eine Erinnerung/);
});

test("a name with line ends makes no headers", () => {
  const name = "Ana\r\nBcc: all@example.org";
  const template = { subject: "For {name}", body: "", deadline: null };
  const { subject } = personalLetter({ ...ana, name, kind: "reminder", language: "en", template });
  expect(subject).toBe("Reminder: For Ana Bcc: all@example.org");
});

test.each(languageTags)("the texts of %s are whole and fill what they name", (language) => {
  const { reminder, optOut: wayOut } = letterTexts[language];
  const template = defaultTemplate(language);
  expect(templateProblems(template)).toEqual({});
  for (const placeholder of ["{name}", "{project}", "{link}"]) expect(template.body).toContain(placeholder);
  expect(template.subject).toContain("{project}");
  expect(reminder.subject).toContain("{subject}");
  expect(reminder.line).toContain("{project}");
  const values = { name: "", project: "P", link: "", deadline: "" };
  expect(fillTemplate(reminder.line + wayOut, values)).not.toMatch(/[{}]/);
  if (language !== "en") expect(template.body).not.toBe(letterTexts.en.body);
});
