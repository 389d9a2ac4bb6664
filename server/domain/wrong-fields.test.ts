import { createTranslator } from "next-intl";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import { createAccountInput } from "@/server/domain/organizer/contracts";
import { createProjectInput, projectChange } from "@/server/domain/project/contracts";
import { dimensionDraft } from "@/server/domain/project/dimension-change";
import { invitePeopleInput } from "@/server/domain/invitation/contracts";
import { fieldProblems } from "./field-problems";

const organizer = JSON.parse(readFileSync("app/_messages/en/organizer.json", "utf8")) as {
  problems: Record<string, string>;
};
const onScreen = createTranslator({ locale: "en", messages: organizer.problems });

const account = { token: "t", name: "Ana", email: "ana@example.org", password: "long enough for it" };
const project = { preset: "sts-2012", name: "News", slug: "news", language: "en" };
const email = "Enter an email address such as name@example.org.";
const address = "Use lower-case letters, digits and hyphens, such as sts-headlines.";
const web = "Enter a web address that starts with https://.";
const language = "Enter a language tag, such as en, de or pt-BR.";

const setting = (part: object) => ({ settings: part });

/** What somebody typed into a form, and what stands at the field then. */
const wrong: [what: string, contract: z.ZodType, input: object, field: string, sentence: string][] = [
  ["an email without @", createAccountInput, { ...account, email: "ana" }, "email", email],
  ["an email with a space", createAccountInput, { ...account, email: "ana lin@x.org" }, "email", email],
  [
    "a short password",
    createAccountInput,
    { ...account, password: "short" },
    "password",
    "Enter at least 12 characters.",
  ],
  ["no name", createAccountInput, { ...account, name: " " }, "name", "Fill in this field."],
  ["an address with a space", createProjectInput, { ...project, slug: "my news" }, "slug", address],
  ["an address in capitals", createProjectInput, { ...project, slug: "News" }, "slug", address],
  [
    "a whole web address as an address",
    createProjectInput,
    { ...project, slug: "https://x.org/p" },
    "slug",
    address,
  ],
  [
    "a language by its name",
    createProjectInput,
    { ...project, language: "in English" },
    "language",
    language,
  ],
  ["a contact without @", projectChange, setting({ contactEmail: "ana" }), "settings.contactEmail", email],
  [
    "a return address without https",
    projectChange,
    setting({ returnUrl: "prolific.com/done" }),
    "settings.returnUrl",
    web,
  ],
  [
    "a return address of another kind",
    projectChange,
    setting({ returnUrl: "ftp://x.org" }),
    "settings.returnUrl",
    web,
  ],
  [
    "a picture host with https",
    projectChange,
    setting({ imageHosts: ["https://images.example.org/"] }),
    "settings.imageHosts.0",
    "Enter a host name, such as images.example.org, without https://.",
  ],
  [
    "half a judgment",
    projectChange,
    setting({ overlap: 2.5 }),
    "settings.overlap",
    "Enter a whole number, such as 5.",
  ],
  ["no judgments", projectChange, setting({ overlap: 0 }), "settings.overlap", "Enter 1 or more."],
  ["too many items a page", projectChange, setting({ hitSize: 51 }), "settings.hitSize", "Enter 50 or less."],
  [
    "part of a cent",
    projectChange,
    setting({ payPerHitMinor: 0.1 }),
    "settings.payPerHitMinor",
    "Enter a whole number, such as 5.",
  ],
  [
    "a dimension with a space",
    dimensionDraft,
    { name: "time period", question: "When?", definition: "" },
    "name",
    "Use letters, digits, - and _, such as time-period.",
  ],
  [
    "an invitation of nobody",
    invitePeopleInput,
    { project: "news", names: [" "] },
    "names.0",
    "Fill in this field.",
  ],
];

test.each(wrong)("%s", (_, contract, input, field, sentence) => {
  const { error } = contract.safeParse(input);
  const problem = error === undefined ? undefined : fieldProblems(error)[field];
  expect(problem).toBeDefined();
  if (problem !== undefined)
    expect(onScreen(problem.reason, problem.params as Record<string, number>)).toBe(sentence);
});
