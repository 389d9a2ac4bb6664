import { CopyButton } from "@/app/_ui/copy-button";

/** An address that can be read, selected and copied. */
export function CopyableLink({ address, name }: { address: string; name: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 rounded-cell bg-sunken px-2 py-1 font-mono text-label wrap-anywhere">
        {address}
      </code>
      <CopyButton text={address} name={name} />
    </div>
  );
}
