export type SignInResult = "signed_in" | "refused" | "too_many" | "unreachable";

/** Asks for a session; better-auth answers with its cookie. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const response = await fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    if (response.ok) return "signed_in";
    if (response.status === 429) return "too_many";
    return response.status < 500 ? "refused" : "unreachable";
  } catch {
    return "unreachable";
  }
}
