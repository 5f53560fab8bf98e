import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map: every address of the site and the file that answers it. */
export default [
  index("routes/public/home.tsx"),
  route("robots.txt", "routes/public/robots.ts"),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("pricing", "routes/public/pricing.tsx"),
  route("design", "routes/public/design.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("logout", "routes/auth/logout.tsx"),

  route("checkout", "routes/account/checkout.tsx"),

  route("create-project", "routes/studio/create-project.tsx"),
  route("project/new", "routes/studio/project.new.tsx"),
  route("project/:id", "routes/studio/project.tsx"),
  route("project/:id/settings", "routes/studio/project.settings.tsx"),
  route("project/:id/deletion", "routes/studio/project.deletion.tsx"),
  route("project/:id/voice/removal", "routes/studio/brand-voice.removal.ts"),
  route("project/:id/spark", "routes/studio/spark.new.tsx"),
  route("project/:id/processing/:sparkId", "routes/studio/processing.tsx"),
  route("project/:id/processing/:sparkId/cancellation", "routes/studio/cancellation.tsx"),
  route("project/:id/results/:sparkId", "routes/studio/results.tsx"),
  route("project/:id/results/:sparkId/download/:name", "routes/studio/download.tsx"),
  route("project/:id/results/:sparkId/voice", "routes/studio/brand-voice.result.ts"),
  route("project/:id/results/:sparkId/earlier-version", "routes/studio/brand-voice.earlier.ts"),
  route("brand-voice", "routes/studio/brand-voice.tsx"),
  route("media/:id", "routes/studio/media.tsx"),

  route("api/openapi.json", "routes/api/openapi.ts"),
  route("api/register", "routes/api/register.ts"),
  route("api/login", "routes/api/login.ts"),
  route("api/logout", "routes/api/logout.ts"),
  route("api/user", "routes/api/user.ts"),
  route("api/projects", "routes/api/projects.ts"),
  route("api/projects/:id", "routes/api/project.ts"),
  route("api/sparks", "routes/api/sparks.ts"),
  route("api/sparks/brief", "routes/api/sparks.brief.ts"),
  route("api/sparks/:id", "routes/api/spark.ts"),
  route("api/status/:documentId", "routes/api/status.ts"),
  route("api/content-templates", "routes/api/content-templates.ts"),
  route("api/content-templates/:id", "routes/api/content-template.ts"),
  route("api/brand-voice/analyze", "routes/api/brand-voice.analyze.ts"),
  route("api/upload/image", "routes/api/upload.image.ts"),
  route("api/*", "routes/api/unknown.ts"),

  route("healthz", "routes/public/healthz.ts"),
  route("metrics", "routes/public/metrics.ts"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
