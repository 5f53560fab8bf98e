import { Badge } from "~/ui/badge";

/** Written by us. What they say of the product has to be true, and what they say of people is made up, so each says that it is a sample. */
const samples = [
  {
    words:
      "I wrote that the first visit is free. The post, the poster and the captions all say so, and none of them adds anything I didn’t say.",
    name: "Ruth Calder",
    role: "practice manager, Northgate Dental",
  },
  {
    words:
      "I was reading captions while the video was still being made. Each one fit its platform, so I just copied them over.",
    name: "Jonas Pike",
    role: "head coach, Overhang",
  },
  {
    words:
      "I saw the price before I pressed the button, and I don’t pay for anything that fails. I keep books for a living, so I checked.",
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
        Sample testimonials for the fictional brands above, written by us. What they say about the product is true: try
        it yourself.
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
