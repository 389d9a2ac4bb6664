import type { FakeVendor } from "./fake-vendor";

/** Does at every vendor what was taken and not done, and sends the events that wait. */
export async function settleVendors(vendors: readonly FakeVendor[]): Promise<void> {
  for (const vendor of vendors) {
    vendor.settle();
    await vendor.deliverEvents();
  }
}
