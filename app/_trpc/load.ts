import "server-only";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { DomainError } from "@/server/domain/errors";
import { serverCaller } from "./server";

type Caller = Awaited<ReturnType<typeof serverCaller>>;

function refusalIn(error: unknown): DomainError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DomainError ? cause : null;
}

/** What a page shows; whoever is not signed in goes to the sign-in, and what is not theirs does not exist. */
export async function load<T>(ask: (caller: Caller) => Promise<T>): Promise<T> {
  try {
    return await ask(await serverCaller());
  } catch (error) {
    const reason = refusalIn(error)?.reason;
    if (reason === "unauthenticated") redirect("/sign-in");
    if (reason === "not_found" || reason === "forbidden" || reason === "invalid_input") notFound();
    throw error;
  }
}

/** The same for a page that has something to say to a refusal; null then. */
export async function loadUnlessRefused<T>(ask: (caller: Caller) => Promise<T>): Promise<T | null> {
  try {
    return await ask(await serverCaller());
  } catch (error) {
    if (refusalIn(error) === null) throw error;
    return null;
  }
}

/** The project of a page and its layout, asked for once a request. */
export const loadProject = cache((slug: string) => load((caller) => caller.project.get({ project: slug })));

/** The same where it is missing without harm; null then. */
export const findProject = cache((slug: string) =>
  loadUnlessRefused((caller) => caller.project.get({ project: slug })),
);

/** Who is signed in; nobody goes to the sign-in. */
export async function loadAccount() {
  const account = await load((caller) => caller.setup.whoAmI());
  if (account === null) redirect("/sign-in");
  return account;
}
