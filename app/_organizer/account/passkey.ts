import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { askAuth } from "./auth-request";

type PasskeyResult = "done" | "failed" | "known" | "unsupported";

/** Why the browser made no passkey, by the name of its error. */
const causes = new Map<string, PasskeyResult>([
  ["InvalidStateError", "known"],
  ["SecurityError", "unsupported"],
]);

const causeOf = (error: unknown): PasskeyResult =>
  (error instanceof Error ? causes.get(error.name) : undefined) ?? "failed";

/** Makes a passkey on this device for the person who is signed in; all their other sessions end. */
export async function addPasskey(name: string): Promise<PasskeyResult> {
  const options = await askAuth("passkey/generate-register-options");
  if (options.state !== "done") return "failed";
  try {
    const optionsJSON = options.body as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    const { state } = await askAuth("passkey/verify-registration", { response, name });
    return state === "done" ? "done" : "failed";
  } catch (error) {
    return causeOf(error);
  }
}

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(): Promise<PasskeyResult> {
  const options = await askAuth("passkey/generate-authenticate-options");
  if (options.state !== "done") return "failed";
  try {
    const optionsJSON = options.body as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    const { state } = await askAuth("passkey/verify-authentication", { response });
    return state === "done" ? "done" : "failed";
  } catch (error) {
    return causeOf(error);
  }
}
