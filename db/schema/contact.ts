import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns";
import { users } from "./users";

export const contactCategories = ["technical", "billing", "content", "templates", "feedback", "other"] as const;
export const contactPriorities = ["low", "medium", "high"] as const;

/** What people write to support, until somebody has answered it and after. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Who was signed in; null for a visitor. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    category: text("category", { enum: contactCategories }).notNull(),
    priority: text("priority", { enum: contactPriorities }).notNull(),
    message: text("message").notNull(),
    /** It came faster than a person writes, or without the form. */
    isSuspect: integer("is_suspect", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    /** Until when its priority promises an answer. */
    answerBy: instant("answer_by").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("contact_messages_open").on(table.answeredAt, table.answerBy),
    index("contact_messages_user").on(table.userId),
    index("contact_messages_email").on(table.email, table.createdAt),
  ],
);
