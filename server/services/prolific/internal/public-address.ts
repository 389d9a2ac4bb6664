/** Where people and Prolific reach this server, without a slash at the end. */
export function publicAddress(env: Partial<NodeJS.ProcessEnv> = process.env): string {
  return (env.TOUCHSTONE_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, "");
}
