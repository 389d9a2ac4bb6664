import { text } from "node:stream/consumers";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveOnDisk } from "@/testing/archive-on-disk";
import { unzip, wholeRoom } from "./unzip";

const small = zipSync({ "a.txt": strToU8("0".repeat(60)), "b/c.txt": strToU8("seen") });
const onDisk = (bytes: Uint8Array) => archiveOnDisk("set.zip", bytes);
const archive = onDisk(small);

test("files come out as they went in, as often as they are opened", async () => {
  const files = await unzip(archive, wholeRoom());
  expect(files.map(({ fileName }) => fileName)).toEqual(["a.txt", "b/c.txt"]);
  expect(await text(files[1]!.open())).toBe("seen");
  expect(await text(files[1]!.open())).toBe("seen");
});

test("several archives share the room that one import has", async () => {
  const room = { bytes: 100, files: 10 };
  expect(await unzip(archive, room)).toHaveLength(2);
  await expect(unzip(archive, room)).rejects.toMatchObject({ reason: "file_too_large" });
});

test("an archive of too many files is refused, however small they are", async () => {
  await expect(unzip(archive, { bytes: 100, files: 1 })).rejects.toMatchObject({ reason: "file_too_large" });
});

test("a small archive of many zeros is refused by its list, before anything is unpacked", async () => {
  const bomb = zipSync({ "zeros.txt": new Uint8Array(50_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(unzip(onDisk(bomb), wholeRoom())).rejects.toMatchObject({ reason: "file_too_large" });
});

/** The archive with the length that its list tells of its first file changed. */
function withTold(bytes: Uint8Array, length: number): Uint8Array {
  const told = Buffer.from(bytes);
  const entry = told.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  told.writeUInt32LE(length, entry + 24);
  return told;
}

test("a file that is longer than the list of its archive tells ends with a refusal", async () => {
  const [lying] = await unzip(
    onDisk(withTold(zipSync({ "a.txt": new Uint8Array(500_000) }), 10)),
    wholeRoom(),
  );
  await expect(text(lying!.open())).rejects.toMatchObject({ reason: "file_refused" });
});

test("files that lie over one another in an archive are refused", async () => {
  const one = Buffer.from(zipSync({ "a.txt": strToU8("x".repeat(500)) }, { level: 0 }));
  const list = one.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const end = one.indexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entry = one.subarray(list, end);
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(5, 8);
  tail.writeUInt16LE(5, 10);
  tail.writeUInt32LE(5 * entry.length, 12);
  const overlapping = Buffer.concat([one.subarray(0, list), ...Array<Buffer>(5).fill(entry), tail]);
  await expect(unzip(onDisk(overlapping), wholeRoom())).rejects.toMatchObject({ reason: "file_refused" });
});

test.each([
  ["no archive", Buffer.from("id,a,b\n1,x,y\n")],
  ["nothing", Buffer.alloc(0)],
  ["half an archive", small.subarray(0, small.length / 2)],
])("%s is refused", async (_, bytes) => {
  await expect(unzip(onDisk(bytes), wholeRoom())).rejects.toMatchObject({ reason: "file_refused" });
});
