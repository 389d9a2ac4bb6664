/** The column that every table of a rehearsal copy ends with. */
export const simulatedColumn = "simulated";

/** Adds the column to a CSV that comes piece by piece, the first line being the header; quoted cells may hold line ends. */
export class SimulatedCsv {
  #isInQuotes = false;
  #isHeader = true;

  next(text: string): string {
    let marked = "";
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at];
      if (letter === '"') this.#isInQuotes = !this.#isInQuotes;
      if (letter !== "\n" || this.#isInQuotes) continue;
      marked += `${text.slice(from, at)},${this.#isHeader ? simulatedColumn : "true"}\n`;
      this.#isHeader = false;
      from = at + 1;
    }
    return marked + text.slice(from);
  }
}

/** The same for a whole text. */
export const simulatedCsv = (text: string): string => new SimulatedCsv().next(text);

/** `gold.csv` becomes `gold-simulated.csv`; what says so already stays as it is. */
export function simulatedName(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot <= 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  return stem.endsWith("-simulated") ? name : `${stem}-simulated${ending}`;
}
