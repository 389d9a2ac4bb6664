import { holdFolder } from "@/db/hold-folder";

// Holds the folder it is given until somebody kills it.
try {
  holdFolder(process.argv[2] ?? "");
  console.log("held");
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
