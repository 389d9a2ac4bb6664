import { findProjectBySlug } from "@/db/queries/projects";
import { memberships, sessions } from "@/db/schema";
import { eq } from "drizzle-orm";
import type { Store } from "@/db/store";
import { testDeps } from "@/testing/world/deps";
import type { Role } from "@/server/domain/project/project";
import { newId } from "@/server/ids";
import { createResetLink } from "@/server/services/account/create-reset-link";
import { createAccountBySetupLink } from "@/server/services/organizer/create-account";
import { createSetupLink } from "@/server/services/organizer/create-setup-link";

/** Somebody who can sign in. */
export interface TestOrganizer {
  userId: string;
  name: string;
  email: string;
  password: string;
}

const realTime = (store: Store) => ({ ...testDeps(store).deps, now: Date.now });

/** The token of a set-up link that nobody has used. */
export async function makeSetupLink(store: Store): Promise<string> {
  return (await createSetupLink(realTime(store))).token;
}

/** The token of a link to a new password that nobody has used. */
export async function makeResetLink(store: Store, { email }: TestOrganizer): Promise<string> {
  return (await createResetLink(realTime(store), email)).token;
}

/** Lets the sessions of a person seem to have begun this much earlier, in ms. */
export async function backdateSessions(store: Store, { userId }: TestOrganizer, byMs: number): Promise<void> {
  const createdAt = new Date(Date.now() - byMs);
  await store.write((tx) => tx.update(sessions).set({ createdAt }).where(eq(sessions.userId, userId)));
}

/** Makes an account of its own, without any project. */
export async function makeOrganizer(store: Store, name = "Ana Lin"): Promise<TestOrganizer> {
  const person = { name, email: `${newId()}@example.org`, password: "a long enough password" };
  const token = await makeSetupLink(store);
  const { id } = await createAccountBySetupLink(realTime(store), { token, ...person });
  return { userId: id, ...person };
}

/** Lets somebody into a project, unless they are in it. */
export async function addMember(
  store: Store,
  projectId: string,
  { userId }: TestOrganizer,
  role: Role = "owner",
): Promise<void> {
  await store.write((tx) =>
    tx.insert(memberships).values({ projectId, userId, role, createdAt: Date.now() }).onConflictDoNothing(),
  );
}

/** The same for a project that is known by its address. */
export async function addMemberOf(store: Store, slug: string, organizer: TestOrganizer): Promise<void> {
  const project = await findProjectBySlug(store.read, slug);
  if (project === undefined) throw new Error(`There is no project ${slug}.`);
  await addMember(store, project.id, organizer);
}
