import { type Card, card } from "../topic";

export const wearingClothes: Card[] = [
  card(
    "Two quiet, one lively",
    "Pick two quiet colours and one lively one, and everything goes together.",
    "A small plan for colour | Two quiet, one lively | Colours that get along",
    [
      "A wardrobe without a plan is a box of crayons. | Colours quarrel when nobody has introduced them.",
      "Choose two calm ones that you like near your face: navy and cream, or grey and brown. | Take two quiet colours as your ground and buy all the big things in those.",
      "Then allow yourself a single lively one, for scarves, for shirts or for shoes. | Add one that makes you look awake even on a Monday.",
      "Getting dressed in the dark on a winter morning is no problem after that. | If you fall for something outside the plan, let it be small and let it be fun.",
    ],
  ),
  card(
    "Near the face",
    "Hold a colour under your chin in daylight: does it wake you up or send you to bed?",
    "Which colours suit you? | Hold it under your chin | Take it to the window",
    [
      "There is no such thing as a colour you cannot wear, only a place where you should not wear it. | One white makes you glow, and another makes people ask whether you slept.",
      "Stand at a window without make-up, and hold the cloth under your chin. | Go to the door of the shop, since lamps lie and daylight does not.",
      "Watch the face and not the fabric: do shadows get darker or do eyes get brighter? | A good colour lets people see you first and the jumper later.",
      "What does not suit you may still be a pair of trousers, a bag or a lining. | Ask a friend who does not flatter, and believe the first expression on their face.",
    ],
  ),
  card(
    "Pack by the outfit",
    "Pack whole outfits in one colour family: five tops and two bottoms make ten days.",
    "Ten days in one small bag | Pack outfits and not clothes | What to leave at home",
    [
      "Suitcases are packed by fear: of rain, of gala dinners, of the unlikely. | On any trip, you wear half of what you packed, and you could have known which half.",
      "Choose one family of colours, so that every top goes with every bottom. | Lay it all on the bed in whole outfits, with shoes, and take away a third.",
      "Two pairs of shoes are enough, and you wear the heavy ones on the way. | Roll the soft things, fold the stiff ones, and fill the shoes with socks.",
      "One scarf turns into a blanket, a pillow or an evening. | Take the things you like at home, since the beach will not make another person of you.",
    ],
    /\b(?:travel\w*|holiday|summer|trip|capsule|weekend|pack\w*|linen|light|collection)\b/i,
  ),
  card(
    "Dressing for a wedding",
    "For a wedding, choose the shoes first: you will stand, walk on grass and dance in them.",
    "What to wear to a wedding | Choose the shoes first | Smart casual, explained",
    [
      "An invitation says “smart casual”, and everybody on the list lies awake. | Most wedding outfits are planned from the hat down and fail from the feet up.",
      "Start with the ground: grass, gravel or parquet. | Ask where it takes place, since heels sink into lawns and jackets melt in July.",
      "From there go upwards, and take a layer for the church and another for midnight. | Choose something you can sit, eat and raise your arms in, for there will be a group photograph.",
      "Leave white to the bride and black lace to the mother-in-law's imagination. | Wear it once at home for a whole evening, and you will know all about it before the speeches.",
    ],
    /\b(?:weddings?|occasion|evening|dresses|suits?|formal|part(?:y|ies)|guests?)\b/i,
  ),
  card(
    "Fit beats fashion",
    "What fits your body looks better than what fits the trend; have it pinned and altered.",
    "Fit comes first | What a tailor can do | Your shape, not the trend",
    [
      "The people who look well dressed are mostly people whose clothes fit. | Trends are cut for hangers, and you are not shaped like one.",
      "Look first at the shoulder seam, which should sit where your shoulder ends. | Sleeves stop at the wrist, hems break where the shoe begins, and nothing pulls across the back.",
      "What is nearly right can be made right by someone with pins in their mouth. | A shorter sleeve or a narrower waist costs little and changes a great deal.",
      "Ignore the number on the label, since nobody else can see it. | Buy for the widest part of you and have the rest taken in; the other way round is magic and not tailoring.",
    ],
  ),
  card(
    "Layers for real weather",
    "Wear thin layers instead of one thick one: each can come off without undressing you.",
    "Dress for four seasons in a day | Thin layers, warm days | The art of taking things off",
    [
      "At eight it is frosty, at noon you sit in the sun, and the train is heated for lizards. | One thick jumper knows only two settings: too hot and off.",
      "Several thin layers hold more warm air, and you can peel like an onion. | Put something fine next to the skin, something woolly in the middle, and a shell against wind.",
      "Each layer should be fit to be seen, since each may end up on top. | Choose an inner one that you need not hide when the heating wins.",
      "Wool keeps you warm even when damp, and linen dries while you wait. | A scarf is the quickest of all layers, and it fits in a pocket.",
    ],
  ),
  card(
    "Shop your own wardrobe",
    "Once a season, put everything on the bed: you own more outfits than you remember.",
    "Go shopping in your own wardrobe | Everything on the bed | What you already own",
    [
      "The wardrobe is a shop in which everything is paid for. | Most of us wear a fifth of what we own, and on Mondays even less.",
      "Put all of your clothes on the bed once a season, the forgotten corner included. | Empty a whole shelf at a time and try on what you have not worn since last year.",
      "Make three piles: wear, mend, and let go. | Ask one question of each piece: would I buy it today?",
      "Put old friends together in new ways, and take a picture of what works. | You will find a thing or two that you were about to buy, and the gap you really have.",
    ],
  ),
];
