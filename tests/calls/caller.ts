import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { makePayment, makePayPalOrder } from "#tests/factories/billing";
import { storePost } from "#tests/factories/posts";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { addMadePicture, awaitsApproval, makeProject, makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser, testPassword } from "#tests/factories/users";
import { requireProject } from "~/features/projects/project.queries.server";
import { findRecommendations } from "~/features/recommendations/find-recommendations.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import type { Json, Operation } from "./described";

/** What one account has, for calls to ask about. */
export interface Furnished {
  user: User;
  cookie: string;
  projectId: number;
  sparkId: number;
  /** A spark of which a picture is made. */
  pictureId: number;
  documentId: string;
  recommendationId: number;
  paymentId: number;
  /** PayPal's id of an order that nobody agreed to. */
  payPalOrder: string;
  /** Somebody else's account. */
  otherUserId: number;
  blogPostId: number;
}

/** Somebody who is signed in, with a project and a spark whose script waits to be approved. */
export async function furnish(given: Parameters<typeof makeUser>[0] = {}): Promise<Furnished> {
  const user = await makeUser(given);
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  awaitsApproval(spark);
  const { id: projectId } = makeProject(user);
  const [recommendation] = findRecommendations(user, requireProject(user, spark.projectId));
  const ids = { projectId, sparkId: spark.id, recommendationId: recommendation?.id ?? 0, paymentId: makePayment(user) };
  const pictureId = await addMadePicture(user, projectId);
  return {
    user,
    cookie: await signIn(user),
    documentId: spark.documentId,
    payPalOrder: makePayPalOrder(user),
    pictureId,
    otherUserId: (await makeUser()).id,
    blogPostId: storePost(),
    ...ids,
  };
}

export async function signIn(user: User): Promise<string> {
  return cookiesOf(await createSession(visitorRequest("/login"), user.id));
}

/** What stands in an operation's path for things that this account has. A call on a new kind of thing needs a line here. */
export function fillPath(
  { path, query }: Operation,
  own: Pick<Furnished, "projectId" | "sparkId" | "documentId"> & Partial<Furnished>,
): string {
  const [, , area = ""] = path.split("/");
  const ids: Record<string, string | number | undefined> = {
    projects: own.projectId,
    sparks: own.sparkId,
    recommendations: own.recommendationId,
    "billing-history": own.paymentId,
    image: own.pictureId,
    download: own.pictureId,
    "content-templates": 1,
    order: own.payPalOrder,
    admin: own.otherUserId,
  };
  const asked = query.includes("projectId") ? `?projectId=${own.projectId}` : "";
  const filled = path.replace(/\{(\w+)\}/, (_, name: string) => {
    const value =
      name === "documentId" ? own.documentId : path.startsWith("/api/admin/blogs") ? own.blogPostId : ids[area];
    if (value === undefined) throw new RangeError(`Nothing is known to stand for {${name}} in ${path}.`);
    return String(value);
  });
  return filled + asked;
}

/** The documented example as this account would send it. */
export function fillExample({ name, body }: Operation, own: Furnished): unknown {
  if (name === "register") return { ...(body?.example as Json), email: `${randomUUID()}@example.com` };
  if (name === "login") return { email: own.user.email, password: testPassword };
  if (name === "resetPassword") {
    const token = createResetToken(own.user.id, new Date(Date.now() + 60_000));
    return { token, newPassword: "another-flint-and-spark" };
  }
  const example = body?.example as Json | undefined;
  if (name === "notePayment") return { ...example, transactionId: own.payPalOrder };
  return example && "projectId" in example ? { ...example, projectId: own.projectId } : example;
}

/** A picture as a form of several parts sends it. */
export async function pictureForm(bytes?: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = new FormData();
  form.append("image", new File([bytes ?? (await smallPicture())], "a.png", { type: "image/png" }));
  return form;
}

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

function smallPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 200, g: 90, b: 20 };
  picture ??= sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
    .then((buffer) => new Uint8Array(buffer));
  return picture;
}
