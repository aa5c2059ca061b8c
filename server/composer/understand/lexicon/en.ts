import type { Lexicon } from './lexicon.ts'

export const en = {
  countries: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG'],
  common:
    'the and of to a in is we our for with from on at by are you your i my an it that this have has or not all us who open every new since make made offer need want page website near it’s we’re i’m which just also no be can will based family small over last year years free more than only out up about home their they he she his her been was were would like one two when what where call day hours after before some into shop offers using its work works local book please here everything do does did me so than then there these those because if but had could should how why being very much many any both each few other such own same too again as',
  letters: '',
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec',
  negations:
    "not|no|don't|dont|never|without|isn't|aren't|doesn't|neither|nor|not a|no longer|won't",
  hours: {
    days: [
      'monday|mondays|mon|mo',
      'tuesday|tuesdays|tues|tue|tu',
      'wednesday|wednesdays|weds|wed|we.',
      'thursday|thursdays|thurs|thur|thu|th',
      'friday|fridays|fri|fr',
      'saturday|saturdays|sat',
      'sunday|sundays|sun',
    ],
    weekdays: 'weekdays|weekday|on weekdays|working days|during the week|m-f|m–f|mon-fri|m to f',
    weekend: 'weekends|weekend|at weekends|the weekend',
    daily: 'every day|everyday|daily|seven days a week|7 days a week|all week|each day|7 days',
    holidays: 'public holidays|bank holidays|holidays|public holiday|bank holiday',
    otherDays: 'other days|the other days|all other days|the rest of the week|every other day',
    to: 'to|till|til|until|through|thru|-|–|—|~|〜|up to|→|and close at|and closes at|and we close at|closing at',
    from: 'from|between|starting|hours',
    until: 'until|till|til|up to',
    and: 'and|&|+|,|/|plus|as well as|then',
    except: 'except|except for|but not|excluding|apart from|other than',
    closed: 'closed|closes all day|shut|we close|not open|we are closed|off|day off|rest day|dark',
    open: "open|opening hours|opening times|open for|hours|business hours|office hours|opens|we're open|find us|trading hours|visit us|doors open|opening|working hours",
    pause: 'lunch break|closed for lunch|break|lunch closing|siesta|we break for lunch|pause',
    noon: 'noon|midday|12 noon',
    midnight: 'midnight|late night',
    am: 'am|a.m.|a.m|in the morning|morning|mornings',
    pm: 'pm|p.m.|p.m|in the afternoon|in the evening|at night|afternoon|afternoons|evening|evenings',
    hour: "o'clock|h|hrs|o’clock",
    minute: 'min',
    half: 'half past',
    lunch: 'lunch',
    spoken: {
      numbers: [
        'one',
        'two',
        'three',
        'four',
        'five',
        'six',
        'seven',
        'eight',
        'nine',
        'ten',
        'eleven',
        'twelve',
      ],
      leads: [
        ['half past|half', 30],
        ['quarter past', 15],
        ['quarter to', -15],
      ],
      tails: [],
    },
    always:
      '24/7|24 / 7|24-7|round the clock|around the clock|24 hours a day|24 hours|day and night|24h|24 hrs',
    nth: 'first|second|third|fourth|last|1st|2nd|3rd|4th|every second|every other|next|this',
    notHours:
      'class|classes|lesson|lessons|course|courses|workshop|workshops|concert|concerts|gig|gigs|show|shows|check-in|check in|checkin|check-out|check out|checkout|rehearsal|rehearsals|rehearse|meet|meets|meeting|meetings|session|sessions|happy hour|service at|services at|market on|market every|live music|perform|performs|play every|doors|doors open|kick-off|race|tickets|quiet hours|breakfast|tour|tours|match|training|practice|ceremony|programme|quiz|karaoke|delivery|deliveries|brunch|phone lines|ages|aged|years old|kids aged|call us|phone us|reach us by phone|open house|open houses|summer|winter|in summer|in winter',
  },
  name: {
    before:
      "called|named|is called|name is|name:|business name|brand name|known as|under the name|trading as|company name|under the name of|name's|the name is|company name is|title:|goes by|go by|brand:|calling it|calling ourselves|the band name is|app is called|name of the business is|shop name is|business:|by the name of",
    near: "welcome to|we are|we're|i run|we run|i own|we own|page for|website for|site for|landing page for|homepage for|introducing|at|about|here at|project|app|the band|is|my band|our band|meet|presenting|this is|for|page about|site about|with|company|behind|we started|i started|we founded|we created|the company|the group|our company|my company|the brand|we're opening|we are opening|we opened|i opened|we're launching|opening|we took over",
    after: '',
    copula:
      "is|are|was|offers|bakes|makes|has|sells|serves|brings|helps|provides|does|builds|specialises|specializes|runs|opens|opened|in|at|cuts|cleans|fixes|repairs|turns|teaches|lets|rescues|plays|takes|gives|near|on|will|returns|supports|needs|invites|isn't|welcomes|keeps|designs",
    being: 'is|are',
    greetings:
      'hi there|hi|hello there|hello|hey|good morning|good afternoon|dear sir or madam|dear sirs|dear team|to whom it may concern',
    particles: "of|the|and|&|+|'n'|n|de|la|le|by|for|at|du|del|von|van",
    stops:
      'in|and|is|are|which|that|who|near|at|on|from|we|with|for|it|our|located|based|where|since|offering|has|a|an|open|serving|selling|run|by|i|will|right|just|opposite|behind|next|was',
    generic:
      "a|an|the|our|my|we|i|this|small|family|family-run|cosy|cozy|traditional|modern|new|local|independent|organic|artisan|mobile|young|little|friendly|professional|home|house|page|website|site|landing|please|create|make|need|want|looking|hi|hello|for|in|and|old|best|boutique|online|shop|store|company|business|studio|open|opening|closed|hours|prices|price|phone|tel|call|email|contact|contacts|address|menu|services|about|welcome|it|they|he|she|you|your|there|here|located|based|near|at|on|from|since|two|three|one|four|five|free|wedding|street|road|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|daily|every|all|no|not|with|to|us|me|everything|first|also|come|find|book|visit|italian|french|german|spanish|japanese|korean|portuguese|dutch|english|british|american|mexican|indian|thai|chinese|vegan|vegetarian|gluten|if|when|what|where|who|how|so|but|just|team|both|after|before|most|some|many|lunch|dinner|breakfast|annual|instagram|facebook|whatsapp|google|location|name|type|what|industry|trade|where|i'm|i’m|we're|we’re|we've|we’ve|i've|i’ve|it's|it’s|that's|list|details|info|information|description|brief|summary|sale|update|note|notes|rates|fees|directions|parking|delivery|pricing|reviews|opening times|east|west|north|south|greater|central|hills|valley",
    person: "this is|i am|i'm|i’m|my name is|my name's|name's|by|with",
  },
  place: {
    prepositions:
      'in|near|based in|located in|outside|just outside|in and around|close to|located near|based near',
    weak: 'at|from|on|of|to|around|serving|across|covering|throughout|address|visit us at|find us at|located at|located on|based at|over|for|all over',
    between:
      'the heart of|the centre of|the center of|central|downtown|the old town of|old town|the middle of|the city of|the town of|the village of|beautiful|sunny|north|south|east|west|northern|southern|eastern|western|the greater|greater|the suburbs of|the area around|the outskirts of|lovely|historic|the|and around|rural',
    streets:
      'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|square|sq|place|court|terrace|quay|way|row|crescent|close|hill|parade|market|highway|walk|wharf|mews|green|alley|gardens|yard',
    not: 'january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|english|spanish|french|german|instagram|facebook|google|whatsapp|i|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|italian|japanese|python|react|java|ios|android|b2b|arduino|zoom|etsy|amazon',
    venues:
      'hall|park|church|castle|library|museum|centre|center|school|hospital|theatre|theater|gallery|square|station|harbour|stadium|green|airport|university|cathedral|pier|beach|river|lake',
    elsewhere:
      'exhibited|exhibitions in|studied|trained|born|moved from|grew up|graduated|shown in|worked in|learned',
  },
  prices: {
    currencies: {
      USD: 'usd|us$|dollars|dollar|bucks',
      GBP: '£|gbp|pounds|quid',
      EUR: '€|eur|euros|euro',
      JPY: '¥|yen|jpy',
      CAD: 'ca$|c$|cad',
      AUD: 'a$|au$|aud',
      NZD: 'nz$|nzd',
      INR: '₹|inr|rupees',
      CHF: 'chf',
      $: '$',
    },
    from: 'from|starting at|starting from|starts at|starts from|start at|start from|prices from|as low as|beginning at|begin at|upwards of|at least|between',
    link: 'for|is|are|costs|cost|at|only|just|it is|priced at|price|prices|will cost|runs|about|goes for|a|per|each|go for|sell for|sells for|we charge|charge|come in at|now|=|you pay|with|currently|-',
    per: 'for|per|a|an|each|/|every|buys|gets you|the|one',
    lead: 'a|an|the|our|we|offer|offers|do|sell|have|i|and|or|also|plus|my|prices|price|with|for|is|are|at|get|you|rates|fees|services|costs|cost|then|of|as well as|including|include|e.g.|such as|like|charge|make|serve|try|there|there is|there are|can|your|try our|book|book a|from|to|that|it|only|just|tickets for|where|which|on|in|has|comes with',
    divide: 'and|or|plus|while|but|then|as well as',
    later: 'then|after that|afterwards|thereafter',
    not: 'raised|raise|budget|turnover|revenue|save|saves|off|discount|over|above|orders over|donated|goal|worth|up to|funding|investment|grant|million|billion|more than|minimum order|deposit|fine|free delivery|free shipping|prize|refund|cancellation fee|late fee|owe|scholarship|donate|donation|donations|a donation of|received|awarded|collected|tip|tips|fined',
  },
  offers: {
    cues: 'we offer|offers|offering|i offer|we do|we provide|providing|provides|i do|services include|services:|our services are|services are|our services include|specialising in|specializing in|specialise in|specialize in|specialises in|specializes in|we sell|selling|sells|we bake|we serve|serving|we make|we teach|we repair|we have|including|i provide|i teach|we fix|i make|we build|such as|i design|i shoot|known for|we handle|we install|our menu has|we stock|offer',
    divide: 'and|or|as well as|plus|&|along with',
    stops:
      'for|in|at|from|to|with|since|every|on|near|all|who|that|which|because|so|throughout|across|using|but|while|by|when|where|if|around|between|is|are',
    not: 'free trial|free|trial|no|dogs|smoking|cash only|discount|children under|please|breakfast included|wifi|everything|more|much more|etc|you|us|them|it|lots|many|great|help|a lot|the best',
  },
  audience: {
    before:
      'for|aimed at|designed for|helping|we help|helps|made for|built for|dedicated to|tailored to|geared towards|suitable for|perfect for|supporting',
    after: '',
    people:
      'families|family|kids|children|women|men|beginners|companies|businesses|business|students|seniors|restaurants|freelancers|startups|start-ups|couples|travellers|travelers|homes|homeowners|offices|teens|teenagers|parents|adults|toddlers|babies|clients|landlords|tenants|brands|runners|cyclists|hikers|owners|professionals|teams|teachers|schools|athletes|musicians|artists|girls|boys|people|tourists|locals|everyone|refugees|walkers|buyers|sellers|dogs|cats|brides|mothers|mums|moms|dads|pensioners|hotels|clinics|shops|farmers|developers|designers|learners|cafés|cafes|retailers|households|youth|entrepreneurs|newcomers|patients|surfers|digital nomads',
    stops:
      'in|at|since|open|from|on|and our|we|near|who want|by|every|is|are|to|that|which|with a|our|offering|around|for',
  },
  since: {
    before:
      'since|since the year|founded in|established in|established|est.|est|founded|in business since|started in|started back in|opened in|opened our doors in|opened back in|began in|started out in|created in|launched in|set up in|running since|dating back to|serving since|going since|baking since|around since|family-run since|family-owned since|here since|we opened in|started the business in|going strong since',
    after: '',
    not: 'also|renovated|rebuilt|built|certified|award|trip',
  },
  phone: {
    cues: 'phone|tel|call|telephone|mobile|cell|ring|whatsapp|text|number|contact',
    not: 'fax|vat|registration|account|iban|company no|order|siret|id',
  },
  industries: {
    bakery: {
      names:
        'bakery|bakeries|bakehouse|baker|bakers|patisserie|pâtisserie|cake shop|bakeshop|cakery|cupcake shop|pastry shop|chocolatier|micro-bakery|confectioner',
      strong:
        'sourdough|croissants|croissant|pastries|baguettes|loaves|birthday cakes|wedding cakes|custom cakes|we bake|fresh bread|doughnuts|rye bread|cinnamon buns|bake',
      weak: 'bread|cakes|cake|buns|baking|baked|flour|pies|oven|muffins|cookies|bagels',
    },
    restaurant: {
      names:
        'restaurant|restaurants|pizzeria|trattoria|bistro|brasserie|diner|taqueria|steakhouse|eatery|food truck|sushi bar|ramen shop|ramen bar|noodle bar|burger joint|curry house|osteria|canteen|gastropub|tapas bar|izakaya|catering|caterer|caterers|street food|fish and chip shop|kebab shop|grill house|oyster bar|supper club|takeaway|smokehouse',
      strong:
        'tasting menu|cuisine|chef|tapas|ramen|sushi|burgers|pizza|pizzas|tacos|curry|curries|seafood|table for|dishes|set menu|steaks|barbecue|bbq|dumplings|pho|wood-fired',
      weak: 'dinner|lunch|menu|food|pasta|kitchen|reservations|book a table|noodles|wine list|brunch|cook|grill',
    },
    cafe: {
      names:
        'cafe|cafes|café|cafés|coffee shop|coffee house|coffeehouse|tea room|tearoom|tea house|espresso bar|coffee bar|ice cream parlour|ice cream parlor|ice cream shop|gelateria|juice bar|coffee roastery|coffee roaster|cat cafe|roastery|coffee cart|coffee truck|bubble tea shop|creperie|ice-cream parlour',
      strong:
        'flat white|latte|lattes|cappuccino|cappuccinos|specialty coffee|speciality coffee|espresso|barista|filter coffee|pour-over|gelato|matcha',
      weak: 'coffee|tea|brunch|cake|scones|wifi|breakfast|ice cream',
    },
    bar: {
      names:
        'bar|bars|pub|cocktail bar|wine bar|taproom|beer garden|brewpub|nightclub|night club|speakeasy|tavern|brewery|sports bar|lounge bar|whisky bar|gin bar|rooftop bar|micropub|dive bar|beer bar|jazz bar|cocktail lounge|distillery|alehouse',
      strong:
        'cocktails|craft beer|craft beers|pints|happy hour|on tap|mixology|bartender|natural wines|draught|ales|real ale|quiz night',
      weak: 'drinks|beer|beers|wine|wines|gin|whisky|karaoke|late night|dj',
      not: 'bar exam|bar code|salad bar|chocolate bar|bar association|brow bar|nail bar|blow-dry bar|sushi bar|juice bar|handlebar',
    },
    'hair-salon': {
      names:
        'hair salon|hairdresser|hairdressers|hairdressing|barber|barbers|barbershop|barber shop|hair studio|hairstylist|hair stylist|blow-dry bar|hairdressing salon|unisex salon|colour studio|curl salon|salon',
      strong:
        'haircut|haircuts|balayage|highlights|beard trim|beard trims|beard|fades|blow-dry|blow dry|hot towel shave|colouring|hair colour|hair color|perm|cut and colour|hair extensions|wet shave|hair',
      weak: 'salon|stylists|stylist|shave|cuts|cut|trim|curls|extensions',
    },
    wellness: {
      names:
        'spa|day spa|massage|massages|beauty salon|nail salon|nail bar|nail studio|beautician|sauna|massage therapist|tattoo studio|tattoo parlour|tattoo artist|wellness|wellness centre|wellness center|reiki|beauty studio|lash studio|brow bar|skin studio|float centre|onsen|meditation centre|tanning salon|aromatherapy|masseuse|esthetician|head spa|skincare clinic|reflexology|waxing studio|bathhouse|hot springs',
      strong:
        'facials|facial|manicure|manicures|pedicure|pedicures|deep tissue|hot stone|lash extensions|eyebrows|waxing|tattoos|sound bath|hammam|nails|gel nails|lashes|brows|steam room',
      weak: 'relaxation|relax|beauty|treatments|skin|treatment|meditation|calm',
    },
    clinic: {
      names:
        'clinic|dentist|dentists|dental practice|dental clinic|physiotherapy|physiotherapist|physio|doctor|doctors|gp practice|medical practice|vet|vets|veterinary|veterinarian|psychologist|psychotherapist|chiropractor|osteopath|optician|opticians|optometrist|paediatrician|pediatrician|dermatologist|surgery|acupuncture|acupuncturist|podiatrist|speech therapist|midwife|midwives|nutritionist|dietitian|counsellor|orthodontist|pharmacy|therapist|veterinary practice|family medicine|physical therapy|hearing clinic|psychotherapy|counselling practice',
      strong:
        'patients|dental|check-ups|checkups|implants|fillings|braces|vaccinations|x-ray|physical therapy|back pain|sports injuries|hygienist|consultations|teeth|rehab|rehabilitation|teeth whitening',
      weak: 'health|medical|therapy|appointments|insurance|treatment|pain|treatments|appointment',
    },
    fitness: {
      names:
        'gym|yoga studio|yoga|pilates|pilates studio|crossfit|personal trainer|personal training|fitness studio|martial arts|boxing gym|boxing club|dance studio|climbing gym|bouldering|judo|karate|fitness|spin studio|swim school|tennis club|dojo|football club|bootcamp|running club|climbing wall|swimming club|jiu-jitsu|kickboxing|fitness centre|barre studio|rowing club|gymnastics club|taekwondo|aikido|surf school|boxing|climbing centre|barre|pole studio|padel club|padel',
      strong:
        'workout|workouts|strength|hiit|vinyasa|reformer|weights|coaches|deadlift|spinning|zumba|group classes|open gym|salsa|ballet|mobility',
      weak: 'classes|training|members|membership|class|coach|dance|sports',
    },
    trades: {
      names:
        'plumber|plumbers|plumbing|electrician|electricians|roofer|roofers|roofing|carpenter|carpenters|carpentry|joiner|joinery|painter and decorator|painters and decorators|house painter|house painting|locksmith|locksmiths|gardener|gardeners|landscaper|landscaping|landscape gardener|heating engineer|handyman|tiler|tilers|tiling|plasterer|glazier|chimney sweep|hvac|tree surgeon|pest control|flooring|electrical contractor|cabinet maker|upholsterer|appliance repair|gas engineer|stonemason|gardening|removals|moving company|movers|blacksmith|welder|solar installer|solar panels|drywall|painting contractor|arborist|furniture maker|decorators|window fitter|metalworker|garden maintenance|air conditioning|tree care|bike mechanic|boiler repair',
      strong:
        'boiler|boilers|leaks|leak|burst pipes|blocked drains|drains|rewiring|fuse|sockets|gutters|lockouts|lawns|hedges|call-out|callout|taps|ev chargers|water heaters|emergency call-outs|fitted wardrobes|wiring|consumer units|slates|lawn|locks|hedge trimming|furnace|furnaces',
      weak: 'repairs|installation|install|emergency|quote|quotes|fixed price|licensed|gardens|heating|domestic|pipes|kitchens',
    },
    construction: {
      names:
        'construction|builders|builder|general contractor|building company|building contractor|construction company|home builder|home builders|renovations|renovation|remodeling|remodelling|building firm|house builder|civil engineering|home renovation|roof and facade|demolition|timber frame builder|contractor|groundworks|loft conversions',
      strong:
        'extensions|loft conversion|new builds|new build|kitchen remodels|bathroom remodels|turnkey|foundations|concrete|facades|site manager|house extensions|barn conversions|additions|refurbishments|scaffolding',
      weak: 'build|houses|bathrooms|kitchens|project|projects|site|permits|homes',
    },
    cleaning: {
      names:
        'cleaning|cleaning company|cleaning service|cleaning services|cleaners|cleaner|house cleaning|window cleaning|window cleaner|carpet cleaning|maid service|office cleaning|laundry|laundrette|dry cleaner|dry cleaners|laundromat|janitorial|housekeeping service|dry cleaning|pressure washing|commercial cleaning|domestic cleaning|dry-cleaner',
      strong:
        'deep clean|deep cleans|deep cleaning|end of tenancy|move-out|spotless|eco-friendly products|ironing|oven cleaning|stain removal|move-out cleans|wash and fold|after-builders',
      weak: 'clean|offices|homes|weekly|tidy|dust|windows|carpets',
    },
    'auto-repair': {
      names:
        'auto repair|car repair|garage|mechanic|mechanics|body shop|tyre shop|tire shop|auto shop|car workshop|motorcycle repair|car mechanic|auto body|car service centre|car detailing|auto service|mot centre|mot garage|transmission shop|car garage|windscreen repair|car bodyshop|motorbike workshop|vehicle repair|tyres|repair shop for cars',
      strong:
        'oil change|oil changes|brakes|brake pads|mot|tires|wheel alignment|diagnostics|clutch|exhausts|engine|servicing|bodywork|dents|brake|timing belts|collision repair',
      weak: 'cars|car|vehicles|vans|motorbikes|motor|trucks|suspension|hybrids',
      not: 'garage sale|garage band|garage rock',
    },
    shop: {
      names:
        'shop|store|boutique|bookshop|bookstore|grocery|greengrocer|butcher|butchers|butcher shop|cheese shop|cheesemonger|gift shop|online shop|online store|webshop|toy shop|toy store|clothing store|record shop|record store|vintage shop|wine shop|fishmonger|deli|delicatessen|jeweller|jeweler|jewellery|jewelry|bike shop|pet shop|pet store|hardware store|antique shop|antiques|stationery shop|shoe shop|farm shop|thrift store|second-hand shop|plant shop|concept store|general store|tea shop|zero-waste shop|zero waste shop|bicycle shop|furniture store|candle shop|yarn shop|corner shop|comic shop|charity shop|health food store|skate shop|surf shop|winery|games shop|board game shop|perfumery|soap maker|opticals|liquor store|garden centre|garden center|wool shop|music shop|vineyard|kiosk|art supply store',
      strong:
        'books|clothing|clothes|dresses|toys|second-hand|secondhand|vinyl|records|gifts|cheeses|shipping|click and collect|handmade candles|collections|shoes|bicycles|bikes|stationery|skincare products|puzzles|refills|sausages',
      weak: 'sell|selling|buy|products|delivery|brands|handmade|designers|stock|browse|local producers|customers',
    },
    florist: {
      names:
        'florist|florists|flower shop|flower studio|floral studio|floral design|floral designer|flower farm|flower stall|flower delivery|flowers shop|flower store',
      strong:
        'bouquets|bouquet|flowers|floral|wreaths|roses|arrangements|peonies|flower arranging|wedding flowers|dried flowers|funeral flowers|funeral wreaths|tulips',
      weak: 'weddings|funerals|plants|seasonal|blooms|stems',
    },
    lodging: {
      names:
        "hotel|hotels|hostel|guesthouse|guest house|bed and breakfast|b&b|bnb|inn|lodge|campsite|campground|holiday cottage|holiday cottages|holiday apartment|vacation rental|vacation rentals|cabins|resort|glamping|motel|ryokan|holiday home|holiday let|holiday rentals|self-catering|country house|boutique hotel|farm stay|farmstay|aparthotel|homestay|caravan park|minpaku|riad|chalet|holiday flat|lakeside cabin|mountain hut|agriturismo|shepherd's hut|shepherd's huts|shepherd's hut retreat|yurt|treehouse|barn stay|bothy|shepherd’s hut|cabin",
      strong:
        'rooms|guests|bedrooms|check-in|check-out|breakfast included|double room|double rooms|per night|a night|dorm|dorms|sea view|overnight|en-suite|ensuite|suites|sleeps|bunk|pitches|stay with us|nightly',
      weak: 'stay|breakfast|cottage|beds|room|beach|wifi|parking|night',
    },
    photography: {
      names:
        'photographer|photographers|photography|photo studio|wedding photographer|portrait photographer|portrait studio|photography studio|videographer|wedding photography|wedding films|photojournalist|headshot studio|drone photography',
      strong:
        'photo shoots|photoshoot|photoshoots|portraits|newborn shoots|headshots|photos|shoots|edited images|prints|camera|family portraits|engagement shoots|edited photos|photograph|analog film|wedding albums|shoot|elopements',
      weak: 'weddings|pictures|images|gallery|album|light|couples|portrait',
    },
    portfolio: {
      names:
        'graphic designer|illustrator|illustration|designer|artist|portfolio|painter|sculptor|ceramicist|ceramic artist|web designer|ux designer|product designer|interior designer|fashion designer|art director|filmmaker|animator|copywriter|freelance writer|writer|author|potter|textile artist|motion designer|visual artist|novelist|journalist|printmaker|calligrapher|architecture portfolio|jewellery designer|set designer|film maker|3d artist|muralist|type designer|letterer|poet|goldsmith|make-up artist|ux writer|voice actor|freelance designer|concept artist|game artist|creative director|ceramics studio|watercolour artist|weaver|tattooist|actor|actress|video editor|film editor',
      strong:
        'commissions|exhibitions|exhibited|selected work|brand identity|my work|logos|branding|oil paintings|watercolours|murals|book covers|picture books|editorial|freelance|selected works|album covers|paintings|case studies|commission|visual identities|drawings|my projects|storyboards|packaging|typefaces|sculptures',
      weak: 'work|art|design|studio|creative|projects|clients|paint',
    },
    music: {
      names:
        'band|singer|songwriter|singer-songwriter|dj|musician|musicians|orchestra|choir|string quartet|quartet|jazz trio|trio|rapper|record label|duo|pianist|guitarist|violinist|brass band|cover band|wedding band|rock band|producer|ensemble|folk duo|music producer|cellist|indie band|jazz quartet|punk band|soprano|drummer|composer|hip-hop artist|string trio|four-piece|five-piece|big band|tribute band|wedding dj|beatmaker|jazz singer|saxophonist|harpist|synth-pop',
      strong:
        'album|ep|gigs|gig|tour dates|concerts|concert|songs|single|on tour|spotify|setlist|live shows|bandcamp|debut album|repertoire|rehearse|new single|recordings|vinyl|our music|tour|booking',
      weak: 'music|jazz|folk|indie|rock|sing|singers|stage|live|soul|swing',
    },
    event: {
      names:
        'festival|conference|wedding|summit|marathon|half marathon|hackathon|exhibition|fair|meetup|retreat|gala|party|reunion|fundraiser|trade fair|film festival|music festival|symposium|convention|open day|charity run|fun run|christmas market|craft fair|street festival|tournament|wedding day|birthday party|workshop weekend|flea market|10k|congress|art fair|book fair|makers fair|triathlon|school reunion|family reunion|tech conference|expo|carnival|beer festival|food festival|seminar|opening night|barcamp|award ceremony|bake-off|fete|fun day|block party',
      strong:
        'speakers|tickets|ticket|registration|register|line-up|lineup|early bird|rsvp|venue|programme|keynotes|keynote|stages|we are getting married|getting married|ceremony|reception|talks|attendees|stalls|stands|exhibitors|headliners|save the date|edition|doors open|runners|two-day|three-day|one-day|annual',
      weak: 'weekend|guests|workshops|dj|stage|live|annual|admission',
      not: 'wedding photographer|wedding photography|wedding flowers|wedding cakes|wedding cake|wedding dresses|wedding band|wedding dj|trade fair stands|fair prices|fair trade|fair price|wedding planner|wedding films',
    },
    nonprofit: {
      names:
        "charity|nonprofit|non-profit|ngo|foundation|food bank|animal shelter|animal rescue|volunteer group|community group|association|humanitarian|mutual aid|shelter|soup kitchen|youth club|community garden|social enterprise|not-for-profit|charitable trust|dog rescue|cat rescue|community kitchen|parish|church|neighbourhood association|advocacy group|wildlife rescue|volunteer-run|aid organisation|lifeboat|conservation trust|residents' association|rescue centre|community interest company",
      strong:
        'volunteers|volunteer|donate|donations|donation|fundraising|homeless|refugees|rehome|adopt|adoption|conservation|those in need|community|501c3|501(c)(3)|beach clean-ups|clean-ups|donors|in need|rehoming|registered charity|strays|stray|rescued',
      weak: 'help|support|free|campaign|rescue|elderly|environment|together|meals|members',
    },
    education: {
      names:
        'school|kindergarten|nursery school|preschool|pre-school|tutor|tutoring|tutors|language school|music school|driving school|academy|college|university|daycare|nursery|montessori|coding school|art school|dance school|cooking school|training centre|after-school club|music lessons|piano lessons|piano teacher|guitar lessons|guitar teacher|language courses|online course|online courses|english lessons|maths tutor|drama school|bootcamp for developers|coding bootcamp|learning centre|forest school|childcare|cookery school|evening school|music teacher|piano school|violin lessons|ballet school|sewing school|language lessons|maths tuition|tuition|exam prep|pottery school|teach',
      strong:
        'pupils|students|lessons|teachers|teacher|courses|curriculum|exams|exam|homework|enrolment|enrollment|learners|ielts|gcse|sat prep|maths|instructors|grades|learn|classroom|early years|open days|native speakers',
      weak: 'classes|learning|course|kids|children|skills|level|levels|instructor',
      not: 'school café|school cafe|old school|in a former school|former school|school run|next to the school|school canteen|near the school|opposite the school|surf school|swim school',
    },
    'professional-services': {
      names:
        'law firm|lawyer|lawyers|solicitor|solicitors|attorney|attorneys|accountant|accountants|accounting|bookkeeper|bookkeeping|tax advisor|tax adviser|notary|consultant|consultancy|consulting|marketing agency|translator|translators|translation agency|insurance broker|insurance agency|financial advisor|financial adviser|architect|architects|architecture firm|architecture studio|recruitment agency|hr consultancy|business coach|life coach|career coach|pr agency|design agency|coaching|surveyor|mediator|virtual assistant|funeral director|funeral home|interpreter|interpreters|wedding planner|event planner|event agency|mortgage broker|patent attorney|travel agency|branding agency|advertising agency|creative agency|engineering firm|engineering consultancy|interpreting|private investigator|security company|law office|tax consultancy|translation services|executive coach|web agency|recruiters|paralegal|land surveyor|event planners|wedding planners|legal advice|digital agency|structural engineer',
      strong:
        'tax returns|payroll|vat returns|contracts|legal|litigation|wills|divorce|employment law|family law|audits|strategy|seo|clients|business plans|estate planning|immigration law|year-end accounts|immigration|small business accounts|conveyancing|tax|vat|leadership',
      weak: 'advice|advise|consultation|consultations|business|startups|companies|experience|expert|planning',
    },
    'real-estate': {
      names:
        'real estate|estate agent|estate agents|realtor|realtors|letting agent|letting agents|lettings|property management|property manager|real estate agency|real estate agent|estate agency|property agency|property developer|real estate broker|lettings agency|realty|property consultants|apartment rentals|buying agent',
      strong:
        'properties|homes for sale|apartments for sale|valuations|valuation|viewings|landlords|tenants|buyers|sellers|for sale and rent|listings|flats|first-time buyers|sales and lettings|market appraisal|rentals|houses and flats',
      weak: 'property|houses|apartments|homes|rent|sale|villas|neighbourhoods|home',
    },
    software: {
      names:
        'software|app|apps|saas|web app|mobile app|platform|startup|start-up|web development|software company|it services|it support|developer tool|open source|open-source|browser extension|api|plugin|cloud service|dev agency|video game|game studio|tech startup|crm|chatbot|dashboard|software agency|software developer|web developer|mobile developers|it company|developer tools|scheduling tool|indie game|command-line tool|library for|cybersecurity|programmers|note-taking app|booking system|invoicing tool|password manager|data platform|cybersecurity firm',
      strong:
        'integrations|free plan|free trial|automation|automates|dashboards|users|ios|android|analytics|cloud|github|sync|syncs|real time|real-time|ai-powered|sdk|web apps|self-hosted|per seat|per user|integrates|devops|slack|end-to-end encrypted|downloads|teams|stripe',
      weak: 'tool|data|online|digital|code|tech|product|pro plan|plan|mobile|features|browser|invoices|track',
    },
  },
} as const satisfies Lexicon
