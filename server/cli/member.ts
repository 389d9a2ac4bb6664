import { Option, type Command } from "commander";
import { roles, type Role } from "@/server/domain/project/project";
import { addMemberByEmail } from "@/server/services/member/add-member-by-email";
import { listMembers } from "@/server/services/member/list-members";
import { enterProject } from "@/server/services/project/enter-project";
import { withDatabase } from "@/server/services/startup/open-database";
import { serverAddress } from "@/server/services/startup/server-address";
import { emailFrom } from "./email-from";
import { enterAsOperator, operator } from "./operator";
import { print, printedTable } from "./table";

/** `member add` and `member list`. */
export function addMemberCommand(program: Command): void {
  const member = program.command("member").description("people who may see a project");
  member
    .command("add")
    .description("make an account a member; without an account, print a one-time link for seven days")
    .argument("<project>", "address of the project")
    .argument("<email>", "email of the person", emailFrom)
    .addOption(new Option("--role <role>", "what the person may do").choices(roles).makeOptionMandatory())
    .option("--url <url>", "address of the server (default: where it runs)")
    .action((slug: string, email: string, { role, url = serverAddress() }: { role: Role; url?: string }) =>
      withDatabase(async (deps) => {
        const scope = await enterProject(deps, operator, slug, "own");
        const link = await addMemberByEmail(deps, scope, { email, role });
        if (link === null) return console.log(`${email} is now ${role} of ${slug}.`);
        console.log(new URL(`/invitations/${link.token}`, url).href);
        console.error(`Works once, for ${email}, until ${link.expiresAt}.`);
      }),
    );
  member
    .command("list")
    .description("list the members, owners first, and the open invitations")
    .argument("<project>", "address of the project")
    .option("--json", "print JSON")
    .action((slug: string, { json }: { json?: boolean }) =>
      withDatabase(async (deps) => {
        print(await listMembers(deps, await enterAsOperator(deps, slug)), json, ({ members, invitations }) =>
          printedTable(
            ["name", "email", "role", "since"],
            [
              ...members.map(({ name, email, role, joinedAt }) => [name, email, role, joinedAt]),
              ...invitations.map(({ email, role, isExpired }) => [
                null,
                email,
                role,
                isExpired ? "invitation expired" : "invited",
              ]),
            ],
          ),
        );
      }),
    );
}
