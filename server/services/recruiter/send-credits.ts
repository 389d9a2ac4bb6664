import { abandonCredits, claimCredit, setCredit, waitingCredits } from "@/db/queries/sona-credits";
import type { Deps } from "@/server/deps";
import { creditAddress, type CreditAnswer, type CreditState } from "@/server/domain/recruiter/sona/credit";
import { askSona } from "./internal/ask-sona";
import { readRecruiterSecret } from "./internal/read-recruiter-secret";

/** Credits that one turn asks for, one after the other. */
const perTurn = 20;

/** So long after it was certain that SONA had not been reached it is asked again. */
const pauseMs = 5 * 60_000;

/** So long after asking, the process that asked is taken to have ended. */
const abandonedMs = 2 * 60_000;

type Waiting = Awaited<ReturnType<typeof waitingCredits>>[number];

/**
 * Asks SONA for the credits that people have earned. Each is claimed first and asked for once: where it is not known what
 * SONA did, nobody asks again but an organizer. Only what is certain not to have reached SONA is tried again.
 */
export async function sendCredits(deps: Deps, ask: typeof askSona = askSona): Promise<void> {
  const now = deps.now();
  await deps.store.write((tx) =>
    abandonCredits(tx, now - abandonedMs, "The server stopped while it asked SONA."),
  );
  for (const credit of await waitingCredits(deps.store.read, { before: now - pauseMs, limit: perTurn })) {
    await sendCredit(deps, credit, ask);
  }
}

async function sendCredit(deps: Deps, waiting: Waiting, ask: typeof askSona): Promise<void> {
  const { annotatorId, attempts } = waiting;
  const address = await addressOf(deps, waiting);
  const now = deps.now();
  if (!(await deps.store.write((tx) => claimCredit(tx, { annotatorId, attempts, now })))) return;
  const answer: CreditAnswer =
    address === null
      ? { state: "refused", text: "The credit token or the address of SONA is not set." }
      : await ask(address);
  const to = after[answer.state];
  await deps.store.write((tx) => setCredit(tx, annotatorId, { from: ["sending"], to, answer: answer.text }));
}

const after: Record<CreditAnswer["state"], CreditState> = {
  given: "given",
  refused: "refused",
  unclear: "unknown",
  unsent: "waiting",
};

async function addressOf(deps: Deps, { projectId, surveyCode, settings }: Waiting): Promise<string | null> {
  const sona = settings.recruiters.find(({ name }) => name === "sona");
  const token = await readRecruiterSecret(deps.store.read, projectId, "sona");
  if (sona?.name !== "sona" || sona.credit === undefined || sona.credit.site === "" || token === null)
    return null;
  return creditAddress(sona.credit, token, surveyCode);
}
