"use client";

// A file of its own, so that the rest of the catalogue stays out of the browser.
import broken from "@/app/_messages/en/broken.json";

/** What stands in place of a page that could not be drawn. */
export default function BrokenPage({ reset }: { reset: () => void }) {
  return (
    <main id="content" className="sheet">
      <h1>{broken.title}</h1>
      <p>{broken.text}</p>
      <button type="button" className="button button-primary" onClick={reset}>
        {broken.again}
      </button>
    </main>
  );
}
