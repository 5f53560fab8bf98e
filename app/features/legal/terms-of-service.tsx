import { LegalPage, SupportAddress } from "./legal-page";

export function TermsOfService({ supportEmail, freeSparks }: { supportEmail: string | null; freeSparks: number }) {
  return (
    <LegalPage title="Terms of Service">
      <h2>What this is</h2>
      <p>
        Sparkwright makes blog posts, images, captions and videos from an idea that you write. By opening an account you
        agree to these terms and to the <a href="/privacy">Privacy Policy</a>.
      </p>

      <h2>Your account</h2>
      <p>
        You are at least 18 years old, or have a parent's or guardian's consent. Keep your password to yourself: what is
        done with your account counts as done by you.
      </p>

      <h2>Your content</h2>
      <p>
        What you write and upload stays yours, and what is made from it is yours to use. You need the right to use what
        you bring: names, claims, pictures. Read what was made before you publish it. It is written by a program, which
        can be wrong, and you answer for what you publish.
      </p>
      <p>Do not use it to deceive people, to harass them, or to break the law or somebody else's rights.</p>

      <h2>Sparks and plans</h2>
      <ul>
        <li>
          You pay in sparks. Their price is shown beside what they buy, before you press the button. Every account gets{" "}
          {freeSparks.toLocaleString("en-US")} a month for nothing.
        </li>
        <li>Sparks are held when you start and taken for each part that is ready. What is not made is given back.</li>
        <li>Paid plans are billed in advance in US dollars, by the month or by the year, until you cancel.</li>
        <li>Prices change with 30 days' notice. What you have paid for stays at its price.</li>
        <li>
          Money back is in the <a href="/refunds">Refund Policy</a>.
        </li>
      </ul>

      <h2>Limits</h2>
      <p>
        An hour and an account hold only so much, so that one program cannot take the site from everybody else. The site
        says so when you reach a limit.
      </p>

      <h2>Ending it</h2>
      <p>
        You can stop at any time, and delete your account in your profile. An account that breaks these terms can be
        closed.
      </p>

      <h2>What we answer for</h2>
      <p>
        The service comes as it is. Where the law allows a limit, we answer for no more than what you paid in the last
        12 months.
      </p>

      <h2>Questions</h2>
      <p>
        Write to <SupportAddress email={supportEmail} />.
      </p>
    </LegalPage>
  );
}
