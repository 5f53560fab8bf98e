import { z } from "zod";

/** 128 characters are more than any password has. */
const longestPassword = 128;

export const accountDeletionSchema = z.object({
  currentPassword: z.string({ error: "Password is required" }).max(longestPassword, "This is not your password."),
});
