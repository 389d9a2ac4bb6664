import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { freshDatabase, type FreshDatabase, type TestDatabase } from "./database";

type Hook = (act: () => Promise<void>) => void;

/** A database that is opened by one hook and deleted by the other; what is read of it is the one that is open. */
function databaseBetween(before: Hook, after: Hook): TestDatabase {
  let opened: FreshDatabase | null = null;
  const current = (): FreshDatabase => {
    if (opened === null) throw new Error("The database is there while tests and their hooks run.");
    return opened;
  };
  before(async () => {
    opened = await freshDatabase();
  });
  after(async () => {
    await current().remove();
    opened = null;
  });
  return {
    get store() {
      return current().store;
    },
    get location() {
      return current().location;
    },
  };
}

/** A database of its own for each test of a file; hooks that need it are written below this call. */
export const databasePerTest = () => databaseBetween(beforeEach, afterEach);

/** One database for all tests of a file. */
export const databasePerFile = () => databaseBetween(beforeAll, afterAll);
