import { type Ads, adLimits } from "~/engine/engine";
import { listAdLines } from "~/engine/written-text";
import { keepClaims } from "./keep-claims";
import { makeText, type TextEditor, takeTyped } from "./text-editor";

/** Every line of the ads with its network's limit. */
export const adsEditor: TextEditor<Ads> = {
  list: ({ headlines, descriptions, social }) => [
    ...headlines.map((text, index) =>
      makeText(`headline${index + 1}`, `Search headline ${index + 1}`, text, { limit: adLimits.headlines.most }),
    ),
    ...descriptions.map((text, index) =>
      makeText(`description${index + 1}`, `Search description ${index + 1}`, text, {
        rows: 2,
        limit: adLimits.descriptions.most,
      }),
    ),
    ...social.flatMap(({ headline, text }, index) => [
      makeText(`socialHeadline${index + 1}`, `Social ad ${index + 1}, headline`, headline, {
        limit: adLimits.social.headline,
      }),
      makeText(`socialText${index + 1}`, `Social ad ${index + 1}, text`, text, {
        rows: 3,
        limit: adLimits.social.text,
        most: 1000,
      }),
    ]),
  ],
  apply(ads, typed) {
    const lines = {
      headlines: ads.headlines.map((text, index) => takeTyped(text, typed[`headline${index + 1}`])),
      descriptions: ads.descriptions.map((text, index) => takeTyped(text, typed[`description${index + 1}`])),
      social: ads.social.map(({ headline, text }, index) => ({
        headline: takeTyped(headline, typed[`socialHeadline${index + 1}`]),
        text: takeTyped(text, typed[`socialText${index + 1}`]),
      })),
    };
    const { remarks, ...rest } = ads;
    const edited = { ...rest, ...lines };
    const said = listAdLines(edited).join("\n");
    const isSame = said === listAdLines(ads).join("\n");
    return {
      ...edited,
      claimsToCheck: keepClaims(ads.claimsToCheck, said),
      ...(isSame && remarks ? { remarks } : {}),
    };
  },
};
