import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

const providers = ["Google", "Twitter", "Facebook", "TikTok"];

/**
 * Ways to sign in that are still to come. `aria-disabled` says so and lets the buttons answer all the same: a press asks the page
 * for its 'Coming Soon', which needs no script.
 */
export function SocialButtons({ tab, next, idea }: { tab: string; next: string; idea: string | null }) {
  return (
    <form method="get" action="/login" className="section" aria-label="Other ways to sign in">
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="redirect" value={next} />
      {idea ? <input type="hidden" name="idea" value={idea} /> : null}
      <div className="cluster">
        {providers.map((provider) => (
          <Button key={provider} type="submit" size="small" name="social" value={provider} aria-disabled="true">
            {provider} <Badge>Soon</Badge>
          </Button>
        ))}
      </div>
    </form>
  );
}
