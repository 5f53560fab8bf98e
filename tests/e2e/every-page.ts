import {
  buysPlan,
  findRefundPath,
  hasBlogPost,
  hasEditedTitle,
  hasFilmInWords,
  hasProject,
  hasRedoUnderWay,
  hasScriptToApprove,
  hasSpark,
  hasTemplate,
  hasVoice,
  isAdministrator,
  isMade,
  isShared,
} from "#tests/e2e/furnished";
import type { Visitor } from "#tests/e2e/visitor";

/** A page by what it is and where; `status` where it is not 200. */
export interface SitePage {
  name: string;
  path: string;
  status?: number;
}

/** What a visitor who is not signed in can see. */
export const openPages: readonly SitePage[] = [
  { name: "home", path: "/" },
  { name: "sign-in", path: "/login" },
  { name: "sign-up", path: "/login?tab=register" },
  { name: "forgotten password", path: "/forgot-password" },
  { name: "sent reset link", path: "/forgot-password?sent" },
  { name: "invalid reset link", path: "/reset-password" },
  { name: "pricing", path: "/pricing" },
  { name: "pricing by the year", path: "/pricing?billing=annual" },
  { name: "about", path: "/about" },
  { name: "blog", path: "/blog" },
  { name: "contact", path: "/contact" },
  { name: "a message sent", path: "/contact?sent" },
  { name: "documentation", path: "/documentation" },
  { name: "documentation without a match", path: "/documentation?search=zzz&category=templates" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "refunds", path: "/refunds" },
  { name: "newsletter", path: "/newsletter" },
  { name: "newsletter asked for", path: "/newsletter?sent" },
  { name: "newsletter's invalid link", path: "/newsletter/confirmation" },
  { name: "newsletter left", path: "/newsletter/removal" },
  { name: "quick setup", path: "/quick-setup" },
  { name: "unsubscribed", path: "/emails/removal" },
  { name: "invalid proof of an own address", path: "/emails/confirmation" },
  { name: "cookie preferences", path: "/cookies?asked=again" },
  { name: "demo", path: "/demo?idea=We+open+a+second+bakery+in+Leeds" },
  { name: "demo of nothing", path: "/demo?idea=+", status: 400 },
  { name: "not found", path: "/no-such-page", status: 404 },
];

/**
 * Every page that a signed-in person can see, with something on each: a voice, a finished spark, one in the making and a cancelled one.
 * The one in the making comes first, and is cancelled once the next page is asked for. The plan is bought after the pages of whoever has none.
 */
