import type { ReactElement } from "react";
import { createAddressToken } from "~/platform/auth/address-token.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { writeContactEmail } from "./contact-email.server";
import type { EmailData, EmailKind } from "./email-kinds";
import { Action, EmailLayout, Paragraph, TextLink } from "./email-layout";
import { createConfirmationLink, createRemovalLink } from "./newsletter-links.server";
import { createSparkEmailsLink } from "./spark-emails-link.server";
import type { WrittenEmail } from "./written-email";

const grouped = (amount: number) => amount.toLocaleString("en-US");

/** 'Jan 1, 10:00', in UTC. */
const formatMoment = (moment: number) =>
  new Date(moment).toLocaleString("en-US", {
    ...{ month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
    ...{ hourCycle: "h23", timeZone: "UTC" },
  });

function frame(
  origin: string,
  firstName: string,
  title: string,
  preview: string,
  body: ReactElement,
  around: { reason?: string; unsubscribe?: string } = {},
): ReactElement {
  return (
    <EmailLayout title={title} preview={preview} firstName={firstName} origin={origin} {...around}>
      {body}
    </EmailLayout>
  );
}

const secondFactorNews: Record<EmailData<"secondFactor">["what"], string> = {
  "app-added": "An authenticator app was added to your account",
  "app-removed": "The authenticator app was removed from your account",
  "passkey-added": "A passkey was added to your account",
  "passkey-removed": "A passkey was removed from your account",
  "codes-renewed": "Your account has new recovery codes",
  "recovery-used": "A recovery code opened your account",
  reset: "The second factor of your account was reset",
};

const describeEnd = (plan: string, endsOn: string | null) =>
  endsOn === null
    ? `Your ${plan} subscription ends now, and nothing more is charged.`
    : `Your ${plan} subscription ends on ${endsOn}, and nothing more is charged.`;

/** Each e-mail in words. */
export const emailTexts: { [Kind in EmailKind]: (data: EmailData<Kind>, origin: string) => WrittenEmail } = {
  welcome({ firstName, sparks }, origin) {
    const subject = "Welcome to Sparkwright";
    const body = (
      <>
        <Paragraph>
          Your account is ready{sparks > 0 ? `, with ${grouped(sparks)} sparks to begin with` : null}. Give one
          sentence, and get a blog post, an image, social captions and a video that say it.
        </Paragraph>
        <Paragraph>
          Start with a project: what you sell, and to whom. Everything that is made for it keeps to that. What could not
          be made costs nothing.
        </Paragraph>
        <Action href={`${origin}/project/new`}>Create Your First Project</Action>
        <Paragraph>
          If it was not you who signed up, somebody entered your address: do nothing, or{" "}
          <TextLink href={`${origin}/forgot-password`}>choose a new password</TextLink> and delete the account.
        </Paragraph>
      </>
    );
    const preview = "Start with a project: what you sell, and to whom.";
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  sparkComplete({ firstName, userId, prompt, path, made, failed, returned }, origin) {
    const subject = made.length > 0 ? "Your campaign is ready" : "Your campaign could not be made";
    const unsubscribe = createSparkEmailsLink(origin, userId);
    const body = (
      <>
        <Paragraph>
          Your idea: <bdi>“{prompt}”</bdi>
        </Paragraph>
        {made.length > 0 ? <Paragraph>Made: {made.join(", ")}.</Paragraph> : null}
        {failed.length > 0 ? (
          <Paragraph>
            Could not be made: {failed.join(", ")}.{" "}
            {returned > 0 ? `The ${grouped(returned)} sparks for it are back in your account.` : null}
          </Paragraph>
        ) : null}
        <Action href={`${origin}${path}`}>{made.length > 0 ? "See Your Campaign" : "See What Happened"}</Action>
      </>
    );
    const reason = "You get this because a campaign of yours has ended at";
    return { subject, unsubscribe, body: frame(origin, firstName, subject, prompt, body, { reason, unsubscribe }) };
  },

  usageWarning({ firstName, used, total, remaining, since, until }, origin) {
    const subject = remaining > 0 ? "More than 80% of your sparks are used" : "All of your sparks are used";
    const body = (
      <>
        <Paragraph>
          You have used {grouped(used)} of {grouped(total)} sparks since {since}.{" "}
          {remaining > 0 ? `${grouped(remaining)} are left.` : "None are left."}
        </Paragraph>
        <Paragraph>Your month ends on {until}. If you need more before that, add a pack or a larger plan.</Paragraph>
        <Action href={`${origin}/pricing`}>Get More Sparks</Action>
      </>
    );
    const preview =
      remaining > 0
        ? `${grouped(remaining)} of ${grouped(total)} are left until ${until}.`
        : `Your month ends on ${until}.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  subscriptionWelcome({ firstName, plan, sparks, renewsOn }, origin) {
    const subject = `Your ${plan} plan has begun`;
    const body = (
      <>
        <Paragraph>
          Thank you. {grouped(sparks)} sparks are in your account now, and as many come each month that is paid for.
        </Paragraph>
        <Paragraph>
          Your subscription renews on {renewsOn}. You can change or cancel it, and find your invoices, under{" "}
          <TextLink href={`${origin}/billing`}>Billing</TextLink>.
        </Paragraph>
        <Action href={`${origin}/project/new`}>Start Creating</Action>
      </>
    );
    const preview = `${grouped(sparks)} sparks are in your account now.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  receipt({ firstName, isRefund, number, name, description, amount, paidBy }, origin) {
    const subject = isRefund ? `Your refund of ${amount}` : `Your receipt for ${amount}`;
    const document = isRefund ? "Credit note" : "Invoice";
    const body = (
      <>
        <Paragraph>
          {isRefund
            ? `${amount} goes back to you, the way it was paid (${paidBy}).`
            : `You paid ${amount} by ${paidBy}.`}
        </Paragraph>
        <Paragraph>
          {description}. {document} <span style={{ whiteSpace: "nowrap" }}>{name}</span>.
          {isRefund ? " It takes 7-14 business days." : null}
        </Paragraph>
        <Action href={`${origin}/billing/invoice/${number}`}>{isRefund ? "Open Credit Note" : "Open Invoice"}</Action>
      </>
    );
    const preview = `${description}. ${document} ${name}.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  passwordReset({ firstName, userId, until }, origin) {
    const subject = "Choose a new password";
    const token = createResetToken(userId, new Date(until)) ?? "";
    const body = (
      <>
        <Paragraph>
          Somebody, most likely you, asked for a new password for your account. This link works once, for an hour: until{" "}
          {formatMoment(until)} UTC.
        </Paragraph>
        <Action href={`${origin}/reset-password?token=${token}`}>Choose a New Password</Action>
        <Paragraph>If it was not you, nothing has changed, and there is nothing to do.</Paragraph>
      </>
    );
    const preview = "The link in here works once, for an hour.";
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  addressProof({ userId, until }, origin) {
    const subject = "Confirm your email address";
    const { host } = new URL(origin);
    const token = createAddressToken(userId, new Date(until)) ?? "";
    const body = (
      <>
        <Paragraph>
          Somebody, most likely you, opened an account at {host} with this address. Open this link to show that the
          address is yours: your free sparks come with it. It works until {formatMoment(until)} UTC.
        </Paragraph>
        <Action href={`${origin}/emails/confirmation?token=${token}`}>Confirm Your Email Address</Action>
        <Paragraph>
          If you never signed up at {host}, do nothing: nothing more comes to you, and the account stays empty.
        </Paragraph>
      </>
    );
    const preview = `Show that this address is yours at ${host}.`;
    // why without a name: whoever signed up typed it, and may be a stranger to whoever reads this.
    return { subject, body: frame(origin, "", subject, preview, body) };
  },

  newsletterConfirmation({ firstName, subscriberId, until }, origin) {
    const subject = "Confirm your subscription";
    const unsubscribe = createRemovalLink(origin, subscriberId);
    const body = (
      <>
        <Paragraph>
          Somebody, most likely you, asked for the Sparkwright newsletter at this address. Nothing comes until you
          confirm it.
        </Paragraph>
        <Action href={createConfirmationLink(origin, subscriberId, new Date(until))}>Confirm Subscription</Action>
        <Paragraph>The link works for a week. If it was not you, do nothing, and your address is removed.</Paragraph>
      </>
    );
    const reason = "You get this because your address was entered at";
    const preview = "Nothing comes to this address until you do.";
    return { subject, unsubscribe, body: frame(origin, firstName, subject, preview, body, { reason, unsubscribe }) };
  },

  administration({ firstName, token }, origin) {
    const subject = "Become an administrator";
    const { host } = new URL(origin);
    const body = (
      <>
        <Paragraph>
          Whoever runs {host} has named this address as an administrator’s. Sign in there and open this link to show
          that the address is yours. It works once, for a day.
        </Paragraph>
        <Action href={`${origin}/admin/proof?token=${token}`}>Become an Administrator</Action>
        <Paragraph>
          If you never signed up at {host}, somebody else did with your address:{" "}
          <TextLink href={`${origin}/forgot-password`}>choose a new password</TextLink>, and the account is yours.
        </Paragraph>
      </>
    );
    const preview = `Show that this address is yours at ${host}.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  contactMessage: ({ messageId }, origin) => writeContactEmail(messageId, origin),

  disputeLost({ firstName, userId, provider, dispute, amount, isSubscription, hasEnded }, origin) {
    const subject = `A dispute about ${amount} was lost`;
    const where = provider === "stripe" ? "Stripe" : "PayPal";
    const body = (
      <>
        <Paragraph>
          {amount} of user {userId} went back by their bank or by {where} ({dispute}). Its sparks are taken back as far
          as they were there, and a credit note is written.
        </Paragraph>
        <Paragraph>
          {hasEnded
            ? "The subscription was ended, so nothing more is charged."
            : isSubscription
              ? `The subscription goes on. End it at ${where} if you do not want it to.`
              : "It was a pack, so there is nothing to end."}
        </Paragraph>
        <Action href={`${origin}/admin`}>Open Users</Action>
      </>
    );
    const preview = hasEnded ? "The subscription was ended." : `User ${userId}, at ${where}.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  accountDeleted({ firstName, keepsInvoices }, origin) {
    const subject = "Your account is deleted";
    const body = (
      <>
        <Paragraph>
          Your account and everything that was made with it are gone, and nothing will be charged any more.
          {keepsInvoices ? " Your invoices stay on our books for as long as the law wants them kept." : null}
        </Paragraph>
        <Paragraph>
          This is the last e-mail that you get. If you did not ask for it, somebody else knew your password: change it
          wherever else you use it.
        </Paragraph>
      </>
    );
    const reason = "You get this because you had an account at";
    const preview = "Everything that was made with it is gone, and nothing will be charged any more.";
    return { subject, body: frame(origin, firstName, subject, preview, body, { reason }) };
  },

  secondFactor({ firstName, what }, origin) {
    const subject = secondFactorNews[what];
    const body = (
      <>
        <Paragraph>
          If it was you, there is nothing to do. If not, somebody is in your account:{" "}
          <TextLink href={`${origin}/forgot-password`}>choose a new password</TextLink>, which signs everybody out, and
          look at what opens it.
        </Paragraph>
        <Action href={`${origin}/profile/second-factor`}>See What Opens Your Account</Action>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, "If it was not you, act now.", body) };
  },

  banned({ firstName, reason, subscription }, origin) {
    const subject = "Your account is banned";
    const body = (
      <>
        <Paragraph>
          Nobody can sign in to your account any more. The reason: <bdi>{reason}</bdi>
        </Paragraph>
        {subscription ? (
          <Paragraph>
            {describeEnd(subscription.plan, subscription.endsOn)} Your invoices stay yours: ask for them if you need
            them.
          </Paragraph>
        ) : null}
        <Paragraph>
          If this is a mistake, please <TextLink href={`${origin}/contact`}>write to us</TextLink>.
        </Paragraph>
      </>
    );
    const preview = "Nobody can sign in to it any more.";
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  subscriptionEnded({ firstName, plan, endsOn }, origin) {
    const subject = endsOn === null ? `Your ${plan} plan has ended` : `Your ${plan} plan ends on ${endsOn}`;
    const preview = "Support has ended your subscription. Nothing more is charged.";
    const body = (
      <>
        <Paragraph>
          Support has ended your subscription. {describeEnd(plan, endsOn)} Everything you made stays yours.
        </Paragraph>
        <Action href={`${origin}/billing`}>Open Billing</Action>
        <Paragraph>
          If you did not expect this, please <TextLink href={`${origin}/contact`}>write to us</TextLink>.
        </Paragraph>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },

  pastDue({ firstName, plan, days, endsOn }, origin) {
    const hasEnded = days >= 14;
    const subject = hasEnded ? `Your ${plan} plan has ended` : `Your payment for ${plan} failed`;
    const body = hasEnded ? (
      <>
        <Paragraph>
          Your payment was not made within 14 days, so your plan has ended and your account is Free. Nothing you made is
          lost.
        </Paragraph>
        <Action href={`${origin}/pricing`}>View Plans & Pricing</Action>
      </>
    ) : (
      <>
        <Paragraph>
          The payment for your {plan} plan did not go through, and no new sparks come until it is paid. Update your
          payment method, and it is tried again.
        </Paragraph>
        <Paragraph>
          Without a payment your plan ends on {endsOn} and your account is Free from then on. Nothing you made is lost.
        </Paragraph>
        <Action href={`${origin}/billing`}>Go to Billing</Action>
      </>
    );
    const preview = hasEnded
      ? "Your account is Free. Nothing you made is lost."
      : `Without a payment your plan ends on ${endsOn}.`;
    return { subject, body: frame(origin, firstName, subject, preview, body) };
  },
};
