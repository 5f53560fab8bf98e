import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { Fragment, type ReactNode } from "react";
import { darkEmailStyle } from "~/platform/email/dark-email-style";

// why in hex and inline: programs that read e-mail know neither our stylesheets nor oklch. They are the light tokens of the site.
const colours = {
  paper: "#fbf8f3",
  raised: "#fffdfa",
  ink: "#29211b",
  soft: "#5f544b",
  line: "#e2dacf",
  ember: "#e4682a",
};
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
// why break-word: a name or an address without spaces would push the page wider than a telephone.
const text = {
  color: colours.ink,
  fontSize: "16px",
  lineHeight: "25px",
  margin: "0 0 16px",
  wordBreak: "break-word",
} as const;
interface LayoutProps {
  title: string;
  /** What a list of e-mails shows after the subject: what else there is to know. */
  preview: string;
  firstName: string;
  /** The site, for the note of whom it comes from. */
  origin: string;
  /** Why it comes, up to the name of the site. */
  reason?: string;
  /** Where whoever gets it ends that such e-mails come. */
  unsubscribe?: string;
  /** Whoever gets it is who would be asked for help. */
  isToSupport?: boolean;
  children: ReactNode;
}

/** A link whose address its words are: the plain text does not say it twice. */
export const namedByItsText = "named";

/** What is around the words of every e-mail: the name above, who is spoken to, and why it comes below. */
export function EmailLayout({
  title,
  preview,
  firstName,
  origin,
  reason = "You get this because you have an account at",
  unsubscribe,
  isToSupport = false,
  children,
}: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkEmailStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: colours.paper, fontFamily: sans, margin: 0, padding: "32px 12px" }}
      >
        <Container style={{ maxWidth: "560px" }}>
          <Text className="ink" style={{ ...text, fontFamily: serif, fontSize: "22px", margin: "0 0 16px" }}>
            <Link href={origin} style={{ color: colours.ink, textDecoration: "none" }}>
              Sparkwright
            </Link>
          </Text>
          <Section
            className="sheet"
            style={{
              backgroundColor: colours.raised,
              border: `1px solid ${colours.line}`,
              borderTop: `3px solid ${colours.ember}`,
              borderRadius: "6px",
              padding: "32px 28px",
            }}
          >
            <Heading
              as="h1"
              className="ink"
              style={{
                color: colours.ink,
                fontFamily: serif,
                fontSize: "26px",
                lineHeight: "32px",
                fontWeight: 600,
                margin: "0 0 20px",
                wordBreak: "break-word",
              }}
            >
              {title}
            </Heading>
            <Text className="ink" style={text} dir="auto">
              {firstName ? (
                <>
                  Hi <bdi>{firstName}</bdi>,
                </>
              ) : (
                "Hello,"
              )}
            </Text>
            {children}
          </Section>
          <Hr className="line" style={{ borderColor: colours.line, margin: "24px 0 12px" }} />
          <Text className="soft" style={{ ...text, color: colours.soft, fontSize: "13px", lineHeight: "20px" }}>
            {reason}{" "}
            <Link className={namedByItsText} href={origin} style={{ color: colours.soft }}>
              {new URL(origin).host}
            </Link>
            <br />
            {isToSupport ? null : (
              <Link href={`${origin}/contact`} style={{ color: colours.soft, textDecoration: "underline" }}>
                Contact Support
              </Link>
            )}
            {unsubscribe ? (
              <>
                {" · "}
                <Link href={unsubscribe} style={{ color: colours.soft, textDecoration: "underline" }}>
                  Unsubscribe
                </Link>
              </>
            ) : null}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={text}>
      {children}
    </Text>
  );
}

/** A way beside the one thing to do. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} style={{ color: colours.ink, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** What somebody else wrote, line by line. */
export function Quotation({ children }: { children: string }) {
  return (
    <Text
      className="ink line"
      style={{ ...text, borderLeft: `3px solid ${colours.line}`, paddingLeft: "16px" }}
      dir="auto"
    >
      {children.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that is rendered once have nothing else.
        <Fragment key={index}>
          {/* why a break: the plain text keeps no line ends. */}
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** The one thing to do. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button
      className="press"
      href={href}
      style={{
        backgroundColor: colours.ink,
        borderRadius: "6px",
        color: colours.paper,
        fontSize: "16px",
        padding: "13px 22px",
        margin: "8px 0 20px",
      }}
    >
      {children}
    </Button>
  );
}