export async function* signedInPages(visitor: Visitor): AsyncGenerator<SitePage> {
  await hasProject(visitor);
  await hasVoice(visitor);
  const made = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, made.documentId);
  const results = visitor.resultsPath;
  const edited = await hasEditedTitle(visitor, "Autumn, roasted on Mondays");

  const review = await isShared(visitor);
  const said = { intent: "approved", name: "Anna", about: "blog", comment: "Good as it is." };
  await visitor.page.request.post(review, { form: said });

  await hasFilmInWords(visitor);
  const film = visitor.resultsPath;
  await hasRedoUnderWay(visitor, visitor.sparkId);

  await hasScriptToApprove(visitor);
  const waiting = visitor.processingPath;

  const cancelled = await hasSpark(visitor, ["image"], { offer: "20% off", when: null });
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  await hasSpark(visitor, ["video"]);

  yield { name: "processing", path: visitor.processingPath };
  // why: it is not looked at again, and its film would be made beside everybody else's.
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });

  yield* [
    { name: "checkout", path: "/checkout?plan=amplify&billing=annual" },
    { name: "billing without a plan", path: "/billing" },
  ];
  const paid = await buysPlan(visitor, "launch");
  const template = await hasTemplate(visitor);

  yield* [
    { name: "results", path: results },
    { name: "review by a client", path: review },
    { name: "editor of an article", path: `${results}/edit/blog` },
    { name: "editor of captions", path: `${results}/edit/caption` },
    { name: "end of making it anew", path: `${film}/again/video/cancellation` },
    { name: "editor of a script", path: `${film}/edit/video` },
    { name: "spark that waits for approval", path: waiting },
    { name: "script to approve", path: `${waiting}/script` },
    { name: "end of a spark", path: `${waiting}/cancellation` },
    { name: "one piece made again", path: `${results}/again/blog` },
    { name: "versions", path: `${results}/versions/blog` },
    { name: "compared versions", path: edited },
    { name: "cancelled", path: `${visitor.projectPath}/results/${cancelled.id}` },
    { name: "home, signed in", path: "/" },
    { name: "dashboard", path: "/dashboard" },
    { name: "profile", path: "/profile" },
    { name: "change of the password", path: "/profile/password" },
    { name: "deletion of the account", path: "/profile/deletion" },
    { name: "access tokens", path: "/profile/tokens" },
    { name: "end of the other sessions", path: "/profile/sessions/removal" },
    { name: "second factor", path: "/profile/second-factor" },
    { name: "new project", path: "/project/new" },
    { name: "project settings", path: `${visitor.projectPath}/settings` },
    { name: "project deletion", path: `${visitor.projectPath}/deletion` },
    { name: "checkout of a pack", path: "/checkout?pack=3300" },
    { name: "billing details", path: "/billing/details" },
    { name: "spark statement", path: "/billing/statement" },
    { name: "my content", path: "/my-content" },
    { name: "my content without a match", path: "/my-content?search=zzz&type=blog" },
    { name: "content templates", path: "/content-templates" },
    { name: "new template", path: "/content-templates/new" },
    { name: "own templates", path: "/content-templates?whose=mine" },
    { name: "own template", path: template },
    { name: "deletion of a template", path: template.replace("edit", "deletion") },
    { name: "content templates without a match", path: "/content-templates?search=zzz&category=blog" },
    { name: "examples", path: "/examples" },
    { name: "examples without a match", path: "/examples?category=seasonal&type=blog" },
    { name: "brand voice", path: "/brand-voice" },
    { name: "project", path: visitor.projectPath },
    { name: "new spark", path: `${visitor.projectPath}/spark` },
    { name: "new spark with a checked brief", path: `${visitor.projectPath}/spark?from=${cancelled.id}` },
  ];

  yield* [
    { name: "payment", path: paid },
    { name: "refund", path: await findRefundPath(visitor) },
    { name: "billing", path: "/billing" },
    { name: "change of plan", path: "/billing/change?plan=scale" },
    { name: "end of a subscription", path: "/billing/cancellation" },
  ];
}

/** Every page of the administration. A page that joins it joins this list. */
export async function* administratorPages(visitor: Visitor): AsyncGenerator<SitePage> {
  await isAdministrator(visitor);
  const post = await hasBlogPost(visitor, { imageUrl: "/showcase/demo.webp", imageAlt: "A poster for coffee" });
  yield* [
    { name: "statistics", path: "/admin/dashboard" },
    { name: "users", path: "/admin" },
    { name: "users without a match", path: "/admin?search=zzz&plan=scale" },
    { name: "management of a user", path: "/admin?user=1" },
    { name: "statement of a user", path: "/admin/users/1/statement" },
    { name: "log", path: "/admin/log" },
    { name: "security log", path: "/admin/log?show=security" },
    { name: "invalid proof of an address", path: "/admin/proof?token=none" },
    { name: "blog management", path: "/admin/blog" },
    { name: "editing of a blog post", path: post.editPath },
    { name: "deletion of a blog post", path: `/admin/blog/${post.id}/deletion` },
    { name: "a blog post", path: post.path },
    { name: "queue", path: "/admin/queue" },
    { name: "reconciliation", path: "/admin/reconciliation" },
    { name: "messages", path: "/admin/messages" },
    { name: "answered messages", path: "/admin/messages?state=answered" },
    { name: "outbox", path: "/admin/outbox" },
    { name: "settings", path: "/settings" },
  ];
}
