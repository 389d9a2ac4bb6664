import { ProgressLine } from "../progress-line";

/** Says on standard error how far a rehearsal is. */
export class RehearsalProgress {
  #people = 0;
  #pages = 0;

  constructor(
    private readonly all: number,
    private readonly line = new ProgressLine(),
  ) {}

  page(): void {
    this.#pages += 1;
    this.#report();
  }

  person(): void {
    this.#people += 1;
    this.#report();
  }

  done(): void {
    this.line.done();
  }

  #report(): void {
    this.line.report(`${this.#people} of ${this.all} annotators are done, ${this.#pages} pages submitted`);
  }
}
