import { expect, test } from "vitest";
import { htmlBody, plainBody } from "./mail-body";
import { invitationMail, newEmailMail, resetMail } from "./mail-texts";

const address = "https://gold.example.org";

test("a mail says for whom it is, has its link on a line of its own, and names the server", () => {
  const link = `${address}/account-links/abc`;
  const body = plainBody(resetMail("en", { name: "Ana Lin", email: "ana@example.org", link }), address);
  expect(body.split("\n")).toContain(link);
  expect(body).toMatch(/^Hello Ana Lin,\n/);
  expect(body).toContain("a new password for ana@example.org");
  expect(body).toContain(`Touchstone at ${address}`);
});

test("names cannot bring markup into a mail", () => {
  const link = `${address}/invitations/abc`;
  const text = invitationMail("en", { project: '<img src="x">', role: "viewer", inviter: "A & B", link });
  const body = htmlBody(text, address);
  expect(body).not.toContain("<img");
  expect(body).toContain("&lt;img src=&quot;x&quot;&gt;");
  expect(body).toContain("A &amp; B");
  expect(body).toContain(`<a href="${link}">`);
});

test("a German mail says the same with its link, and HTML names its language", () => {
  const link = `${address}/account-links/abc`;
  const text = newEmailMail("de", { name: "Ana Lin", email: "ana@example.org", link });
  expect(plainBody(text, address).split("\n\n")).toEqual([
    "Guten Tag Ana Lin,",
    "Öffnen Sie diesen Link, um sich ab jetzt mit ana@example.org anzumelden:",
    link,
    "Der Link funktioniert einmal, eine Stunde lang.",
    "Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Kein Konto ändert sich.",
    `Touchstone auf ${address}`,
    "",
  ]);
  expect(htmlBody(text, address)).toContain('<html lang="de">');
});
