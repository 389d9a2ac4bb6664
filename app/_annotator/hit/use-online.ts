import { useEffect, useState } from "react";

/** Whether this machine has a network, as far as the browser knows, and whether it came back since the page was opened. */
export function useOnline(): { online: boolean; isBack: boolean } {
  const [state, setState] = useState({ online: true, isBack: false });
  useEffect(() => {
    const look = () => setState({ online: navigator.onLine, isBack: navigator.onLine });
    if (!navigator.onLine) look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return state;
}
