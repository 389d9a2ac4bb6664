/** One person in a report of a mail server. */
export interface ReportedRecipient {
  /** Where the mail was sent, and where it went in the end, in lower case; each once. */
  emails: string[];
  /** Whether it failed for good; a delay is no failure. */
  hasFailed: boolean;
  /** What the server that refused it said, or else its status. */
  said: string;
}

/** The people in the machine-readable part of a report: blocks of fields, one for each person after one for the mail. */
export function reportedRecipients(report: string): ReportedRecipient[] {
  return report
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has("final-recipient"))
    .map(recipientOf);
}

function fieldsOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

function recipientOf(fields: ReadonlyMap<string, string>): ReportedRecipient {
  const field = (name: string) => fields.get(name) ?? "";
  const emails = ["original-recipient", "final-recipient"].map((name) => addressIn(field(name)));
  const status = field("status");
  const isPermanent = /^5\.\d+\.\d+/.test(status);
  return {
    emails: [...new Set(emails)].filter((email) => email.includes("@")),
    hasFailed: field("action").toLowerCase() === "failed" && isPermanent,
    said: withoutType(field("diagnostic-code")) || status,
  };
}

/** The value behind a type such as `rfc822;` or `smtp;`. */
const withoutType = (value: string) => value.replace(/^[\w-]+\s*;\s*/, "").trim();

const addressIn = (value: string) =>
  withoutType(value)
    .replace(/^<(.*)>$/, "$1")
    .toLowerCase();
