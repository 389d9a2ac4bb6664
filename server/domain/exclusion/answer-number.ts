/** Gives every answer that no number says a number of its own: equal answers get the same. */
export class AnswerNumbers {
  readonly #numbers = new Map<string, number>();

  of(answer: string): number {
    const number = this.#numbers.get(answer) ?? this.#numbers.size;
    this.#numbers.set(answer, number);
    return number;
  }
}
