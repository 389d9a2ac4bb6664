import type { Deps } from "@/server/deps";

/** Random bytes of the code that ends the mail to a person. */
const codeBytes = 12;

export const newOptOutCode = ({ newSecret }: Pick<Deps, "newSecret">): string => newSecret(codeBytes);
