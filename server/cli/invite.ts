import type { Command } from "commander";
import type { Deps } from "@/server/deps";
import type { QueuedMail } from "@/server/domain/invitation-mail/contracts";
import type { MailKind } from "@/server/domain/invitation-mail/mail-states";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { addPeople } from "@/server/services/invitation-mail/add-people";
import { queueMail } from "@/server/services/invitation-mail/queue-mail";
import { sendWaitingMail } from "@/server/services/invitation-mail/send-waiting-mail";
import { withDatabase } from "@/server/services/startup/open-database";
import { localFile } from "./local-file";
import { enterAsOperator } from "./operator";
import { print } from "./table";

interface InviteOptions {
  file: string;
  send?: boolean;
  json?: boolean;
}

/** `invite`: adds people to a project, and mails their personal links. */
export function addInvite(program: Command): void {
  program
    .command("invite")
    .argument("<project>", "address of the project")
    .requiredOption("--file <file>", "CSV, TSV or text with names and email addresses")
    .option("--send", "mail the invitation to everyone who has not got it")
    .option("--json", "print the result as one JSON object")
    .description("invite people by a list, all or nothing; known people get the address they lack")
    .action((slug: string, { file, send, json }: InviteOptions) =>
      withDatabase(async (deps) => {
        const scope = await enterAsOperator(deps, slug);
        const added = await addPeople(deps, scope, localFile(file));
        const mail = send === true ? await mailNow(deps, scope, "invitation") : null;
        print({ ...added, mail }, json, () =>
          [
            `${added.added} invited, ${added.addressed} given an address, ${added.known} known before`,
            ...(mail === null ? [] : [mailLine(mail)]),
          ].join("\n"),
        );
      }),
    );
}

/** `remind`: mails a reminder to everyone who has not finished. */
export function addRemind(program: Command): void {
  program
    .command("remind")
    .argument("<project>", "address of the project")
    .option("--json", "print the result as one JSON object")
    .description("remind invited people who have not finished, at most twice and once a day")
    .action((slug: string, { json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        const mail = await mailNow(deps, await enterAsOperator(deps, slug), "reminder");
        print(mail, json, mailLine);
      }),
    );
}

/** Writes the mails down and sends them; what the mail server does not take now, a running server tries again. */
async function mailNow(deps: Deps, scope: OrganizeScope, kind: MailKind): Promise<QueuedMail> {
  const queued = await queueMail(deps, scope, { kind, invitationIds: null });
  await sendWaitingMail(deps);
  return queued;
}

function mailLine({ queued, barred }: QueuedMail): string {
  const reasons = barred.map(({ bar, people }) => `${people} ${bar.replaceAll("_", " ")}`);
  return `${queued} mailed${reasons.length === 0 ? "" : `; not mailed: ${reasons.join(", ")}`}`;
}
