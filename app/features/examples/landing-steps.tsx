const steps = [
  {
    title: "Write your spark",
    text: "Tell us once what you sell and to whom. Then one sentence is enough: a launch, an offer, a season.",
  },
  {
    title: "Choose content types",
    text: "A blog post, an image, captions, a video, or all four. You see what it costs before you start.",
  },
  {
    title: "Launch",
    text: "Read, copy and download each part the moment it is ready, while the others are still being made.",
  },
];

/** How a campaign is made, in three steps. */
export function Steps() {
  return (
    <section className="landing-part" aria-labelledby="steps-title">
      <h2 id="steps-title">How it works</h2>
      <ol className="landing-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
