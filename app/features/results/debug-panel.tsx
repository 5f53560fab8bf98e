import { Disclosure } from "~/ui/disclosure";

/** The status as calls answer it, behind a disclosure of its own. */
export function DebugPanel({ raw }: { raw: string }) {
  return (
    <Disclosure summary="Debug: raw status data" level={3}>
      <RawStatus raw={raw} />
    </Disclosure>
  );
}

/** The status as calls answer it, letter by letter. */
function RawStatus({ raw }: { raw: string }) {
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by the keyboard. */
    <section className="raw" tabIndex={0} aria-label="Raw status data">
      <pre dir="ltr">{raw}</pre>
    </section>
  );
}
