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

/** How long scripts may take before the page stands without them, in milliseconds. */
const scriptsMs = 10_000;

const chosenPrefix = "display-";

/** The name of the field that changes a setting. */
export const fieldOf = (name: keyof DisplaySettings): string => `${chosenPrefix}${name}`;

/** The value of a field's option that takes the setting back. */
export const usual = "default";

/**
 * Runs as it stands in the page's head, before anything is drawn: tells the page when its scripts do not come, puts
 * what was chosen onto the page, remembers every change where the browser lets us, and serves the Display menu, which
 * so works before the page's scripts do and weighs nothing in them.
 */
export const displayScript = `{
const page=document.documentElement,chosen=page.dataset,names=${JSON.stringify(names)};
setTimeout(()=>{chosen.scripts??="failed"},${scriptsMs});
try{Object.assign(chosen,JSON.parse(localStorage.getItem("${storageKey}")))}catch{}
new MutationObserver(()=>{try{localStorage.setItem("${storageKey}",JSON.stringify(Object.fromEntries(names.filter(name=>name in chosen).map(name=>[name,chosen[name]]))))}catch{}}).observe(page,{attributeFilter:names.map(name=>"data-"+name.replace(/[A-Z]/g,"-$&").toLowerCase())});
const setting=field=>field.name?.startsWith("${chosenPrefix}")?field.name.slice(${chosenPrefix.length}):null;
addEventListener("toggle",({target})=>{for(const field of target.querySelectorAll("input"))if(setting(field)!==null)field.checked=(chosen[setting(field)]??"${usual}")===field.value},true);
addEventListener("change",({target})=>{const name=setting(target);if(name===null)return;if(target.value==="${usual}")delete chosen[name];else chosen[name]=target.value});
}`;

/** What was chosen, as it stands on the page: it is in force even where nothing can be remembered. */
export function displaySettings(): DisplaySettings {
  const { dataset } = document.documentElement;
  return Object.fromEntries(names.filter((name) => name in dataset).map((name) => [name, dataset[name]]));
}

/** Changes one setting, or takes it back with `undefined`; the page's head remembers it. */
export function changeDisplay<K extends keyof DisplaySettings>(name: K, value: DisplaySettings[K]): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

export const numberKeysOn = (): boolean => displaySettings().numberKeys !== "off";
