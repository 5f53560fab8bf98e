import { createServer } from "node:net";
import { ExplainedError } from "./explained-error.mjs";

/** Where the site will listen, as its server reads it. An impossible PORT is left for the configuration to complain about. */
export function getListenAddress() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || undefined;
  const isEverywhere = host === undefined || host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return { port, host, url: `http://${name}:${port}` };
}

/** Throws one clear sentence when another program listens there. @param {{ port: number, host?: string }} address */
export async function checkPortIsFree({ port, host }) {
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve(undefined)));
  } catch (error) {
    throw new ExplainedError(whyNot(/** @type {NodeJS.ErrnoException} */ (error), port, host));
  }
  await new Promise((resolve) => server.close(resolve));
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string | undefined} host */
function whyNot({ code }, port, host) {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port === 65535 ? 3000 : port + 1} npm start`;
  if (code === "EACCES") return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`;
  return `The site cannot listen on ${host ?? "this machine"} port ${port} (${code}). Check HOST and PORT.`;
}
