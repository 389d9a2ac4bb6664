import { expect, type Browser, type Page } from "@playwright/test";
import type { TestOrganizer } from "@/testing/organizer";
import { wide } from "../sizes";

/** A page of a browser of its own, in which this person is signed in. */
export async function deskOf(
  browser: Browser,
  origin: string,
  { email, password }: TestOrganizer,
): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, baseURL: origin });
  const headers = { origin };
  const answer = await context.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers,
  });
  expect(answer.ok()).toBe(true);
  return context.newPage();
}
