import { expect, type Locator, type Page } from "@playwright/test";
import type { HitScreen } from "./hit-screen";

/** A contact that every end page has to name. */
export const contact = { contactName: "Ana Lin", contactEmail: "ana@example.org" };

interface Ending {
  title: string;
  /** What the page says of why. */
  says: string[];
  pages: number;
  due?: string;
  /** The code, once there is a page; none before. */
  code?: string;
}

/** An end page: what happened, why, what is due, the code where there is one, and whom to ask. */
export async function expectEnd(page: Page, { title, says, pages, due, code }: Ending): Promise<Locator> {
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const main = page.getByRole("main");
  for (const text of says) await expect(main).toContainText(text);
  const pay = due === undefined ? "Pay was agreed with the organizer." : `You earned ${due}.`;
  await expect(main).toContainText(`You submitted ${pages} page${pages === 1 ? "" : "s"}. ${pay}`);
  if (code === undefined) await expect(main.getByText("Completion code")).toHaveCount(0);
  else await expect(main.getByText(code, { exact: true })).toBeVisible();
  await expect(main).toContainText("Questions: Ana Lin");
  await expect(main.getByRole("link", { name: "ana@example.org" })).toBeVisible();
  return main;
}

/** Answers a whole page alike and submits it. */
export async function judgeAlike(hit: HitScreen, value: number): Promise<void> {
  await hit.hydrated();
  await hit.answerAll(value);
  await hit.submit();
}
