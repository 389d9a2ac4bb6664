"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hostsOfDocument } from "./hosts-of-document";

/**
 * A document shows pictures from the hosts that its project named when it was loaded. Who comes from another page of
 * ours, or has just named a host, gets a new document; not while they may be typing on the Page screen.
 */
export function PictureHosts({ hosts }: { hosts: readonly string[] }) {
  const path = usePathname();
  const named = hosts.join(" ");
  useEffect(() => {
    const wanted = named === "" ? [] : named.split(" ");
    const isNew = hostsOfDocument(wanted).length < wanted.length;
    if (isNew && !path.endsWith("/page")) location.reload();
  }, [named, path]);
  return null;
}
