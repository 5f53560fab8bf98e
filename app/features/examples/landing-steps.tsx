import { LinkButton } from "~/ui/button";

const steps = [
  {
    title: "Write your spark",
    text: "Tell us once what you sell and who it’s for. After that, one sentence is enough: a launch, an offer, a season.",
  },
  {
    title: "Choose content types",
    text: "Pick a blog post, an image, captions, a video, or all four. You see the price before you start.",
  },
  {
    title: "Launch",
    text: "Read, edit, copy and download each piece as soon as it’s ready, while the rest is still being made.",
  },
];

const goals = [
  {
    figure: "10+ hours",
    claim: "Save 10+ hours weekly",
    how: "You write one sentence and review four drafts instead of writing them.",
  },
  {
    figure: "3x",
    claim: "Engagement 3x",
    how: "Every platform gets captions of the right length and an image in the right shape.",
  },
];

/** How a campaign is made, in three steps, and what that is for. */
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
      <div className="landing-goals">
        <h3>What we aim for</h3>
        <ul>
          {goals.map(({ figure, claim, how }) => (
            <li key={figure}>
              <p className="landing-figure">{figure}</p>
              <p>
                <strong>{claim}.</strong> {how}
              </p>
            </li>
          ))}
        </ul>
        <p className="fine-print">
          These are goals, not results. Nobody has measured them yet, so go by your own numbers.
        </p>
      </div>
      <LinkButton href="#demo">See Demo</LinkButton>
    </section>
  );
}
