import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./markdown";

const html = (source: string) =>
  renderToStaticMarkup(<Markdown source={source} language="en" imageHosts={["images.example.org"]} />);

test("the highest heading of a text stands right below the title of its page, the others as far below it", () => {
  expect(html("# One\n\n## Two\n\n###### Six")).toContain("<h2>One</h2>\n<h3>Two</h3>\n<h6>Six</h6>");
  expect(html("## Two\n\n### Three\n\n## Four")).toContain("<h2>Two</h2>\n<h3>Three</h3>\n<h2>Four</h2>");
});

test("a table can be scrolled by keyboard, and the corner without a text heads no column", () => {
  const table = html("|  | 1st |\n| - | - |\n| singer : person | 4 |");
  expect(table).toContain('<table tabindex="0">');
  expect(table).toContain("<tr><td></td><th>1st</th></tr>");
});

test("a picture is drawn from a named host alone, and described in place of any other", () => {
  expect(html("![A map](https://images.example.org/map.png)")).toContain(
    'src="https://images.example.org/map.png"',
  );
  for (const address of ["https://evil.example.com/x.png", "//evil.example.com/x.png", "x.png"]) {
    expect(html(`![A map](${address})`)).toBe(
      '<div class="markdown" lang="en" dir="auto"><p><span>A map</span></p></div>',
    );
  }
  expect(html('<img src="https://evil.example.com/x.png">')).not.toContain("<img");
});
