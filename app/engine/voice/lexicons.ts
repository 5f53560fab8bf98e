/** Words and phrases that tell how somebody writes, by what they tell. Lower case; pure data. */

const listOf = (text: string) => text.split("|").map((entry) => entry.trim());
const patternOf = (entries: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${listOf(entries).join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** They leave a statement half open. */
export const hedges = patternOf(
  "perhaps|maybe|possibly|probably|presumably|apparently|arguably|seemingly|somewhat|relatively|fairly|generally|usually|typically|often|may|might|could|seems?|appears? to|tends? to|suggests?|i think|we think|we believe|i guess|in our view|in my view|sort of|kind of|more or less|up to a point",
);

/** They press on a statement. */
export const boosters = patternOf(
  "very|really|truly|totally|absolutely|completely|extremely|incredibly|definitely|certainly|undoubtedly|clearly|obviously|always|never|simply|literally|utterly|super|so much|by far|without doubt|no doubt|of course|indeed",
);

export const formalWords = patternOf(
  "therefore|furthermore|moreover|however|consequently|accordingly|nevertheless|nonetheless|notwithstanding|hereby|herein|thereof|thus|hence|whilst|upon|regarding|concerning|pursuant to|with respect to|in accordance with|in order to|prior to|subsequent to|subsequently|in the event that|in addition|shall|utilis\\w+|utiliz\\w+|commenc\\w+|endeavou?r\\w*|facilitat\\w+|ascertain\\w*|obtain\\w*|purchas\\w+|requir\\w+|assist\\w*|provid\\w+|ensur\\w+|sufficient\\w*|numerous|approximately|additional|appropriate|respectively|undertak\\w+|individuals|persons|applicants?|undersigned|esteemed|cordially|sincerely|kindly|dear sirs?|enclosed|aforementioned|forthwith|permitted|obligations?|provisions?|terms and conditions|demonstrat\\w+|conduct\\w*|establish\\w*|comprehensive|principal|determin\\w+",
);

export const businessWords = patternOf(
  "clients?|customers?|business(?:es)?|solutions?|services?|teams?|partners?|stakeholders?|strateg\\w+|expertise|experience|experts?|professional\\w*|process(?:es)?|performance|results?|goals?|efficien\\w+|effective\\w*|deliver\\w*|implement\\w*|manage\\w*|support\\w*|quality|standards?|industry|projects?|measur\\w+|reports?|data|platform|compan(?:y|ies)|organi[sz]ations?|growth|budgets?|quarter|deadline|consult\\w+|integrat\\w+|operations?|plan(?:s|ning)?|review\\w*|reliable|productiv\\w+|workflow\\w*|compliance|costs?",
);

export const casualWords = patternOf(
  "hey|hiya|yeah|yep|yup|nope|nah|wow|whoa|oh|ok|okay|cool|awesome|guys|folks|kids|stuff|things|gonna|wanna|gotta|kinda|sorta|dunno|ain't|y'all|lol|omg|btw|tbh|super|totally|pretty|a bit|loads of|lots of|tons of|a lot|a ton|grab|hang out|hit us up|check out|no worries|no big deal|chill|crazy|legit|vibes?|fave|anyway|ugh|meh|yikes|dude|mate|bunch of|plus|big time|ready to roll|mess(?:ed)? up|swing by|pop (?:in|by|over)|drop by|sucks?|hate|weird|dead simple|cheers|deal",
);

export const warmWords = patternOf(
  "welcome|thanks|thank you|thankful|grateful|love|loved|loves|loving|happy|glad|delighted|lovely|friends?|neighbou?rs?|family|together|hello|hi|dear|hope|smile|smiles|enjoy|care|caring|cosy|cozy|warm|wonderful|share|join us|come in|come say|see you|can't wait|cheer|kind|kindness|gentle|treat yourself|here for you|proud|heart|community|favou?rite|sweet|hug",
);

export const playfulWords = patternOf(
  "whoops|oops|boom|bam|ta-da|tada|yay|woohoo|yum|yummy|nom|psst|zing|zoom|whoosh|wiggle|wobbl\\w+|giggl\\w+|silly|cheeky|naughty|nibbl\\w+|snack\\w*|magic|magical|unicorns?|dance|party|fun|funny|joke|jokes|secretly|mischief|treats?|sneaky|bonkers|bananas|fluffy|tickl\\w+|sparkl\\w+|confetti|oh my|spoiler|plot twist|guess what|ready, set|pinky|crumbs|happy dance|high five|game on|sugar rush",
);

export const boldWords = patternOf(
  "stop|start|never|always|no excuses|no more|no compromise|no limits|fearless|bold|boldly|dare|win|wins|winning|fight|break|breaks|beat|beats|built for|made for|demand|power|powerful|relentless|unstoppable|stronger|faster|harder|better|bigger|now|today|refuse|rebel|rules|lead|own it|own your|move|rise|enough|everything|nothing|period|zero|forget|ditch|crush|game changer|change everything|take back|go further|push|guts|prove|raw|fierce|ready",
);

/** How often a pattern of this file stands in a text. */
export function countWordsIn(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

export const firstPerson = new Set("i me my mine myself we us our ours ourselves".split(" "));
export const secondPerson = new Set("you your yours yourself yourselves y'all".split(" "));
export const thirdPerson = new Set(
  "he him his himself she her hers herself they them their theirs themselves".split(" "),
);
