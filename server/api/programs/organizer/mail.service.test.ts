import { beforeEach, expect, test } from "vitest";
import { ApiBench } from "@/testing/api-bench";
import { MailingWorld } from "@/testing/mailing-world";

const mailing = new MailingWorld();
const bench = new ApiBench();

interface Desk {
  messageAt: string | null;
  message: { subject: string; body: string; deadline: string | null; remindAfterDays: number | null };
  data: { id: string; name: string; email: string | null; state: string }[];
}

beforeEach(() => bench.open(mailing.deps, mailing.world));

const desk = () => bench.get<Desk>("/mail");
const states = async () => Object.fromEntries((await desk()).data.map(({ name, state }) => [name, state]));
const idOf = async (name: string) => (await desk()).data.find((each) => each.name === name)?.id ?? "";
const list = { fileName: "people.csv", text: "name;email\nAna;ana@lab.example\nBo;bo@lab.example\nCy;\n" };

test("people come in by a table, get the message as it was saved and previewed, and once", async () => {
  expect(await bench.does("POST /mail/people", list)).toMatchObject({ added: 3, addressed: 0 });
  expect(await states()).toEqual({ Ana: "not_sent", Bo: "not_sent", Cy: "no_address" });
  const { message, messageAt } = await desk();
  const changed = { ...message, subject: "Judge sentences with us" };
  const saved = { message: changed, seenAt: messageAt };
  await bench.does("PUT /mail/message", saved);
  expect(await bench.refusal("PUT /mail/message", saved)).toEqual([409, "conflict"]);
  const preview = { kind: "invitation", message: changed };
  expect(await bench.does(`POST /mail/people/${await idOf("Ana")}/preview`, preview)).toMatchObject({
    to: "ana@lab.example",
    subject: "Judge sentences with us",
  });
  const queued = await bench.does("POST /mail/queue", { kind: "invitation", invitationIds: null }, 202);
  expect(queued).toMatchObject({ queued: 2, barred: [{ bar: "no_address", people: 1 }] });
  await mailing.send();
  expect(
    mailing.catcher.mails
      .map(({ to }) => to)
      .flat()
      .toSorted(),
  ).toEqual(["ana@lab.example", "bo@lab.example"]);
  expect(await states()).toEqual({ Ana: "sent", Bo: "sent", Cy: "no_address" });
  const again = await bench.does("POST /mail/queue", { kind: "invitation", invitationIds: null }, 202);
  expect(again).toMatchObject({ queued: 0 });
});

test("an address is changed and taken away, and one that somebody else has is refused", async () => {
  await bench.does("POST /mail/people", list);
  const address = async (name: string) => `PUT /mail/people/${await idOf(name)}/address`;
  await bench.does(await address("Cy"), { email: "cy@lab.example" });
  expect(await states()).toMatchObject({ Cy: "not_sent" });
  expect(await bench.refusal(await address("Cy"), { email: "ana@lab.example" })).toEqual([
    409,
    "address_taken",
  ]);
  expect(await bench.refusal(await address("Cy"), { email: "no address" })).toEqual([400, "malformed"]);
  await bench.does(await address("Cy"), { email: null });
  expect(await states()).toMatchObject({ Cy: "no_address" });
});

test("mail that does not arrive is said by hand; what is no report of a server is refused", async () => {
  await bench.does("POST /mail/people", list);
  await bench.does("POST /mail/queue", { kind: "invitation", invitationIds: [await idOf("Ana")] }, 202);
  await mailing.send();
  await bench.does(`POST /mail/people/${await idOf("Ana")}/bounce`);
  expect(await states()).toMatchObject({ Ana: "bounced", Bo: "not_sent" });
  expect(await bench.refusal("POST /mail/reports", { text: "Dear all, hello" })).toEqual([
    422,
    "not_a_report",
  ]);
  expect(await bench.refusal("POST /mail/none/settle", { hasArrived: true })).toEqual([404, "not_found"]);
  expect(await bench.refusal("POST /mail/people/none/bounce")).toEqual([404, "not_found"]);
});

test("a table with a line that cannot be read brings nobody in", async () => {
  const bad = { fileName: "people.csv", text: "name;email\nAna;ana@lab.example\nBo;not an address\n" };
  expect(await bench.refusal("POST /mail/people", bad)).toEqual([422, "file_refused"]);
  expect(await states()).toEqual({});
});

test("a token that reads who is invited sends nothing", async () => {
  await bench.does("POST /mail/people", list);
  const all = { kind: "invitation", invitationIds: null };
  await bench.isGuarded("POST /mail/queue", "write:invitations", all);
  await bench.isGuarded("GET /mail", "read:invitations");
  await mailing.send();
  expect(mailing.catcher.mails).toEqual([]);
});
