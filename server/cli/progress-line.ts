/** Where progress is shown: a terminal, or any other stream. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

const onTerminalMs = 200;
const elsewhereMs = 10_000;

/**
 * Says how far a long command is: on a terminal in one line that is written over, elsewhere, as in a log, in a line
 * every ten seconds. What ends before the first of these is not worth a word.
 */
export class ProgressLine {
  #lastAt: number;
  #isOpen = false;

  constructor(
    private readonly stream: ProgressStream = process.stderr,
    private readonly now: () => number = Date.now,
  ) {
    this.#lastAt = now();
  }

  report(text: string): void {
    const now = this.now();
    if (now - this.#lastAt < (this.stream.isTTY === true ? onTerminalMs : elsewhereMs)) return;
    this.#lastAt = now;
    this.stream.write(this.stream.isTTY === true ? `\r\u001b[K${text}` : `${text}\n`);
    this.#isOpen = this.stream.isTTY === true;
  }

  /** Clears the line, so that what is printed next stands alone. */
  done(): void {
    if (this.#isOpen) this.stream.write("\r\u001b[K");
    this.#isOpen = false;
  }
}
