import { hours } from './en/hours.ts'
import { industries } from './en/industries.ts'
import { name, place } from './en/names.ts'
import { prices } from './en/prices.ts'
import type { Lexicon } from './lexicon.ts'

export const en = {
  countries: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG'],
  common:
    'the and of to a in is we our for with from on at by are you your i my an it that this have has or not all us who open every new since make made offer need want page website near it’s we’re i’m which just also no be can will based family small over last year years free more than only out up about home their they he she his her been was were would like one two when what where call day hours after before some into shop offers using its work works local book please here everything do does did me so than then there these those because if but had could should how why being very much many any both each few other such own same too again as',
  letters: '',
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec',
  workshops:
    'bicycle workshop|bike workshop|bicycle repair|bike repair|bicycle repairs|bike repairs|bike mechanic|cycle workshop|shoe repair|cobbler|seamstress|alterations|watchmaker|watch repair|luthier|guitar repair|piano tuner|knife sharpening|upholsterer|upholstery|bookbinder|bookbinders|bookbindery|book bindery',
  crafts:
    'potter|ceramicist|silversmith|goldsmith|glassblower|glass blower|weaver|woodturner|basket maker|basketmaker|leatherworker|letterpress printer',
  mending: {
    acts: 'repair*|mend|mends|mending|mended|fix|fixes|fixing|restore*|restoring|alter|alterations|reupholster*|servicing|workshop|tune|tuning|sharpen*|refurbish*',
    things:
      'bicycle|bicycles|bike|bikes|e-bike|e-bikes|watch|watches|clock|clocks|shoes|boots|clothes|clothing|garments|dresses|guitars|guitar|violins|violin|instruments|furniture|chairs|sofas|armchairs|bags|handbags|knives|scissors|lamps|jewellery|sewing machines|phones|laptops|toys|dolls|cameras|radios|typewriters|umbrellas|pianos|accordions',
  },
  vets: 'vet|vets|veterinary|veterinarian*|animal clinic|animal hospital|animal practice',
  laundries: 'laundrette|launderette|laundromat|laundry|dry cleaner|dry cleaners|dry cleaning',
  producers:
    'beekeeper|beekeepers|beekeeping|apiary|our own hives|our hives|cheesemaker|cheesemakers|cheese maker|creamery|cheese dairy|winery|vineyard|vineyards|winegrower|winemaker|cidery|cider maker|cider makers|cidermaker|cider press|cider mill|farm shop|farm stand|orchard|orchards|fruit farm|fruit growers|market garden|distillery|olive mill',
  hiring: {
    names:
      'bike hire|cycle hire|kayak hire|canoe hire|boat hire|paddleboard hire|tool hire|costume hire|fancy dress hire|bike rental|bike rentals|kayak rental|kayak rentals|boat rental|boat rentals|scooter hire|scooter rental|scooter rentals|e-scooter hire|e-scooter rental|ski hire|ski rental|equipment rental|bell tent hire|tent hire|tent rental|party tents|party tent hire|marquee hire|party hire|party rental|crockery hire|bouncy castle hire',
    acts: 'hire|hires|hiring|hire out|rent|rents|rent out|renting|rental|rentals|for hire',
    things:
      'bike|bikes|bicycles|e-bikes|kayaks|kayak|canoes|paddleboards|boats|pedalos|scooters|e-scooters|skis|surfboards|tents|tent|marquees|costumes|fancy dress|crockery|trestle tables|bouncy castles|tools|wetsuits',
  },
  weddings:
    "getting married|are marrying|we are marrying|our wedding|wedding of|'s wedding|tie the knot|tying the knot",
  clubs:
    "allotment club|allotment society|allotment association|allotment holders|garden club|gardening club|horticultural society|village association|village society|residents' association|residents association|neighbourhood association|community association|history society|chess club|book club|reading group|walking group|walking club|ramblers|knitting group|camera club|model railway club|bowls club|cricket club|football club|rugby club|rowing club|sailing club|tennis club|table tennis club|badminton club|netball club|hockey club|running club|cycling club|swimming club|judo club|athletics club|gymnastics club|women's institute|scout group|beekeepers association|drama society|amateur theatre|theatre group",
  playing: {
    together:
      'choir|choral society|community chorus|amateur orchestra|community orchestra|youth orchestra|brass band|concert band|wind band|silver band|ukulele group|village band|community band|amateur band|singing group',
    hired: 'wedding|weddings|booking|bookings|book us|gig|gigs|hire us|corporate',
  },
  repairCafes: 'repair cafe|repair-cafe|fixers club|mending cafe|fix-it cafe',
  occasions:
    'market|market day|fair|open day|open evening|party|launch|talk|tasting|fete|screening|reading|anniversary|exhibition|festival|workshop|concert',
  negations:
    "not|no|don't|dont|never|without|isn't|aren't|doesn't|neither|nor|not a|no longer|won't",
  offers: {
    cues: 'we treat|we offer|offers|offering|i offer|we do|we provide|providing|provides|i do|services include|services:|our services are|services are|our services include|specialising in|specializing in|specialise in|specialize in|specialises in|specializes in|we sell|selling|sells|we bake|we serve|serving|we make|we teach|we repair|we have|including|i provide|i teach|we fix|i make|we build|such as|i design|i shoot|i write|we write|i translate|we translate|i build|i paint|i repair|known for|we handle|we install|our menu has|we stock|offer',
    makes: 'builds|makes|bakes|brews|roasts|repairs|fixes|restores|installs|teaches|grows|stocks',
    kept: 'to measure|to order|in wood',
    things: /(?:s|ing)$/,
    divide: 'and|or|as well as|plus|&|along with',
    stops:
      'for|in|at|from|to|with|since|every|on|near|all|who|that|which|because|so|throughout|across|using|but|while|by|when|where|if|around|between|is|are',
    times:
      'every morning|every day|every week|every weekend|every month|every evening|every night|each morning|each day|each week|all year|all year round|year round|in the morning|in the mornings|in the evening|at weekends|at the weekend|on weekends|on mondays|on tuesdays|on wednesdays|on thursdays|on fridays|on saturdays|on sundays|daily|today|tonight|tomorrow|mornings',
    not: 'been|zero|appointment|appointments|free trial|free|trial|no|dogs|smoking|cash only|discount|children under|please|breakfast included|wifi|everything|more|much more|etc|you|us|them|it|lots|many|great|help|a lot|the best',
  },
  audience: {
    before:
      'for|we act for|acting for|we represent|representing|aimed at|designed for|helping|we help|helps|made for|built for|dedicated to|tailored to|geared towards|suitable for|perfect for|supporting|i work with|we work with|working with|works with|lessons to|classes to',
    after: '',
    people:
      'workers|employees|employers|landlords|collectors|*lovers|*owners|*goers|newbies|learners|first-timers|singles|carers|residents|neighbours|neighbors|hobbyists|readers|families|family|kids|children|women|men|beginners|companies|businesses|business|students|seniors|restaurants|freelancers|startups|start-ups|couples|travellers|travelers|homes|homeowners|offices|teens|teenagers|parents|adults|toddlers|babies|clients|landlords|tenants|brands|runners|cyclists|hikers|owners|professionals|teams|teachers|schools|athletes|musicians|artists|girls|boys|people|tourists|locals|everyone|refugees|walkers|buyers|sellers|dogs|cats|brides|mothers|mums|moms|dads|pensioners|hotels|clinics|shops|farmers|developers|designers|learners|cafés|cafes|retailers|households|youth|entrepreneurs|newcomers|patients|surfers|digital nomads|illustrators|translators|interpreters|writers|authors|editors|photographers|journalists|accountants|bookkeepers|plumbers|electricians|builders|contractors|tradespeople|carpenters|landscapers|gardeners|cleaners|hairdressers|barbers|salons|gyms|studios|dentists|doctors|nurses|therapists|lawyers|solicitors|bookshops|bookstores|bakeries|agencies|charities|nonprofits|clubs|societies|choirs|bands|pupils|graduates|trainees|apprentices|veterans|immigrants|migrants|expats|grandparents|novices|climbers|swimmers|riders|anglers|sailors|divers|dancers|singers|guitarists|drummers|knitters|crafters|makers|collectors|gamers|bookworms|foodies|commuters|drivers|campers|ramblers|asylum seekers|survivors|smallholders|growers|breeders|brewers|winemakers|restaurateurs|chefs|caterers|planners|organisers|organizers|managers|marketers|recruiters|consultants|coaches|trainers|tutors|researchers|scientists|engineers|architects|librarians|filmmakers|podcasters|bloggers|streamers|youngsters|little ones|under-fives|widows|widowers|the homeless|homeless people|the elderly|visitors|nurseries|churches|councils|housing associations|cooperatives|co-ops|farms|vineyards|breweries|galleries|museums|theatres|property managers|estate agents|airbnb hosts|hosts|inventors|founders|solopreneurs|sole traders|self-employed|dental practices|medical practices|vet practices|veterinary practices|law firms|gp practices',
    stops:
      'in|at|since|open|from|on|and our|we|near|who want|by|every|is|are|to|that|which|with a|our|offering|around|for',
  },
  since: {
    before:
      'since|it all started in|it all began in|it began in|since the year|founded in|established in|established|est.|est|founded|in business since|started in|started back in|opened in|opened our doors in|opened back in|began in|started out in|created in|launched in|set up in|running since|dating back to|serving since|going since|baking since|around since|family-run since|family-owned since|here since|we opened in|started the business in|going strong since',
    after: '',
    founding: 'opened|founded|started|set up|established|took over',
    opened: 'opened|founded|set up shop',
    not: 'also|renovated|rebuilt|built|certified|award|trip|second|third|another|new branch|will|exhibition|branch',
  },
  phone: {
    cues: 'phone|tel|call|telephone|mobile|cell|ring|whatsapp|text|number|contact',
    not: 'fax|vat|registration|account|iban|company no|order|siret|id',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
