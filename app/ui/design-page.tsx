import type { ReactNode } from "react";
import { Badge, Status } from "./badge";
import { Button, LinkButton, SubmitButton } from "./button";
import { CopyButton } from "./copy-button";
import { Dialog } from "./dialog";
import { Disclosure } from "./disclosure";
import { EmptyState } from "./empty-state";
import { ErrorSummary } from "./error-summary";
import { CheckboxField, Field, FieldGroup, FileField, SelectField, TextareaField } from "./field";
import { Icon, iconNames } from "./icon";
import { Mark, Wordmark } from "./mark";
import { Menu, MenuLink } from "./menu";
import { Page } from "./page";
import { Progress } from "./progress";
import { Sparks } from "./sparks";
import { Tabs } from "./tabs";
import { Toast } from "./toast";

const colours = [
  ["paper", "the page"],
  ["raised", "controls, what floats"],
  ["sunken", "bands, hover"],
  ["ink", "text"],
  ["ink-soft", "second text"],
  ["line", "rules"],
  ["line-strong", "borders of controls"],
  ["ember", "make: the one action"],
  ["ember-ink", "text on ember"],
  ["ember-text", "ember as text"],
  ["ok", "done"],
  ["warn", "take care"],
  ["bad", "failed, takes away"],
  ["focus", "the focus ring"],
] as const;

const sizes = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"] as const;

/** Every token and component, once in light and once in dark. */
export function DesignPage() {
  return (
    <Page title="The look" intro="Every token and component as it is. The rules behind them are in docs/look.md.">
      <Specimens theme="light" />
      <Specimens theme="dark" />
    </Page>
  );
}

function Specimens({ theme }: { theme: "light" | "dark" }) {
  const id = (name: string) => `${theme}-${name}`;
  return (
    <section className="specimens" data-theme={theme} aria-label={`In ${theme}`}>
      <Specimen title={`Mark, ${theme}`}>
        <div className="cluster">
          <Mark size={96} />
          <Mark size={32} />
          <Mark size={16} />
          <Mark size={56} spent />
          <Wordmark />
        </div>
      </Specimen>
      <Specimen title="Colour">
        <ul className="swatches">
          {colours.map(([name, use]) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              <strong>{name}</strong> {use}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }} className="type-line">
            <span className={size === "base" || size.length < 3 ? "" : "font-display"}>{size} One sentence in</span>
          </p>
        ))}
      </Specimen>
      <Specimen title="Buttons">
        <div className="cluster">
          <Button variant="primary" icon="spark">
            Create Spark
          </Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Delete project</Button>
          <Button disabled>Insufficient Balance</Button>
          <LinkButton href="#main" size="small" icon="download">
            Download
          </LinkButton>
          <CopyButton text="Copied from the specimen" />
        </div>
      </Specimen>
      <Specimen title="Forms">
        <form className="stack" data-warn-unsaved>
          <ErrorSummary
            form={{
              props: { id: id("form"), noValidate: false, "aria-describedby": undefined },
              errors: [],
              errorId: id("problems"),
              summary: [{ fieldId: id("site"), name: "site", message: "Must be a valid URL" }],
            }}
            labels={{ site: "Website" }}
          />
          <FieldGroup legend="The essentials">
            <Field id={id("name")} name="name" label="Project name" hint="As your customers know it." required />
            <Field
              id={id("site")}
              name="site"
              label="Website"
              defaultValue="bean there"
              errors={["Must be a valid URL"]}
            />
          </FieldGroup>
          <TextareaField id={id("idea")} name="idea" label="Idea" optional placeholder="What is it about?" rows={3} />
          <SelectField
            id={id("style")}
            name="style"
            label="Visual style"
            options={[
              { value: "photo", label: "Photographic" },
              { value: "print", label: "Print" },
            ]}
          />
          <FileField id={id("file")} name="file" label="Reference image" hint="JPG or PNG, up to 10 MB." />
          <CheckboxField id={id("video")} name="types" value="video" label="Video" checked />
          <div className="cluster">
            <SubmitButton pending="Creating..." variant="secondary">
              Continue
            </SubmitButton>
          </div>
        </form>
      </Specimen>
      <Specimen title="States">
        <div className="cluster">
          <Sparks amount={3300} />
          <Badge>Neutral</Badge>
          <Badge tone="warn">Past due</Badge>
          <Status state="pending" />
          <Status state="processing" />
          <Status state="awaiting" />
          <Status state="complete" />
          <Status state="failed" />
          <Status state="cancelled" />
        </div>
        <Progress value={45} label="Creating blog content" />
        <EmptyState
          level={3}
          title="No projects yet"
          text="A project holds what a spark should know about your brand."
          action={<LinkButton href="#main">Create Your First Project</LinkButton>}
        />
      </Specimen>
      <Specimen title="What opens">
        <Tabs
          label={`Tabs, ${theme}`}
          tabs={[
            { href: "#main", label: "Sign In", current: true },
            { href: "#other", label: "Sign Up", current: false },
          ]}
        />
        <div className="cluster">
          <Menu text="Menu" name={id("menu")}>
            <MenuLink href="#main">First entry</MenuLink>
            <MenuLink href="#main" current>
              Where you are
            </MenuLink>
          </Menu>
          <Dialog id={id("dialog")} open="Cancel spark" title="Cancel this spark?">
            <p>What is finished stays yours. The sparks of the rest come back.</p>
          </Dialog>
        </div>
        <Disclosure summary="Optional Details (Advanced)">
          <p>Whatever is not needed to begin.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="Messages">
        <div className="stack" data-specimen-toasts>
          {(["success", "info", "warning", "error"] as const).map((type) => (
            <Toast key={type} toast={{ type, message: "Project Created", description: `A toast of type ${type}.` }} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Icons">
        <ul className="icon-list">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </section>
  );
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="specimen">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
