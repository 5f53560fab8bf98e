import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** Builds what runs beside the site's own bundle: its server, the worker and the command-line programs. Packages stay outside the bundle. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: "build/node",
    sourcemap: true,
    rollupOptions: {
      input: {
        web: "app/web.ts",
        worker: "app/worker.ts",
        "render-worker": "app/render-worker.ts",
        "blog-thread": "app/blog-thread.ts",
        "brief-thread": "app/brief-thread.ts",
        "books-thread": "app/books-thread.ts",
        "demo-thread": "app/demo-thread.ts",
        "markdown-thread": "app/markdown-thread.ts",
        "provider-thread": "app/provider-thread.ts",
        "voice-thread": "app/voice-thread.ts",
        doctor: "app/doctor.ts",
        prepare: "db/cli/prepare.ts",
        admin: "db/cli/admin.ts",
        billing: "db/cli/billing.ts",
        messages: "db/cli/messages.ts",
        backup: "db/cli/backup.ts",
        restore: "db/cli/restore.ts",
        drill: "db/cli/drill.ts",
      },
    },
  },
});
