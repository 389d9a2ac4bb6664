/** A line of the dictionary's files that does not have their form; the files at hand are damaged. */
export class MalformedLine extends Error {
  override readonly name = "MalformedLine";

  constructor(what: string, line: string) {
    super(`${what} is not in a line of WordNet that begins with "${line.slice(0, 60)}"`);
  }
}
