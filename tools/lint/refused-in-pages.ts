import type { RefusedText } from "./refused";

const component = (body: string) => `export function Part() {\n${body}\n}\n`;
const markup = (text: string) => component(`return ${text};`);
const withNext = (name: string, text: string) => `import ${name};\n${markup(text)}`;
const withReact = (names: string, body: string) =>
  `import { ${names} } from "react";\n${component(`${body}\nreturn <p />;`)}`;

/** For each rule about components and pages, a text that it refuses. */
export const refusedInPages: RefusedText[] = [
  { rule: "react/display-name", text: `export default () => <p />;` },
  { rule: "react/jsx-key", text: markup(`[<p />, <b />]`) },
  { rule: "react/jsx-no-comment-textnodes", text: markup(`<p>// 1</p>`) },
  { rule: "react/jsx-no-duplicate-props", text: markup(`<p id="a" id="b" />`) },
  { rule: "react/jsx-no-undef", text: markup(`<Nowhere />`) },
  { rule: "react/no-children-prop", text: markup(`<p children={1} />`) },
  {
    rule: "react/no-danger-with-children",
    text: markup(`<p dangerouslySetInnerHTML={{ __html: "" }}>1</p>`),
  },
  {
    rule: "react/no-direct-mutation-state",
    text: `import { Component } from "react";\nexport class Part extends Component { render() { this.state = {}; return <p />; } }`,
  },
  {
    rule: "react/no-find-dom-node",
    text: `import { Component } from "react";\nimport ReactDOM from "react-dom";\nexport class Part extends Component { componentDidMount() { ReactDOM.findDOMNode(this); } render() { return <p />; } }`,
  },
  {
    rule: "react/no-is-mounted",
    text: `import { Component } from "react";\nexport class Part extends Component { go() { return this.isMounted(); } render() { return <p />; } }`,
  },
  {
    rule: "react/no-render-return-value",
    text: `import ReactDOM from "react-dom";\nexport const part = ReactDOM.render(<p />, document.body);`,
  },
  {
    rule: "react/no-string-refs",
    text: `import { Component } from "react";\nexport class Part extends Component { render() { return <p ref="part" />; } }`,
  },
  { rule: "react/no-unescaped-entities", text: markup(`<p>don't</p>`) },
  {
    rule: "react/no-unsafe",
    text: `import { Component } from "react";\nexport class Part extends Component { componentWillMount() {} render() { return <p />; } }`,
  },
  {
    rule: "react/require-render-return",
    text: `import { Component } from "react";\nexport class Part extends Component { render() {} }`,
  },
  { rule: "react/rules-of-hooks", text: withReact("useState", `if (Math.PI > 3) useState(0);`) },
  {
    rule: "react/exhaustive-deps",
    text: `import { useEffect } from "react";\nexport function Part({ a }: { a: string }) { useEffect(() => console.log(a), []); return <p />; }`,
  },
  { rule: "react/static-components", text: component(`const Inner = () => <b />;\nreturn <Inner />;`) },
  { rule: "react/use-memo", text: withReact("useMemo", `const a = useMemo(async () => 1, []);\nvoid a;`) },
  {
    rule: "react/preserve-manual-memoization",
    text: `import { useMemo } from "react";
declare function useThing(): number;
export function Part({ a }: { a: number }) {
  const made = { a };
  made.a = useThing();
  const kept = useMemo(() => [made], [made]);
  return <p>{kept.length}</p>;
}
`,
  },
  {
    rule: "react/incompatible-library",
    text: `import { useReactTable } from "@tanstack/react-table";\n${component(`const table = useReactTable({});\nreturn <p>{table.rows}</p>;`)}`,
  },
  {
    rule: "react/immutability",
    text: `export function Part({ a }: { a: { b: number } }) { a.b = 1; return <p>{a.b}</p>; }`,
  },
  { rule: "react/globals", text: `let seen = 0;\n${component(`seen = 1;\nreturn <p>{seen}</p>;`)}` },
  {
    rule: "react/refs",
    text: withReact("useRef", `const box = useRef(0);\nif (box.current > 1) return <b />;`),
  },
  {
    rule: "react/set-state-in-effect",
    text: withReact(
      "useEffect, useState",
      `const [a, setA] = useState(0);\nuseEffect(() => { setA(1); }, []);\nvoid a;`,
    ),
  },
  {
    rule: "react/error-boundaries",
    text: component(`try { return <p />; } catch { return null; }`),
  },
  { rule: "react/purity", text: component(`const a = Math.random();\nreturn <p>{a}</p>;`) },
  {
    rule: "react/set-state-in-render",
    text: withReact("useState", `const [a, setA] = useState(0);\nsetA(1);\nvoid a;`),
  },
  {
    rule: "react/unsupported-syntax",
    text: component(`eval("1");\nreturn <p />;`),
  },
  {
    rule: "nextjs/google-font-display",
    text: withNext(
      `Head from "next/head"`,
      `<Head><link href="https://fonts.googleapis.com/css2?family=Krona+One" rel="stylesheet" /></Head>`,
    ),
  },
  {
    rule: "nextjs/google-font-preconnect",
    text: markup(`<link rel="x" href="https://fonts.gstatic.com" />`),
  },
  {
    rule: "nextjs/next-script-for-ga",
    text: markup(`<script async src="https://www.googletagmanager.com/gtag/js?id=1" />`),
  },
  {
    rule: "nextjs/no-async-client-component",
    text: `"use client";\nexport default async function Part() { return <p />; }`,
  },
  { rule: "nextjs/no-css-tags", text: markup(`<link href="/a.css" rel="stylesheet" />`) },
  { rule: "nextjs/no-html-link-for-pages", text: markup(`<a href="/projects/">1</a>`) },
  { rule: "nextjs/no-img-element", text: markup(`<img src="a.png" alt="" />`) },
  {
    rule: "nextjs/no-page-custom-font",
    file: "app/pages/1/font.tsx",
    text: `import Head from "next/head";\nexport default function Part() { return <Head><link href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet" /></Head>; }`,
  },
  {
    rule: "nextjs/no-styled-jsx-in-document",
    file: "app/pages/2/_document.tsx",
    text: `import Document, { Html } from "next/document";\nexport default class Doc extends Document { render() { return <Html><style jsx>{""}</style></Html>; } }`,
  },
  { rule: "nextjs/no-sync-scripts", text: markup(`<script src="a.js" />`) },
  {
    rule: "nextjs/no-title-in-document-head",
    file: "app/pages/3/_document.tsx",
    text: withNext(`{ Head } from "next/document"`, `<Head><title>{1}</title></Head>`),
  },
  {
    rule: "nextjs/no-typos",
    file: "app/pages/4/typo.tsx",
    text: `export const getStaticpaths = async () => ({});\nexport default function Part() { return <p />; }`,
  },
  {
    rule: "nextjs/no-unwanted-polyfillio",
    text: markup(
      `<script async src="https://polyfill.io/v3/polyfill.min.js?features=Array.prototype.copyWithin" />`,
    ),
  },
  { rule: "nextjs/inline-script-id", text: withNext(`Script from "next/script"`, `<Script>{"1"}</Script>`) },
  { rule: "nextjs/no-assign-module-variable", text: `let module = 1;\nmodule = 2;\nexport { module };` },
  {
    rule: "nextjs/no-document-import-in-page",
    text: `import Document from "next/document";\nexport { Document };`,
  },
  {
    rule: "nextjs/no-duplicate-head",
    file: "app/pages/5/_document.tsx",
    text: `import Document, { Html, Head } from "next/document";\nexport default class Doc extends Document { render() { return <Html><Head /><Head /></Html>; } }`,
  },
  {
    rule: "nextjs/no-head-import-in-document",
    file: "app/pages/6/_document.tsx",
    text: `import Head from "next/head";\nexport { Head };`,
  },
  {
    rule: "nextjs/no-script-component-in-head",
    text: `import Head from "next/head";\nimport Script from "next/script";\n${markup(`<Head><Script src="a.js" /></Head>`)}`,
  },
  { rule: "import/no-anonymous-default-export", text: `export default [];` },
];
