import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";

interface SigningKey {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

let made: SigningKey | undefined;
/** Made once in a process, because it takes a while. */
const signingKey = (): SigningKey => (made ??= generateKeyPairSync("rsa", { modulusLength: 2048 }));

const keyId = "stand-in-1";
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A JSON Web Token with the fake vendor's key. */
export function signArrival(claims: Record<string, unknown>): string {
  const content = `${encoded({ alg: "RS256", kid: keyId, typ: "JWT" })}.${encoded(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), signingKey().privateKey).toString("base64url")}`;
}

/** The key by which the tokens are checked, as the vendor publishes it. */
export function publishedKeys() {
  const { n = "", e = "" } = signingKey().publicKey.export({ format: "jwk" });
  return { keys: [{ kty: "RSA", kid: keyId, alg: "RS256", n, e, use: "sig", key_ops: ["verify"] }] };
}
