/** Words behind which a line needs no article. */
export const ofOthers =
  /^(?:the|a|an|our|my|your|we|it|they|you|i|there|this|that|these|all|every|each|most|some|any|no)$/;

/** Nouns that stand without an article before their verb: "Care is free". */
export const bareNouns =
  /^(?:care|petrol|fuel|entry|admission|parking|delivery|membership|support|tuition|corkage|postage|removal|disposal|storage|hire|rental|training|lunch|breakfast|dinner|access|everything|nothing|everyone|nobody|setup|bread|christmas|easter|winter|summer|spring|autumn)$/;
