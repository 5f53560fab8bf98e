/** Why an account is not deleted, in words for its owner. Nothing of it is gone then. */
export class DeletionRefused extends Error {
  override name = "DeletionRefused";
}
