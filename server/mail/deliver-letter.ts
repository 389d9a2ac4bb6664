import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import { failedDelivery, type Delivery, type DialogueError } from "./delivery";
import type { PersonalLetter } from "./personal-letter";

interface Posting {
  from: string;
  /** Where bounces go; null for the sender. */
  bounces: string | null;
  /** The host in the mail's id. */
  host: string;
}

/**
 * Hands a letter to a mail server and tells what came of it; it does not throw.
 * @param id of the mail. It makes the message id, by which a mail program knows the same mail again.
 */
export async function deliverLetter(
  options: SMTPTransport.Options,
  { from, bounces, host }: Posting,
  { id, letter }: { id: string; letter: PersonalLetter },
): Promise<Delivery> {
  const transport = createTransport(options);
  let isTextSent = false;
  // The client begins to read the text when the server has asked for it, and never before.
  transport.use("stream", ({ message }, done) => {
    const whole = message.createReadStream.bind(message);
    message.createReadStream = () =>
      Readable.from(
        noting(whole, () => (isTextSent = true)),
        { objectMode: false },
      );
    done();
  });
  const { to, replyTo, subject, text, oneClick } = letter;
  try {
    await transport.sendMail({
      from,
      // An address object is never read as a list of addresses.
      to: { name: "", address: to },
      ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
      ...(bounces !== null && { envelope: { from: bounces, to } }),
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: {
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
      },
    });
    return { kind: "accepted" };
  } catch (error) {
    return failedDelivery(error as DialogueError, isTextSent);
  } finally {
    transport.close();
  }
}

async function* noting(whole: () => Readable, begin: () => void) {
  begin();
  yield* whole();
}
