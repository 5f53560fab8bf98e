import { Disclosure } from "~/ui/disclosure";
import { Sparks } from "~/ui/sparks";

/** What people ask first, with answers that hold for every installation. */
export function Questions({ freeSparks }: { freeSparks: number }) {
  return (
    <section className="landing-part" aria-labelledby="questions-title">
      <h2 id="questions-title">Questions</h2>
      <div className="landing-questions">
        <Disclosure summary="Does it make things up about my business?">
          <p>
            The built-in engine only states what your sentence and your project say. If a fact is missing, it asks you
            or leaves it out. Numbers, names and superlatives that you did not give are listed for you to check before
            you publish.
          </p>
        </Disclosure>
        <Disclosure summary="What do I pay if something fails?">
          <p>
            Nothing. Sparks are set aside when you start and spent only when a piece is finished. If it fails, or you
            cancel, they come back on their own.
          </p>
        </Disclosure>
        <Disclosure summary="What do I need to get started?">
          <p>
            An email address and a password. Your account comes with <Sparks amount={freeSparks} /> every month, and we
            don’t ask for a card. You don’t need API keys either: the engine that writes, draws and animates is built
            in.
          </p>
        </Disclosure>
      </div>
    </section>
  );
}
