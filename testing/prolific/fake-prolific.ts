import type { ProlificApi, ProlificApiOf } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { fakeVendor, type FakeVendor, type FakeVendorSettings } from "./fake-vendor";
import { VendorRefusal } from "./rules/vendor-refusal";
import { vendorAnswers } from "./vendor-answers";
import type { VendorFaults } from "./vendor-faults";

export interface FakeProlific {
  api: ProlificApiOf;
  vendor: FakeVendor;
  faults: VendorFaults;
}

const callNames = Object.keys(vendorAnswers) as (keyof ProlificApi)[];

/** A stand-in for Prolific in this process, without a network in between. */
export function fakeProlific(settings: FakeVendorSettings): FakeProlific {
  const vendor = fakeVendor(settings);
  const { faults } = vendor;
  const call = async (token: string, name: keyof ProlificApi, args: unknown[]): Promise<unknown> => {
    await Promise.resolve();
    return structuredClone(faults.pass(name, () => answered(vendor, token, { name, args })));
  };
  const api: ProlificApiOf = (token) =>
    Object.fromEntries(
      callNames.map((name) => [name, (...args: unknown[]) => call(token, name, args)]),
    ) as unknown as ProlificApi;
  return { api, vendor, faults };
}

function answered(
  vendor: FakeVendor,
  token: string,
  { name, args }: { name: keyof ProlificApi; args: unknown[] },
): unknown {
  try {
    const answer = vendorAnswers[name] as (...given: unknown[]) => unknown;
    return answer(vendor.admit(token), ...structuredClone(args));
  } catch (error) {
    if (!(error instanceof VendorRefusal)) throw error;
    const isToken = error.status === 401 || error.status === 403;
    throw new ProlificError(isToken ? "unauthorized" : "refused", error.status, error.message);
  }
}
