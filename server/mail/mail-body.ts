import { senderLine, type MailText } from "./mail-texts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A mail as plain text, a blank line between its paragraphs. */
export function plainBody({ language, greeting, before, link, after }: MailText, address: string): string {
  return [greeting, before, link, ...after, senderLine(language, address), ""].join("\n\n");
}

/** The same as HTML; nothing in it is loaded from anywhere. */
export function htmlBody({ language, greeting, before, link, after }: MailText, address: string): string {
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  return [
    "<!doctype html>",
    `<html lang="${language}"><body style="font-family: sans-serif; line-height: 1.5">`,
    paragraph(greeting),
    paragraph(before),
    `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`,
    ...after.map(paragraph),
    paragraph(senderLine(language, address)),
    "</body></html>",
  ].join("\n");
}
