import { CopyButton } from "@/app/_ui/copy-button";

/** An address to read and to copy. */
export function LinkToCopy({ href, name }: { href: string; name: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded-cell bg-sunken px-2 py-1 font-mono text-label wrap-anywhere">
        {href}
      </code>
      <CopyButton text={href} name={name} />
    </div>
  );
}
