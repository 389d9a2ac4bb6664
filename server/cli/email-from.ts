import { InvalidArgumentError } from "commander";
import { requestResetInput } from "@/server/domain/organizer/account-contracts";

/** An email as accounts keep it, from the command line. @throws InvalidArgumentError for what is none. */
export function emailFrom(text: string): string {
  const email = requestResetInput.shape.email.safeParse(text);
  if (!email.success) throw new InvalidArgumentError("Enter an email, such as ana@example.org.");
  return email.data;
}
