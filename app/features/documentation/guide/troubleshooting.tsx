export function Troubleshooting() {
  return (
    <dl className="guide-troubles">
      <dt>A part failed</dt>
      <dd>
        Its sparks are already back. The page says why, and Try Again brings your idea back with everything you typed.
      </dd>
      <dt>It’s taking a long time</dt>
      <dd>
        Without a video a spark takes 2 to 5 minutes or less, with one 10 to 15 or less; on a busy site it waits for its
        turn first. You may close the page: the work goes on, and the project shows the result.
      </dd>
      <dt>The text says something wrong</dt>
      <dd>
        Open Check the brief on the spark form and correct what was understood, or add the fact to the project. Figures
        and names that you should check are listed under each text.
      </dd>
      <dt>A picture is refused</dt>
      <dd>PNG, JPEG, WebP and GIF up to 10 MB are taken. The message beside the field says what was wrong.</dd>
      <dt>I was signed out while filling in a form</dt>
      <dd>What you typed is kept. Sign in, and the form comes back filled in.</dd>
      <dt>No e-mail arrives</dt>
      <dd>
        Look into the spam folder. A link to a new password works for an hour; ask for another one on{" "}
        <a href="/forgot-password">the same page</a>.
      </dd>
      <dt>Something else</dt>
      <dd>
        <a href="/contact">Write to support</a> and name the project and the time.
      </dd>
    </dl>
  );
}
