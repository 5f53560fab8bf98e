import { Badge } from "~/ui/badge";

/** Written by us. What they say of the product has to be true, and what they say of people is made up, so each says that it is a sample. */
const samples = [
  {
    words:
      "I wrote that the first visit is free. The post, the poster and the captions all say so, and none of them adds anything that I did not say.",
    name: "Ruth Calder",
    role: "practice manager, Northgate Dental",
  },
  {
    words:
      "I read the captions while the film was still being made. Each is as long as its platform takes, and I copied them one by one.",
    name: "Jonas Pike",
    role: "head coach, Overhang",
  },
  {
    words:
      "The cost stood beside the button before I pressed it. For a part that fails I pay nothing. I keep books for a living, so I looked.",
    name: "Mary Halden",
    role: "partner, Halden & Moor",
  },
];

/** Three testimonials, each marked as a sample. */
export function Voices() {
  return (
    <section className="landing-part" aria-labelledby="voices-title">
      <h2 id="voices-title">In their words</h2>
      <p className="landing-lead">
        Sample testimonials for the made-up brands above, written by us. What they say of the product is so; try it
        yourself.
      </p>
      <ul className="landing-voices">
        {samples.map(({ words, name, role }) => (
          <li key={name}>
            <figure>
              <Badge>Sample</Badge>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong> {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
