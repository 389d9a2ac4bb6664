import { createHash } from "node:crypto";
import { describeApi } from "./openapi";
import type { Route } from "./route";

interface Parameter {
  name: string;
  in: string;
  required: boolean;
}

interface Operation {
  summary: string;
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
  "x-touchstone-scope"?: string;
  "x-touchstone-permission"?: string | null;
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
html{background:#fff;color:#1a1a1a}
a{color:#1F4FB8}
@media (prefers-color-scheme:dark){html{background:#121418;color:#e8e8e8}a{color:#8FB3FF}}
body{margin:0 auto;max-width:60rem;padding:1rem;overflow-wrap:anywhere}
section{border-top:1px solid #8884;padding:1rem 0}
h1,h2{line-height:1.25}h2{font-size:1rem;margin:0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:30rem;padding:.75rem;border:1px solid #8884;border-radius:6px}
summary{cursor:pointer;min-height:1.75rem}
`;

const escapedText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escaped = (text: string) => escapedText(text).replaceAll('"', "&quot;");

/** A schema as text, in which the names of shared ones lead to them. */
const schemaText = (schema: unknown) =>
  escapedText(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (reference) => `<a href="${reference}">${reference}</a>`,
  );

const unfolded = (title: string, schema: unknown) =>
  `<details><summary>${escaped(title)}</summary><pre tabindex="0">${schemaText(schema)}</pre></details>`;

const sharedHtml = (name: string, schema: unknown) =>
  `<section id="/components/schemas/${name}"><h2><code>${name}</code></h2>${unfolded("Schema", schema)}</section>`;

function bodiesOf(name: string, content: Record<string, { schema: unknown }> = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => unfolded(`${name}: ${type}`, schema))
    .join("");
}

function parameterText({ name, in: place, required }: Parameter): string {
  return `<li><code>${escaped(name)}</code> (${place}${required ? ", required" : ""})</li>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const scope = operation["x-touchstone-scope"];
  const [[done = "", answer] = [], ...refusals] = Object.entries(operation.responses);
  return `<section id="${escaped(operation.operationId)}">
<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}</p>
${scope === undefined ? "" : `<p>Scope <code>${escaped(scope)}</code>${permissionText(operation)}</p>`}
${operation.parameters.length === 0 ? "" : `<ul>${operation.parameters.map(parameterText).join("")}</ul>`}
${bodiesOf("Body", operation.requestBody?.content)}
${bodiesOf(`Answer ${done}`, answer?.content)}
<ul>${refusals.map(([status, { description }]) => `<li>${status}: <code>${escaped(description)}</code></li>`).join("")}</ul>
</section>`;
}

const permissionText = ({ "x-touchstone-permission": permission }: Operation) =>
  permission ? `, for those who may <code>${escaped(permission)}</code>` : "";

/** The description as a page to read, drawn once; it loads nothing and runs nothing. */
export function referencePage(routes: readonly Route[]): { html: string; headers: Record<string, string> } {
  const { paths, components } = describeApi(routes) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${escaped(operation.operationId)}"><code>${method.toUpperCase()} ${escaped(path)}</code></a></li>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Touchstone API</title>
<style>${style}</style></head><body><main><h1>Touchstone API</h1>
<p>Organizers send a personal token, made under Account: <code>Authorization: Bearer tst_…</code>.
Lists take <code>limit</code> and <code>cursor</code>; writes take <code>Idempotency-Key</code>.
The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><ul>${contents.join("")}</ul></nav>
${operations.map(({ path, method, operation }) => operationHtml(path, method, operation)).join("")}
${Object.entries(components.schemas)
  .map(([name, schema]) => sharedHtml(name, schema))
  .join("")}
</main></body></html>`;
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    },
  };
}
