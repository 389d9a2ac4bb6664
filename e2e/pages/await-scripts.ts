import { expect, type Page } from "@playwright/test";

interface Root {
  stateNode: { pendingLanes: number; current: { memoizedState: { isDehydrated?: boolean } | null } };
}

/** Whether the scripts of the document that is shown have taken it over and have nothing left to do; true where it has none. */
export function scriptsDrive(): boolean {
  if (document.querySelector("script[src*='/_next/']") === null) return true;
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return false;
  const { pendingLanes, current } = (Reflect.get(document, key) as Root).stateNode;
  return current.memoizedState?.isDehydrated !== true && pendingLanes === 0;
}

const awaiting = new WeakSet<Page>();

/**
 * Lets every visit of a page wait until scripts drive it: what is pressed before that may not be heard, and how soon it
 * happens is the machine's affair. A visit that waits only for the commit does not.
 */
export function awaitScripts(page: Page): Page {
  if (awaiting.has(page)) return page;
  awaiting.add(page);
  const settled = () =>
    expect.poll(() => page.evaluate(scriptsDrive), { intervals: [20, 50, 100] }).toBe(true);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await settled();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await settled();
    return response;
  };
  return page;
}
