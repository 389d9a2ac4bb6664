import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { filesOf } from "./testing";
import { unzip } from "./unzip";

const [archive] = filesOf({ "set.zip": zipSync({ "a.txt": strToU8("0".repeat(60)), "b.txt": strToU8("") }) });
if (archive === undefined) throw new Error("There is one archive.");

test("several archives share the room that one import has", async () => {
  const room = { bytes: 100, files: 10 };
  expect(await unzip(archive, room)).toHaveLength(2);
  await expect(unzip(archive, room)).rejects.toMatchObject({ reason: "file_too_large" });
});

test("an archive of too many files is refused, however small they are", async () => {
  await expect(unzip(archive, { bytes: 100, files: 1 })).rejects.toMatchObject({ reason: "file_too_large" });
});
