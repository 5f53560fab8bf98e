/** The specification, section 5. */
export const defaultAuthor = "Admin";
