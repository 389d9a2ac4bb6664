import { packageProgram, runCommand } from "./run-command.mjs";

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error("Say what changes, in a few words: npm run db:generate -- add-due-dates");
  process.exit(2);
}

/** The address only says for which engine; nothing connects to it. */
const addresses = ["", "postgres://schema.only/touchstone"];
for (const DATABASE_URL of addresses) {
  const args = ["generate", "--config=db/drizzle.config.ts", `--name=${name}`];
  const exitCode = await runCommand(packageProgram("drizzle-kit"), args, { DATABASE_URL });
  if (exitCode !== 0) process.exit(exitCode);
}
