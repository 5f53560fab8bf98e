/** The name a person is greeted by: the first name, else what stands before the @, else 'there'. */
export function getGreetingName(user: { firstName?: string | null; email?: string | null }): string {
  return user.firstName?.trim() || user.email?.split("@")[0]?.trim() || "there";
}
