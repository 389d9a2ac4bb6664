import type { PlotFrame } from "./plot-data";
import { wrapped } from "./wrapped";

const namespace = "http://www.w3.org/2000/svg";

/** What the style sheets give to shapes and texts; a file of its own has to carry it. */
const styles = ["fill", "stroke", "stroke-width", "font-size", "font-weight"];

/** The class of pictures on a page, whose colours follow the reader's system. */
export const pictureClass = "plot";

const width = 720;
const margin = 16;
const titleLine = 22;
const titleLetters = 84;

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Writes what the style sheets say into the elements, where it differs from what they inherit. */
function resolveStyles(each: Element, inherited: Record<string, string>): void {
  const computed = getComputedStyle(each);
  const own = Object.fromEntries(styles.map((style) => [style, computed.getPropertyValue(style)]));
  for (const style of styles) {
    each.removeAttribute(style);
    if (own[style] !== inherited[style]) each.setAttribute(style, own[style] ?? "");
  }
  each.removeAttribute("class");
  for (const child of each.children) resolveStyles(child, own);
}

/** Does something while the page is in its light colours, before anything of it is painted. */
function inLightTheme(work: () => void): void {
  const root = document.documentElement;
  const theme = root.getAttribute("data-theme");
  root.setAttribute("data-theme", "light");
  work();
  if (theme === null) root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}

/** A copy of a picture in the light colours, with its styles in its attributes. */
function lightCopy(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const host = document.createElement("div");
  // The reader's own colours do not belong in a file.
  host.style.cssText = "forced-color-adjust: none; position: fixed; visibility: hidden";
  copy.classList.remove(pictureClass);
  copy.removeAttribute("role");
  copy.removeAttribute("aria-label");
  host.append(copy);
  document.body.append(host);
  inLightTheme(() => resolveStyles(copy, {}));
  host.remove();
  return copy;
}

/** A picture as a file that needs nothing else: title and what stands under it, white ground, light colours. */
export function standaloneSvg(picture: SVGSVGElement, titles: readonly string[], frame: PlotFrame): string {
  const lines = titles.flatMap((title) => wrapped(title, titleLetters));
  const top = margin + lines.length * titleLine + 8;
  const outer = frame.width === undefined ? width : frame.width + frame.start + frame.end;
  const size = { width: outer + 2 * margin, height: top + frame.height + margin };
  const copy = lightCopy(picture);
  copy.setAttribute("x", String(margin + frame.start));
  copy.setAttribute("y", String(top));
  copy.setAttribute("width", String(outer - frame.start - frame.end));
  const file = element("svg", {
    ...size,
    viewBox: `0 0 ${size.width} ${size.height}`,
    "font-family": "Noto Sans, sans-serif",
  });
  const name = element("title", {});
  name.textContent = titles.join(". ");
  const font = {
    "font-family": "Noto Sans, sans-serif",
    "font-size": 16,
    "font-weight": 600,
    fill: "#1a1a18",
  };
  const heading = lines.map((line, at) => {
    const text = element("text", { ...font, x: margin, y: margin + (at + 0.75) * titleLine });
    text.textContent = line;
    return text;
  });
  file.append(name, element("rect", { width: "100%", height: "100%", fill: "#ffffff" }), ...heading, copy);
  return new XMLSerializer().serializeToString(file);
}
