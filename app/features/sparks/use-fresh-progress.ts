import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds between two looks at a spark that is being made. */
const pace = 3000;

/**
 * The data of a page's loader, asked for again every three seconds while the page can be seen and `isOpen` says that something may
 * still change. Only this loader is asked, so a message of the frame around it stays as long as it should; redirects are followed.
 */
export function useFreshProgress<Loaded>(address: string, first: Loaded, isOpen: (loaded: Loaded) => boolean): Loaded {
  const { load, state, data } = useFetcher<Loaded>();
  const loaded = (data as Loaded | undefined) ?? first;
  const open = isOpen(loaded);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && state === "idle") load(address);
    }, pace);
    return () => clearInterval(timer);
  }, [load, state, address, open]);
  return loaded;
}
