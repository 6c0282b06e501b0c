// What shops write beside a food in an order: their own brands, offers, and lines that are no food.

const any = (text: string): string =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((words) => words.replace(/[.+]/g, String.raw`\$&`).replace(/'/g, "['’]?"))
    .join('|');

/** Shops, their lines, and makers whose names shops put first. Longer names stand before those they begin with. */
const shops = any(`
  Tesco Finest, Tesco Everyday Value, Tesco Organic, Tesco, Stockwell & Co, Stockwell, Hearty Food Co., Eastman's, Redmere Farms, Nightingale Farms, Rosedene Farms, Suntrail Farms, Woodside Farms, Willow Farms, Grower's Harvest, Creamfields, Ms Molly's, H.W. Nevill's, Boswell Farms
  by Sainsbury's, Sainsbury's Taste the Difference, Sainsbury's SO Organic, Sainsbury's, Taste the Difference, J. James, Stamford Street Co., Stamford Street, Hubbard's Foodstore, Mary Ann's, Greengrocer's
  ASDA Extra Special, ASDA Grower's Selection, Grower's Selection, Just Essentials by ASDA, Just Essentials, Smart Price, ASDA, Morrisons The Best, Morrisons Savers, Morrisons Market Street, Morrisons
  Waitrose & Partners, Waitrose Essential, Essential Waitrose, Waitrose Duchy Organic, Waitrose Duchy, Duchy Organic, Waitrose No.1, Waitrose, M&S Food, M & S, M&S, Marks & Spencer, Co-op Irresistible, Coop Irresistible, Co-op, Ocado, Iceland, Budgens, Booths
  Aldi Everyday Essentials, Aldi Specially Selected, Aldi Nature's Pick, Everyday Essentials, Specially Selected, Nature's Pick, Ashfields, Cowbelle, Emporium, Simply Nature, Friendly Farms, Happy Farms, Aldi, Lidl Milbona, Lidl Oaklands, Lidl Deluxe, Lidl Birchwood, Milbona, Oaklands, Birchwood, Lidl
  Kroger, Simple Truth Organic, Simple Truth, Private Selection, Walmart, Marketside, Great Value Organic, Great Value, Good & Gather Organic, Good & Gather, Market Pantry, Trader Joe's, Trader Giotto's, Costco, Kirkland Signature Organic, Kirkland Signature, Kirkland, 365 by Whole Foods Market, 365 Everyday Value, 365 Whole Foods Market, 365 Whole Foods, Whole Foods Market 365, Whole Foods 365, Whole Foods Market, Whole Foods, Publix, GreenWise, Safeway, Signature Select, O Organics, H-E-B, HEB, Wegmans, Meijer, Albertsons, Bowl & Basket
  Carrefour Classic', Carrefour Extra, Carrefour Bio, Carrefour Simpl, Simpl, Carrefour, Marque Repère, Leclerc, Auchan, Intermarché, Monoprix, Système U, Picard
  Rewe Beste Wahl, Rewe Bio, Rewe, ja!, Edeka Bio, Edeka, Gut & Günstig, K-Classic, Kaufland, Netto, Alnatura, dmBio, Migros, Denner, Spar, Billa, Albert Heijn, AH Biologisch, Delhaize, Colruyt, Boni
  Mercadona, Hacendado, Eroski, Alcampo, Consum, Continente, Pingo Doce, Esselunga, Conad, Coop
  Shoprite, Ritebrand, Checkers, Woolworths, Pick n Pay, PnP, No Name, Coles, Homebrand, Naivas, Carrefour, Quickmart, BigBasket, bb Royal, Fresho, Loblaws, President's Choice, No Frills, Heinz, Napolina, Hovis, Warburtons, Cravendale, Yeo Valley
`);
/** One brand may follow another: 'Shoprite Ritebrand'. */
export const brandAhead = new RegExp(
  String.raw`^(?:(?:${shops})(?![\p{L}\p{N}])[\s,:–-]*){1,3}`,
  'iu',
);

/** What tells of the quality or the farm of a food and is none of its name. */
export const grades =
  /(?<![\p{L}\p{N}])(?:free[- ]range|british|irish|scottish|welsh|english|french farm|class (?:1|2|i|ii|one|two)|loose|lose|finest|essentials?|everyday|irresistible|signature|value|organic|bio|biologique|grass[- ]fed|outdoor[- ]bred|on the vine|ripe (?:and|&) ready|ready to eat|crunchy|smooth|mild|medium|mature|extra mature|nonfat|(?<=greek )style|(?:\d{1,2}|\d{2}\/\d{1,2})\s?% (?:fat|lean|vol)|\d{2}\/\d{1,2}|T\d{2,3}|\d{1,2} ?% (?:m\.?g\.?|fett)|jaunes?|redondo|largo)(?![\p{L}\p{N}])/giu;

/** Offers and dates, with the money that belongs to them. */
const money = String.raw`(?:[£$€₦₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|p\b|EUR\b))`;
const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?(?:\d{1,2}(?:st|nd|rd|th)? ${month}(?: \d{4})?|${month} \d{1,2}(?:, \d{4})?|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?)`;
export const offers = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:any |buy )?\d{1,2} for (?:\d{1,2}\b(?! ?[.,]\d)|${money})|(?:with )?(?:clubcard|nectar|more card|member|card|loyalty) prices?(?: ${money})?|(?:was|now|save|saving|rrp|only|reduced to) ${money}|reduced(?: to clear)?(?!-)|price (?:cut|drop)|rollback|${money} off|\d{1,2} ?% off|aldi price match|price match|clearance|(?:on )?special offer|buy one get one(?: free| half price)?|bogof|half price|low everyday price|(?:use|eat|best|sell)[- ](?:by|before)(?: end)?:? ${day}|(?:bbe|bb|exp(?:iry|ires)?|mhd|dlc|ddm):? ${day})(?![\p{L}\p{N}])`,
  'giu',
);

/** Lines of an order that are no food, whatever they cost. */
export const noFood =
  /^(?:(?:home |free |standard |express )?delivery(?: (?:charge|fee|cost|slot|pass))?|(?:shopping |carrier |paper |plastic |reusable )?bags?(?: (?:charge|fee))?(?: for life)?|bag for life|(?:picking|service|basket|small (?:basket|order)|platform|handling|convenience) (?:fee|charge)|driver tip|tip|substitut(?:ion|ed|e|es|ions)(?: items?)?|(?:sub)?[- ]?total|order total|savings?|your savings|multibuy savings?|promotions?|discount|vouchers?|coupon|vat|tax|sales tax|deposit|pfand|frais de (?:livraison|préparation)|livraison|liefergebühr|sacs?|tüte|bolsas?|out of stock|unavailable|refund(?:ed)?|clubcard savings|nectar points|points)$/iu;

/** What was ordered and did not come. */
export const notSent =
  /(?<!\p{L})(?:out of stock|(?:currently )?unavailable|not (?:available|delivered|picked)|refunded)(?!\p{L})/iu;
