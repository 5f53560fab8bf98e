/** Things and materials whose names end as those of a trade or a place do: "leather", "pottery", "list". */
const things =
  /^(?:water|beer|cider|lager|leather|paper|timber|butter|silver|copper|rubber|weather|dinner|supper|summer|winter|powder|flower|cover|number|offer|order|pepper|ginger|amber|letter|poster|sticker|jumper|burger|charter|shower|sweater|planter|trailer|charger|boiler|heater|container|list|twist|mist|plant|croissant|pendant|embroidery|pottery|joinery|upholstery|machinery|jewellery|stationery|cutlery|confectionery|millinery|grocery|battery|archery|cookery|delivery|story|history|accessory|memory|membership|scholarship|accountancy|tenancy|security|care)$/i;

const kinds =
  /(?:er|ist|ian|ery|ary|ory|ant|tor|ency|ancy|ship|firm|shop|(?<!\p{L})place|store|studio|club|school|charity|company|business|bar|cafe|café|pub|hotel|gym|clinic|practice|centre|center|farm|group|team|market|nursery|agency|association|society|house|hall|kitchen|restaurant|garage|salon|app|platform|museum|theatre|church|choir|festival|magazine|newspaper|network|collective|cooperative|co-op|family|inn|library|college|academy|lab|trust|foundation|hospice|vet|office|park|garden|label|brand|band|troupe|league|site|yard|space|workshop|inbox|helpdesk|subscription|tool|service|software|marketplace|newsletter|podcast|orchestra|squad|crew|duo|trio|consultancy|taproom|tearoom|osteopath|surgeon|deli|bistro|canteen|kindergarten|daycare|playschool|ensemble|quartet|guesthouse|forge|shed|bench|press|patisserie|hostel|tavern|orchard|pharmacy|surgery|hospital|institute|sanctuary|gallery|cinema|circus|playgroup|creche|hub|wall|rink|arena|camp|diner|trattoria|pizzeria|osteria|brasserie|taqueria|steakhouse|teahouse|coffeehouse|roastery|bookshop|sauna|parlour|parlor|venue|room|conference|mill|bureau|dairy|registry|fair|bakehouse|smokehouse|boatyard|vineyard|estate|chapel|mosque|parish|council|helpline|hotline|retreat|initiative|campaign|union|chain|webshop|startup|start-up|producer|lifeboat|course|ferry|newsroom|api|home|archive|non-profit|nonprofit|ngo|sensor|plug-in|plugin|extension|boat|device|gadget|robot|hut|lodge|bunkhouse|enterprise|initiative|ensemble)$|^(?:co|bank|van|rescue|spa|zoo|\p{L}{0,8}smith|sweep|chef|tutor|court|line|tailor|sculptor|foundry|branch|works|authority|brokerage|race|card|mason|butcher|cook)$/iu;

/** Whether the noun is what a business, a group or a person is; any other noun is what they offer. */
export const isKindOfBusiness = (head: string): boolean => kinds.test(head) && !things.test(head);

/** Whether the noun is a plural of people, by which a business may go: "solicitors", "two sisters". */
export const isPluralOfPeople = (head: string): boolean =>
  /(?:icians|opticians|solicitors|lawyers|framers|parents|teachers|volunteers|fitters|installers|restorers|cleaners|couriers|accountants|architects|builders|plumbers|electricians|vets|agents|brokers|dentists|advisers|advisors|consultants|designers|engineers|roofers|decorators|removals|makers|growers|caterers|bakers|butchers|florists|surveyors|joiners|carpenters|movers|tutors|coaches|photographers|planners|dealers|specialists|surgeons|gardeners|hairdressers|barbers|contractors|manufacturers|producers|suppliers|importers|wholesalers|retailers|publishers|farmers|brewers|distillers|weavers|potters|jewellers|smiths|tailors|upholsterers|glaziers|plasterers|tilers|painters|landscapers|groomers|walkers|sitters|minders|nannies|instructors|guides|translators|interpreters|writers|editors|bookkeepers|auctioneers|conveyancers|barristers|therapists|osteopaths|counsellors|midwives|nutritionists|artists|musicians|singers|dancers|actors|performers|fishmongers|grocers|cooks|chefs|booksellers|merchants|undertakers|directors|sweeps|mechanics|sisters|brothers|friends|mothers|fathers|mums|dads|neighbours|villagers|nurses|beekeepers|masons|saddlers|farriers|thatchers)$/i.test(
    head,
  );

/** Whether the word is a trade's work that makes one name with what it is done to: "gutter cleaning", "kitchen fitting". */
export const isActivity = (word: string): boolean =>
  /^(?:cleaning|fitting|tuning|walking|grooming|grinding|cutting|clearing|sweeping|plastering|tiling|roofing|painting|decorating|training|sitting|coaching|servicing|planning|washing|polishing|sharpening|testing|catering|printing|framing|refinishing|restoring|lining|moving|letting|landscaping|rendering|glazing)$/.test(
    word,
  );

/** Whether the noun surely names what is not counted: "cheese", "bike hire", "physiotherapy". */
export const isUncounted = (head: string): boolean =>
  /(?:ing|ity|apy|phy|ics|ware|wear|ness|wood|tion|age)$|^(?:cheese|chocolate|soap|gin|whisky|vodka|rum|cider|ale|meat|fish|seafood|pork|beef|lamb|venison|fruit|veg|soup|cream|charcuterie|granola|jam|chutney|oil|flour|hay|straw|compost|timber|leather|glass|lace|fabric|denim|silk|cotton|tweed|felt|paper|paint|art|craft|opera|jazz|comedy|drama|dance|ballet|karate|judo|football|cricket|rugby|tennis|golf|hire|rental|removal|repair|care|health|wellness|law|tax|finance|credit|energy|electricity|broadband|internet|wifi|design|architecture|freight|embroidery|pottery|joinery|upholstery|jewellery|stationery|cutlery|confectionery|archery|cookery|accountancy|advice|furniture|research|labour|postage|setup|uptime|wrap|breakfast|brunch|lunch|food|payroll|bookkeeping|payments|invoicing)$/i.test(
    head,
  );
