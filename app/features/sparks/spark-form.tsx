import type { ReactNode } from "react";
import { type ContentType, textFormats } from "~/engine/brief";
import { SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, Field, SelectField, TextareaField } from "~/ui/field";
import { Sparks } from "~/ui/sparks";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { getSparkCost } from "../content-types/content-types";
import { explainPlaceholders, findPlaceholders } from "../templates/find-placeholders";
import type { CheckedBrief } from "./checked-brief.server";
import { CheckedBriefFields, checkedBriefId, factLabels } from "./checked-brief-fields";
import { ContentTypeCards, findTickedTypes } from "./content-type-cards";
import { CostSummary, getCostStyle, type NextSparks } from "./cost-summary";
import { FormRefused } from "./form-refused";
import ideaLanguageScript from "./idea-language.js?url";
import { pronounChoices } from "./pronouns";
import { ReferenceImageField } from "./reference-image-field";
import "./spark-form.css";

const labels = {
  prompt: "Your idea",
  ...factLabels,
  contentTypes: "Content types",
  sceneSetting: "Scene and setting",
  mainCharacterName: "Name",
  mainCharacterRole: "Role",
  mainCharacterPronouns: "Pronouns",
  visualStyle: "Visual style",
  audioMood: "Audio mood",
  wantsHorizontalVideo: "Also make it horizontal (16:9)",
  wantsVoiceover: "Read the words aloud",
  approveScript: "Show me the script before the video is made",
  specificCallToAction: "Call to action",
  specificSeoKeywords: "SEO keywords",
  productImage: "Reference image",
};
type FieldName = keyof typeof labels | "templateId" | "format";

const pronounOptions = [
  { value: "", label: "Not specified" },
  ...pronounChoices.map((choice) => ({ value: choice, label: choice })),
];

export interface SparkFormProps {
  constraints: Record<string, Constraint>;
  /** The same nonce is the same spark: a double click and a reload charge once. */
  nonce: string;
  balance: number;
  /** The next sparks that come by themselves. */
  next: NextSparks | null;
  project: { defaultCallToAction: string | null; defaultSeoKeywords: string | null };
  /** An idea as it could be written for this project. */
  example: string;
  /** What the form begins with, by the names of its controls. */
  values: Record<string, string | string[] | undefined>;
  /** What was understood of the idea; null before it was checked. */
  checked: CheckedBrief | null;
  /** The page is the answer to 'Check the brief'. */
  isCheck: boolean;
  /** The address of the picture that the form holds. */
  picture: string | null;
  /** The name of a picture that came before sign-in and is still to be stored. */
  keptFile: string | null;
  /** Content types that can be made of an idea that nobody here can write about; null when it can be written. */
  instead: readonly ContentType[] | null;
  /** Content types that nobody here can write from the idea as it stands. */
  unwritable: readonly ContentType[];
  /** How much of the room for pictures is used, in words. */
  pictureStorage: string;
  /** Whether a voice is at hand that can read a video's words. */
  canSpeak: boolean;
  /** What stands beside the form, below its cost. */
  beside: ReactNode;
}

/** Characters of an idea from which on its field is tall: such a one came ready-made. */
const longIdea = 300;

