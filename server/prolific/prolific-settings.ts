type Environment = Partial<NodeJS.ProcessEnv>;

interface ProlificEnvironment {
  /** Where Prolific's interface is; `TOUCHSTONE_PROLIFIC_URL` names another, for tests, demos and proxies. */
  baseUrl: string;
  /** Where participants meet Prolific; `TOUCHSTONE_PROLIFIC_SITE` names another, for demos. Null for its own. */
  site: string | null;
  /** The token that `TOUCHSTONE_PROLIFIC_TOKEN` gives; null where the projects bring their own. */
  token: string | null;
}

/** How this server reaches Prolific, as the environment says. */
export function prolificEnvironment(env: Environment = process.env): ProlificEnvironment {
  return {
    baseUrl: (env.TOUCHSTONE_PROLIFIC_URL || "https://api.prolific.com").replace(/\/+$/, ""),
    site: env.TOUCHSTONE_PROLIFIC_SITE?.replace(/\/+$/, "") || null,
    token: env.TOUCHSTONE_PROLIFIC_TOKEN?.trim() || null,
  };
}
