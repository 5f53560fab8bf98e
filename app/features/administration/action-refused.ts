/** Why an administrator's action was not done, in words for them. */
export class ActionRefused extends Error {
  override name = "ActionRefused";
}
