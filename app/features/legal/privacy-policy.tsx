import { LegalPage, SupportAddress } from "./legal-page";

export interface PrivacyFacts {
  supportEmail: string | null;
  /** Whose models this site may ask; empty for none. */
  providers: string[];
  hasTagManager: boolean;
  /** Who takes payments for this site. */
  paidThrough: ("stripe" | "paypal")[];
  /** How this site sends e-mail; null where it sends none. */
  emailedBy: "resend" | "smtp" | null;
  /** Whether cards are paid on the checkout itself. */
  hasCardField: boolean;
  /** The storage that pictures and films lie in, and whether browsers fetch them there; null where they lie on this machine. */
  storage: { host: string; isAskedByBrowsers: boolean } | null;
  /** Whether machines beside this one make pictures and films. */
  hasRenderWorkers: boolean;
}

const cookies: { name: string; what: string; time: string }[] = [
  {
    name: "sparkwright_session",
    what: "keeps you signed in, until 30 days after your last visit and for at most 90 days; then it opens nothing",
    time: "400 days",
  },
  { name: "session_id", what: "names the session to scripts of this site; it opens nothing", time: "as long" },
  {
    name: "sparkwright_device",
    what: "remembers which accounts were opened in this browser, so that strangers who guess passwords do not lock you out",
    time: "400 days",
  },
  {
    name: "second_step",
    what: "remembers that you gave your password until your second factor follows",
    time: "ten minutes",
  },
  { name: "toast", what: "carries one message to the next page", time: "a minute" },
  {
    name: "kept_form",
    what: "finds what you typed when your session ended before you sent it",
    time: "half an hour",
  },
  { name: "selectedTemplate", what: "keeps the template that you chose until you use it", time: "30 days" },
  { name: "cookie_consent", what: "remembers what you chose here", time: "180 days" },
];

