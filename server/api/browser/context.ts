import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { Account } from "@/server/domain/organizer/contracts";

/** What a procedure knows of the request around it. */
export interface Context {
  deps: Deps;
  /** Who signed in, looked up when asked for: annotators' requests never need it. */
  findAccount: () => Promise<Account | null>;
  /** The session that the request carries; null where nobody signed in. */
  findSession: () => Promise<AccountSession | null>;
  /** How many recovery codes of a person nobody has used. */
  countRecoveryCodes: (userId: string) => Promise<number>;
  /** The value of one of the request's cookies. */
  cookie: (name: string) => string | undefined;
  /** The language of organizers' pages in this browser, as chosen or as the browser asks for. */
  language: OrganizerLanguage;
  /** The languages that this person wishes to read, the dearest first, as BCP 47 tags. */
  wishes: readonly string[];
  /** Where the request comes from, as far as the server can tell. */
  address: string;
  /** Whether the browser reached the server through an encrypted connection. */
  isSecure: boolean;
  /** Whether the answer is shown in a frame, as a recruiter does with its tasks. */
  isFramed: boolean;
  /** Headers of the answer; absent where a page is drawn and none can be set. */
  resHeaders: Headers | undefined;
}
