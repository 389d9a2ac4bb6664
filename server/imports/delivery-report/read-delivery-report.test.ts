import { expect, test } from "vitest";
import { readDeliveryReport } from "./read-delivery-report";

const status = `Reporting-MTA: dns; mx.example.org
Arrival-Date: Mon, 5 Jan 2026 09:00:00 +0000

Original-Recipient: rfc822;Bo@example.org
Final-Recipient: rfc822; bo@inside.example.org
Action: failed
Status: 5.1.1
Remote-MTA: dns; inside.example.org
Diagnostic-Code: smtp; 550 5.1.1 <bo@inside.example.org>: no such
    user here

Final-Recipient: rfc822; cy@example.org
Action: delayed
Status: 4.4.1

Final-Recipient: rfc822; <di@example.org>
Action: Failed
Status: 5.2.1 (disabled)
`;
const said = "550 5.1.1 <bo@inside.example.org>: no such user here";
const expected = [
  { emails: ["bo@example.org", "bo@inside.example.org"], hasFailed: true, said },
  { emails: ["cy@example.org"], hasFailed: false, said: "4.4.1" },
  { emails: ["di@example.org"], hasFailed: true, said: "5.2.1 (disabled)" },
];

const mailWith = (part: string, encoding = "7bit") =>
  `From: MAILER-DAEMON@mx.example.org
To: bounces@example.org
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I could not deliver your mail.
Final-Recipient: rfc822; human@example.org

--b1
Content-Type: message/delivery-status
Content-Transfer-Encoding: ${encoding}

${part}
--b1
Content-Type: message/rfc822

From: touchstone@example.org
To: bo@example.org
Subject: Invitation

Final-Recipient: rfc822; original@example.org
--b1--
`.replaceAll("\n", "\r\n");

test("a report is read from its machine-readable part, and from nothing else in the mail", async () => {
  expect(await readDeliveryReport(mailWith(status))).toEqual(expected);
});

test("however the part is encoded", async () => {
  const encoded = Buffer.from(status).toString("base64");
  expect(await readDeliveryReport(mailWith(encoded, "base64"))).toEqual(expected);
});

test("the part alone is enough, as somebody copies it out of their mail program", async () => {
  expect(await readDeliveryReport(status)).toEqual(expected);
});

test("a report that was forwarded as an attachment is found", async () => {
  const forwarded = `From: ana@example.org
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="outer"

--outer
Content-Type: text/plain

See below.
--outer
Content-Type: message/rfc822

${mailWith(status).replaceAll("\r\n", "\n")}
--outer--
`;
  expect(await readDeliveryReport(forwarded)).toEqual(expected);
});

test("a mail that is no report, and a text that is no mail, name nobody", async () => {
  expect(await readDeliveryReport("From: a@example.org\nSubject: Hi\n\nbo@example.org is not there")).toEqual(
    [],
  );
  expect(await readDeliveryReport("no such user: bo@example.org")).toEqual([]);
  expect(await readDeliveryReport("")).toEqual([]);
});
