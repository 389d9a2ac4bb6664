/** Ends the session and opens a page that needs none. */
export async function signOut(next: string): Promise<void> {
  await fetch("/api/auth/sign-out", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  window.location.assign(next);
}
