import { expect, test } from "vitest";
import { taskTypes } from "@/server/domain/task/task-types";
import { describeApi } from "./openapi";
import { routes } from "./routes";

const description = JSON.stringify(describeApi(routes));

test("the description shows an item of every task type", () => {
  for (const type of taskTypes) expect(description).toContain(`"const":"${type}"`);
});

test("the description shows every form of an answer: values, a ranking, a text and a blank", () => {
  const { paths } = describeApi(routes) as {
    paths: Record<string, { post?: { requestBody?: object } }>;
  };
  const body = JSON.stringify(paths["/api/v1/assignments/{assignment}/submit"]?.post?.requestBody ?? {});
  for (const field of ["values", "ranking", "text", "blank"]) expect(body).toContain(`"${field}"`);
});

test("what many answers hold is told once, and every reference leads to it", () => {
  const { components } = JSON.parse(description) as { components: { schemas: Record<string, object> } };
  const references = [...description.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references).toContain("Project");
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(references));
  // Of a project's state and its question, only that schema speaks.
  expect(description.split('"itemCount":{"type":"integer"},"goldCount"')).toHaveLength(2);
});
