import type { Project } from "./projects";

/** Businesses as their owners described them, of 24 briefs that the reader was not built on. */
export const describedProjects = {
  bakery: {
    name: "Crumb & Kettle",
    description:
      "Small sourdough bakery and coffee counter in Ludlow. We bake overnight and sell out most days by lunch.",
    audience: "Locals and weekend visitors who like proper bread",
    brandVoice: "warm, a bit cheeky",
    defaultCallToAction: "Order in the shop or online",
  },
  heating: {
    name: "Hartnell Heating",
    description:
      "Family run heating and boiler firm covering Stockport and south Manchester. Three Gas Safe engineers, no call centre, you speak to one of us.",
    audience: "Homeowners and small landlords in Stockport, Cheadle, Bramhall and Hazel Grove",
    brandVoice: "plain, no jargon",
    defaultCallToAction: "Book a service",
    problemBeingSolved:
      "People forget the boiler until it breaks in the coldest week, then wait days for someone to come out.",
  },
  rota: {
    name: "Shiftlark",
    description:
      "Shiftlark is rota software for independent restaurants and pubs. Managers build a week's rota in minutes and staff swap shifts from their phones.",
    audience: "Owners and general managers of restaurants, pubs and small hospitality groups with 10 to 80 staff",
    brandVoice: "friendly, straight to the point",
    defaultCallToAction: "Start free trial",
    problemBeingSolved:
      "Rotas live in spreadsheets and WhatsApp groups, so shifts get missed and managers spend Sunday night sorting it out.",
  },
  dogs: {
    name: "Second Porch Dog Rescue",
    description:
      "We take in older dogs that other shelters struggle to home and place them with foster families across central Ohio. Volunteer run 501(c)(3).",
    audience: "Dog lovers, previous adopters and local families in and around Columbus who donate or foster",
    brandVoice: "heartfelt but not gloomy",
    defaultCallToAction: "Donate today",
    problemBeingSolved: "Dogs over seven wait much longer for a home and their vet bills put adopters off.",
  },
  physio: {
    name: "Alder Lane Physiotherapy",
    description:
      "Physiotherapy and sports massage clinic with two chartered physios. We see runners, desk workers and people recovering after surgery.",
    audience: "Adults in York with back, neck or sports injuries",
    brandVoice: "calm and reassuring",
    defaultCallToAction: "Book an assessment",
    problemBeingSolved: "People put up with pain for months because they don't know if it's worth seeing someone.",
  },
  farmShop: {
    name: "Nant Bach Farm Shop",
    description:
      "We're a beef and sheep farm near Lampeter and we're opening a shop in the old milking parlour. Our own meat plus cheese, veg and honey from neighbours.",
    audience: "Families within half an hour of Lampeter, and people staying in holiday cottages",
    brandVoice: "down to earth, friendly",
    defaultCallToAction: "Come and see us",
  },
  dayNursery: {
    name: "Puddle Lane Nursery",
    description: "Day nursery for children aged 6 months to 5 years, open all year round.",
    audience: "Qualified early years staff and people thinking of training in childcare, around Beeston and Nottingham",
  },
  accounts: {
    name: "Tilbrook Accounts",
    description:
      "Bookkeeping and tax returns for sole traders and small limited companies. Fixed fees agreed up front.",
    audience: "Self employed people who do their own books and leave the tax return late",
  },
  wool: {
    name: "Wool and Weather",
    description: "Hand dyed yarn, made in a shed in Shetland and posted all over the world.",
    audience: "Knitters and crocheters who care where their wool comes from",
  },
  audits: {
    name: "Wattlode Audits",
    description:
      "Energy audits for small factories and workshops. We find where power is being wasted, give you a costed list and help you fix the top five.",
    audience:
      "Owners, operations managers and finance directors of manufacturing firms with 20 to 200 staff in Ireland",
    brandVoice: "professional, evidence first",
    defaultCallToAction: "Book a site visit",
    problemBeingSolved:
      "Energy is the second biggest cost for most small manufacturers and nobody on site has time to look at it.",
  },
  chessNight: {
    name: "Harbour Street Chess Club",
    description:
      "Friendly chess club for all ages, meets upstairs at the Harbour Street community centre in Whitstable.",
    audience: "Beginners, kids from age 8 and adults who haven't played for years",
  },
  dryCleaner: {
    name: "Pristine Press Dry Cleaners",
    description: "Dry cleaning, alterations and shirt service on Oakley Road for 26 years. Mother and son business.",
    audience: "Regular customers, office workers and wedding parties in Southampton",
    brandVoice: "polite, honest",
    defaultCallToAction: "Call in or ring us",
    problemBeingSolved: "People need clothes cleaned properly and back on time.",
  },
  pizza: {
    name: "Forno Dino",
    description: "Wood fired pizza in a converted garage in Walthamstow. 24 seats, takeaway and a small wine list.",
    audience: "Couples, families and groups of friends in E17",
    brandVoice: "funny, loud, Italian auntie",
    defaultCallToAction: "Book a table",
  },
  electrician: {
    name: "Brightwell Electrical",
    description: "Domestic electrician in Reading. Rewires, fuse boards, EV chargers and fault finding.",
    audience: "Homeowners in older houses around Reading",
  },
  helpdesk: {
    name: "Replyhouse",
    description:
      "Shared inbox and helpdesk for online shops. Pulls email, Instagram and WhatsApp messages into one place and shows the order next to the conversation.",
    audience: "Founders and customer service leads at e-commerce brands with 2 to 15 support people",
    brandVoice: "confident, clear, no hype",
    defaultCallToAction: "Book a demo",
    problemBeingSolved: "Support teams jump between five tabs to answer one question about an order.",
  },
  hospice: {
    name: "Fernhill Hospice",
    description:
      "Fernhill gives free end of life care to adults across north Devon, at our eight bed hospice and in people's own homes. Two thirds of our money comes from donations, shops and events.",
    audience: "Local families, people who've been supported by the hospice, workplaces and schools in north Devon",
    brandVoice: "gentle, sincere, hopeful",
    defaultCallToAction: "Sign up",
    problemBeingSolved: "Demand for home visits has doubled and government funding covers only part of the cost.",
  },
  yoga: {
    name: "Slow Tide Yoga",
    description: "Yoga and breathwork studio by the beach in Portobello. Small classes, max 12 people, all levels.",
    audience: "Beginners and busy parents in Edinburgh",
    brandVoice: "calm, kind, not preachy",
    defaultCallToAction: "Book your first class",
  },
  gardenCentre: {
    name: "Oxley Green Garden Centre",
    description:
      "Independent garden centre outside Harrogate with a cafe and a big plant yard. Third generation of the same family.",
    audience: "Homeowners, families and retired gardeners within 20 miles of Harrogate",
    brandVoice: "friendly, knowledgeable, Yorkshire",
    defaultCallToAction: "Reserve your tree",
    problemBeingSolved:
      "Supermarket trees drop their needles by the second week and you can't see what you are getting.",
  },
  musicSchool: {
    name: "Castlegate Music School",
    description:
      "Piano, guitar, violin, drums and singing lessons for children and adults in Lancaster. 11 teachers, exams optional.",
    audience: "Parents of children aged 5 to 16, and adults who always wanted to learn",
    brandVoice: "encouraging",
    defaultCallToAction: "Book a trial lesson",
    problemBeingSolved: "Parents don't know which instrument will suit their child or whether they'll stick with it.",
  },
  branding: {
    name: "Odd Crate Studio",
    description: "Two person branding studio in Bristol working with food and drink makers.",
    audience: "Founders of small food and drink brands getting ready to pitch to shops",
  },
  optician: {
    name: "Marlowe Eyecare",
    description: "Independent opticians in Canterbury. Longer appointments, children's eye tests and a dry eye clinic.",
    audience: "Families and over 50s in Canterbury and nearby villages",
    brandVoice: "professional but friendly",
    defaultCallToAction: "Book an eye test",
  },
  coffee: {
    name: "Ridge & Roast",
    description: "Coffee subscription. We buy from four family farms in Colombia and roast to order in Cork.",
    audience: "Home coffee drinkers in Ireland who want fresher beans",
  },
  freight: {
    name: "Denholm Freight",
    description: "Pallet and general haulage out of Carlisle, 28 trucks, mostly UK day work.",
    audience: "HGV class 1 drivers living in Cumbria and south west Scotland",
  },
  theatre: {
    name: "The Tin Hall Players",
    description:
      "Amateur theatre group in Malvern. Three shows a year including a family panto, all done by volunteers.",
    audience: "Families, grandparents and local schools around Malvern, and anyone who'd like to join in",
    brandVoice: "playful, silly, welcoming",
    defaultCallToAction: "Get tickets",
    problemBeingSolved: "A trip to a big city panto costs a family a fortune.",
  },
} as const satisfies Record<string, Project>;
