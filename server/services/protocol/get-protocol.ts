import { readDimensions } from "@/db/queries/dimensions";
import { readProject, readScale } from "@/db/queries/projects";
import { readTestPairs } from "@/db/queries/test-pairs";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { protocol, protocolFormat, type Protocol } from "@/server/domain/protocol/protocol";
import { readTexts } from "@/server/services/translation/internal/read-texts";
import { testName } from "@/server/services/project/internal/preset-test";

/** Everything an organizer decided about a project, as it is now; its address is not part of it. */
export async function getProtocol(
  { store }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
): Promise<Protocol> {
  return store.snapshot((db) => protocolOf(db, projectId));
}

/** The same of one view of the data. */
export async function protocolOf(db: Db, projectId: string): Promise<Protocol> {
  const { name, language, preset, settings } = await readProject(db, projectId);
  const { scale } = await readScale(db, projectId);
  const dimensions = await readDimensions(db, projectId);
  return protocol.parse({
    format: protocolFormat,
    name,
    language,
    preset,
    dimensions: dimensions.map(({ id, label, definition }) => ({ name: id, question: label, definition })),
    scale,
    settings,
    ...(await translationsIn(db, projectId)),
    testPairs: await readTestPairs(db, projectId, testName),
  });
}

async function translationsIn(db: Db, projectId: string): Promise<Pick<Protocol, "translations">> {
  const { source, languages } = await readTexts(db, projectId);
  if (languages.length === 0) return {};
  const translations = languages.map(({ language, readAt, texts }) => ({
    language,
    isRead: readAt !== null,
    texts: Object.fromEntries(
      source.flatMap(({ place }) => {
        const text = texts.get(place);
        return text === undefined ? [] : [[place, text]];
      }),
    ),
  }));
  return { translations };
}
