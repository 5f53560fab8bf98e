/** What stands in the README of an export. */
export function describeExport(email: string, now: Date): string {
  return `Sparkwright: everything that is kept of the account ${email}
Taken on ${now.toISOString()}

campaigns/   What was made, a folder for each idea: articles and e-mails as Markdown, HTML and text, captions and ads
             as text and tables, pictures, films, subtitles.
files/       Every other file: pictures that you uploaded, previews, and what was there before something was made again.
data/        All records as JSON, a file for each kind. media.json says where each file lies in here.

Days and times are in UTC. Amounts of money are in cents, amounts of sparks in sparks.

Left out is what opens something and tells nothing about you: the hashes of your password, your sessions, your access
tokens, your recovery codes, your sign-ins and the forms that were kept for you, the secrets of your authenticator app
and your passkeys, and the secret part of your review links. So is which administrator did
something with your account, and which of this site's processes made a campaign.
`;
}
