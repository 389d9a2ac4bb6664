import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useStorage } from "@/testing/storage/use-storage";
import type { FileStore } from "./file-store";
import { folderFiles } from "./folder-files";
import { storedBytes, storedContent } from "./stored-content";
import { inWorkFolder } from "./work-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-files-"));
  vi.stubEnv("TOUCHSTONE_DATA", path.join(folder, "data"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const kinds: [string, () => Promise<{ files: FileStore; stop: () => Promise<void> }>][] = [
  ["the data folder", async () => ({ files: folderFiles, stop: async () => undefined })],
  [
    "an S3 storage",
    async () => {
      const { files, storage } = await useStorage();
      return { files, stop: storage.stop };
    },
  ],
];

const content = (...pieces: (string | Uint8Array)[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)));
const textOf = async (files: FileStore, name: string) => (await storedBytes(files, name)).toString("utf8");

async function namesBelow(files: FileStore, below: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(below)) names.push(name);
  return names.sort();
}

/** Longer than two parts of an upload, and no two bytes of it in a row are like two others nearby. */
const long = Buffer.from(Uint32Array.from({ length: 4_500_000 }, (_, at) => at * 2_654_435_761).buffer);

describe.each(kinds)("files in %s", (_kind, open) => {
  let files: FileStore;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    ({ files, stop } = await open());
  });
  afterEach(() => stop());

  test("what was put is read, measured and listed, and takes the place of what was there", async () => {
    const before = Date.now();
    await files.put("images/p/one", content("first"));
    await files.put("images/p/one", content("a pic", "ture"));
    await files.put("images/p/empty", content());
    await files.put("images/pp/two", content("other"));
    expect(await textOf(files, "images/p/one")).toBe("a picture");
    expect(await textOf(files, "images/p/empty")).toBe("");
    expect(await files.sizeOf("images/p/one")).toBe(9);
    expect(await namesBelow(files, "images/p")).toEqual(["images/p/empty", "images/p/one"]);
    for await (const { name, bytes, changedAt } of files.list("images/pp")) {
      expect([name, bytes]).toEqual(["images/pp/two", 5]);
      expect(changedAt).toBeGreaterThan(before - 10_000);
      expect(changedAt).toBeLessThan(Date.now() + 10_000);
    }
  });

  test("what is not there is null, and removing it is fine", async () => {
    await files.put("images/p/one", content("x"));
    for (const name of ["images/p/two", "images/q/one", "images/p/one/more"]) {
      expect([await files.open(name), await files.sizeOf(name), await files.pathOf(name, folder)]).toEqual([
        ...[null, null, null],
      ]);
      await files.remove(name);
    }
    await expect(storedBytes(files, "images/p/two")).rejects.toThrow(/images\/p\/two is missing in/);
    await files.removeAll("images/nobody");
    expect(await namesBelow(files, "nothing")).toEqual([]);
    expect(await textOf(files, "images/p/one")).toBe("x");
  });

  test("names may have blanks and letters of any language, and lists more files than come at once", async () => {
    const names = ["ä ö.txt", "日本.csv", "a+b&c=d.tsv", "e", "f%20g", "h'(i)!*.md", "<j>"].map(
      (name) => `releases/p/v1/${name}`,
    );
    for (const name of names) await files.put(name, content(name));
    expect(await namesBelow(files, "releases")).toEqual([...names].sort());
    for (const name of names) expect(await textOf(files, name)).toBe(name);
    await files.remove(names[0] ?? "");
    expect(await namesBelow(files, "releases/p")).toHaveLength(6);
    await files.removeAll("releases/p");
    expect(await namesBelow(files, "releases")).toEqual([]);
  });

  test("a file of several parts is the same bytes again, also as a file of this machine", async () => {
    await files.put(
      "uploads/p/long",
      Readable.from([long.subarray(0, 5), long.subarray(5, 12_345_678), long.subarray(12_345_678)]),
    );
    expect(await files.sizeOf("uploads/p/long")).toBe(long.length);
    expect((await storedBytes(files, "uploads/p/long")).equals(long)).toBe(true);
    await inWorkFolder(async (work) => {
      const place = (await files.pathOf("uploads/p/long", work)) ?? "";
      expect(readFileSync(place).equals(long)).toBe(true);
    });
    expect(readdirSync(path.join(folder, "data", "work"))).toEqual([]);
  });

  test("of what breaks off nothing is left, and what was there before stays", async () => {
    await files.put("uploads/p/one", content("before"));
    async function* broken(start: Uint8Array) {
      yield start;
      throw new Error("The browser went away.");
    }
    for (const start of [Buffer.from("half"), long]) {
      for (const name of ["uploads/p/one", "uploads/p/new"]) {
        await expect(files.put(name, broken(start))).rejects.toThrow("The browser went away.");
      }
    }
    expect(await textOf(files, "uploads/p/one")).toBe("before");
    expect(await namesBelow(files, "uploads")).toEqual(["uploads/p/one"]);
    expect(readdirSync(folder, { recursive: true }).filter((name) => name.includes("unfinished"))).toEqual(
      [],
    );
  });

  test("finished files and folders of this machine are moved, in place of all that was there", async () => {
    await files.put("releases/p/v1/left.csv", content("of a process that was killed"));
    const made = path.join(folder, "made");
    mkdirSync(made);
    for (const name of ["a.csv", "b ü.csv"]) writeFileSync(path.join(made, name), name);
    await files.putFolder("releases/p/v1", made);
    expect(await namesBelow(files, "releases")).toEqual(["releases/p/v1/a.csv", "releases/p/v1/b ü.csv"]);
    expect(await textOf(files, "releases/p/v1/b ü.csv")).toBe("b ü.csv");
    const file = path.join(folder, "one");
    writeFileSync(file, "alone");
    await files.putFile("uploads/p/one", file);
    expect(existsSync(file)).toBe(false);
    expect(await textOf(files, "uploads/p/one")).toBe("alone");
  });

  test("a stored file is a source for another, and is opened once somebody reads", async () => {
    await files.put("images/p/one", content("x"));
    const source = storedContent(files, "images/p/one");
    await files.put("images/p/one", content("y"));
    await files.put("images/q/one", source);
    expect(await textOf(files, "images/q/one")).toBe("y");
  });
});

test.each(["../one", "images/../../one", "images//one", "/etc/passwd", "images/."])(
  "%s leads out of no data folder",
  async (name) => {
    await expect(folderFiles.put(name, content("x"))).rejects.toThrow("is no name of a file");
    await expect(folderFiles.open(name)).rejects.toThrow("is no name of a file");
  },
);
