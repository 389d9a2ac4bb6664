/** Gives every answer that no number says a number of its own: equal answers, as they were shown, get the same. */
export class AnswerNumbers {
  readonly #numbers = new Map<string, number>();

  /** @param order the parts of the item by their place in it, as they were shown; empty where nothing was shuffled */
  of(answer: string, order: readonly number[]): number {
    const shown = order.length === 0 ? answer : inShownOrder(answer, order);
    const number = this.#numbers.get(shown) ?? this.#numbers.size;
    this.#numbers.set(shown, number);
    return number;
  }
}

/** Of a list with an entry for each part the entries in the order of the page. */
function inShownOrder(answer: string, order: readonly number[]): string {
  const parts: unknown = JSON.parse(answer);
  return Array.isArray(parts) ? JSON.stringify(order.map((place) => parts[place] as unknown)) : answer;
}
