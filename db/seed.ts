import { builtInTemplates } from "./built-in-templates";
import type { Database } from "./client";
import { contentTemplates } from "./schema";

/**
 * Writes what the product comes with: the built-in templates, known by their keys. Run again, it brings their texts to this version
 * and keeps their ids and how often they were used.
 */
export function seed(database: Database): void {
  database.transaction(
    (tx) => {
      for (const { key, ...texts } of builtInTemplates) {
        tx.insert(contentTemplates)
          .values({ key, ...texts })
          .onConflictDoUpdate({ target: contentTemplates.key, set: texts })
          .run();
      }
    },
    { behavior: "immediate" },
  );
}
