import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { analyseSamples, type BrandVoiceReply, rejectVoiceForm } from "~/features/brand-voice/analyse-samples.server";
import { brandVoiceFormSchema, sampleLimits } from "~/features/brand-voice/brand-voice.schema";
import { BrandVoiceForm } from "~/features/brand-voice/brand-voice-form";
import { SaveVoiceForm } from "~/features/brand-voice/save-voice-form";
import { saveVoiceOrErrors } from "~/features/brand-voice/save-voice-or-errors.server";
import { VoiceResult } from "~/features/brand-voice/voice-result";
import { limitRate } from "~/features/plans/limit-rate.server";
import { findProjectNames } from "~/features/projects/project.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { Page } from "~/ui/page";
import { ReplyToast } from "~/ui/toast";
import "~/features/brand-voice/brand-voice.css";

export const meta: MetaFunction = () => [{ title: "Brand Voice Analysis · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { projects: findProjectNames(user) };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, brandVoiceFormSchema, { limit: "texts" });
  if (!form.ok) {
    const reply = rejectVoiceForm({ samples: [""] }, "contentSample", "The form arrived broken. Send it again.");
    return data(reply, { status: 400 });
  }

  const { intent, contentSample, projectId, rule } = form.value;
  if (intent === "add") return data({ samples: [...contentSample, ""].slice(0, sampleLimits.samples) });
  try {
    limitRate(user, "analyses");
    if (intent === "analyze") {
      const { reply, status } = await analyseSamples(user, contentSample);
      return data(reply, { status });
    }
    const saved = await saveVoiceOrErrors(user, { samples: contentSample, projectId, kept: rule });
    if (!("project" in saved)) return data(saved.reply, { status: saved.status });
    return redirectWithSuccess(`/project/${saved.project.id}#voice`, {
      message: "Brand voice saved",
      description: "New campaigns keep to it, and each text says how well it matches.",
    });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return data(rejectVoiceForm({ samples: contentSample }, "contentSample", error.message), error.init);
  }
}

export default function BrandVoicePage() {
  const { projects } = useLoaderData<typeof loader>();
  const reply: BrandVoiceReply = useActionData<typeof action>() ?? { samples: [""] };
  return (
    <Page
      title="Brand Voice Analysis"
      intro="Paste what you have written before. You see how it sounds, and can save it as rules that new campaigns keep to."
    >
      <div className="voice-columns">
        <BrandVoiceForm samples={reply.samples} isFirst={!reply.analysis} />
        <div id="result" className="voice-answer">
          {reply.toast ? <ReplyToast toast={reply.toast} /> : null}
          <VoiceResult analysis={reply.analysis} />
        </div>
      </div>
      {reply.rules ? <SaveVoiceForm reply={reply} rules={reply.rules} projects={projects} /> : null}
    </Page>
  );
}
