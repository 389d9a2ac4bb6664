import { expect, test } from "vitest";
import { checkRecruiters } from "../check-recruiters";
import { examplePerson } from "../example-person";
import { newRecruiter, type RecruiterSettings } from "../recruiters";
import { panel, type PanelSettings } from "./panel";
import { panelPresetNames, panelPresets } from "./presets";
import { coversProblem, signedAddress, signsProblem } from "./signature";

const sign = (text: string) => `<${text}>`;
const values = { person: "a b", study: "S1", session: "9", status: "1", code: "1", pages: "3" };
const signed = (template: string, signs = "{address}") => signedAddress(template, values, { signs }, sign);
const signatureIn = (address: string | null) => new URL(address ?? "").searchParams.get("sig");

test.each([
  [
    "last",
    "https://p.example/c?rid={person}&st={status}&sig={signature}",
    "https://p.example/c?rid=a%20b&st=1",
  ],
  ["first", "https://p.example/c?sig={signature}&rid={person}", "https://p.example/c?rid=a%20b"],
  ["between", "https://p.example/c?a=1&sig={signature}&rid={person}", "https://p.example/c?a=1&rid=a%20b"],
  ["alone", "https://p.example/c?sig={signature}", "https://p.example/c"],
  ["before a fragment", "https://p.example/c?a=1&sig={signature}#x", "https://p.example/c?a=1#x"],
])("what is signed is the address without its signature, which is %s", (_, template, text) => {
  expect(signatureIn(signed(template))).toBe(`<${text}>`);
});

test("other texts can be signed, as they are and not as parts of an address", () => {
  const template = "https://p.example/c?rid={person}&sig={signature}";
  expect(signatureIn(signed(template, "{person}"))).toBe("<a b>");
  expect(signatureIn(signed(template, "{person}{study}"))).toBe("<a bS1>");
  expect(signatureIn(signed(template, "{address}&"))).toBe("<https://p.example/c?rid=a%20b&>");
});

test("an address that needs a signature is none without a secret, or without what is signed", () => {
  const template = "https://p.example/c?rid={person}&sig={signature}";
  expect(signedAddress(template, values, { signs: "{address}" }, null)).toBeNull();
  expect(signedAddress(template, { ...values, study: null }, { signs: "{study}" }, sign)).toBeNull();
  expect(signedAddress("https://p.example/c", values, { signs: "{address}" }, null)).toBe(
    "https://p.example/c",
  );
});

test("unknown placeholders in what is signed are named, and a link is signed by who it is for", () => {
  expect(signsProblem({ signs: "{url}" })).toMatchObject({ reason: "unknown_placeholder" });
  expect(signsProblem({ signs: "{address}{pages}" })).toBeNull();
  expect(coversProblem({ covers: "{person}{study}" })).toBeNull();
  expect(coversProblem({ covers: "{study}" })).toMatchObject({ reason: "lacks_placeholder" });
  expect(coversProblem({ covers: "same for all" })).toMatchObject({ reason: "lacks_placeholder" });
  expect(coversProblem({ covers: "{person}{address}" })).toMatchObject({ reason: "unknown_placeholder" });
});

const of = (part: Partial<PanelSettings>) =>
  Object.entries(
    checkRecruiters({ recruiters: [{ ...newRecruiter("panel"), ...part } as RecruiterSettings] }),
  ).map(([field, { reason }]) => [field.replace("settings.recruiters.0.", ""), reason]);

test("a place for a signature needs an algorithm, in an address, an outcome and on arrival", () => {
  const address = "https://p.example/c?st={status}&sig={signature}";
  const signature = { algorithm: "hmac-sha256", encoding: "hex", signs: "{address}" } as const;
  expect(of({ address })).toEqual([["address", "signature_not_set"]]);
  expect(of({ address, signature })).toEqual([]);
  expect(of({ outcomes: { completed: "https://p.example/?s={signature}" } })).toEqual([
    ["outcomes.completed", "signature_not_set"],
  ]);
  const arrivalSignature = { parameter: "sig", covers: "{person}" };
  expect(of({ arrivalSignature })).toEqual([["arrivalSignature.parameter", "signature_not_set"]]);
  const same = { ...arrivalSignature, parameter: "participant" };
  expect(of({ signature, arrivalSignature: same })).toEqual([["arrivalSignature.parameter", "repeated"]]);
});

test.each(panelPresetNames)("what is filled in for %s is right as far as it goes", (name) => {
  expect(of(panelPresets[name])).toEqual([]);
});

test("Cint is told the status in its own words, and signed with the ampersand at the end", () => {
  const cint = { ...newRecruiter("panel"), ...panelPresets.cint } as PanelSettings;
  const way = panel.wayBack("10", { ...examplePerson, externalId: "R1" }, cint, sign);
  const text = "https://samplicio.us/s/ClientCallBack.aspx?RIS=10&RID=R1";
  expect(way).toMatchObject({ href: `${text}&hash=${encodeURIComponent(`<${text}&>`)}` });
});
