import type { PlanName } from "./plans";

const megabyte = 1024 * 1024;

/** Bytes of uploaded pictures that an account of this plan keeps; one that was shrunk on its way in takes about half a megabyte. */
export const storageQuotas: Record<PlanName, number> = {
  free: 100 * megabyte,
  launch: 500 * megabyte,
  amplify: 2048 * megabyte,
  scale: 8192 * megabyte,
};

/** "3 MB of 100 MB", whole megabytes, anything at all being one. */
export function describeStorage(used: number, plan: PlanName): string {
  return `${Math.ceil(used / megabyte)} MB of ${storageQuotas[plan] / megabyte} MB`;
}