/** Says what the code does: who changes what is stored, sent or kept changes this. */
export function PrivacyPolicy(facts: PrivacyFacts) {
  const { supportEmail, providers, hasTagManager, paidThrough, emailedBy, hasCardField, storage, hasRenderWorkers } =
    facts;
  const takesPayments = paidThrough.length > 0;
  return (
    <LegalPage title="Privacy Policy">
      <p>
        This site stores what it needs to make your campaigns, on the machine that it runs on
        {storage ? `, and pictures and films in storage at ${storage.host}` : null}. It shows no advertising and sells
        nothing about you.
      </p>

      <h2>What is stored</h2>
      <ul>
        <li>
          Your account: names, e-mail address, and a hash of your password from which nobody can read the password.
        </li>
        <li>
          Your work: projects, ideas, uploaded pictures, the measured voice of your samples (not the samples), and all
          that was made. Pictures are encoded anew and lose what the camera wrote into them, such as the place.
        </li>
        <li>
          What opens your account beside the password, where you add it: the sealed key of your authenticator app, the
          public keys of your passkeys with the names that you give them, and hashes of your recovery codes.
        </li>
        <li>
          Where you are signed in: the browser's and the system's name, what the account was opened with, and on which
          day it was used last.
        </li>
        <li>
          What is said over a link for review: the names that its readers give, their comments and approvals, until the
          project is deleted.
        </li>
        <li>What you write to support, with the name and the address that you give for the answer.</li>
        <li>
          Your address for the newsletter, where you asked for it, and when you confirmed it. A newsletter counts no
          openings, and each has a link that ends it.
        </li>
        <li>
          Your access tokens: their names, when they end and were used last, and a hash from which nobody can read them.
        </li>
        <li>Your sparks: every grant, hold and charge.</li>
        <li>What administrators did with your account, and why.</li>
        {takesPayments ? (
          <li>
            What you bought: orders, subscriptions, payments and refunds, and their numbers at whoever took the money.
            Of a card its brand and last four digits.
          </li>
        ) : null}
        {takesPayments ? (
          <li>Your invoices, with the name, address and VAT number that you give for them, and your e-mail address.</li>
        ) : null}
        <li>
          What we write to you: a welcome, what became of your campaigns (which your profile turns off), receipts,
          payments that failed, when most of your sparks are used, and that a link to set a password, or the newsletter,
          was asked for.
        </li>
        <li>
          Guesses at passwords and how much an account or a network asks for, counted for an hour at most, so that
          limits hold. Of your network's address only what these counts need is kept.
        </li>
        <li>
          When your account was opened or somebody was refused, and when its password or tokens changed, with the
          neighbourhood of the network's address (its first 24 bits, or 48), not the address itself. Never what was
          typed.
        </li>
        <li>A log of requests: time, address of the page, result. No query, no name, no network address.</li>
      </ul>

      <h2>What is sent to others</h2>
      {providers.length > 0 ? (
        <p>
          To make a part, this site can ask {formatList(providers)}. Then your idea, its details, your project's profile
          and the rules of its voice go there, under that company's own terms. Your name, your e-mail address, your
          pictures and your samples do not. Your project's profile and your last ideas go there too, to propose what you
          could make next.
        </p>
      ) : (
        <p>
          {takesPayments ? "Nothing of your work." : "Nothing."} Everything is made by a program{" "}
          {hasRenderWorkers
            ? "on this machine and on others that belong to this site, and what you write stays on them."
            : "on this machine, and what you write stays on it."}
        </p>
      )}
      {storage ? (
        <p>
          Your uploads and the pictures and films that were made go to the storage at {storage.host}, under its own
          terms.
          {storage.isAskedByBrowsers
            ? " Your browser fetches them there, so it learns your network's address and which of them you look at."
            : " Your browser gets them from this site alone."}
        </p>
      ) : null}
      {paidThrough.includes("stripe") ? (
        <p>
          When you buy something by card, your name, your e-mail address and what you buy go to Stripe. You pay on a
          page of Stripe&rsquo;s{hasCardField ? " or in its field on the checkout" : ""}, under its own terms, and your
          card never comes here.
          {hasCardField
            ? " The field is Stripe's own script, which is loaded on the checkout alone; it learns that you are there and keeps the cookies __stripe_mid (a year) and __stripe_sid (half an hour) against fraud."
            : null}
        </p>
      ) : null}
      {paidThrough.includes("paypal") ? (
        <p>
          When you buy something with PayPal, what you buy and the number of your account here go to PayPal. You agree
          to it on PayPal&rsquo;s page, under its own terms. Its buttons are PayPal&rsquo;s own script, which is loaded
          on the checkout alone; it learns that you are there, sets cookies of paypal.com and keeps __paypal_storage__
          in your browser.
        </p>
      ) : null}
      {emailedBy ? (
        <p>
          What we write to you goes to your e-mail address, and what you write by the contact form to our own, by way of{" "}
          {emailedBy === "resend" ? "Resend, under its own terms" : "a mail server"}.
        </p>
      ) : null}
      <p>
        {hasTagManager
          ? "Google Tag Manager is loaded only after you accept analytics cookies. It then learns which pages you open, without what stands behind the question mark of an address."
          : "No analytics is connected to this site."}
      </p>

      <h2>Cookies</h2>
      <ul>
        {cookies.map(({ name, what, time }) => (
          <li key={name}>
            <code>{name}</code> {what}: {time}.
          </li>
        ))}
      </ul>
      <p>
        All of them are this site's own and needed for it to work. Analytics and marketing wait for your word:{" "}
        <a href="/cookies">choose or change your mind</a>. Where scripts run, the template and the choice that the last
        two remember stand in your browser's local storage too. On a site with https the names begin with{" "}
        <code>__Host-</code>, by which browsers keep them to this site alone.
      </p>

      <h2>How long</h2>
      <ul>
        <li>
          An account and its work: until you delete it. Deleting a project deletes its sparks and their files; deleting
          the account deletes everything but what is named here.
        </li>
        <li>
          That the month's free sparks of a deleted account were given: until that month ends, as a hash of its e-mail
          address from which nobody can read the address. Another account of the same address gets its free sparks then.
        </li>
        <li>An uploaded picture that no spark uses: a day.</li>
        <li>A form that came after your session ended: half an hour.</li>
        <li>
          An address for the newsletter: until you unsubscribe, or delete the account that has it. One that is not
          confirmed: a week.
        </li>
        {takesPayments ? (
          <li>
            The record of payments and the invoices: also after the account is deleted, since the law wants books to be
            kept. Only an invoice then says whose it was; a payment is kept without your name and your card.
          </li>
        ) : null}
        <li>What we wrote to you: a hundred days. Of a deleted account only the note that it is deleted.</li>
        <li>
          The log of how an account was opened: 90 days. After the account is deleted it leads to a number that is
          nobody's.
        </li>
        <li>
          The record of your sparks and the log of what administrators did: for good, since the books are made of the
          one and the other is there to be checked. After the account is deleted they lead to a number that is nobody's.
        </li>
      </ul>

      <h2>Your rights</h2>
      <p>
        Everything we keep about you can be downloaded as one file from <a href="/profile">your profile</a>, and your
        account can be deleted there, at once and without asking anybody. For anything else write to{" "}
        <SupportAddress email={supportEmail} />.
      </p>
    </LegalPage>
  );
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}
