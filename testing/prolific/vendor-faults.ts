import { ProlificError } from "@/server/prolific/prolific-error";

/** How often a call fails, each between 0 and 1. */
export interface FaultRates {
  busy: number;
  lostBefore: number;
  lostAfter: number;
}

/** What goes wrong on the way to a vendor, and when the process that calls it dies. */
export class VendorFaults {
  private callsUntilDeath: number | null = null;
  private isDead = false;

  constructor(
    private readonly random: () => number,
    private rates: FaultRates,
  ) {}

  /** Nothing fails any more, and a process that died is started again. */
  calm(): void {
    this.rates = { busy: 0, lostBefore: 0, lostAfter: 0 };
    this.revive();
  }

  /** The process dies before or after its nth call from now. */
  killAt(call: number): void {
    this.callsUntilDeath = call;
  }

  revive(): void {
    this.callsUntilDeath = null;
    this.isDead = false;
  }

  /** A dead process does nothing more. @throws Error "killed" */
  requireAlive(): void {
    if (this.isDead) throw new Error("killed");
  }

  /** Lets a call happen, or not, and its answer arrive, or not. */
  pass<T>(effect: () => T): T {
    this.requireAlive();
    const isLast = this.callsUntilDeath !== null && (this.callsUntilDeath -= 1) <= 0;
    if (isLast) this.die(this.random() < 0.5 ? effect : () => undefined);
    const { busy, lostBefore, lostAfter } = this.rates;
    const drawn = this.random();
    if (drawn < busy) throw new ProlificError("busy", 429, "Come later.");
    if (drawn < busy + lostBefore) throw new ProlificError("unknown", null, "");
    const answer = effect();
    if (drawn < busy + lostBefore + lostAfter) throw new ProlificError("unknown", 502, "");
    return answer;
  }

  private die(effect: () => unknown): never {
    effect();
    this.isDead = true;
    throw new Error("killed");
  }
}
