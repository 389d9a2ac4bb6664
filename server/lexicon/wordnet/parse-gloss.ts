export interface Gloss {
  definition: string;
  examples: string[];
}

/**
 * The definition and the examples of a gloss. Examples stand in double quotes at the end, after a semicolon or a
 * colon; who is quoted follows the closing quote and belongs to the example. Other quotes stay in the definition.
 */
export function parseGloss(text: string): Gloss {
  const gloss = text.trim();
  const start = gloss.startsWith('"') ? 0 : gloss.search(/[;:]\s*"/);
  if (start === -1) return { definition: gloss, examples: [] };
  const examples = gloss.slice(start).matchAll(/"([^"]*)"(?:\s*-\s*([^;"]*))?/g);
  return {
    definition: gloss.slice(0, start).trim(),
    examples: [...examples].map(([, quoted = "", author = ""]) => withAuthor(quoted.trim(), author.trim())),
  };
}

function withAuthor(quoted: string, author: string): string {
  return author === "" ? quoted : `${quoted} (${author})`;
}
