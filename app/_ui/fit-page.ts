/** As much of a node of HTML as headings and tables need. */
interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const levelOf = ({ tagName = "" }: Node): number | null =>
  /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : null;

const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)];

/** The highest heading gets a level, the others stay as far below it as they were. */
function levelHeadings(nodes: readonly Node[], top: number): void {
  const headings = nodes.flatMap((node) => {
    const level = levelOf(node);
    return level === null ? [] : [{ node, level }];
  });
  const highest = Math.min(...headings.map(({ level }) => level));
  for (const { node, level } of headings) node.tagName = `h${Math.min(6, level - highest + top)}`;
}

/**
 * A plugin that fits a text into a page with a title of its own, so that everyone can read it.
 * @param options.top the level of its highest heading, right below that of the page's title.
 */
export const fitPage =
  ({ top = 2 } = {}) =>
  (tree: Node) => {
    const nodes = allIn(tree);
    levelHeadings(nodes, top);
    for (const node of nodes) {
      // On a phone a table scrolls sideways, which needs the focus where there is no pointer.
      if (node.tagName === "table") node.properties = { ...node.properties, tabIndex: 0 };
      // The corner of a table with heads on two sides heads no column.
      if (node.tagName === "th" && node.children?.length === 0) node.tagName = "td";
    }
  };
