const types: Record<string, string> = {
  ".csv": "text/csv; charset=utf-8",
  ".tsv": "text/tab-separated-values; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "application/jsonl",
  ".md": "text/markdown; charset=utf-8",
  ".parquet": "application/vnd.apache.parquet",
  ".zip": "application/zip",
  ".yaml": "application/yaml; charset=utf-8",
};

/** The headers under which a file is sent to be saved under its name. @param bytes its length, where it is known. */
export function fileHeaders(name: string, bytes?: number): Record<string, string> {
  return {
    "content-type": types[/\.[^.]+$/.exec(name)?.[0] ?? ""] ?? "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    ...(bytes !== undefined && { "content-length": String(bytes) }),
  };
}
