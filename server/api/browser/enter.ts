import { limitJoins } from "@/server/auth/join-limit";
import { limitWrongCodes } from "@/server/auth/return-code-limit";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { holdsZeroCharacter } from "@/server/domain/zero-character";
import { joinProject } from "@/server/services/annotator/join-project";
import { annotatorCookie, ensureDevice, setAnnotatorCookie } from "./annotator-cookie";
import type { Context } from "./context";
import { findAnnotator } from "./find-annotator";

/**
 * Makes this browser known as an annotator; it stays whoever it is where nothing proves somebody else. Each address has so
 * many wrong return codes.
 * @throws DomainError as `joinProject`, and `rate_limited`
 */
export function enter(ctx: Context, input: JoinInput): Promise<void> {
  const { address, deps } = ctx;
  return limitWrongCodes(deps, { address, returnCode: input.returnCode }, async () => {
    const known = await findAnnotator(ctx, input.project);
    const browser = {
      tokenOf: (slug: string) => ctx.cookie(annotatorCookie(slug)),
      annotatorId: known?.annotatorId ?? null,
      device: ensureDevice(ctx),
      wishes: ctx.wishes,
    };
    const { token } = await joinProject(ctx.deps, input, browser);
    setAnnotatorCookie(ctx, input.project, token);
  });
}

/** The same for what came as a form: each address has so many joins a minute, too. */
export async function enterByForm(ctx: Context, input: JoinInput): Promise<void> {
  if (holdsZeroCharacter(input)) {
    throw new DomainError("malformed", "This request holds a character that is no text (U+0000).");
  }
  await limitJoins(ctx.deps, ctx.address);
  await enter(ctx, input);
}
