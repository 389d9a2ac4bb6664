/** What the person who started the server needs to know. */
export interface Start {
  address: string;
  /** The token of the link by which the first organizer makes an account; null once there is one. */
  setupToken: string | null;
  demoSlug: string;
  dataFolder: string;
}

/** The three lines that a server prints once it answers. */
export function greeting({ address, setupToken, demoSlug, dataFolder }: Start): string[] {
  return [
    setupToken === null
      ? `Organizer sign-in: ${address}/sign-in`
      : `Organizer set-up: ${address}/setup/${setupToken}`,
    `Annotators join the demo: ${address}/p/${demoSlug}`,
    `Data: ${dataFolder}`,
  ];
}
