import { Sparks } from "~/ui/sparks";
import { wholeCampaignCost } from "../content-types/content-types";
import { Demo } from "../demo/demo";
import type { DemoState } from "../demo/demo-state";
import showcase from "./showcase.json";

const [example] = showcase.campaigns as [(typeof showcase.campaigns)[number]];

/** The claim, and the demo that lets a visitor try it. */
export function Hero({ freeSparks, demo }: { freeSparks: number; demo: DemoState }) {
  return (
    <Demo
      demo={demo}
      film={example.film}
      claim={
        <>
          <h1>
            One sentence in. <span>A campaign out.</span>
          </h1>
          <p className="landing-lead">
            Sparkwright turns your idea into a blog post, an image, social captions and a video that tell one story.
          </p>
        </>
      }
      note={
        <p className="fine-print">
          Sign up and your sentence comes with you. Every account gets <Sparks amount={freeSparks} /> a month
          {freeSparks >= wholeCampaignCost ? ", enough for a first campaign" : null}. No card needed.
        </p>
      }
    />
  );
}
