// Makes ten captions from one sentence. Needs SPARKWRIGHT_URL, and SPARKWRIGHT_TOKEN with a token that may write.
const { SPARKWRIGHT_URL = "", SPARKWRIGHT_TOKEN = "" } = process.env;

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(SPARKWRIGHT_URL + path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${SPARKWRIGHT_TOKEN}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${answer.message}`);
  return answer;
}

// 1. A project: what you sell, and to whom.
const project = await call<{ id: number }>("/api/projects", {
  name: "Bean There",
  websiteUrl: "https://beanthere.example",
  description: "A small roastery that sells single-origin coffee by post.",
  targetAudience: "People who brew coffee at home",
});

// 2. A spark: one sentence, and what to make of it.
const spark = await call<{ documentId: string }>("/api/sparks", {
  projectId: project.id,
  prompt: "A launch for our autumn single-origin",
  contentTypes: ["caption"],
});

// 3. How far it is, until it is done.
interface Status {
  status: "pending" | "processing" | "complete" | "failed";
  captionOptions: string[] | null;
  userErrorMessage: string | null;
}
let made: Status;
do {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  made = await call<Status>(`/api/status/${spark.documentId}`);
} while (made.status === "pending" || made.status === "processing");

// 4. The captions, or what went wrong.
console.log(made.captionOptions?.join("\n\n") ?? made.userErrorMessage);

export {};
