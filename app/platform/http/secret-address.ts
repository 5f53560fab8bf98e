/** The part of a path that is a key by itself: whoever has it gets in. No log and no analytics gets to see it. */
const secret = /^(\/review\/)[^/.]+/;

/** Pages whose query is a key: a path may be logged, the rest is for nobody. */
const withSecretQuery = ["/reset-password", "/admin/proof"];

export const isSecretAddress = (path: string): boolean => secret.test(path) || withSecretQuery.includes(path);

/** A path as it may be logged. */
export const hideSecret = (path: string): string => path.replace(secret, "$1[hidden]");
