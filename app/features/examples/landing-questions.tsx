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
            The built-in engine states only what your sentence and your project say. Where a fact is missing it asks you
            for it, or leaves it out. Sentences with figures and names are listed for you to check before you publish.
          </p>
        </Disclosure>
        <Disclosure summary="What do I pay when something fails?">
          <p>
            Nothing for that part. Its sparks are set aside when you start and taken only when the part is there; when
            it fails, or you cancel, they go back by themselves.
          </p>
        </Disclosure>
        <Disclosure summary="What do I need to begin?">
          <p>
            An email address and a password. <Sparks amount={freeSparks} /> a month come with the account, and nobody
            asks for a card. You need no keys of other services: the engine that writes, draws and films is built in.
          </p>
        </Disclosure>
      </div>
    </section>
  );
}
