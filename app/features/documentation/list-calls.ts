import { administrationCalls } from "~/features/administration/administration.calls";
import { billingCalls } from "~/features/billing/billing.calls";
import { payPalCalls } from "~/features/billing/paypal.calls";
import { blogCalls } from "~/features/blog/blog.calls";
import { brandVoiceCalls } from "~/features/brand-voice/brand-voice.calls";
import { contactCalls } from "~/features/contact/contact.calls";
import { dashboardCalls } from "~/features/dashboard/dashboard.calls";
import { scriptCalls } from "~/features/editor/script.calls";
import { libraryCalls } from "~/features/library/library.calls";
import { projectCalls } from "~/features/projects/project.calls";
import { recommendationCalls } from "~/features/recommendations/recommendation.calls";
import { settingsCalls } from "~/features/settings/settings.calls";
import { sparkCalls } from "~/features/sparks/spark.calls";
import { templateCalls } from "~/features/templates/template.calls";
import { userCalls } from "~/features/users/user.calls";
import type { DescribedCall } from "~/platform/http/described-call";

/** Every call of the site map; a test finds the one that is missing. */
export function listCalls(): DescribedCall[] {
  return [
    userCalls,
    dashboardCalls,
    billingCalls,
    projectCalls,
    sparkCalls,
    scriptCalls,
    libraryCalls,
    templateCalls,
    recommendationCalls,
    brandVoiceCalls,
    contactCalls,
    payPalCalls,
    administrationCalls,
    blogCalls,
    settingsCalls,
  ].flatMap((area): DescribedCall[] => Object.values(area));
}
