import { textPlace } from "@/server/domain/translation/source-texts";
import type { Protocol } from "./protocol";

const place = textPlace("name", null);

/**
 * A protocol of a project that is called something else: what its name is called in other languages stays behind.
 * @param known what the other name is called, by language; nothing where left out.
 */
export function underName(
  protocol: Protocol,
  name: string,
  known: Pick<Protocol, "translations"> = {},
): Protocol {
  if (protocol.name === name) return protocol;
  const translations = protocol.translations?.map((translation) => {
    const { [place]: _ofOther, ...texts } = translation.texts;
    const own = known.translations?.find(({ language }) => language === translation.language)?.texts[place];
    return { ...translation, texts: { ...(own !== undefined && { [place]: own }), ...texts } };
  });
  return { ...protocol, name, ...(translations && { translations }) };
}
