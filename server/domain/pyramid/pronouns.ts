import { wordForm } from "./text-words";

const pronouns = new Set(
  `i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves themself oneself let's`.split(/\s+/),
);

/** Capitals alone are a name: the US, IT. */
const isAbbreviation = (written: string) => /^\p{Lu}{2,}$/u.test(written);

/**
 * Whether a word is a personal, possessive or reflexive pronoun of English, also with a verb behind it, as in `it's`.
 *
 * The paper forbids "any pronouns" and names none. These point to someone or something outside of the text, so that nobody
 * can tell what a text says by itself. Demonstrative, relative and indefinite pronouns are not in the list: `that` and
 * `which` are conjunctions or determiners as often, which no list can tell, and the ones meant point into the text itself.
 */
export function isPronoun(written: string): boolean {
  if (isAbbreviation(written)) return false;
  const [form, base = ""] = [written.toLowerCase().replaceAll("’", "'"), wordForm(written).split("'")[0]];
  return pronouns.has(form) || pronouns.has(base);
}
