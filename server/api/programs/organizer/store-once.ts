import { createHash } from "node:crypto";
import type { Deps } from "@/server/deps";
import type { Upload } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { dropUploads } from "@/server/services/import/stored-uploads";
import { storeUpload } from "@/server/services/import/store-upload";
import type { TokenHolder } from "@/server/services/token/authenticate-token";
import { perform } from "../once";
import type { ApiRequest } from "../route";

interface Sent {
  deps: Deps;
  scope: OrganizeScope;
  request: ApiRequest;
  holder: TokenHolder;
}

/** Keeps the body of a request as an upload and does something with it, once under a key; the upload goes where nothing came of it. */
export async function storeOnce(
  { deps, scope, request, holder }: Sent,
  { status, name }: { status: number; name: string },
  act: (upload: Upload) => Promise<unknown>,
): Promise<unknown> {
  const hash = createHash("sha256");
  const hashed = async function* () {
    for await (const chunk of request.body as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const upload = await storeUpload(deps, scope, name, hashed());
  let isTaken = false;
  const contentHash = async () => hash.copy().digest("base64url");
  try {
    return await perform(request, holder, { status, contentHash }, async () => {
      const answer = await act(upload);
      isTaken = true;
      return answer;
    });
  } finally {
    if (!isTaken) await dropUploads(deps, scope, [upload]);
  }
}
