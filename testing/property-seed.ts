import fc from "fast-check";

/** Property tests draw alike on every machine; `TOUCHSTONE_PROPERTY_SEED` lets them draw otherwise. */
fc.configureGlobal({ seed: Number(process.env.TOUCHSTONE_PROPERTY_SEED ?? 1) });
