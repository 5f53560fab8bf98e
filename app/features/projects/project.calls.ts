import { z } from "zod";
import { pageAnswerHeaders, pageQuery } from "~/platform/http/call-page.server";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";
import { projectCallSchema, projectSettingsCallSchema } from "./project.schema";

const optional = z.string().nullable();

/** A project as calls answer it: the doubled fields under both of their names. */
const projectAnswer = z
  .object({
    id: z.int(),
    name: z.string(),
    websiteUrl: z.string(),
    url: z.string(),
    description: z.string(),
    targetAudience: z.string(),
    brandVoice: optional,
    defaultCallToAction: optional,
    callToAction: optional,
    defaultSeoKeywords: optional,
    seoKeywords: optional,
    problemBeingSolved: optional,
    facts: optional.describe("What may be stated of the brand, one a line."),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Project" });

export type ProjectAnswer = z.output<typeof projectAnswer>;

const example = {
  name: "Bean There",
  websiteUrl: "https://beanthere.example",
  description: "Single-origin coffee, roasted on Mondays and posted the same day.",
  targetAudience: "Commuters who drink two coffees a day",
  defaultCallToAction: "Order the autumn box",
};
const project = { status: 200, meaning: "The project.", body: projectAnswer } as const;

/** The calls about projects. */
export const projectCalls = {
  list: {
    name: "listProjects",
    method: "GET",
    path: "/api/projects",
    summary: "Your projects, the newest first",
    query: pageQuery,
    answer: {
      status: 200,
      meaning: "At most a hundred of them.",
      body: z.array(projectAnswer),
      headers: pageAnswerHeaders,
    },
  },
  create: {
    name: "createProject",
    method: "POST",
    path: "/api/projects",
    summary: "Make a project",
    body: projectCallSchema,
    example,
    answer: { ...project, status: 201 },
    refusals: {
      403: "Your plan holds no more projects, or a page of another site sent it.",
      429: "Too many in an hour.",
    },
  },
  read: {
    name: "readProject",
    method: "GET",
    path: "/api/projects/{id}",
    summary: "One of your projects",
    params: rowParams,
    answer: project,
    refusals: { 404: "You have no such project." },
  },
  change: {
    name: "changeProject",
    method: "PUT",
    path: "/api/projects/{id}",
    summary: "Change a project",
    details: "Send all of it: what is left out becomes empty.",
    params: rowParams,
    body: projectSettingsCallSchema,
    example,
    answer: { ...project, meaning: "The project as it is now." },
    refusals: { 404: "You have no such project." },
  },
  delete: {
    name: "deleteProject",
    method: "DELETE",
    path: "/api/projects/{id}",
    summary: "Delete a project with all that was made in it",
    details: "What is being made is cancelled first, and its sparks come back.",
    params: rowParams,
    answer: { status: 200, meaning: "It is gone.", body: doneAnswer },
    refusals: { 404: "You have no such project." },
  },
} as const satisfies DescribedCalls;
