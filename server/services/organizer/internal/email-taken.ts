import { DomainError } from "@/server/domain/errors";

export function emailTaken(email: string): DomainError {
  return new DomainError("email_taken", `There is an account for ${email} already. Sign in with it.`, {
    email,
  });
}
