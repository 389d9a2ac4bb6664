import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";

/** The keys of Prolific could not be read, so that nothing can be said of a token. */
export class KeysUnreachable extends Error {
  override readonly name = "KeysUnreachable";
}

const dayMs = 24 * 60 * 60 * 1000;
const cooldownMs = 30 * 1000;
const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * The keys by which Prolific signs arrivals. This process keeps them for a day, as Prolific asks, and reads them anew for a
 * key that it does not know, yet no sooner than half a minute after the last time.
 */
export function arrivalKeys(baseUrl: string): JWTVerifyGetKey {
  const known = keySets.get(baseUrl);
  if (known) return known;
  const address = new URL(`${baseUrl.replace(/\/+$/, "")}/.well-known/study/jwks.json`);
  const made = telling(createRemoteJWKSet(address, { cacheMaxAge: dayMs, cooldownDuration: cooldownMs }));
  keySets.set(baseUrl, made);
  return made;
}

/** Tells a key that does not exist from keys that could not be read. */
function telling(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isRead =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isRead ? error : new KeysUnreachable("Prolific's keys could not be read.", { cause: error });
    }
  };
}
