import { hasVendorDescription, vendorDescription } from "@/testing/prolific-calls/vendor-description";

/** Where the description contradicts itself; such parts are not held against either side. */
const contradictions: { of: RegExp; reason: string }[] = [
  {
    of: /answer 400 \{"at":"","params":\{"missingProperty":"(status|error_code|title|detail)"/,
    reason: "Some errors are described without the envelope `error` that the section on errors shows.",
  },
  {
    of: /answer 200 \{"at":"[^"]*\/status",.*"data":"PARTIALLY APPROVED"\}$/,
    reason: "Lists of submissions leave out PARTIALLY APPROVED, which the single submission has.",
  },
];

interface Exchange {
  method: string;
  /** As described, such as /api/v1/studies/{id}/. */
  path: string;
  query: URLSearchParams;
  requestBody: unknown;
  status: number;
  answerBody: unknown;
}

let made: ReturnType<typeof vendorDescription> | undefined;

/** What in a request or its answer goes against the description; nothing where there is none. */
export function contractFaults(exchange: Exchange): string[] {
  if (!hasVendorDescription) return [];
  const { method, path } = exchange;
  return [...faultsOf((made ??= vendorDescription()), exchange)]
    .map((fault) => `${method} ${path} ${fault}`)
    .filter((fault) => !contradictions.some(({ of }) => of.test(fault)));
}

function* faultsOf(
  description: ReturnType<typeof vendorDescription>,
  { method, path: described, query, requestBody, status, answerBody }: Exchange,
): Generator<string> {
  const operation = description.operationOf({ described, method });
  if (!operation) return yield "is not described";
  const known = new Set((operation.parameters ?? []).map(({ name }) => name));
  for (const name of query.keys()) if (!known.has(name)) yield `query ${name} is not described`;
  if (status < 300 && operation.requestBody) {
    const faults = description.requestFaults({ described, method, body: requestBody });
    yield* faults.map((fault) => `request ${fault}`);
  }
  if (operation.responses?.[status] !== undefined) {
    const faults = description.answerFaults({ described, method, answer: { status, body: answerBody } });
    yield* faults.map((fault) => `answer ${status} ${fault}`);
  } else if (status < 300) yield `answer ${status} is not described`;
}
