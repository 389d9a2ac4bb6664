import type { ManifestFile } from "@/server/domain/release/release";

/** The files with their SHA-256, as `sha256sum -c` reads it. */
export function checksums(files: readonly Pick<ManifestFile, "name" | "sha256">[]): string {
  return files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
}
