/** Texts that are long, unbreakable, composed of many marks, or mean something to a browser. */
export const hostile = [
  `${"A sentence of many words. ".repeat(400)}The end.`,
  "x".repeat(300),
  "🙂👩‍👩‍👧‍👦🏳️‍🌈".repeat(20),
  `<script>window.wasRun = true</script><img src=x onerror="window.wasRun = true"><b>bold</b> &amp; {name}`,
  `Z${"\u0301".repeat(60)}algo   three spaces, "quotes" and \\ backslash`,
];
