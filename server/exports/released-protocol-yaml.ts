import type { ReleasedProtocol } from "@/server/domain/release/released-protocol";
import { yamlText } from "./protocol-yaml";

const heading = ` Protocol of a Touchstone project as it was released: what its organizer decided, without items, people and answers.
 Left out: answers, tolerances and explanations of the test; codes, addresses and ids of recruiters; the email address
 of the contact; the return address; the names of other projects; the budget.`;

const whole = `
 This file makes a project as it is: touchstone project create --from protocol.yaml --slug ADDRESS
 Set what was left out again where you need it.`;

const toFillIn = `
 To make a project from it, first write an answer for each of testPairs, as in "answer: 4". Then run
 touchstone project create --from protocol.yaml --slug ADDRESS`;

const ofPreset = `
 The pairs of the test are those of the preset, which brings them along.`;

/** The protocol of a release as a YAML file; equal protocols, equal bytes. */
export function releasedProtocolYaml(content: ReleasedProtocol): string {
  const { testPairs } = content;
  const rest = testPairs !== undefined && testPairs.length > 0 ? toFillIn : whole;
  return yamlText(content, heading + (testPairs === undefined ? ofPreset : "") + rest);
}
