import { openCalculator, type Calculator } from "./calculator";

/** So many files are read at once; what comes while all read waits for one of them. */
const maxReaders = 2;

/** Processes that read files, begun when they are first needed, beside the one that works at jobs. */
export function openReaders(): Calculator {
  const readers: { calculator: Calculator; waiting: number }[] = [];
  const leastWaiting = () => {
    const free = readers.find(({ waiting }) => waiting === 0);
    if (free !== undefined) return free;
    if (readers.length < maxReaders) {
      const opened = { calculator: openCalculator(), waiting: 0 };
      readers.push(opened);
      return opened;
    }
    return readers.reduce((least, reader) => (reader.waiting < least.waiting ? reader : least));
  };
  return {
    run: async (...asked) => {
      const reader = leastWaiting();
      reader.waiting += 1;
      try {
        return await reader.calculator.run(...asked);
      } finally {
        reader.waiting -= 1;
      }
    },
    stop: () => {
      for (const { calculator } of readers) calculator.stop();
    },
  };
}
