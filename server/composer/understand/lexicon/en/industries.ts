import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      'bakery|bakeries|bakehouse|baker|bakers|patisserie|pâtisserie|cake shop|bakeshop|cakery|cupcake shop|pastry shop|chocolatier|micro-bakery|confectioner|celebration cakes|birthday cake maker|cupcakes|cake maker|cake decorator|bagel shop|pie shop|doughnut shop|donut shop|pastry chef',
    strong:
      'sourdough|croissants|croissant|pastries|baguettes|loaves|birthday cakes|wedding cakes|custom cakes|we bake|fresh bread|doughnuts|rye bread|cinnamon buns|bake',
    weak: 'bread|cakes|cake|buns|baking|baked|flour|pies|oven|muffins|cookies|bagels',
  },
  restaurant: {
    names:
      'restaurant|restaurants|pizzeria|trattoria|bistro|brasserie|diner|taqueria|steakhouse|eatery|food truck|sushi bar|ramen shop|ramen bar|noodle bar|burger joint|curry house|osteria|canteen|gastropub|tapas bar|izakaya|catering|caterer|caterers|street food|fish and chip shop|kebab shop|grill house|oyster bar|supper club|takeaway|smokehouse|arepas|fish and chips|fish & chips|jerk chicken|food van|burger van|pizza van|noodle shop|dumpling house|kebabs|pie and mash|tamales|dosa|dosas|street-food|hot dog stand|roast dinners|sunday roasts|private chef|personal chef|chip shop|chippy',
    strong:
      'tasting menu|cuisine|chef|tapas|ramen|sushi|burgers|pizza|pizzas|tacos|curry|curries|seafood|table for|dishes|set menu|steaks|barbecue|bbq|dumplings|pho|wood-fired|plantain|hatch|roasts|eight seats|dinner thursday|starters|mains|fried chicken|hot dogs|empanadas|bao',
    weak: 'dinner|lunch|menu|food|pasta|kitchen|reservations|book a table|noodles|wine list|brunch|cook|grill',
  },
  cafe: {
    names:
      'cafe|cafes|café|cafés|coffee shop|coffee house|coffeehouse|tea room|tearoom|tea house|espresso bar|coffee bar|ice cream parlour|ice cream parlor|ice cream shop|gelateria|juice bar|coffee roastery|coffee roaster|cat cafe|roastery|coffee cart|coffee truck|bubble tea shop|creperie|ice-cream parlour|tiny coffee bar|coffee van|cofee bar|cofee shop|loose leaf teas|teashop|tea shop|coffee kiosk|gelato shop|milk bar',
    strong:
      'flat white|latte|lattes|cappuccino|cappuccinos|specialty coffee|speciality coffee|espresso|barista|filter coffee|pour-over|gelato|matcha|toasties|toastie|cheese toastie|loose leaf|cones|scoops|afternoon tea|cream tea|cream teas|teas|ice cream|ice creams',
    weak: 'coffee|tea|brunch|cake|scones|wifi|breakfast|ice cream',
  },
  bar: {
    names:
      'bar|bars|pub|cocktail bar|wine bar|taproom|beer garden|brewpub|nightclub|night club|speakeasy|tavern|brewery|sports bar|lounge bar|whisky bar|gin bar|rooftop bar|micropub|dive bar|beer bar|jazz bar|cocktail lounge|distillery|alehouse|wine shop and bar|cider bar|beers on tap|brewing co|brewing company|meadery',
    strong:
      'cocktails|craft beer|craft beers|pints|happy hour|on tap|mixology|bartender|natural wines|draught|ales|real ale|quiz night|small plates|cider|on draught|pint|natural wine',
    weak: 'drinks|beer|beers|wine|wines|gin|whisky|karaoke|late night|dj',
    not: 'bar exam|bar code|salad bar|chocolate bar|bar association|brow bar|nail bar|blow-dry bar|sushi bar|juice bar|handlebar|shampoo bars|soap bars|chocolate bars|cereal bars|snack bars|shampoo bar|soap bar|gold bars|handle bars',
  },
  'hair-salon': {
    names:
      'hair salon|hairdresser|hairdressers|hairdressing|barber|barbers|barbershop|barber shop|hair studio|hairstylist|hair stylist|blow-dry bar|hairdressing salon|unisex salon|colour studio|curl salon|salon|curly hair|skin fades|skin fade|hot towel shaves|mobile hairdresser|dog-free barber|wigs and hair|afro hair|braiding',
    strong:
      'haircut|haircuts|balayage|highlights|beard trim|beard trims|beard|fades|blow-dry|blow dry|hot towel shave|colouring|hair colour|hair color|perm|cut and colour|hair extensions|wet shave|hair|braids|locs|cornrows|cut and finish|fringe trim',
    weak: 'salon|stylists|stylist|shave|cuts|cut|trim|curls|extensions',
  },
  wellness: {
    names:
      'spa|day spa|massage|massages|beauty salon|nail salon|nail bar|nail studio|beautician|sauna|massage therapist|tattoo studio|tattoo parlour|tattoo artist|wellness|wellness centre|wellness center|reiki|beauty studio|lash studio|brow bar|skin studio|float centre|onsen|meditation centre|tanning salon|aromatherapy|masseuse|esthetician|head spa|skincare clinic|reflexology|waxing studio|bathhouse|hot springs|tattooist|tattooing|tattoo|tattoos|piercing studio|foot spa|nail technician|nail tech|lash artist|brow artist|bowen|bowen technique|aesthetics|aesthetician|spray tan|breathwork',
    strong:
      'facials|facial|manicure|manicures|pedicure|pedicures|deep tissue|hot stone|lash extensions|eyebrows|waxing|tattoos|sound bath|hammam|nails|gel nails|lashes|brows|steam room',
    weak: 'relaxation|relax|beauty|treatments|skin|treatment|meditation|calm',
  },
  clinic: {
    names:
      'clinic|dentist|dentists|dental practice|dental clinic|physiotherapy|physiotherapist|physio|doctor|doctors|gp practice|medical practice|vet|vets|veterinary|veterinarian|psychologist|psychotherapist|chiropractor|osteopath|optician|opticians|optometrist|paediatrician|pediatrician|dermatologist|surgery|acupuncture|acupuncturist|podiatrist|speech therapist|midwife|midwives|nutritionist|dietitian|counsellor|orthodontist|pharmacy|therapist|veterinary practice|family medicine|physical therapy|hearing clinic|psychotherapy|counselling practice|chiropodist|chiropody|counselling|grief counselling|speech and language therapy|speech and language therapist|hearing aids|audiologist|audiology|occupational therapist|foot health|hypnotherapist|hypnotherapy|equine vet|doula|osteopathy|sports therapist|art therapist',
    strong:
      'patients|dental|check-ups|checkups|implants|fillings|braces|vaccinations|x-ray|physical therapy|back pain|sports injuries|hygienist|consultations|teeth|rehab|rehabilitation|teeth whitening',
    weak: 'health|medical|therapy|appointments|insurance|treatment|pain|treatments|appointment',
  },
  fitness: {
    names:
      'escape room|escape rooms|gym|yoga studio|yoga|pilates|pilates studio|crossfit|personal trainer|personal training|fitness studio|martial arts|boxing gym|boxing club|dance studio|climbing gym|bouldering|judo|karate|fitness|spin studio|swim school|tennis club|dojo|football club|bootcamp|running club|climbing wall|swimming club|jiu-jitsu|kickboxing|fitness centre|barre studio|rowing club|gymnastics club|taekwondo|aikido|surf school|boxing|climbing centre|barre|pole studio|padel club|padel|strength training|tai chi|ballroom|ballroom lessons|open water swimming|swimming lessons|aerial hoop|pole dance|fencing club|archery club|tap dance|line dancing|surf lessons|riding school|circuit training|aqua aerobics|running coach|parkour|zumba classes|cycling club|cricket club|netball club|rugby club|walking football',
    strong:
      'workout|workouts|strength|hiit|vinyasa|reformer|weights|coaches|deadlift|spinning|zumba|group classes|open gym|salsa|ballet|mobility',
    weak: 'classes|training|members|membership|class|coach|dance|sports',
  },
  trades: {
    names:
      'plumber|plumbers|plumbing|electrician|electricians|roofer|roofers|roofing|carpenter|carpenters|carpentry|joiner|joinery|painter and decorator|painters and decorators|house painter|house painting|locksmith|locksmiths|gardener|gardeners|landscaper|landscaping|landscape gardener|heating engineer|handyman|tiler|tilers|tiling|plasterer|glazier|chimney sweep|hvac|tree surgeon|pest control|flooring|electrical contractor|cabinet maker|upholsterer|appliance repair|gas engineer|stonemason|gardening|removals|moving company|movers|blacksmith|welder|solar installer|solar panels|drywall|painting contractor|arborist|furniture maker|decorators|window fitter|metalworker|garden maintenance|air conditioning|tree care|bike mechanic|boiler repair|removal firm|house clearance|house clearances|man with a van|man and van|man and a van|boat builder|boatyard|boatbuilder|fencing contractor|upholster|upholsters|re-cane|re-canes|reupholster|plastering|plaster work|sash windows|sash window|draught proofing|draught-proofing|draughtproofing|draft proofing|stove fitter|stove fitting|chimney sweeping|skimming|aerial fitter|glazing|glaziers|guttering|hedge laying|hedgelayer|dry stone waller|dry stone walling|lime plastering|farrier|sharpening service|knife sharpening|watch repair|clock repair|shoe repair|lawn care|lawn mowing|grass cutting|pressure washing of drives|bespoke furniture|french polishing|french polisher|wheelwright|signwriter|sign writer|signwriting|bike repair|bike repairs|bicycle repair|floor sanding',
    strong:
      'boiler|boilers|leaks|leak|burst pipes|blocked drains|drains|rewiring|fuse|sockets|gutters|lockouts|lawns|hedges|call-out|callout|taps|ev chargers|water heaters|emergency call-outs|fitted wardrobes|wiring|consumer units|slates|lawn|hedge trimming|furnace|furnaces|plaster walls|coving|rewires|leaky taps|stoves|wood burners|mowing|no job too small|odd jobs|reclaimed wood|mow',
    weak: 'repairs|installation|install|emergency|quote|quotes|fixed price|licensed|gardens|heating|domestic|pipes|kitchens|locks|shelves',
  },
  construction: {
    names:
      'construction|builders|builder|general contractor|building company|building contractor|construction company|home builder|home builders|renovations|renovation|remodeling|remodelling|building firm|house builder|civil engineering|home renovation|roof and facade|demolition|timber frame builder|contractor|groundworks|loft conversions|timber frame|timber frames|timber-frame houses|groundwork|loft conversion|house extensions|garden rooms|patios and driveways|driveway|resin drives|self-build',
    strong:
      'extensions|loft conversion|new builds|new build|kitchen remodels|bathroom remodels|turnkey|foundations|concrete|facades|site manager|house extensions|barn conversions|additions|refurbishments|scaffolding',
    weak: 'build|houses|bathrooms|kitchens|project|projects|site|permits|homes',
  },
  cleaning: {
    names:
      'cleaning|cleaning company|cleaning service|cleaning services|cleaners|cleaner|house cleaning|window cleaning|window cleaner|carpet cleaning|maid service|office cleaning|laundry|laundrette|dry cleaner|dry cleaners|laundromat|janitorial|housekeeping service|dry cleaning|pressure washing|commercial cleaning|domestic cleaning|dry-cleaner|we clean|i clean|gutter cleaning|carpets cleaned|steam cleaned|deep cleans|end of tenancy|bin cleaning|house cleaner|ironing service|domestic cleaner|oven cleaner|upholstery cleaning|carpets and upholstery',
    strong:
      'deep clean|deep cleans|deep cleaning|end of tenancy|move-out|spotless|eco-friendly products|ironing|oven cleaning|stain removal|move-out cleans|wash and fold|after-builders|i clean|we clean|cleaned',
    weak: 'clean|offices|homes|weekly|tidy|dust|windows|carpets',
  },
  'auto-repair': {
    names:
      'auto repair|car repair|garage|mechanic|mechanics|body shop|tyre shop|tire shop|towing|tow truck|tow trucks|towing service|breakdown recovery|tire shop|auto shop|car workshop|motorcycle repair|car mechanic|auto body|car service centre|car detailing|auto service|mot centre|mot garage|transmission shop|car garage|windscreen repair|car bodyshop|motorbike workshop|vehicle repair|tyres|repair shop for cars',
    strong:
      'oil change|oil changes|brakes|brake pads|mot|tires|wheel alignment|diagnostics|clutch|exhausts|engine|servicing|bodywork|dents|brake|timing belts|collision repair',
    weak: 'cars|car|vehicles|vans|motorbikes|motor|trucks|suspension|hybrids',
    not: 'garage-size|garage-sized|garages to rent|garage sale|garage band|garage rock|our garage|my garage|his garage|her garage|their garage|the garage at home',
  },
  shop: {
    names:
      'bike hire|cycle hire|kayak hire|canoe hire|boat hire|paddleboard hire|tool hire|costume hire|bike rental|bike rentals|kayak rental|kayak rentals|boat rental|boat rentals|equipment rental|beekeeper|beekeeping|shop|store|boutique|bookshop|bookstore|grocery|greengrocer|butcher|butchers|butcher shop|cheese shop|cheesemonger|gift shop|online shop|online store|webshop|toy shop|toy store|clothing store|record shop|record store|vintage shop|wine shop|fishmonger|deli|delicatessen|jeweller|jeweler|jewellery|jewelry|bike shop|pet shop|pet store|hardware store|antique shop|antiques|stationery shop|shoe shop|farm shop|thrift store|second-hand shop|plant shop|concept store|general store|tea shop|zero-waste shop|zero waste shop|bicycle shop|furniture store|candle shop|yarn shop|corner shop|comic shop|charity shop|health food store|skate shop|surf shop|winery|games shop|board game shop|perfumery|soap maker|opticals|liquor store|garden centre|garden center|wool shop|music shop|vineyard|kiosk|art supply store|bell tent hire|tent hire|marquee hire|party hire|crockery hire|bouncy castle hire|friperie|leather goods|haberdashery|second hand clothes|second-hand clothes|secondhand|second hand|raw milk|farm gate|egg stall|candle maker|vinyl records|plant nursery|houseplants|wine merchant|refill shop|junk shop|game shop|tack shop',
    strong:
      "books|clothing|clothes|dresses|toys|second-hand|secondhand|vinyl|records|gifts|cheeses|shipping|click and collect|handmade candles|collections|shoes|bicycles|bikes|stationery|skincare products|puzzles|refills|sausages|knitting patterns|wool|poured by hand|hand-poured|stocked|preloved|pre-loved|vintage|childrens clothes|children's clothes|honey|candles|yarn",
    weak: 'sell|selling|buy|products|delivery|brands|handmade|designers|stock|browse|local producers|customers',
  },
  florist: {
    names:
      'florist|florists|flower shop|flower studio|floral studio|floral design|floral designer|flower farm|flower stall|flower delivery|flowers shop|flower store|sells flowers|sell flowers|selling flowers|cut flowers|seasonal flowers|sells cut flowers|sell bouquets|sells bouquets|fresh flowers|funeral flowers|dried flower|dried flowers|wedding bouquets|wreath making|bridal flowers',
    strong:
      'bouquets|bouquet|flowers|floral|wreaths|roses|arrangements|peonies|flower arranging|wedding flowers|dried flowers|funeral flowers|funeral wreaths|tulips',
    weak: 'weddings|funerals|plants|seasonal|blooms|stems',
  },
  lodging: {
    names:
      "hotel|hotels|hostel|guesthouse|guest house|bed and breakfast|b&b|bnb|inn|lodge|campsite|campground|holiday cottage|holiday cottages|holiday apartment|vacation rental|vacation rentals|cabins|resort|glamping|motel|ryokan|holiday home|holiday let|holiday rentals|self-catering|country house|boutique hotel|farm stay|farmstay|aparthotel|homestay|caravan park|minpaku|riad|chalet|holiday flat|lakeside cabin|mountain hut|agriturismo|shepherd's hut|shepherd's huts|shepherd's hut retreat|yurt|treehouse|barn stay|bothy|shepherd’s hut|cabin|shepherds hut|shepherd hut|holiday lets|bell tents|yurts|bunkhouse|camp site|touring site|narrowboat stay",
    strong:
      'rooms|guests|bedrooms|check-in|check-out|breakfast included|double room|double rooms|per night|a night|dorm|dorms|sea view|overnight|en-suite|ensuite|suites|sleeps|bunk|pitches|stay with us|nightly',
    weak: 'stay|breakfast|cottage|beds|room|beach|wifi|parking|night',
    not: 'storage rooms|rooms for storage',
  },
  photography: {
    names:
      'photographer|photographers|photography|wedding photographs|wedding photos|wedding and family photographs|wedding and family photos|family photographs|photo studio|wedding photographer|portrait photographer|portrait studio|photography studio|videographer|wedding photography|wedding films|photojournalist|headshot studio|drone photography|photographs of newborns|i take photographs|we take photographs|newborn photos|newborn photography|headshots|drone photos|aerial photography|boudoir photography|pet photography|school photos',
    strong:
      'photo and video|photos and video|photo & video|photo shoots|photoshoot|photoshoots|portraits|newborn shoots|headshots|photos|shoots|edited images|prints|camera|family portraits|engagement shoots|edited photos|photograph|analog film|wedding albums|shoot|elopements',
    weak: 'weddings|pictures|images|gallery|album|light|couples|portrait',
  },
  portfolio: {
    names:
      'graphic designer|illustrator|illustration|designer|artist|portfolio|painter|sculptor|ceramicist|ceramic artist|web designer|ux designer|product designer|interior designer|fashion designer|art director|filmmaker|animator|copywriter|freelance writer|writer|author|potter|textile artist|motion designer|visual artist|novelist|journalist|printmaker|calligrapher|architecture portfolio|jewellery designer|set designer|film maker|3d artist|muralist|type designer|letterer|poet|goldsmith|make-up artist|ux writer|voice actor|freelance designer|concept artist|game artist|creative director|ceramics studio|watercolour artist|weaver|tattooist|actor|actress|video editor|film editor|linocuts|linocut|screen prints|woodcarver|wood carver|spoon carver|stained glass|tapestry|pet portraits|costume designer|glass artist|letterpress|calligraphy|basket maker|basketry',
    strong:
      'commissions|exhibitions|exhibited|selected work|brand identity|my work|logos|branding|oil paintings|watercolours|murals|book covers|picture books|editorial|freelance|selected works|album covers|paintings|case studies|commission|visual identities|drawings|my projects|storyboards|packaging|typefaces|sculptures|pet portraits|portraits in pencil|pencil portraits|i carve|i paint|i draw|i weave|i throw pots|we carve|green wood|made to commission|i make pots|bowls from|i print',
    weak: 'work|art|design|studio|creative|projects|clients|paint',
  },
  music: {
    names:
      "band|singer|songwriter|singer-songwriter|dj|musician|musicians|orchestra|choir|string quartet|quartet|jazz trio|trio|rapper|record label|duo|pianist|guitarist|violinist|brass band|cover band|wedding band|rock band|producer|ensemble|folk duo|music producer|cellist|indie band|jazz quartet|punk band|soprano|drummer|composer|hip-hop artist|string trio|four-piece|five-piece|big band|tribute band|wedding dj|beatmaker|jazz singer|saxophonist|harpist|synth-pop|choral society|male voice choir|ukulele group|brass ensemble|ceilidh band|recorder group|singing group|folk band|pipe band|samba band|community choir|gospel choir|chamber choir|women's choir|men's choir|accordionist|fiddler",
    strong:
      'album|ep|gigs|gig|tour dates|concerts|concert|songs|single|on tour|spotify|setlist|live shows|bandcamp|debut album|repertoire|rehearse|new single|recordings|vinyl|our music|tour|booking',
    weak: 'music|jazz|folk|indie|rock|sing|singers|stage|live|soul|swing',
  },
  event: {
    names:
      'festival|conference|wedding|summit|marathon|half marathon|hackathon|exhibition|fair|meetup|retreat|gala|party|reunion|fundraiser|trade fair|film festival|music festival|symposium|convention|open day|charity run|fun run|christmas market|craft fair|street festival|tournament|wedding day|birthday party|workshop weekend|flea market|10k|congress|art fair|book fair|makers fair|triathlon|school reunion|family reunion|tech conference|expo|carnival|beer festival|food festival|seminar|opening night|barcamp|award ceremony|bake-off|fete|fun day|block party|jumble sale|car boot sale|boot sale|table sale|garage sale|yard sale|plant sale|bake sale|book sale|open garden|open gardens|ceilidh|barn dance|quiz night|street party|village show|flower show|horse show|regatta|pageant|scarecrow festival|harvest supper|duck race|raft race|pancake race|soapbox derby|egg hunt|dog show|county show|country show|agricultural show|produce show|vegetable show|marrow show|craft show|steam rally|fun dog show|craft market|lantern parade|parade|ploughing match|treasure hunt|ruby wedding|golden wedding|silver wedding|birthday bash|open studios|beer fest|folk festival|poetry night|tie the knot|makers market|christmas fair|summer fair|swap meet',
    strong:
      'speakers|tickets|ticket|registration|register|line-up|lineup|early bird|rsvp|venue|programme|keynotes|keynote|stages|we are getting married|getting married|ceremony|reception|talks|attendees|stalls|stands|exhibitors|headliners|save the date|edition|doors open|runners|two-day|three-day|one-day|annual|tug of war|recreation ground|is back on|returns on',
    weak: 'weekend|guests|workshops|dj|stage|live|annual|admission',
    not: 'wedding photographer|wedding photography|wedding flowers|wedding cakes|wedding cake|wedding dresses|wedding band|wedding dj|trade fair stands|fair prices|fair trade|fair price|wedding planner|wedding films',
  },
  nonprofit: {
    names:
      "charity|nonprofit|non-profit|ngo|foundation|food bank|animal shelter|animal rescue|volunteer group|community group|association|humanitarian|mutual aid|shelter|soup kitchen|youth club|community garden|social enterprise|not-for-profit|charitable trust|dog rescue|cat rescue|community kitchen|parish|church|neighbourhood association|advocacy group|wildlife rescue|volunteer-run|aid organisation|lifeboat|conservation trust|residents' association|rescue centre|community interest company|repair cafe|repair café|fixers club|lunch club|toy library|food pantry|befriending|local history society|history society|chess club|bridge club|gardening club|wi group|women's institute|rambling club|tenants' association|parent teacher association|playing fields association|preservation society|hedgehogs|hedgehog rescue|rescue center|library of things|community larder|community fridge|scout group|scouts|residents association|pta|men's shed|mens shed|animal sanctuary|dementia cafe|warm space|volunteers fix|volunteers mend|volunteers repair",
    strong:
      'volunteers|volunteer|donate|donations|fundraising|homeless|refugees|rehome|adopt|adoption|conservation|those in need|community|501c3|501(c)(3)|beach clean-ups|clean-ups|donors|in need|rehoming|registered charity|strays|stray|rescued|for nothing|release them|run by volunteers|neighbours helping|by donation|free meals',
    weak: 'help|support|free|campaign|rescue|elderly|environment|together|meals|members|donation',
  },
  education: {
    names:
      'school|kindergarten|nursery school|preschool|pre-school|tutor|tutoring|tutors|language school|music school|driving school|academy|college|university|daycare|nursery|montessori|coding school|art school|dance school|cooking school|training centre|after-school club|music lessons|piano lessons|piano teacher|guitar lessons|guitar teacher|language courses|online course|online courses|english lessons|maths tutor|drama school|bootcamp for developers|coding bootcamp|learning centre|forest school|childcare|cookery school|evening school|music teacher|piano school|violin lessons|ballet school|sewing school|language lessons|maths tuition|tuition|exam prep|pottery school|teach|pottery course|pottery courses|pottery classes|sewing classes|sewing course|sewing lessons|cookery classes|cooking classes|cookery course|art classes|painting classes|drawing classes|evening class|evening classes|knitting classes|craft classes|dance lessons|drum lessons|singing lessons|french lessons|spanish lessons|german lessons|italian lessons|welsh lessons|swimming lessons|childminder|childminding|playgroup|nursery place|weaving course|woodwork course|woodworking course|welding course|first aid course|first aid courses|sign language|sign language classes|language classes|gcse|dog training classes|puppy classes',
    strong:
      'pupils|students|lessons|teachers|teacher|courses|curriculum|exams|exam|homework|enrolment|enrollment|learners|ielts|gcse|sat prep|maths|instructors|grades|learn|classroom|early years|open days|native speakers',
    weak: 'classes|learning|course|kids|children|skills|level|levels|instructor',
    not: 'school café|school cafe|old school|in a former school|former school|school run|next to the school|school canteen|near the school|opposite the school|surf school|swim school',
  },
  'professional-services': {
    names:
      'law firm|lawyer|lawyers|solicitor|solicitors|attorney|attorneys|accountant|accountants|accounting|bookkeeper|bookkeeping|tax advisor|tax adviser|notary|consultant|consultancy|consulting|marketing agency|translator|translators|translation agency|insurance broker|insurance agency|financial advisor|financial adviser|architect|architects|architecture firm|architecture studio|recruitment agency|hr consultancy|business coach|life coach|career coach|pr agency|design agency|coaching|surveyor|mediator|virtual assistant|funeral director|funeral home|interpreter|interpreters|wedding planner|event planner|event agency|mortgage broker|patent attorney|travel agency|branding agency|advertising agency|creative agency|engineering firm|engineering consultancy|interpreting|private investigator|security company|law office|tax consultancy|translation services|executive coach|web agency|recruiters|paralegal|land surveyor|event planners|wedding planners|legal advice|digital agency|structural engineer|self storage|self-storage|storage units|storage lockers|funeral celebrant|celebrant|sworn translator|copywriter|copywriting|web designer and|employment solicitors|probate|wills|will writer|funeral directors|undertaker|proofreader|proofreading|payroll|mortgage adviser|genealogist|grant writer|immigration adviser|tax returns',
    strong:
      'tax returns|payroll|vat returns|contracts|legal|litigation|wills|divorce|employment law|family law|audits|strategy|seo|clients|business plans|estate planning|immigration law|year-end accounts|immigration|small business accounts|conveyancing|tax|vat|leadership',
    weak: 'advice|advise|consultation|consultations|business|startups|companies|experience|expert|planning',
  },
  'real-estate': {
    names:
      'real estate|estate agent|estate agents|realtor|realtors|letting agent|letting agents|lettings|property management|property manager|real estate agency|real estate agent|estate agency|property agency|property developer|real estate broker|lettings agency|realty|property consultants|apartment rentals|buying agent|flats and houses|flats to rent|houses for rent|lettings and sales|house sales|property rentals|apartments for rent|letting agency',
    strong:
      'properties|homes for sale|apartments for sale|valuations|valuation|viewings|landlords|tenants|buyers|sellers|for sale and rent|listings|flats|first-time buyers|sales and lettings|market appraisal|rentals|houses and flats',
    weak: 'property|houses|apartments|homes|rent|sale|villas|neighbourhoods|home',
  },
  software: {
    names:
      'software|app|apps|saas|web app|mobile app|platform|startup|start-up|web development|software company|it services|it support|developer tool|open source|open-source|browser extension|api|plugin|cloud service|dev agency|video game|game studio|tech startup|crm|chatbot|dashboard|software agency|software developer|web developer|mobile developers|it company|developer tools|scheduling tool|indie game|command-line tool|library for|cybersecurity|programmers|note-taking app|booking system|invoicing tool|password manager|data platform|cybersecurity firm|booking tool|booking app|stock app|accounting app|planning tool|rota planner|tracker app|budgeting app|invoicing|dashboard for|keeps track of|timesheets',
    strong:
      'integrations|free plan|free trial|automation|automates|dashboards|users|ios|android|analytics|cloud|github|sync|syncs|real time|real-time|ai-powered|sdk|web apps|self-hosted|per seat|per user|integrates|devops|slack|end-to-end encrypted|downloads|teams|stripe|alerts|day trial|app store|sign up free',
    weak: 'tool|data|online|digital|code|tech|product|pro plan|plan|mobile|features|browser|invoices|track|tracks|a month for|trial',
  },
} as const satisfies Lexicon['industries']
