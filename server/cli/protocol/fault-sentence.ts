import type { ProtocolFault, ValueType } from "@/server/domain/protocol/protocol-fault";
import { fieldLine } from "../field-line";

const examples: Record<ValueType, string> = {
  number: "Write a number, such as 5.",
  text: "Write a text, in quotes if it is a number or true.",
  "true or false": "Write true or false.",
  list: "Write a list, with - before each entry, or [].",
  section: "Write a section of keys, with two more spaces before each.",
};

const didYouMean = (meant: string | null) => (meant === null ? "" : ` Did you mean ${meant}?`);

/** What is wrong with a protocol file, and what to write. */
export function faultSentence({ reason, params }: ProtocolFault): string {
  switch (reason) {
    case "file_too_large":
      return `The file is larger than ${params.megabytes} MB. A protocol has texts and settings, but no items.`;
    case "not_utf8":
      return "The file is not UTF-8. Save it as UTF-8 in your editor.";
    case "too_complex":
      return "From here on the file has more keys or levels than a protocol. Check that it is the right file.";
    case "has_alias":
      return "An alias (*name) repeats another part here. Write that part again. Put a text that begins with * in quotes.";
    case "broken_yaml":
      return `The YAML cannot be read here: ${params.problem.replace(/\.$/, "")}.`;
    case "not_a_protocol":
      return "This is not a protocol. See one with: touchstone project export PROJECT.";
    case "format_missing":
      return `The format is missing or unknown. Write format: ${params.format}.`;
    case "newer_format":
      return `This protocol is of a newer version (${params.found}). Update Touchstone, or export it from a version that writes format ${params.format}.`;
    case "unknown_key":
      return `${params.field} is not a setting.${didYouMean(params.meant)}`;
    case "repeated_key":
      return `${params.field} is here a second time. Keep one of the two.`;
    case "not_one_of":
      return `${params.field}: Write ${params.values.length === 1 ? "" : "one of "}${params.values.join(", ")}.${didYouMean(params.meant)}`;
    case "wrong_type":
      return `${params.field}: ${examples[params.expected]}`;
    case "wrong_field":
      return fieldLine(params.field, params.problem);
    case "too_many_entries":
      return params.maximum === 0
        ? `${params.field}: Projects of this preset have none. Write [].`
        : `${params.field}: Write at most ${params.maximum} ${params.maximum === 1 ? "entry" : "entries"}.`;
  }
}
