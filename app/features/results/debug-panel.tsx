import { Disclosure } from "~/ui/disclosure";

/** The status as calls answer it, letter by letter. */
export function DebugPanel({ raw }: { raw: string }) {
  return (
    <Disclosure summary="Debug: raw status data">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by the keyboard. */}
      <section className="raw" tabIndex={0} aria-label="Raw status data">
        <pre>{raw}</pre>
      </section>
    </Disclosure>
  );
}
