import type { Page } from "@playwright/test";

/** Whether the page as a whole can be scrolled sideways. */
export const hasSidewaysScrolling = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Elements in view that hide part of their own text, by class and text. */
export const textsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>("main *")]
      .filter(
        (element) =>
          element.checkVisibility() &&
          holdsText(element) &&
          // An organizer's table may be wider than a phone, and scrolls by itself.
          element.closest(".sr-only, .markdown table") === null,
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCutX = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
        const isCutY = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
        const { left, right } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return isCutX || isCutY || isOutside;
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`);
  });

/**
 * Targets smaller than they have to be, as name and size. Links inside a sentence are exempt (2.5.8), and with a mouse the
 * steps between two points of a row are 32 wide.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const stepWidth = 32;
    const isStepInRow = (target: Element) =>
      matchMedia("(pointer: fine)").matches &&
      target.matches(".segment-cells .cell:not(:first-child) *") &&
      getComputedStyle(target).getPropertyValue("--scale-flow") === "row";
    const all = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea"),
    ];
    return all
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.matches("p a, .skip"))
      .map((target) => ({ target, box: (target.closest("label") ?? target).getBoundingClientRect() }))
      .filter(
        ({ target, box }) =>
          box.width < (isStepInRow(target) ? stepWidth : pixels) - 0.5 || box.height < pixels - 0.5,
      )
      .map(({ target, box }) => {
        const name = target.textContent || target.getAttribute("name") || target.tagName;
        return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  }, least);
