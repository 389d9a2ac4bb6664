import { isUnreached } from "@/db/errors";
import { DomainError } from "@/server/domain/errors";
import type { StorageSettings } from "./storage-settings";

const permissions =
  "s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload and, on the bucket, s3:ListBucket";

/** What to do by what the storage or the SDK calls a fault. */
function sentenceOf(name: string, { bucket, endpoint, region }: StorageSettings): string | null {
  switch (name) {
    case "NoSuchBucket":
      return `The bucket ${bucket} does not exist at ${endpoint ?? "Amazon S3"}. Create it, or correct TOUCHSTONE_S3_BUCKET.`;
    case "CredentialsProviderError":
      return "There is no key for the file storage. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.";
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
    case "InvalidToken":
    case "ExpiredToken":
      return "The file storage does not accept the key. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.";
    case "AccessDenied":
    case "Forbidden":
      return `The key may not use the bucket ${bucket}. Allow it ${permissions}.`;
    case "RequestTimeTooSkewed":
      return "The clock of this machine differs from that of the file storage. Correct the clock.";
    case "PermanentRedirect":
    case "AuthorizationHeaderMalformed":
      return `The bucket ${bucket} is not in the region ${region}. Set TOUCHSTONE_S3_REGION to the bucket's region.`;
    default:
      return null;
  }
}

interface Told {
  $metadata?: { httpStatusCode?: number };
  $retryable?: unknown;
}

/** Whether nobody answered, the answer broke off, or the storage asks for another try later. */
function isPassing(error: Error & Told): boolean {
  const status = error.$metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429 || status === 408;
  if (error.$retryable !== undefined || error.name === "TimeoutError") return true;
  return isUnreached(error);
}

/**
 * What a fault of the storage means for people: `busy` while it does not answer, else an error that says what whoever
 * runs the server has to do. What is no fault of the storage stays as it is.
 */
export function plainFault(error: unknown, settings: StorageSettings): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  const sentence = sentenceOf(error.name, settings);
  if (sentence !== null) return new Error(sentence, { cause: error });
  if (isPassing(error)) {
    return new DomainError("busy", "The file storage does not answer right now. Try again in a moment.");
  }
  const { httpStatusCode } = (error as Told).$metadata ?? {};
  if (httpStatusCode === undefined) return error;
  const said = `${httpStatusCode} ${error.name}: ${error.message}`;
  return new Error(`The file storage refused a request for the bucket ${settings.bucket} (${said}).`, {
    cause: error,
  });
}
