import { CopyButton } from "~/ui/copy-button";
import type { GuideFacts } from "../guide-sections";
import { GuidePicture } from "./guide-picture";

export function ApiIntegration({ origin, calls, quickStarts }: GuideFacts) {
  return (
    <>
      <p>
        A program can make projects and campaigns and fetch what was made of them, over HTTP and in JSON. The calls and
        all their fields are described in an <a href="/api/openapi.json">OpenAPI document</a>, from which clients for
        most languages can be generated.
      </p>
      <h4>Sign calls in</h4>
      <p>
        Make an <a href="/profile/tokens">access token</a> on your profile and send it with each call as{" "}
        <code>Authorization: Bearer spk_...</code>. A token may only read, or read and write; writing spends your
        sparks. It works for as long as you chose, and ends the moment you revoke it. Calls that buy something or change
        the account itself take no token.
      </p>
      <GuidePicture name="access-tokens" alt="The page of access tokens, with the form for a new one." />
      <h4>Quick start</h4>
      <pre>
        <code>
          export SPARKWRIGHT_URL={origin}
          {"\n"}export SPARKWRIGHT_TOKEN=spk_...
        </code>
      </pre>
      {quickStarts.map(({ id, title, text }) => (
        <section key={id} aria-label={title}>
          <div className="guide-code-head">
            <h5>{title}</h5>
            <CopyButton target={id} what={`the quick start in ${title}`} />
          </div>
          <pre>
            <code id={id}>{text}</code>
          </pre>
        </section>
      ))}
      <h4>Good to know</h4>
      <ul>
        <li>
          Send an <code>Idempotency-Key</code> with each spark: a repeat under one key answers with the first spark and
          charges nothing.
        </li>
        <li>
          An error has a <code>message</code> for a person to read; 400 names the fields under <code>errors</code>, 402
          says how many sparks were needed, 429 and 503 say in <code>Retry-After</code> when to try again.
        </li>
        <li>
          Files of <code>imageUrl</code> and <code>videoClips</code> are fetched with the same token.
        </li>
        <li>Lists answer at most a hundred entries; the Link header leads to the next.</li>
      </ul>
      <h4>All calls</h4>
      <table className="guide-calls">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What it does</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ method, path, summary, needs }) => (
            <tr key={`${method} ${path}`}>
              <th scope="row">
                <code>
                  {method} {path}
                </code>
              </th>
              <td>{summary}</td>
              <td>{needs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
