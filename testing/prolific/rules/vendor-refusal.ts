/** The fake vendor will not, as it answers a program: with a status, and a sentence of its own. */
export class VendorRefusal extends Error {
  override readonly name = "VendorRefusal";

  constructor(
    readonly status: 400 | 401 | 403 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** @throws VendorRefusal where something does not hold */
export function require400(holds: boolean, message: string): asserts holds {
  if (!holds) throw new VendorRefusal(400, message);
}

/** What an id stands for. @throws VendorRefusal with 404 where it is nothing */
export function found404<Thing>(things: Map<string, Thing>, id: string, noun: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw new VendorRefusal(404, `There is no ${noun} ${id}.`);
  return thing;
}
