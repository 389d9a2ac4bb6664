/** The systems a package is built for, in the words of package.json; a field that is absent sets no bound. */
export interface Platform {
  cpu?: string[];
  libc?: string[];
  os?: string[];
}

const systems = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const libraries = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** Reads from its name which systems a package is built for: `@next/swc-linux-arm64-musl`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = Object.entries(libraries).flatMap(([word, library]) =>
    words.includes(word) ? [library] : [],
  );
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
    ...(os.length > 0 && { os }),
  };
}
