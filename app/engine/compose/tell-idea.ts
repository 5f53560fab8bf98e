import { hasClearVerb } from "../english/clear-verb";
import { isPlural } from "../english/noun-phrases";
import { readWords } from "../english/words";
import type { Material, MessageKind } from "../message/message";
import { capitalize, endSentence, removeEndMark } from "./grammar";
import { splitLong } from "./split-lines";

/** The idea as sentences, without what the call to action says wherever it stands and what the owner only tells us. */
export function tellIdea({ message, statements, told }: Material, call: string): string[] {
  const { point, kind } = message;
  const holds = (line: string) => point.toLowerCase().includes(removeEndMark(line).toLowerCase());
  const [first = "", ...others] = told ?? [point, ...statements.filter((line) => !holds(line))];
  const read = announce(removeEndMark(first).replace(whichComes, "$1 $2 "), kind).replace(orderBehindColon, "$1");
  // why: "Trial lesson" is no news, "Book a trial lesson" is what there is to do
  const isCalled = read.split(" ").length < 4 && ` ${call} `.toLowerCase().includes(` ${read.toLowerCase()} `);
  const isCall = (text: string) => removeEndMark(text).toLowerCase() === call.toLowerCase();
  return [withoutCall(tellGoal(tellStory(isCalled ? call : read)), call), ...others.filter((line) => !isCall(line))]
    .flatMap((line, at) => dropAside(line.replace(fillers, ""), at === 0))
    .flatMap(splitLong)
    .map(endSentence);
}

/** "Duecal 2, which launches on 6 October" is news: it does. */
const whichComes = /^([^,.:]{3,50}), which (launches|opens|starts|begins|returns|closes|ends|arrives) (?=\S)/i;

/** "The story of one of our pupils, Jeanette, who passed at 58" says that Jeanette passed. */
function tellStory(point: string): string {
  const [, who = "", name = "", did = ""] =
    /^(?:the )?story of (.{4,60}?), (\p{Lu}[\p{L} ]{1,30}), who (.{6,})$/iu.exec(point) ?? [];
  if (name) return `${name}, ${who}, ${did}`;
  const [, one = "", deed = ""] = /^(?:the )?story of ([^,]{4,60}?),? who (.{6,})$/i.exec(point) ?? [];
  return one ? `${capitalize(one)} ${deed}` : point;
}

/** "Driver wanted, send your CV by 12 February" without what the call to action says wherever it stands. */
const withoutCall = (point: string, call: string): string =>
  call !== "" && point.toLowerCase().endsWith(`, ${call.toLowerCase()}`) ? point.slice(0, -call.length - 2) : point;

/** "Fill 120 priority spots before the pool opens" is the owner's goal: what is told of is the spots; who signs up members asks them to become one. */
const tellGoal = (point: string): string =>
  point
    .replace(/^fill (?=\d+ \p{L})/iu, "")
    .replace(/^(?:sign up|recruit|win|get|attract|find) \d+ (?:new )?members\b/i, "Become a member");

/** "Right-sized boxes vs. stock boxes: show what each costs": the order is the owner's to us. */
const orderBehindColon =
  /(: )(?:show|explain|tell|prove|describe|say) (?:people |them |customers )?(?=(?:what|how|why|which|that|when|where)\b)/i;

/** "Shift Swap on 2 June" is what a launch comes to: "Shift Swap launches on 2 June". */
const announce = (point: string, kind: MessageKind): string =>
  // why the word too: a tagger takes "our sunscreen launches" for several launches
  kind === "launch" && !hasClearVerb(readWords(point)) && !/ launch(?:es)? on /i.test(point)
    ? point.replace(
        /^([^,:]{3,50}?) on (?=\d{1,2} \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/u,
        (_, thing: string) =>
          `${thing} ${
            isPlural(
              thing
                .split(/ (?:for|of|in|with) /, 1)[0]
                ?.split(" ")
                .at(-1) ?? "",
            )
              ? "launch"
              : "launches"
          } on `,
      )
    : point;

/** What people say before they say something. */
const fillers =
  /^(?:(?:so|ok|okay|well|right|hi|hello|basically|anyway),? (?=basically|so\b|we|i\b|our|the|hi|this)){1,3}(?:basically,? )?/i;

/** "I'd like people to understand that £15 is one set of tyres, because last time it fell flat" is told to the writer, but for the tyres. */
function dropAside(line: string, isPoint: boolean): string[] {
  const [, told = ""] =
    /^(?:and )?(?:i|we)(?:['’]d| would)? (?:like|love|want) (?:people|them|everyone|everybody|customers|readers) to (?:understand|know|see|realise|realize|remember|hear) (?:that )?(.{8,})$/i.exec(
      line,
    ) ?? [];
  const text =
    (turnToOrder(told) || line).split(
      /,? because (?:last time|in the past|we (?:tried|used to)|nobody|people never)\b/i,
    )[0] ?? "";
  return isPoint || !asides.test(text) ? [text] : [];
}

/** "They should order turkeys by 10 December" is asked of who reads it. */
const turnToOrder = (told: string): string =>
  told
    .replace(/^they (?:should|need to|must|have to) (\p{L})/iu, (_, letter: string) => letter.toUpperCase())
    .replace(/^they can /i, "You can ");

const asides =
  /\bfell (?:a bit |rather )?flat\b|\bhappy for us to\b|\blast time we\b|\b(?:this|the) (?:post|campaign|article)\b|\bI(?:['’]d| would) like\b/i;
