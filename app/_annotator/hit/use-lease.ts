import { useEffect, useState } from "react";
import { call, Refused } from "@/app/_trpc/call";
import { leaseNotice, type LeaseNotice } from "./lease-notice";

interface Lease {
  project: string;
  assignment: string;
  /** ISO 8601, by the server's clock. */
  expiresAt: string;
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  clockAheadMs: number;
  enabled: boolean;
}

/** Watches the time left on a page and lets it be kept longer. */
export function useLease({ project, assignment, expiresAt, clockAheadMs, enabled }: Lease) {
  const [endsAt, setEndsAt] = useState(expiresAt);
  const [notice, setNotice] = useState<LeaseNotice>("none");
  const [renewalRefused, setRenewalRefused] = useState(false);

  useEffect(() => {
    if (!enabled) return;
    const look = () => setNotice(leaseNotice(Date.parse(endsAt) + clockAheadMs - Date.now()));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [endsAt, clockAheadMs, enabled]);

  const renew = async () => {
    try {
      setEndsAt((await call("renew", { project, assignment })).expiresAt);
    } catch (error) {
      // Without an answer the notice stays, and so does the button.
      if (error instanceof Refused) setRenewalRefused(true);
    }
  };
  return { notice, renewalRefused, renew };
}
