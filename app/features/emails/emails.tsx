import type { ReactElement } from "react";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { writeContactEmail } from "./contact-email.server";
import type { EmailData, EmailKind } from "./email-kinds";
import { Action, EmailLayout, Paragraph } from "./email-layout";
import { createConfirmationLink, createRemovalLink } from "./newsletter-links.server";
import { createSparkEmailsLink } from "./spark-emails-link.server";
import type { WrittenEmail } from "./written-email";

const grouped = (amount: number) => amount.toLocaleString("en-US");

function frame(
  origin: string,
  firstName: string,
  title: string,
  body: ReactElement,
  { reason, unsubscribe }: { reason?: string; unsubscribe?: string } = {},
): ReactElement {
  return (
    <EmailLayout title={title} firstName={firstName} origin={origin} reason={reason} unsubscribe={unsubscribe}>
      {body}
    </EmailLayout>
  );
}

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
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
  },

  sparkComplete({ firstName, userId, prompt, path, made, failed, returned }, origin) {
    const subject = made.length > 0 ? "Your campaign is ready" : "Your campaign could not be made";
    const unsubscribe = createSparkEmailsLink(origin, userId);
    const body = (
      <>
        <Paragraph>
          <bdi>“{prompt}”</bdi>
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
    return { subject, unsubscribe, body: frame(origin, firstName, subject, body, { reason, unsubscribe }) };
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
    return { subject, body: frame(origin, firstName, subject, body) };
  },

  subscriptionWelcome({ firstName, plan, sparks, renewsOn }, origin) {
    const subject = `You are on ${plan}`;
    const body = (
      <>
        <Paragraph>
          Thank you. {grouped(sparks)} sparks are in your account now, and as many come each month that is paid for.
        </Paragraph>
        <Paragraph>
          Your subscription renews on {renewsOn}. You can change or cancel it, and find your invoices, under Billing.
        </Paragraph>
        <Action href={`${origin}/project/new`}>Start Creating</Action>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
  },

  receipt({ firstName, isRefund, number, name, description, amount, paidBy }, origin) {
    const subject = isRefund ? `Your refund of ${amount}` : `Your receipt for ${amount}`;
    const body = (
      <>
        <Paragraph>
          {isRefund
            ? `${amount} goes back to you, the way it was paid (${paidBy}).`
            : `You paid ${amount} by ${paidBy}.`}
        </Paragraph>
        <Paragraph>
          {description}. {isRefund ? "Credit note" : "Invoice"} <span style={{ whiteSpace: "nowrap" }}>{name}</span>.
          {isRefund ? " It takes 7-14 business days." : null}
        </Paragraph>
        <Action href={`${origin}/billing/invoice/${number}`}>{isRefund ? "Open Credit Note" : "Open Invoice"}</Action>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
  },

  passwordReset({ firstName, userId, until }, origin) {
    const subject = "Choose a new password";
    const token = createResetToken(userId, new Date(until)) ?? "";
    const body = (
      <>
        <Paragraph>
          Somebody, most likely you, asked for a new password for your account. This link works once, until{" "}
          {new Date(until).toISOString().slice(11, 16)} UTC.
        </Paragraph>
        <Action href={`${origin}/reset-password?token=${token}`}>Choose a New Password</Action>
        <Paragraph>If it was not you, nothing has changed, and there is nothing to do.</Paragraph>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
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
    return { subject, unsubscribe, body: frame(origin, firstName, subject, body, { reason, unsubscribe }) };
  },

  administration({ firstName, token }, origin) {
    const subject = "Become an administrator";
    const body = (
      <>
        <Paragraph>
          Your address is named as an administrator’s. Open this link where you are signed in to show that it is yours.
          It works once, for a day.
        </Paragraph>
        <Action href={`${origin}/admin/proof?token=${token}`}>Become an Administrator</Action>
        <Paragraph>
          If you have no account there, somebody else opened one with your address: choose a new password for it, and it
          is yours.
        </Paragraph>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
  },

  contactMessage: ({ messageId }, origin) => writeContactEmail(messageId, origin),

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
    return {
      subject,
      body: frame(origin, firstName, subject, body, { reason: "You get this because you had an account at" }),
    };
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
          No new sparks come until it is paid. Update your payment method, and it is tried again. Without a payment your
          plan ends on {endsOn} and your account is Free.
        </Paragraph>
        <Action href={`${origin}/billing`}>Go to Billing</Action>
      </>
    );
    return { subject, body: frame(origin, firstName, subject, body) };
  },
};
