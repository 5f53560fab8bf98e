import type { GuideFacts } from "../guide-sections";
import { GuidePicture } from "./guide-picture";

export function GettingStarted({ freeSparks }: GuideFacts) {
  return (
    <>
      <ol>
        <li>
          <a href="/login?tab=register">Sign up</a> with an email address and a password. A free account gets{" "}
          {freeSparks.toLocaleString("en-US")} sparks a month, and nobody asks for a card.
        </li>
        <li>
          <a href="/project/new">Create a project</a>. A project is one brand: its name, its website, what it sells and
          to whom. What you write here is what every campaign knows of you, so be specific.
        </li>
        <li>
          Fill in “Facts we may state”: prices, opening hours, guarantees, one per line. They appear in your texts as
          you wrote them.
        </li>
        <li>
          Press Create Spark on your project, write one sentence, choose what to make, and press Create Spark again. You
          see what it costs before you do.
        </li>
      </ol>
      <GuidePicture name="new-project" alt="The form for a new project, with its name, website and description." />
      <p>
        Everything works without scripts and on slow connections: pages are small, and every button is a plain form or
        link.
      </p>
    </>
  );
}
