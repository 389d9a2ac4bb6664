/** One installed package as package-lock.json describes it; only the fields that matter here are named. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** package-lock.json; a package's key is its path, "node_modules/next". */
export interface Lock {
  packages: Record<string, LockedPackage>;
  [field: string]: unknown;
}

/** Reads the text of package-lock.json. @throws SyntaxError when it is not JSON */
export const parseLock = (text: string) => JSON.parse(text) as Lock;

/** The text of package-lock.json as npm lays it out. */
export const formatLock = (lock: Lock) => `${JSON.stringify(lock, null, 2)}\n`;
