/** Digits and letters that nobody mistakes for one another. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 6;

/** What an annotator hands to their recruiter at the end, e.g. "TS-7Q4K2M". */
export function completionCode(random: () => number): string {
  const characters = Array.from(
    { length: codeLength },
    () => alphabet[Math.floor(random() * alphabet.length)],
  );
  return `TS-${characters.join("")}`;
}
