/** The part of a path that is a key by itself: whoever has it gets in. No log and no analytics gets to see it. */
const secret = /^(\/review\/)[^/.]+/;

export const isSecretAddress = (path: string): boolean => secret.test(path);

/** A path as it may be logged. */
export const hideSecret = (path: string): string => path.replace(secret, "$1[hidden]");
