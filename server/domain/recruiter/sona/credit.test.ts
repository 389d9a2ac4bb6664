import { expect, test } from "vitest";
import { creditAddress, readCreditAnswer } from "./credit";
import { givesCredit, newSonaCredit, sonaSiteProblem } from "./sona";

test("a credit is asked for as SONA's interface documents it", () => {
  const credit = { site: "https://yourschool.sona-systems.com/Default.aspx", experimentId: "123" };
  expect(creditAddress(credit, "9185d436e5f94b1581b0918162e8", "X&Y")).toBe(
    "https://yourschool.sona-systems.com/services/SonaAPI.svc/WebstudyCredit?experiment_id=123&credit_token=9185d436e5f94b1581b0918162e8&survey_code=X%26Y",
  );
});

const given = `<WebstudyCreditResponse><WebstudyCreditResult><a:Errors i:nil="true"/><a:Result>
<a:credit_status>G</a:credit_status><a:survey_code>XXXX</a:survey_code></a:Result></WebstudyCreditResult></WebstudyCreditResponse>`;
const refused = `<WebstudyCreditResponse><WebstudyCreditResult><a:Errors><a:APIErrorCode><a:err_code>61</a:err_code>
<a:err_message>Invalid survey code</a:err_message></a:APIErrorCode></a:Errors><a:Result i:nil="true"/></WebstudyCreditResult></WebstudyCreditResponse>`;

test.each([
  ["a credit", 200, given, "given", ""],
  ["an error of SONA's", 200, refused, "refused", "61 Invalid survey code"],
  ["a page that is no answer", 200, "<html><p>Log in</p></html>", "unclear", "Log in"],
  ["nothing", 200, "", "unclear", ""],
  ["another state", 200, given.replace(">G<", ">N<"), "unclear", "N XXXX"],
  ["no such address", 404, "", "refused", "HTTP 404"],
  ["a failure of the server", 502, given, "unclear", "HTTP 502"],
  ["a page elsewhere", 302, "", "unclear", "HTTP 302"],
])("%s is read as what it is", (_, status, body, state, text) => {
  expect(readCreditAnswer(status, body)).toEqual({ state, text });
});

test("the server asks for credit where site and study are known, for the outcomes that were chosen", () => {
  const credit = { ...newSonaCredit, site: "https://uni.sona-systems.com", experimentId: "1" };
  expect(givesCredit({ credit }, "completed")).toBe(true);
  expect(givesCredit({ credit }, "no-work")).toBe(false);
  expect(givesCredit({ credit: { ...credit, site: "" } }, "completed")).toBe(false);
  expect(givesCredit({}, "completed")).toBe(false);
});

test("the server is not sent into its own network", () => {
  expect(sonaSiteProblem({ site: "" })).toBeNull();
  expect(sonaSiteProblem({ site: "https://uni.sona-systems.com/" })).toBeNull();
  for (const site of [
    "http://localhost:3000",
    "https://127.0.0.1",
    "https://[::1]",
    "https://intranet",
    "https://10.0.0.1",
    "https://uni.sona-systems.com:8080",
    "https://a@uni.sona-systems.com",
    "uni.sona-systems.com",
  ]) {
    expect([site, sonaSiteProblem({ site }) !== null]).toEqual([site, true]);
  }
});
