import { getTextAttributes } from "~/features/languages/text-attributes";
export interface ProfileData {
  websiteUrl: string;
  description: string;
  targetAudience: string;
  brandVoice: string | null;
  defaultCallToAction: string | null;
  defaultSeoKeywords: string | null;
  problemBeingSolved: string | null;
  facts: string | null;
}

/** What the project knows about its brand. Fields that were left empty are not shown. */
export function ProjectProfile({ profile }: { profile: ProfileData }) {
  const rows: [string, string | null][] = [
    ["Target audience", profile.targetAudience],
    ["Brand voice", profile.brandVoice],
    ["Call to action", profile.defaultCallToAction],
    ["SEO keywords", profile.defaultSeoKeywords],
    ["Problem being solved", profile.problemBeingSolved],
    ["Facts we may state", profile.facts],
  ];
  return (
    <dl className="profile">
      <div>
        <dt>Description</dt>
        <dd {...getTextAttributes(profile.description)}>{profile.description}</dd>
      </div>
      <div>
        <dt>Website</dt>
        <dd>
          <WebAddress url={profile.websiteUrl} />
        </dd>
      </div>
      {rows.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...getTextAttributes(text)}>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A link only where it leads to a web page: an address typed by somebody may also name a script. */
function WebAddress({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <>{url}</>;
  return (
    <a href={url} rel="nofollow noopener noreferrer">
      {url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
    </a>
  );
}
