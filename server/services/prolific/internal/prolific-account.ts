import {
  noteTokenCheck,
  prolificConnectionOf,
  type ProlificConnectionRow,
} from "@/db/queries/prolific-connections";
import type { Deps } from "@/server/deps";
import { unseal } from "@/server/auth/sealed-text";
import { DomainError } from "@/server/domain/errors";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { prolificEnvironment } from "@/server/prolific/prolific-settings";

type World = Pick<Deps, "store" | "now" | "prolific">;

/** Where the token of a project is sealed for. */
export const tokenPlace = (projectId: string): string => `prolific token of ${projectId}`;

/** The token that the environment gives; undefined where it gives none. */
export const environmentToken = (): string | undefined => prolificEnvironment().token ?? undefined;

/**
 * Prolific's interface with the token of a project.
 * @throws DomainError `not_connected` where there is none, or the server can no longer read it
 */
export async function prolificAccount(
  deps: World,
  projectId: string,
): Promise<{ api: ProlificApi; connection: ProlificConnectionRow }> {
  const connection = await prolificConnectionOf(deps.store.read, projectId);
  if (connection === undefined) throw notConnected();
  const token =
    connection.sealedToken === null
      ? environmentToken()
      : unseal(connection.sealedToken, tokenPlace(projectId));
  if (token === undefined || token === null) throw notConnected();
  return { api: deps.prolific(token), connection };
}

const notConnected = () =>
  new DomainError("not_connected", "Connect Prolific first, under Annotators, Recruit, Prolific.");

/**
 * Asks Prolific something for an organizer, and says in our words what came of it. A refused token is noted.
 * @throws DomainError `recruiter_refused` with Prolific's words, `recruiter_silent` where it did not answer,
 *   `recruiter_token_refused` where it no longer takes the token
 */
export async function askProlific<T>(
  deps: World,
  projectId: string,
  ask: (api: ProlificApi, connection: ProlificConnectionRow) => Promise<T>,
): Promise<T> {
  const { api, connection } = await prolificAccount(deps, projectId);
  try {
    return await ask(api, connection);
  } catch (error) {
    await noteRefusedToken(deps, projectId, error);
    throw asDomainError(error);
  }
}

/** Notes that Prolific refuses the token, if that is what happened. */
export async function noteRefusedToken(deps: World, projectId: string, error: unknown): Promise<void> {
  if (!(error instanceof ProlificError) || error.failure !== "unauthorized") return;
  const refusedAt = deps.now();
  await deps.store.write((tx) => noteTokenCheck(tx, projectId, { refusedAt }));
}

export function asDomainError(error: unknown): unknown {
  if (!(error instanceof ProlificError)) return error;
  const { failure, said } = error;
  switch (failure) {
    case "unauthorized":
      return new DomainError(
        "recruiter_token_refused",
        "Prolific no longer takes the token. Connect again.",
        {
          said,
        },
      );
    case "refused":
      return new DomainError("recruiter_refused", `Prolific refused: “${said}”`, { said });
    case "busy":
    case "unknown":
      return new DomainError("recruiter_silent", "Prolific has not answered. Try again in a minute.", {
        said,
      });
  }
}