/** The idea, what to make of it, and what it costs. */
export function SparkForm(props: SparkFormProps) {
  const {
    constraints,
    nonce,
    balance,
    next,
    project,
    example,
    values,
    checked,
    isCheck,
    picture,
    keptFile,
    pictureStorage,
    instead,
    unwritable,
    canSpeak,
    beside,
  } = props;
  const [form, fields] = useServerForm("spark", constraints as Record<FieldName, Constraint>, { defaultValue: values });
  const details = [
    fields.sceneSetting,
    fields.mainCharacterName,
    fields.mainCharacterRole,
    fields.mainCharacterPronouns,
    fields.visualStyle,
    fields.audioMood,
    fields.wantsHorizontalVideo,
    fields.wantsVoiceover,
    fields.specificCallToAction,
    fields.specificSeoKeywords,
    fields.productImage,
  ];
  const hasDetails =
    picture !== null || keptFile !== null || details.some((field) => field.defaultValue || field.errors);
  const format = textFormats.find((known) => known === fields.format.defaultValue);
  const open = findPlaceholders(fields.prompt.defaultValue ?? "");
  const facts = Object.keys(factLabels) as (keyof typeof factLabels)[];
  const showsFacts = checked !== null || facts.some((name) => fields[name].defaultValue || fields[name].errors);
  return (
    // why an address of its own: a post to the form's address would throw the form out of the browser's cache, and the back button
    // would bring a new one, whose nonce makes a second spark. And a rejected form is not met by its template again.
    <form
      method="post"
      action="?sent"
      encType="multipart/form-data"
      className="spark-form"
      style={getCostStyle(balance)}
      {...form.props}
    >
      <input type="hidden" name="nonce" value={nonce} />
      {fields.templateId.defaultValue ? (
        <input type="hidden" name="templateId" value={fields.templateId.defaultValue} />
      ) : null}
      {format ? <input type="hidden" name="format" value={format} /> : null}
      <FormRefused words={form.errors}>
        {instead && instead.length > 0 ? <a href="#make-instead">Go to “Make {drawnWords(instead)}”</a> : null}
      </FormRefused>
      <ErrorSummary form={{ ...form, summary: form.summary.filter((problem) => problem.fieldId) }} labels={labels} />
      <div className="spark-form-main">
        <TextareaField
          {...fields.prompt}
          label={labels.prompt}
          rows={(fields.prompt.defaultValue?.length ?? 0) > longIdea ? 10 : 4}
          hint={
            open.length > 0
              ? `${explainPlaceholders(open)}. Then create your spark.`
              : "One sentence is enough. Say what it’s about, and why now."
          }
          placeholder={example}
        />
        {showsFacts ? <CheckedBriefFields fields={fields} checked={checked} isAnswer={isCheck} /> : null}
        <ContentTypeCards field={fields.contentTypes} format={format} unwritable={unwritable} />
        <div className="video-only">
          <CheckboxField
            {...fields.approveScript}
            label={labels.approveScript}
            checked={fields.approveScript.defaultValue === "on"}
            hint="You can edit it first. Everything else is made in the meantime."
          />
        </div>
        <Disclosure summary="Optional Details (Advanced)" open={hasDetails}>
          <div className="stack">
            <Field {...fields.visualStyle} label={labels.visualStyle} optional placeholder="Warm film, hand-lettered" />
            <Field
              {...fields.sceneSetting}
              label={labels.sceneSetting}
              optional
              placeholder="A small roastery at dawn"
            />
            <Field
              {...fields.specificCallToAction}
              label={labels.specificCallToAction}
              optional
              placeholder={project.defaultCallToAction ?? undefined}
              hint="For this spark only. Leave empty to use the project’s."
            />
            <Field
              {...fields.specificSeoKeywords}
              label={labels.specificSeoKeywords}
              optional
              placeholder={project.defaultSeoKeywords ?? undefined}
              hint="Separated by commas. Leave empty to use the project’s."
            />
            <fieldset className="field-group video-only">
              <legend>Main character</legend>
              <div className="side-by-side">
                <Field {...fields.mainCharacterName} label={labels.mainCharacterName} optional autoComplete="off" />
                <Field {...fields.mainCharacterRole} label={labels.mainCharacterRole} optional placeholder="Roaster" />
                <SelectField
                  {...fields.mainCharacterPronouns}
                  label={labels.mainCharacterPronouns}
                  optional
                  options={pronounOptions}
                />
              </div>
            </fieldset>
            <div className="video-only">
              <Field {...fields.audioMood} label={labels.audioMood} optional placeholder="Calm, with a little swing" />
            </div>
            <div className="video-only stack">
              <CheckboxField
                {...fields.wantsHorizontalVideo}
                label={labels.wantsHorizontalVideo}
                checked={fields.wantsHorizontalVideo.defaultValue === "on"}
                hint="In addition to the vertical one, at no extra cost."
              />
              {canSpeak ? (
                <CheckboxField
                  {...fields.wantsVoiceover}
                  label={labels.wantsVoiceover}
                  checked={fields.wantsVoiceover.defaultValue === "on"}
                  hint="A synthetic voice over the music."
                />
              ) : null}
            </div>
            <div className="video-only">
              <ReferenceImageField
                field={fields.productImage}
                stored={picture}
                keptFile={keptFile}
                storage={pictureStorage}
              />
            </div>
          </div>
        </Disclosure>
      </div>
      <aside className="spark-form-side" aria-label="Cost">
        <CostSummary
          balance={balance}
          ticked={findTickedTypes(fields.contentTypes)}
          next={next}
          canMake={instead === null}
        />
        <div className="check-brief">
          <SubmitButton
            variant="secondary"
            name="intent"
            value="check"
            formAction={`?sent#${checkedBriefId}`}
            pending="Checking..."
          >
            Check the brief
          </SubmitButton>
          <p className="fine-print">Free. See how we read your idea before anything is made.</p>
        </div>
        {instead && instead.length > 0 ? <MakeInstead types={instead} /> : null}
        {beside}
      </aside>
      <script type="module" src={ideaLanguageScript} />
    </form>
  );
}

const drawnNames: Partial<Record<ContentType, string>> = { image: "poster", video: "video" };

/** Makes what can be drawn from the idea's own words, and nothing that has to be written. */
function MakeInstead({ types }: { types: readonly ContentType[] }) {
  return (
    // why after the other buttons: the first one of a form is what the Enter key presses.
    <div className="cost-summary make-instead" id="make-instead">
      <SubmitButton icon="spark" name="makeOnly" value={types.join(",")} pending="Creating...">
        Make {drawnWords(types)} for <Sparks amount={getSparkCost(types)} />
      </SubmitButton>
    </div>
  );
}

/** "poster and film" */
function drawnWords(types: readonly ContentType[]): string {
  return types.map((type) => drawnNames[type] ?? type).join(" and ");
}
