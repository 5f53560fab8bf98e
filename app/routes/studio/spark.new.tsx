import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ContentType } from "~/engine/engine";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { findProject, requireProject } from "~/features/projects/project.queries.server";
import { ProjectNotFound } from "~/features/projects/project-not-found";
import { findShownRecommendations } from "~/features/recommendations/find-shown.server";
import { RecommendationsForm, RecommendationsPanel } from "~/features/recommendations/recommendations-panel";
import { canSpeak } from "~/features/sparks/can-speak.server";
import { checkBriefForForm } from "~/features/sparks/check-brief.server";
import { readCheckedBrief } from "~/features/sparks/checked-brief.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import {
  explainUnwritable,
  findUnwritable,
  listUnwritable,
  untickUnwritable,
} from "~/features/sparks/find-unwritable.server";
import { findFormStart, startFromKept } from "~/features/sparks/form-start.server";
import { introduceProject } from "~/features/sparks/introduce-project";
import { BriefUnread } from "~/features/sparks/read-brief.server";
import { sparkSchema, toSparkInput } from "~/features/sparks/spark.schema";
import { SparkForm } from "~/features/sparks/spark-form";
import { sparkFormConstraints } from "~/features/sparks/spark-form-constraints.server";
import { refuseSpark } from "~/features/sparks/spark-refusal.server";
import { describePictureStorage } from "~/features/sparks/store-reference-picture.server";
import { takeProductImage } from "~/features/sparks/take-product-image.server";
import { findTemplateFormat } from "~/features/templates/find-template-format.server";
import { findUser, requireUserKeepingForm } from "~/platform/auth/require-user.server";
import { parseForm, type RejectedForm, readTexts } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { withUploadSlot } from "~/platform/http/upload-slots.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";
import type { ToastMessage } from "~/ui/toast";

export const handle = {
  hideNavigation: true,
  toast: (data: { toast: ToastMessage | null }) => data.toast,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `New spark for ${data.project.name}` : "Project not found"} · Sparkwright` },
];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await findUser(request);
  if (!user) {
    const { pathname, search } = new URL(request.url);
    throw await redirectWithError(`/login?redirect=${encodeURIComponent(pathname + search)}`, "Please log in first");
  }
  const project = findProject(user, params.id);
  if (!project) return data(null, { status: 404 });
  const { id, name, defaultCallToAction, defaultSeoKeywords } = project;
  const balance = getAvailableSparks(user.id);
  const next = findNextAllowance(user);
  const kept = await findKeptForm(request, user);
  const begun = await findFormStart(user, project, { search: new URL(request.url).searchParams, balance });
  const start = kept ? startFromKept(user, kept) : begun.start;
  // why not what was sent before: it stays as it was
  const { values, unwritable } = kept
    ? { values: start.values, unwritable: listUnwritable(String(start.values.prompt ?? "")) }
    : untickUnwritable(start.values);
  return data({
    project: { id, name, defaultCallToAction, defaultSeoKeywords },
    example: introduceProject(project),
    balance,
    next: next && { sparks: next.sparks, on: formatCreatedAt(next.at) },
    canSpeak: canSpeak(),
    recommendations: findShownRecommendations(user, project),
    pictureStorage: describePictureStorage(user),
    constraints: sparkFormConstraints,
    nonce: randomUUID(),
    isKept: kept !== null,
    start: { ...start, values },
    unwritable,
    toast: kept ? null : begun.toast,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const toast = { message: "Authentication Error", description: "Session expired. Please refresh and try again." };
  const user = await requireUserKeepingForm(request, toast, "picture");
  const project = requireProject(user, params.id);
  const { form, picture } = await withUploadSlot(request, user, async () => {
    const form = await parseForm(request, sparkSchema, { limit: "picture" });
    const sent = form.ok ? Object.fromEntries(form.formData) : form.submission.payload;
    return { form, picture: await takeProductImage(user, sent, (await findKeptForm(request, user))?.file) };
  });
  const keepingPicture = ({ data: result, init }: RejectedForm, instead: ContentType[] | null = null) =>
    data(
      {
        ...result,
        picture: picture.url,
        instead,
        unwritable: listUnwritable(readIdea(result)),
        checked: readCheckedBrief(result.initialValue?.factsChecked),
      },
      init ?? {},
    );

  const pictureErrors: Record<string, string[]> = picture.errors ? { productImage: picture.errors } : {};
  if (!form.ok) {
    const reply = form.reply();
    return keepingPicture({ ...reply, data: { ...reply.data, error: { ...reply.data.error, ...pictureErrors } } });
  }
  if (picture.errors) return keepingPicture(form.reject(pictureErrors, picture.init));

  const { nonce, templateId, intent } = form.value;
  const input = toSparkInput(
    { ...form.value, format: form.value.format ?? findTemplateFormat(user, templateId) },
    { projectId: project.id, productImageUrl: picture.url },
  );
  if (intent === "check") {
    try {
      const { values, checked } = await checkBriefForForm(user, project, input);
      const { factsChecked: _, ...typed } = readTexts(form.formData);
      return data({ ...untickUnwritable({ ...typed, ...values }), checked, picture: picture.url });
    } catch (error) {
      const said = (message: string) => ({ "": ["This brief was not checked", message] });
      if (error instanceof BriefUnread) return keepingPicture(form.reject(said(error.message), { status: 422 }));
      if (!(error instanceof TooManyRequests)) throw error;
      return keepingPicture(form.reject(said(error.message), error.init));
    }
  }
  const unwritable = findUnwritable(input.prompt, input.contentTypes, getAvailableSparks(user.id));
  if (unwritable) return keepingPicture(form.reject({ "": explainUnwritable(unwritable) }), unwritable.instead);
  try {
    const spark = await createSpark(user, input, nonce ?? undefined, parseRowId(templateId ?? undefined));
    await forgetKeptForm(request, user);
    return await redirectWithSuccess(`/project/${spark.projectId}/processing/${spark.id}`, "Spark Created!");
  } catch (error) {
    const { status, headers, heading, message, field } = refuseSpark(error);
    const errors: Record<string, string[]> = field ? { productImage: [message] } : { "": [heading, message] };
    return keepingPicture(form.reject(errors, { status, headers }));
  }
}

const readIdea = ({ initialValue }: RejectedForm["data"]): string =>
  typeof initialValue?.prompt === "string" ? initialValue.prompt : "";

export default function NewSpark() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) return <ProjectNotFound />;
  const { project, start, isKept, recommendations, unwritable, toast: _, ...shown } = found;
  const isCheck = answer !== undefined && "values" in answer;
  return (
    <Page title="New spark" back={`/project/${project.id}`} backLabel={project.name}>
      <RecommendationsForm />
      {isKept && !answer ? <KeptNote /> : null}
      <SparkForm
        {...shown}
        project={project}
        values={isCheck ? answer.values : start.values}
        checked={(answer ? answer.checked : start.checked) ?? null}
        isCheck={isCheck}
        picture={answer ? answer.picture : start.picture}
        keptFile={answer ? null : (start.keptFile ?? null)}
        instead={answer && !isCheck ? answer.instead : null}
        unwritable={answer ? answer.unwritable : unwritable}
        beside={
          <section className="spark-recommendations" aria-labelledby="recommendations">
            <h2 id="recommendations">Recommendations</h2>
            <RecommendationsPanel project={project} recommendations={recommendations} />
          </section>
        }
      />
    </Page>
  );
}
