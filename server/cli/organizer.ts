import type { Command } from "commander";
import { isoInstant } from "@/server/domain/instant";
import { createResetLink } from "@/server/services/account/create-reset-link";
import { createSetupLink } from "@/server/services/organizer/create-setup-link";
import { turnOffTwoFactor } from "@/server/services/account/turn-off-two-factor";
import { serverAddress } from "@/server/services/startup/server-address";
import { withDatabase } from "@/server/services/startup/open-database";
import { emailFrom } from "./email-from";

/** `organizer invite`, `reset` and `two-factor-off`: how people come to an account, or back into theirs. */
export function addOrganizer(program: Command): void {
  const organizer = program.command("organizer").description("people who sign in");
  organizer
    .command("invite")
    .description("print a one-time link to create an account; it works for seven days")
    .option("--url <url>", "address of the server (default: where it runs)")
    .action(({ url = serverAddress() }: { url?: string }) =>
      withDatabase(async (deps) => {
        const { token, expiresAt } = await createSetupLink(deps);
        console.log(new URL(`/setup/${token}`, url).href);
        console.error(`Works for one account until ${isoInstant(expiresAt)}.`);
      }),
    );
  organizer
    .command("reset")
    .description("print a one-time link to set a new password; it works for one day and ends all sessions")
    .argument("<email>", "email of the account", emailFrom)
    .option("--url <url>", "address of the server (default: where it runs)")
    .action((email: string, { url = serverAddress() }: { url?: string }) =>
      withDatabase(async (deps) => {
        const { token, expiresAt } = await createResetLink(deps, email);
        console.log(new URL(`/account-links/reset/${token}`, url).href);
        console.error(`Works once, for ${email}, until ${isoInstant(expiresAt)}.`);
      }),
    );
  organizer
    .command("two-factor-off")
    .description(
      "turn two-factor off for someone who lost their device and codes; it ends all their sessions",
    )
    .argument("<email>", "email of the account", emailFrom)
    .action((email: string) =>
      withDatabase(async (deps) => {
        await turnOffTwoFactor(deps, email);
        console.log(`Two-factor is off for ${email}. Their password has not changed.`);
      }),
    );
}
