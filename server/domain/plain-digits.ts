/** A typed number with the digits and signs of ASCII: keyboards of several languages give others, such as ٨٫٥ and ８．５. */
export const plainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace("\u066b", ".");
