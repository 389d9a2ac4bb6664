import { InvalidArgumentError, type Command } from "commander";
import { createTokenInput } from "@/server/domain/token/contracts";
import { apiScopes, type ApiScope } from "@/server/domain/token/scopes";
import { createToken } from "@/server/services/token/create-token";
import { ownerForCommand } from "@/server/services/token/owner-for-command";
import { withDatabase } from "@/server/services/startup/open-database";
import { emailFrom } from "./email-from";
import { wholeNumberFrom } from "./ratings/number-option";

interface TokenOptions {
  name: string;
  scope: ApiScope[];
  project?: string;
  days: number;
  email?: string;
}

/** `token create`: what programs show to act as somebody. */
export function addToken(program: Command): void {
  const token = program.command("token").description("tokens by which programs act as an account");
  token
    .command("create")
    .description("print a token, once; programs send it as authorization: Bearer tst_…")
    .requiredOption("--name <name>", "what the token is for, such as nightly-pull")
    .requiredOption("--scope <scope...>", `what it may do: all, or some of ${apiScopes.join(", ")}`, addScope)
    .option("--project <project>", "the one project that it reaches (default: all of its owner's)")
    .option("--days <days>", "days until it ends", wholeNumberFrom(1, 3_650), 90)
    .option("--email <email>", "whose token it is (default: the only owner, or the only account)", emailFrom)
    .action(
      ({
        name,
        scope,
        project = null,
        days,
        email,
      }: Omit<TokenOptions, "project"> & { project?: string | null }) =>
        withDatabase(async (deps) => {
          const owner = await ownerForCommand(deps, { email, project });
          const input = createTokenInput.parse({ name, scope, project, days });
          const made = await createToken(deps, owner, input);
          console.log(made.token);
          console.error(`Works until ${made.expiresAt}. It is not shown again.`);
        }),
    );
}

/** A scope as the screen says it, with a space, is the same one. */
function addScope(text: string, before: ApiScope[] = []): ApiScope[] {
  if (text === "all") return [...apiScopes];
  const found = apiScopes.find((scope) => scope === text.replace(": ", ":"));
  if (found !== undefined) return [...before, found];
  throw new InvalidArgumentError(`A scope is one of ${apiScopes.join(", ")}, or all.`);
}
