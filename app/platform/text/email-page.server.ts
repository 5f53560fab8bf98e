import { escapeHtml } from "./escape-html";

/**
 * An e-mail as a whole HTML file for a sending tool: it loads nothing and runs nothing, and its preheader stands hidden before the body,
 * where lists of mails read it. `html` is the body, safe already.
 */
export function renderEmailPage(email: { subject: string; preheader: string; html: string }): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(email.subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preheader)}</div>
<div style="max-width:600px;margin:0 auto">
${email.html}
</div>
</body>
</html>
`;
}
