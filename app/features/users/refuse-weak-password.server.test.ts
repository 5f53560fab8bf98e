import { expect, test } from "vitest";
import { refuseWeakPassword } from "./refuse-weak-password.server";

const ada = { email: "ada.byron@heron-mills.example", firstName: "Ada", lastName: "Lovelace" };
const judge = (password: string) =>
  refuseWeakPassword(password, ada).then(
    () => "fine",
    ({ message }: Error) => message,
  );

const another = "Please choose another.";
const common = `This password is one of the first that guessers try. ${another}`;
const variant = `This password is close to one of the first that guessers try. ${another}`;
const site = `This password is hardly more than the name of this site. ${another}`;
const own = `This password is hardly more than your name or e-mail address. ${another}`;

test.each([
  ["password1", common],
  ["PASSWORD1", common],
  ["Passw0rd!", variant],
  ["P@ssw0rd!", variant],
  ["P@$$w0rd", variant],
  ["Password2026!", variant],
  ["!!monkey!!", variant],
  ["Dr4g0n99!", variant],
  ["123456!!", variant],
  ["dragondragon", variant],
  ["Sparkwright", site],
  ["sparkwright!", site],
  ["Sp4rkwr1ght", site],
  ["Spark-Wright-2026", site],
  ["sparkwright123456", site],
  ["AdaLovelace", own],
  ["lovelace1815", own],
  ["L0velace!1", own],
  ["ada.byron@heron-mills.example", own],
  ["adabyron", own],
  ["heron-mills-7", own],
  ["Ada123!", own],
  ["heron-mills-sparkwright", `This password is hardly more than your name and this site's. ${another}`],
])("%s is refused, and it is said why", async (password, why) => expect(await judge(password)).toBe(why));

test.each([
  ["six characters that no list has", "q8zk2v"],
  ["the name among other words", "why sparkwright roasts on mondays"],
  ["one's own name among other words", "lovelace counts 1815 wheels"],
  ["letters of a name by chance", "canada-canoe-37"],
  ["a common word with more than a year behind it", "monkey-93-rattan-bridge"],
  ["a passphrase", "correct horse"],
  ["nothing but digits that no list has", "8301947562"],
])("%s is taken", async (_, password) => expect(await judge(password)).toBe("fine"));

test("an account without names is judged by the rest", async () => {
  const nameless = { email: "x@y.example", firstName: "", lastName: "" };
  await expect(refuseWeakPassword("q8zk2v", nameless)).resolves.toBeUndefined();
  await expect(refuseWeakPassword("Sparkwright1", nameless)).rejects.toThrow(site);
});
