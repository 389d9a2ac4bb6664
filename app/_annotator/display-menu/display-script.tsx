import { headers } from "next/headers";
import { displayScript } from "./display-settings";

/** Puts a person's display settings onto the page before anything is drawn, under the nonce of this answer. */
export async function DisplayScript() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  // A browser hides the nonce of what it has read, so the two sides never agree on it.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: displayScript }} />
  );
}
