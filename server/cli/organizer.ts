import type { Command } from "commander";
import { isoInstant } from "@/server/domain/instant";
import { createSetupLink } from "@/server/services/organizer/create-setup-link";
import { serverAddress } from "@/server/services/startup/server-address";
import { withDatabase } from "@/server/services/startup/open-database";

/** `organizer invite`: a link by which one more person makes an account. */
export function addOrganizer(program: Command): void {
  program
    .command("organizer")
    .description("people who sign in")
    .command("invite")
    .description("print a one-time link by which somebody makes an account; it is good for seven days")
    .option("--url <url>", "address of the server (default: where it runs)")
    .action(({ url = serverAddress() }: { url?: string }) =>
      withDatabase(async (deps) => {
        const { token, expiresAt } = await createSetupLink(deps);
        console.log(new URL(`/setup/${token}`, url).href);
        console.error(`Good for one account until ${isoInstant(expiresAt)}.`);
      }),
    );
}
