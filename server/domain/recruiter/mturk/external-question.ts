const schema =
  "http://mechanicalturk.amazonaws.com/AWSMechanicalTurkDataSchemas/2006-07-14/ExternalQuestion.xsd";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/**
 * The question of a HIT that shows our pages, as Mechanical Turk's interface and its command line read it.
 * @param frameHeight in pixels; 0 lets the frame fill the window
 */
export function externalQuestion(join: string, frameHeight: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<ExternalQuestion xmlns="${schema}">`,
    `  <ExternalURL>${escaped(join)}</ExternalURL>`,
    `  <FrameHeight>${frameHeight}</FrameHeight>`,
    "</ExternalQuestion>",
    "",
  ].join("\n");
}
