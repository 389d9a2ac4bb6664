/** What every protocol file begins with, as comments of YAML have it: a space before each line. */
export const protocolHeading = ` Protocol of a Touchstone project: what its organizer decides, without items, people and answers.
 A setting that is left out is the preset's.`;
