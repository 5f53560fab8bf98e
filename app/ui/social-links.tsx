import { Icon, type IconName } from "./icon";

/** The networks that have a sign of their own, by their host without "www.". */
const networks: Record<string, { name: string; icon: IconName }> = {
  "facebook.com": { name: "Facebook", icon: "facebook" },
  "instagram.com": { name: "Instagram", icon: "instagram" },
  "linkedin.com": { name: "LinkedIn", icon: "linkedin" },
  "tiktok.com": { name: "TikTok", icon: "tiktok" },
  "x.com": { name: "X", icon: "x" },
  "twitter.com": { name: "X", icon: "x" },
  "youtube.com": { name: "YouTube", icon: "youtube" },
};

/** A sign for each page of the operator's elsewhere; nothing where there is none. */
export function SocialLinks({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="social-links" aria-label="Elsewhere">
      {urls.map((url) => {
        const host = new URL(url).hostname.replace(/^www\./, "");
        const { name, icon } = networks[host] ?? { name: host, icon: "network" as const };
        return (
          <li key={url}>
            <a href={url} rel="me noopener">
              <Icon name={icon} size={22} label={name} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
