/** Thrown at the start when what the operator set or keeps is wrong; its message names each fault and says what to do. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}
