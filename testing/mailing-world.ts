import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { annotators } from "@/db/schema";
import type { Deps } from "@/server/deps";
import type { MailedPerson } from "@/server/domain/invitation-mail/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { smtpMailer } from "@/server/mail/mailer";
import { joinProject } from "@/server/services/annotator/join-project";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { addPeople } from "@/server/services/invitation-mail/add-people";
import { queueMail } from "@/server/services/invitation-mail/queue-mail";
import { sendWaitingMail } from "@/server/services/invitation-mail/send-waiting-mail";
import { showMail } from "@/server/services/invitation-mail/show-mail";
import { enterProject } from "@/server/services/project/enter-project";
import { fileOf } from "./draft";
import { startMailCatcher, type MailCatcher } from "./mail-catcher";
import { databasePerTest } from "./world/database-hooks";
import { makeProject, type World, type WorldOptions } from "./world/world";

/** Where the links in the mails of these worlds begin. */
export const serverOfMails = "https://gold.example.org";

/** A live project for each test of a file, with a mail server that keeps what it is sent. */
export class MailingWorld {
  readonly database = databasePerTest();
  catcher!: MailCatcher;
  world!: World;
  deps!: Deps;
  scope!: OrganizeScope;

  constructor() {
    beforeAll(async () => {
      this.catcher = await startMailCatcher();
    });
    afterAll(() => this.catcher.close());
    beforeEach(async () => {
      this.catcher.mails.length = 0;
      await this.enter();
    });
  }

  /** Begins with another project. */
  async enter(options: WorldOptions = {}): Promise<void> {
    const settings = { contactEmail: "ana@lab.example", ...options.settings };
    this.world = await makeProject(this.database.store, { items: 8, ...options, settings });
    const from = "Touchstone <touchstone@example.org>";
    const bounces = "bounces@example.org";
    const mailer = smtpMailer({ smtpUrl: this.catcher.url, from, address: serverOfMails, bounces });
    this.deps = { ...this.world.deps, mailer };
    this.scope = await enterProject(this.deps, { kind: "system" }, this.world.slug, "organize");
  }

  add = (list: string) => addPeople(this.deps, this.scope, fileOf("people.csv", list));
  invite = () => queueMail(this.deps, this.scope, { kind: "invitation", invitationIds: null });
  remind = () => queueMail(this.deps, this.scope, { kind: "reminder", invitationIds: null });
  send = () => sendWaitingMail(this.deps);

  people = async () => (await showMail(this.deps, this.scope)).people;
  states = async () => Object.fromEntries((await this.people()).map(({ name, state }) => [name, state]));

  async person(name: string): Promise<MailedPerson> {
    const found = (await this.people()).find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is not invited.`);
    return found;
  }

  /** Kinds and contents of what was written down last. */
  kinds = async () =>
    (await latestEvents(this.database.store.read, this.world.projectId, 20)).map(({ kind, data }) => [
      kind,
      data,
    ]);

  /** The person comes by their personal link. */
  async come(name: string) {
    const all = await listInvitations(this.deps, this.scope);
    const invite = all.find((each) => each.name === name)?.code ?? "";
    return joinProject(this.deps, { project: this.world.slug, source: "invite", invite });
  }

  changeAnnotator = (name: string, set: Partial<typeof annotators.$inferInsert>) =>
    this.database.store.write((tx) => tx.update(annotators).set(set).where(eq(annotators.externalId, name)));
}
