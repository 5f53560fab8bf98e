import { z } from "zod";

/** Where a call can go wrong of itself; what every call of its kind can answer besides is said by the document. */
type Refusal = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429;

/** Of an answer that is a file and not JSON. */
type FileType = "application/pdf" | "application/zip" | "image/png";

/**
 * A call as the OpenAPI document describes it. Its route parses with the schemas that stand here, and a test holds every answer to its own.
 */
export interface DescribedCall {
  /** One name for it in the document, where generated clients make a method of it: "createProject". */
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As OpenAPI writes it: "/api/projects/{id}". */
  path: `/api/${string}` | `/paypal/${string}`;
  summary: string;
  details?: string;
  /** Visitors may make it too. */
  isOpen?: boolean;
  /** About money or the account itself: takes a session and no access token. */
  isSessionOnly?: boolean;
  /** For administrators: takes a session and no access token. */
  isAdminOnly?: boolean;
  /** What stands in the path, in the query and in headers, by name. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Where the body is not JSON. */
  bodyType?: "multipart/form-data";
  /** A body that is taken; tests send it. */
  example?: unknown;
  answer: { status: 200 | 201; meaning: string; body: z.ZodType | FileType; headers?: Record<string, string> };
  /** What it refuses beyond what calls of its kind do, or for what reason. */
  refusals?: Partial<Record<Refusal, string>>;
}

/** The calls of one area, by what they do. */
export type DescribedCalls = Record<string, DescribedCall>;

/** The path of what has a row of its own. */
export const rowParams = z.object({ id: z.int().positive() });

/** An answer without anything to read. */
export const doneAnswer = z.object({ success: z.literal(true) });
