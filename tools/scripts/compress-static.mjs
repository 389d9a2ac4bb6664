// Writes a .br and a .gz beside each static file of the build, so that no request pays for compressing it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = path.join(process.env.NEXT_DIST_DIR ?? ".next", "static");
const compressible = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => compressible.test(name))
  .map((name) => path.join(folder, name));

await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, await brotli(bytes, quality));
    writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
  }),
);
