/**
 * A bonus on its way. `ready`: decided, nothing was sent. `sending`: it is in a batch whose payment may be under way.
 * `accepted`: Prolific took the payment and pays within minutes. `paid`: Prolific says so itself, or a person did.
 * `unknown`: the payment was sent and nobody answered, so it may or may not have happened. `withdrawn`: taken back before
 * anything was sent.
 */
export const bonusStates = ["ready", "sending", "accepted", "unknown", "paid", "withdrawn"] as const;
export type BonusState = (typeof bonusStates)[number];

/** A payment of several bonuses by one call, from its preparation to what became of the call. */
export const bonusBatchStates = ["setting-up", "paying", "accepted", "unknown", "refused"] as const;

/** States in which a bonus of a submission is not settled; a submission has one such bonus at a time. */
export const openBonusStates = [
  "ready",
  "sending",
  "accepted",
  "unknown",
] as const satisfies readonly BonusState[];

/** Prolific pays within minutes of accepting; after so long without a sign nobody knows. */
export const acceptedPatienceMs = 6 * 60 * 60 * 1000;

/** A process that was paying says so for so long; then it is taken for dead, and what it did for unknown. */
export const payingPatienceMs = 2 * 60 * 1000;

/** What a payment that was sent came to. */
export type PaymentAnswer = "accepted" | "nothing-happened" | "unknown";

/** The state of a bonus after its payment was sent. */
export function afterPaying(answer: PaymentAnswer): BonusState {
  return answer === "accepted" ? "accepted" : answer === "unknown" ? "unknown" : "ready";
}

/** What Prolific says it has paid on top of a submission, in minor units, before and now. */
interface BonusesRead {
  before: readonly number[];
  now: readonly number[];
}

/** Whether Prolific has paid an amount since the bonuses of a submission were read before it was sent. */
export function hasBeenPaid({ before, now }: BonusesRead, amountMinor: number): boolean {
  const times = (list: readonly number[]) => list.filter((each) => each === amountMinor).length;
  return times(now) > times(before);
}

interface SentBonus {
  state: BonusState;
  amountMinor: number;
  before: readonly number[];
  sentAt: number;
}

/**
 * The state of a sent bonus after Prolific's bonuses were read. Not to see it proves nothing, because Prolific pays later:
 * only a person can say that it was not paid.
 */
export function afterReading(
  { state, amountMinor, before, sentAt }: SentBonus,
  now: readonly number[],
  at: number,
): BonusState {
  if (state !== "accepted" && state !== "unknown") return state;
  if (hasBeenPaid({ before, now }, amountMinor)) return "paid";
  return state === "accepted" && at - sentAt > acceptedPatienceMs ? "unknown" : state;
}

/** What an organizer may say of a bonus in a state; nothing that pays is among it while its fate is unknown. */
export const bonusVerdicts = ["was-paid", "was-not-paid"] as const;
export type BonusVerdict = (typeof bonusVerdicts)[number];

export function afterVerdict(state: BonusState, verdict: BonusVerdict): BonusState | null {
  if (state !== "unknown") return null;
  return verdict === "was-paid" ? "paid" : "ready";
}

/** Prolific needs minutes to show a payment; before that nobody can say that it was not made. */
const denialPatienceMs = 15 * 60 * 1000;

/** From when a person may say that a bonus was not paid. */
export const deniableAt = (sentAt: number): number => sentAt + denialPatienceMs;

/** Prolific advises no more in one payment. */
export const bonusesPerPayment = 200;
