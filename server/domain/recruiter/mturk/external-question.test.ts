import { expect, test } from "vitest";
import { externalQuestion } from "./external-question";

test("an external question names the address and the height of its frame, as the schema orders them", () => {
  expect(externalQuestion("https://lab.example/p/pairs", 800)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<ExternalQuestion xmlns="http://mechanicalturk.amazonaws.com/AWSMechanicalTurkDataSchemas/2006-07-14/ExternalQuestion.xsd">
  <ExternalURL>https://lab.example/p/pairs</ExternalURL>
  <FrameHeight>800</FrameHeight>
</ExternalQuestion>
`);
});

test("an address with several parameters stays one address", () => {
  const xml = externalQuestion(`https://lab.example/p/pairs?a=1&b="<'>`, 0);
  expect(xml).toContain(
    "<ExternalURL>https://lab.example/p/pairs?a=1&amp;b=&quot;&lt;&apos;&gt;</ExternalURL>",
  );
});
