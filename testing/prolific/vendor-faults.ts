import { ProlificError } from "@/server/prolific/prolific-error";

/** What can go wrong with a call, before or after the vendor did what was asked. */
export const callFaults = ["busy", "errorBefore", "errorAfter", "lostBefore", "lostAfter"] as const;
export type CallFault = (typeof callFaults)[number];

/** What can go wrong with an event: forged ones come in front of the true one. */
const deliveryFaults = ["duplicated", "forged", "late", "lost"] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** The share of calls and of events, from 0 to 1, that each fault befalls. */
export type FaultRates = Partial<Record<CallFault | DeliveryFault, number>>;

interface InjectedFault {
  fault: CallFault;
  /** The status that tells of it; null where the connection is lost. */
  status: 429 | 500 | 502 | null;
}

/** What goes wrong on the way to a vendor, and when the process that calls it dies. */
export class VendorFaults {
  /** What went wrong so far, in order, for reading a failure. */
  readonly injected: string[] = [];
  private readonly next: CallFault[] = [];
  private callsUntilDeath: number | null = null;
  private isDead = false;

  constructor(
    private readonly random: () => number,
    private rates: FaultRates = {},
  ) {}

  /** Nothing fails any more, and a process that died is started again. */
  calm(): void {
    this.rates = {};
    this.next.length = 0;
    this.revive();
  }

  /** The next calls fail so, one each. */
  befall(...faults: CallFault[]): void {
    this.next.push(...faults);
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

  /** The fault of the next call; null for none. */
  ofCall(call: string): InjectedFault | null {
    const fault = this.next.shift() ?? this.draw(callFaults);
    if (fault === null) return null;
    this.injected.push(`${fault}: ${call}`);
    return { fault, status: this.statusOf(fault) };
  }

  ofDelivery(event: string): DeliveryFault | null {
    const fault = this.draw(deliveryFaults);
    if (fault !== null) this.injected.push(`${fault}: ${event}`);
    return fault;
  }

  /** Lets a call within this process happen, or not, and its answer arrive, or not. */
  pass<T>(call: string, effect: () => T): T {
    this.requireAlive();
    const isLast = this.callsUntilDeath !== null && (this.callsUntilDeath -= 1) <= 0;
    if (isLast) this.die(this.random() < 0.5 ? effect : () => undefined);
    const injected = this.ofCall(call);
    if (injected === null) return effect();
    if (hasEffect(injected.fault)) effect();
    throw new ProlificError(injected.status === 429 ? "busy" : "unknown", injected.status, "");
  }

  private draw<Fault extends CallFault | DeliveryFault>(kinds: readonly Fault[]): Fault | null {
    let remaining = this.random();
    return kinds.find((kind) => (remaining -= this.rates[kind] ?? 0) < 0) ?? null;
  }

  private statusOf(fault: CallFault): InjectedFault["status"] {
    if (fault === "busy") return 429;
    if (fault === "errorAfter") return 500;
    if (fault === "errorBefore") return this.random() < 0.5 ? 500 : 502;
    return null;
  }

  private die(effect: () => unknown): never {
    effect();
    this.isDead = true;
    throw new Error("killed");
  }
}

/** Whether a call with a fault has its effect. */
export const hasEffect = (fault: CallFault): boolean => fault === "errorAfter" || fault === "lostAfter";
