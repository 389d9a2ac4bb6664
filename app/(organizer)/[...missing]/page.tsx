import { notFound } from "next/navigation";

/** Every address that nothing else answers; with several root layouts Next has no such page of its own. */
export default function MissingPage() {
  notFound();
}
