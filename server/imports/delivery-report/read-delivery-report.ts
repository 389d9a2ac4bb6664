import { reportedRecipients, type ReportedRecipient } from "./reported-recipients";

/** A report inside a mail inside a mail is looked for no deeper. */
const deepest = 3;

/**
 * The people whom a mail server speaks of in a report that it sent back (RFC 3464): a whole mail, or its machine-readable
 * part alone. Empty where the text is no such report.
 */
export async function readDeliveryReport(mail: string | Buffer): Promise<ReportedRecipient[]> {
  const found = await inMail(mail, deepest);
  return found.length > 0 ? found : reportedRecipients(mail.toString());
}

async function inMail(mail: string | Buffer, depth: number): Promise<ReportedRecipient[]> {
  // Its tables of character sets would take a twentieth of every start, and most servers never get such a file.
  const { simpleParser } = await import("mailparser");
  const { attachments } = await simpleParser(mail, { keepDeliveryStatus: true, skipTextToHtml: true });
  const found: ReportedRecipient[] = [];
  for (const { contentType, content } of attachments) {
    if (contentType === "message/delivery-status") found.push(...reportedRecipients(content.toString()));
    if (contentType === "message/rfc822" && depth > 1) found.push(...(await inMail(content, depth - 1)));
  }
  return found;
}
