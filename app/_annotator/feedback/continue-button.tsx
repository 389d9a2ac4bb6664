import type { ReactNode } from "react";

interface ContinueButtonProps {
  project: string;
  onContinue: () => void;
  children: ReactNode;
}

/** Goes on to the next page: in this document where scripts run, else by its address. */
export function ContinueButton({ project, onContinue, children }: ContinueButtonProps) {
  return (
    <form
      action={`/p/${project}/work`}
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <button className="button button-primary">{children}</button>
    </form>
  );
}
