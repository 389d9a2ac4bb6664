import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execFile } from "node:child_process";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-project-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);

interface Ended {
  code: unknown;
  out: string;
  errors: string;
}

/** Runs `touchstone project` with these words on a database of the test's own. */
function project(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.resolve("server/cli/bin.mjs"), "project", ...words],
      { env: { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: file("data") } },
      (error, out, errors) => resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

test("a project is exported, made again from its file, copied and deleted", async () => {
  await project("create", "--preset", "sts-2012", "--name", "Glosses", "--slug", "glosses");
  expect(await project("export", "glosses", "--out", file("glosses.yaml"))).toMatchObject({
    code: 0,
    out: "",
  });
  const text = readFileSync(file("glosses.yaml"), "utf8");
  expect(await project("create", "--from", file("glosses.yaml"), "--slug", "again")).toMatchObject({
    code: 0,
  });
  expect((await project("export", "again")).out).toBe(text);

  await project(
    "create",
    "--from",
    file("glosses.yaml"),
    "--slug",
    "named",
    "--name",
    "N",
    "--set",
    "overlap=7",
  );
  const changed = text.replace("name: Glosses", "name: N").replace("overlap: 5", "overlap: 7");
  expect((await project("export", "named")).out).toBe(changed);
  expect(await project("copy", "named", "--name", "Glosses", "--slug", "copy")).toMatchObject({
    out: "copy\n",
  });
  expect((await project("export", "copy")).out).toBe(changed.replace("name: N", "name: Glosses"));

  const asked = await project("delete", "copy");
  expect(asked).toMatchObject({ code: 2, out: "" });
  expect(asked.errors).toContain(
    "Nothing was deleted. copy has 6 items, 0 annotators, 0 judgments, 0 releases.",
  );
  expect(await project("delete", "copy", "--yes")).toMatchObject({ code: 0 });
  expect(JSON.parse((await project("list", "--json")).out)).toHaveLength(3);
});

test("a faulty file is told by line, and makes no project", async () => {
  writeFileSync(
    file("faulty.yaml"),
    "format: 1\nname: Faulty\nlanguage: en\npreset: sts-2012\nsettings:\n  overlapp: 3\n  hitSize: 0\n",
  );
  expect(await project("create", "--from", file("faulty.yaml"), "--slug", "faulty")).toEqual({
    code: 1,
    out: "",
    errors: [
      "faulty.yaml:6:3: settings.overlapp is not a setting. Did you mean overlap?",
      "faulty.yaml:7:3: settings.hitSize: Enter 1 or more.",
      "error: faulty.yaml: The protocol cannot be read: 2 errors.",
      "",
    ].join("\n"),
  });
  const both = await project("create", "--from", file("faulty.yaml"), "--slug", "x", "--preset", "sts-2012");
  expect([both.code, both.errors]).toEqual([2, expect.stringContaining("Leave these options out")]);
  const neither = await project("create", "--slug", "x");
  expect([neither.code, neither.errors]).toEqual([2, expect.stringContaining("--preset sts-2012")]);
});

test("the form of protocol files is printed as JSON Schema", async () => {
  const { code, out } = await project("schema");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ required: ["format", "name", "language", "preset"] });
});
