import type { AddressInfo, Socket } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail as it came in. */
interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender of the envelope, to whom undeliverable mail goes back. */
  returnPath: string;
  /** The value of a header as it was sent; "" where there is none. */
  header: (name: string) => string;
}

/**
 * A mail server that keeps what it is sent. It refuses emails at refused.example for good and at later.example for now,
 * and breaks off when it has the mail to one at silent.example, which it keeps.
 */
export interface MailCatcher {
  url: string;
  mails: CaughtMail[];
  /** The first link of the newest mail. */
  link: () => string;
  close: () => Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, answer) {
      if (address.endsWith("@later.example")) {
        return answer(Object.assign(new Error("Try again later"), { responseCode: 450 }));
      }
      answer(address.endsWith("@refused.example") ? new Error("No such mailbox here") : null);
    },
    onData(stream, { envelope }, answer) {
      void simpleParser(stream).then(({ subject = "", text = "", html, headerLines }) => {
        const to = envelope.rcptTo.map(({ address }) => address).join(", ");
        const header = (name: string) =>
          headerLines.find(({ key }) => key === name.toLowerCase())?.line.replace(/^[^:]*:\s*/, "") ?? "";
        const returnPath = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({ to, subject, text, html: html === false ? "" : (html ?? ""), returnPath, header });
        if (to.endsWith("@silent.example")) for (const socket of sockets) socket.destroy();
        else answer();
      });
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    link: () => /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
