import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { adminActs, attempts, settings } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { listActs } from "~/features/administration/list-acts.server";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getHourlyLimit, limitRate } from "~/features/plans/limit-rate.server";
import { getStorageQuota } from "~/features/plans/storage-quota.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import * as page from "~/routes/admin/settings";
import * as contact from "~/routes/public/contact";
import { answerOf } from "../studio/answer-of";

const megabyte = 1024 * 1024;
let admin: User;
beforeEach(async () => {
  for (const table of [settings, attempts]) db.delete(table).run();
  admin = await makeUser({ isAdmin: true });
});
afterEach(() => void Object.assign(config, { supportEmail: undefined, freeMonthlySparks: undefined }));

type Rejected = { error: Record<string, string[]>; initialValue: Record<string, string> };
const post = async (fields: Record<string, string>) =>
  answerOf<Rejected>(page.action, await signedInRequest(admin, "/settings", formPost({ intent: "site", ...fields })));
async function show(actionData?: unknown) {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/settings"));
  return renderPage(page.default, { path: "/settings", loaderData: data, actionData }).replace(/<!-- -->/g, "");
}

describe("the support address and the limits", () => {
  test("hold at once when they are saved, and the log says what changed", async () => {
    const fields = {
      supportEmail: "help@example.com",
      freeMonthlySparks: "7,500",
      hourlySparks: "2",
      storageMegabytes: "10",
    };
    const { response } = await post(fields);
    expect(response).toHaveRedirect("/settings#site");
    await expect(response).toSendToast("Settings saved");
    expect((await answerOf(contact.loader, visitorRequest("/contact"))).data).toMatchObject({
      supportEmail: "help@example.com",
    });
    const user = await makeUser();
    expect(findNextAllowance(user)?.sparks).toBe(7_500);
    for (let campaign = 0; campaign < 2; campaign += 1) limitRate(user, "sparks");
    expect(() => limitRate(user, "sparks")).toThrow(TooManyRequests);
    expect(getHourlyLimit("scale", "sparks")).toBe(20);
    expect(getHourlyLimit("free", "checks")).toBe(60);
    expect([getStorageQuota("free"), getStorageQuota("launch")]).toEqual([10 * megabyte, 50 * megabyte]);
    expect(listActs().acts[0]).toMatchObject({
      what: "Changed the settings",
      admin: admin.email,
      subject:
        "Support address: as usual to help@example.com; Free sparks a month: as usual to 7,500; Campaigns an hour: as usual to 2; Room for pictures, in MB: as usual to 10",
    });
    expect(await show()).toMatch(/name="freeMonthlySparks"[^>]*value="7500"|value="7500"[^>]*name="freeMonthlySparks"/);
  });

  test("are what is usual where a field is empty, and saving the same again is no act", async () => {
    await post({ freeMonthlySparks: "0", hourlySparks: "50" });
    expect(findNextAllowance(await makeUser())).toBeNull();
    await post({ freeMonthlySparks: "", hourlySparks: "50" });
    expect(findNextAllowance(await makeUser())?.sparks).toBe(5_000);
    const before = db.$count(adminActs);
    await expect((await post({ hourlySparks: "50" })).response).toSendToast("Nothing changed");
    expect(await db.$count(adminActs)).toBe(await before);
  });

  test.each([
    [{ supportEmail: "help" }, "supportEmail", "Enter an e-mail address"],
    [{ freeMonthlySparks: "-1" }, "freeMonthlySparks", "Enter a whole number from 0 to 1,000,000"],
    [{ freeMonthlySparks: "1e6" }, "freeMonthlySparks", "Enter a whole number from 0 to 1,000,000"],
    [{ hourlySparks: "0" }, "hourlySparks", "Enter a whole number from 1 to 10,000"],
    [{ hourlySparks: "2.5" }, "hourlySparks", "Enter a whole number from 1 to 10,000"],
    [{ storageMegabytes: "100001" }, "storageMegabytes", "Enter a whole number from 1 to 100,000"],
  ])("%j is refused, and what was typed stays", async (fields, name, message) => {
    const { status, data } = await post({ hourlySparks: "7", ...fields });
    expect([status, data.error[name]]).toEqual([400, [message]]);
    const html = await show(data);
    expect(html).toContain(message);
    expect(html).toContain(`value="${Object.values(fields)[0]}"`);
    expect(db.select().from(settings).all()).toEqual([]);
  });

  test("that the environment sets win, are shown so without a field, and keep what was stored", async () => {
    await post({ supportEmail: "stored@example.com", freeMonthlySparks: "100" });
    Object.assign(config, { supportEmail: "own@example.com", freeMonthlySparks: 9_000 });
    expect(findNextAllowance(await makeUser())?.sparks).toBe(9_000);
    const html = await show();
    expect(html).toMatch(/Support address<\/dt><dd>own@example\.com <span[^>]*>\(set by SUPPORT_EMAIL/);
    expect(html).toMatch(/Free sparks a month<\/dt><dd>9,000 <span[^>]*>\(set by FREE_MONTHLY_SPARKS/);
    expect(html).not.toContain('name="supportEmail"');
    await post({ hourlySparks: "9", freeMonthlySparks: "1" });
    Object.assign(config, { supportEmail: undefined, freeMonthlySparks: undefined });
    expect(findNextAllowance(await makeUser())?.sparks).toBe(100);
    expect(await show()).toContain('value="stored@example.com"');
  });
});
