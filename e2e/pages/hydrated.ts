import { expect, type Locator } from "@playwright/test";

interface Fiber {
  return: Fiber | null;
  /** Of the topmost one: the root that React drives. */
  stateNode: { pendingLanes: number };
}

/** Waits until scripts drive an element and React has nothing left to do; a press before that may not be heard. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const key = Object.keys(node).find((name) => name.startsWith("__reactFiber"));
        if (key === undefined) return false;
        let fiber = Reflect.get(node, key) as Fiber;
        while (fiber.return !== null) fiber = fiber.return;
        return fiber.stateNode.pendingLanes === 0;
      }),
    )
    .toBe(true);
  return element;
}
