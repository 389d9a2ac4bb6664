/** What came of handing one mail to a mail server, with what it said. */
export type Delivery =
  | { kind: "accepted" }
  /** The server refuses this box for good. */
  | { kind: "no_such_box"; said: string }
  /** The server refuses this mail for good, for another reason. */
  | { kind: "refused"; said: string }
  /** Nothing was taken, and a later try may do better; @see isForAll for faults that no other mail would escape. */
  | { kind: "later"; said: string; isForAll: boolean }
  /** The server was sent the text and its answer is not known. */
  | { kind: "unknown"; said: string };

/** An error of an SMTP dialogue as the client reports it. */
export interface DialogueError {
  message: string;
  /** The command that was answered. */
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
}

/** Codes of RFC 3463 that speak of policy, of the message or of the network, not of the box. */
const notTheBox = /^5\d\d[ -]5\.[4-7]\./;

/**
 * What a dialogue that failed comes to.
 * @param isTextSent whether any of the text was handed over before.
 */
export function failedDelivery(
  error: DialogueError,
  isTextSent: boolean,
): Exclude<Delivery, { kind: "accepted" }> {
  const { responseCode, command, response } = error;
  const said = (response ?? error.message).slice(0, 500);
  if (responseCode === undefined)
    return isTextSent ? { kind: "unknown", said } : { kind: "later", said, isForAll: true };
  const isOfBox = command === "RCPT TO";
  if (responseCode < 500) return { kind: "later", said, isForAll: !isOfBox && !isTextSent };
  if (isOfBox) return { kind: notTheBox.test(said) ? "refused" : "no_such_box", said };
  // Sign-in and sender are of the server's settings, which somebody may mend.
  return isTextSent ? { kind: "refused", said } : { kind: "later", said, isForAll: true };
}
