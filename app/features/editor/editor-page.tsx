import type { ComponentProps, ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";
import type { Arrangement } from "./arrange-scenes";
import { EditForm } from "./edit-form";
import type { Conflict, Preview } from "./get-edit-page.server";
import { type EditableText, fillInTexts } from "./text-editor";

interface EditedPage {
  /** The form's own address, and where it was come from. */
  here: string;
  back: string;
  texts: EditableText[];
  arrangement?: Arrangement;
  version: string;
}

/** What the form was answered with: how it reads, what it is against, or why it was refused. */
interface EditAnswer {
  texts?: EditableText[];
  arrangement?: Arrangement;
  preview?: Preview | null;
  conflict?: Conflict;
  version?: string;
  initialValue?: Record<string, unknown> | null;
}

/** The editor of one part. What was sent just now stands in its form, else what was left there before signing in, else what is saved. */
export function EditorPage({
  page,
  kept,
  answer,
  order,
  ...head
}: {
  page: EditedPage;
  kept: Record<string, unknown> | null;
  answer: EditAnswer | undefined;
  order?: ComponentProps<typeof EditForm>["order"];
  title: string;
  intro?: string;
  backLabel: string;
  actions: ReactNode;
}) {
  const { here, back } = page;
  const sent = answer?.version ?? (answer?.initialValue ?? kept)?.version;
  return (
    <Page {...head} back={back} width="reading">
      {kept && !answer ? <KeptNote /> : null}
      <EditForm
        here={here}
        back={back}
        texts={answer?.texts ?? (kept ? fillInTexts(page.texts, kept) : page.texts)}
        arrangement={answer?.arrangement ?? page.arrangement}
        version={answer?.conflict?.version ?? (sent ? String(sent) : page.version)}
        preview={answer?.preview ?? null}
        conflict={answer?.conflict ?? null}
        order={order}
      />
    </Page>
  );
}

/** Leads from the editor to the versions of its part. */
export function VersionsLink({ results, type, hasVersions }: { results: string; type: string; hasVersions: boolean }) {
  return hasVersions ? (
    <LinkButton href={`${results}/versions/${type}`} size="small" icon="clock">
      Versions
    </LinkButton>
  ) : null;
}
