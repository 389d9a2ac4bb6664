/** A radio button of a matrix that is checked. */
export interface ChosenPlace {
  candidate: number;
  place: number;
}

/** What was chosen in a matrix as it stands on the page, candidate by candidate. */
export function chosenPlaces(root: Element): ChosenPlace[] {
  return [...root.querySelectorAll<HTMLElement>("fieldset[data-candidate]")].flatMap((row) => {
    const radio = row.querySelector<HTMLInputElement>("input:checked");
    return radio === null ? [] : [{ candidate: Number(row.dataset.candidate), place: Number(radio.value) }];
  });
}
