type Environment = Partial<NodeJS.ProcessEnv>;

/** Where the bucket is that holds the files of an installation. Keys come as the AWS SDK finds them. */
export interface StorageSettings {
  bucket: string;
  /** What every name in the bucket begins with; empty, or with a `/` at its end. */
  prefix: string;
  /** The address of a storage that is not Amazon's. */
  endpoint: string | null;
  region: string;
  /** Whether the bucket stands in the path of an address, and not in its host. */
  isPathStyle: boolean;
}

const bucketForm = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const prefixForm = /^[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * The bucket that the environment names.
 * @returns null where it names none, so that files lie in the data folder.
 * @throws Error with a sentence for the person who started the server.
 */
export function readStorageSettings(env: Environment = process.env): StorageSettings | null {
  const { TOUCHSTONE_S3_BUCKET: bucket, TOUCHSTONE_S3_PATH_STYLE: pathStyle } = env;
  if (!bucket) return withoutBucket(env);
  if (!bucketForm.test(bucket)) {
    throw new Error(
      `TOUCHSTONE_S3_BUCKET is "${bucket}", which is no name of a bucket. Give the name alone, such as touchstone-files.`,
    );
  }
  const endpoint = readEndpoint(env.TOUCHSTONE_S3_ENDPOINT);
  if (pathStyle && pathStyle !== "0" && pathStyle !== "1") {
    throw new Error(`TOUCHSTONE_S3_PATH_STYLE is "${pathStyle}". Give 1 or 0, or leave it out.`);
  }
  return {
    bucket,
    prefix: readPrefix(env.TOUCHSTONE_S3_PREFIX),
    endpoint,
    region: env.TOUCHSTONE_S3_REGION || env.AWS_REGION || env.AWS_DEFAULT_REGION || "us-east-1",
    isPathStyle: pathStyle ? pathStyle === "1" : endpoint !== null,
  };
}

function withoutBucket(env: Environment): null {
  const others = ["ENDPOINT", "REGION", "PREFIX", "PATH_STYLE"].map((name) => `TOUCHSTONE_S3_${name}`);
  const given = others.find((name) => env[name]);
  if (given === undefined) return null;
  throw new Error(`${given} is set, and TOUCHSTONE_S3_BUCKET is not. Name the bucket, or remove ${given}.`);
}

function readEndpoint(given: string | undefined): string | null {
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === "") return given.replace(/\/+$/, "");
  throw new Error(
    `TOUCHSTONE_S3_ENDPOINT is "${given}", which is no address. Give one such as https://s3.example.org.`,
  );
}

function readPrefix(given: string | undefined): string {
  const prefix = (given ?? "").replace(/^\/+|\/+$/g, "");
  if (prefix === "") return "";
  const isPlain = prefixForm.test(prefix) && !prefix.split("/").some((part) => /^\.+$/.test(part));
  if (isPlain) return `${prefix}/`;
  throw new Error(
    `TOUCHSTONE_S3_PREFIX is "${given}". Use letters, digits, "-", "_", "." and "/", such as touchstone/files.`,
  );
}
