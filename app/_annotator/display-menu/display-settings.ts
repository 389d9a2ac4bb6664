/** What a person chose for this browser; the absent is as the system or the project has it. */
export interface DisplaySettings {
  theme?: "light" | "dark" | undefined;
  textSize?: "large" | "largest" | undefined;
  numberKeys?: "off" | undefined;
  rail?: "hidden" | undefined;
  /** How target groups are ranked. */
  ranking?: "buttons" | "list" | undefined;
}

const storageKey = "touchstone.display";
const names = ["theme", "textSize", "numberKeys", "rail", "ranking"] as const;

/** Puts what was chosen onto the page before anything is drawn. Runs as it stands, in the page's head. */
export const displayScript = `try{Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem("${storageKey}")))}catch{}`;

/** What was chosen, as it stands on the page: it is in force even where nothing can be remembered. */
export function displaySettings(): DisplaySettings {
  const { dataset } = document.documentElement;
  return Object.fromEntries(names.filter((name) => name in dataset).map((name) => [name, dataset[name]]));
}

/** Changes one setting, or takes it back with `undefined`, and remembers it where the browser lets us. */
export function changeDisplay<K extends keyof DisplaySettings>(name: K, value: DisplaySettings[K]): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
  try {
    localStorage.setItem(storageKey, JSON.stringify(displaySettings()));
  } catch {
    // In force for this page all the same.
  }
}

export const numberKeysOn = (): boolean => displaySettings().numberKeys !== "off";
