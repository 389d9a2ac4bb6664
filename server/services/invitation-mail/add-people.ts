import { invitedAddresses, setAddress } from "@/db/queries/invitations";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { AddedPeople } from "@/server/domain/invitation-mail/contracts";
import { resolvePeople } from "@/server/domain/invitation-mail/resolve-people";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { readPeopleList, type ListedPerson } from "@/server/imports/people-list/read-people-list";
import { ensureInvitations } from "@/server/services/invitation/internal/ensure-invitations";
import { listRefused } from "@/server/services/invitation/internal/read-list";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { newOptOutCode } from "./internal/opt-out-code";

const peopleAtMost = 5_000;

/**
 * Invites the people on a list who are not invited yet, and gives those who are the address that they lack; whole or not
 * at all.
 * @throws DomainError `file_refused` with each line that is at fault, `file_too_large`, `project_closed`.
 */
export async function addPeople(deps: Deps, scope: OrganizeScope, file: ImportFile): Promise<AddedPeople> {
  const list = await readAll(file);
  return deps.store.write(async (tx) => {
    const { state } = await lockProject(tx, scope.projectId);
    if (state === "closed") {
      throw new DomainError("project_closed", "This project is closed; nobody can join it any more.");
    }
    const before = await invitedAddresses(tx, scope.projectId);
    const { people, doubled, errors } = resolvePeople(list, before);
    if (errors.length > 0) throw listRefused(file.fileName, errors);
    const names = people.map(({ name }) => name);
    const { ids, added } = await ensureInvitations(deps, tx, scope.projectId, names);
    const emailOf = new Map(before.map(({ name, email }) => [name, email]));
    const gaining = people.filter(
      ({ name, email }) => email !== null && (emailOf.get(name) ?? null) === null,
    );
    for (const { name, email } of gaining) {
      await setAddress(tx, ids.get(name) ?? "", { email, optOutCode: newOptOutCode(deps) });
    }
    if (added > 0) await recordEvent(deps, tx, scope, "people_invited", { people: added });
    const addressed = gaining.filter(({ name }) => emailOf.has(name)).length;
    if (addressed > 0) await recordEvent(deps, tx, scope, "addresses_changed", { people: addressed });
    return { added, addressed, known: people.length - added - addressed, doubled };
  });
}

async function readAll(file: ImportFile): Promise<ListedPerson[]> {
  const people: ListedPerson[] = [];
  const errors: LineError[] = [];
  for await (const entry of readPeopleList(file)) {
    if ("person" in entry) people.push(entry.person);
    else errors.push(entry.error);
    if (people.length > peopleAtMost) {
      throw new DomainError("file_too_large", "A list may have 5,000 people.", { fileName: file.fileName });
    }
  }
  if (people.length + errors.length === 0) {
    errors.push(lineError("lists_nobody", { file: "pairs", line: 1, column: null, found: null }, {}));
  }
  if (errors.length > 0) throw listRefused(file.fileName, errors);
  return people;
}
