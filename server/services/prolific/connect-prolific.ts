import { saveProlificConnection } from "@/db/queries/prolific-connections";
import { lastFour, seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OwnScope } from "@/server/domain/organizer/actor";
import type {
  ConnectProlificInput,
  ConnectProlificResult,
} from "@/server/domain/recruiter/prolific/contracts";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { asDomainError, environmentToken, tokenPlace } from "./internal/prolific-account";

/**
 * Tries a token at Prolific and keeps it sealed for the project; what comes from the environment is not kept.
 * @returns the workspaces to choose from, where the token has several and none was chosen
 * @throws DomainError `token_missing` where no token was given and the environment has none, `recruiter_token_refused`,
 *   `recruiter_refused` or `recruiter_silent` as Prolific answers, `workspace_unknown` for a workspace that the token does not have, `workspace_empty` for one without a project
 */
export async function connectProlific(
  deps: Deps,
  scope: OwnScope,
  { token: given, workspaceId }: ConnectProlificInput,
): Promise<ConnectProlificResult> {
  const token = given ?? environmentToken();
  if (token === undefined) throw new DomainError("token_missing", "Paste a token of Prolific.");
  const api = deps.prolific(token);
  const account = await readAccount(api, workspaceId).catch((error: unknown) => {
    throw asDomainError(error);
  });
  if ("choose" in account) return { kind: "choose", workspaces: account.choose };
  const now = deps.now();
  const { projectId, actor } = scope;
  await deps.store.write(async (tx) => {
    await saveProlificConnection(tx, {
      ...account,
      projectId,
      sealedToken: given === undefined ? null : seal(given, tokenPlace(projectId)),
      tokenEnding: lastFour(token),
      connectedByUserId: actor.kind === "user" ? actor.userId : null,
      connectedAt: now,
      checkedAt: now,
      refusedAt: null,
      askedAudience: null,
    });
    await recordEvent(deps, tx, scope, "recruiter_connected", {
      recruiter: "prolific",
      workspace: account.workspaceTitle,
      tokenEnding: lastFour(token),
    });
  });
  return { kind: "connected" };
}

interface Account {
  workspaceId: string;
  workspaceTitle: string;
  vendorProjectId: string;
  currency: string;
}

async function readAccount(
  api: ProlificApi,
  chosen: string | undefined,
): Promise<Account | { choose: { id: string; title: string }[] }> {
  await api.me();
  const workspaces = await api.workspaces();
  const workspace = chosen === undefined ? onlyOne(workspaces) : workspaces.find(({ id }) => id === chosen);
  if (workspace === undefined) {
    if (chosen === undefined && workspaces.length > 0) return { choose: workspaces };
    throw new DomainError("workspace_unknown", "The token has no such workspace at Prolific.");
  }
  const [project] = await api.workspaceProjects(workspace.id);
  if (project === undefined) {
    throw new DomainError(
      "workspace_empty",
      "The workspace has no project at Prolific. Make one there first.",
    );
  }
  const { currency } = await api.balance(workspace.id);
  return {
    workspaceId: workspace.id,
    workspaceTitle: workspace.title,
    vendorProjectId: project.id,
    currency,
  };
}

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
