import { expect, type Page } from "@playwright/test";

interface Fiber {
  memoizedState: { dehydrated?: unknown; isDehydrated?: boolean } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Root {
  stateNode: { pendingLanes: number; current: Fiber };
}

/** Whether the scripts of the document that is shown have taken all of it over and have nothing left to do; true where it has none. */
export function scriptsDrive(): boolean {
  if (document.querySelector("script[src*='/_next/']") === null) return true;
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return false;
  const { pendingLanes, current } = (Reflect.get(document, key) as Root).stateNode;
  if (current.memoizedState?.isDehydrated === true || pendingLanes !== 0) return false;
  // A part whose own script is still on its way is as the server drew it, and nothing else shows that.
  for (const fibers: (Fiber | null)[] = [current]; fibers.length > 0;) {
    const fiber = fibers.pop();
    if (fiber === null || fiber === undefined) continue;
    if (fiber.memoizedState?.dehydrated) return false;
    fibers.push(fiber.child, fiber.sibling);
  }
  return true;
}

/** Lets what React put off until after it drew, as listeners to keys, be done: it waits in the queue of messages. */
const effectsRun = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let rounds = 3;
    port1.onmessage = () => {
      rounds -= 1;
      if (rounds > 0) return port2.postMessage(null);
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function areSettled(page: Page): Promise<boolean> {
  try {
    if (!(await page.evaluate(scriptsDrive))) return false;
    await page.evaluate(effectsRun);
    return await page.evaluate(scriptsDrive);
  } catch (error) {
    // The document led on to another.
    if (/context was destroyed|because of a navigation/.test(String(error))) return false;
    throw error;
  }
}

/** Waits until scripts drive the document that is shown and have done what follows from that. */
export const scriptsSettled = (page: Page): Promise<void> =>
  expect.poll(() => areSettled(page), { intervals: [20, 50, 100] }).toBe(true);

const awaiting = new WeakSet<Page>();

/**
 * Lets every visit of a page wait until scripts drive it: what is pressed before that may not be heard, and how soon it
 * happens is the machine's affair. A visit that waits only for the commit does not.
 */
export function awaitScripts(page: Page): Page {
  if (awaiting.has(page)) return page;
  awaiting.add(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await scriptsSettled(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await scriptsSettled(page);
    return response;
  };
  return page;
}
