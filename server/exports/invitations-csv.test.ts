import { expect, test } from "vitest";
import { invitationsCsv } from "./invitations-csv";

const join = "https://example.org/p/headlines";
const ana = { id: "1", name: "Ana Lin", code: "a-b_c", joined: null, items: 0 };

test("every person has their own link, and who came is named", () => {
  const joined = { pseudonym: "A-007", at: "2026-01-05T09:00:00.000Z" };
  const ben = { ...ana, name: "Ben", code: "xyz", items: 12, joined };
  expect([...invitationsCsv([ana, ben], join)]).toEqual([
    "person,link,items,annotator,joined\n",
    "Ana Lin,https://example.org/p/headlines?invite=a-b_c,0,,\n",
    "Ben,https://example.org/p/headlines?invite=xyz,12,A-007,2026-01-05T09:00:00.000Z\n",
  ]);
});

test("a name cannot start a formula", () => {
  expect([...invitationsCsv([{ ...ana, name: "=1+1" }], join)][1]).toMatch(/^'=1\+1,/);
});
