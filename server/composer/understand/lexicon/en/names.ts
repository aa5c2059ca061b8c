import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    "business:|company:|shop:|studio:|practice:|the brand is|our brand is|shop is|called|named|is called|name is|name:|business name|brand name|known as|under the name|trading as|company name|under the name of|name's|the name is|company name is|title:|goes by|go by|brand:|calling it|calling ourselves|the band name is|app is called|name of the business is|shop name is|business:|by the name of|name =|name -|trade as|trades as|trade under|trading under|operate as|operating as|do business as|doing business as|go by the name|goes by the name|go by the name of|goes by the name of|going by|known locally as|know us as|knows us as|know me as|knows me as|call ourselves|calls itself|call myself|call it|call her|sign says|sign will say|sign reads|it will say|it'll say|over the door it says|sign as|signing as|business is called|is named|the page should say|the title is|our name's|titled|clinic name|salon name|studio name|gym name|cafe name|restaurant name|pub name|truck name|name will be|sell as|sells as|selling as|work as the|under the banner of",
  near: "say hello to|get to know|firm|page of|site of|website of|homepage of|welcome to|we are|we're|i run|we run|i own|we own|page for|website for|site for|landing page for|homepage for|introducing|at|about|here at|project|app|the band|is|my band|our band|meet|presenting|this is|for|page about|site about|with|company|behind|we started|i started|we founded|we created|the company|the group|our company|my company|the brand|we're opening|we are opening|we opened|i opened|we're launching|opening|we took over|you'll find|you can find|book with|pop into|drop into",
  after: "is the name|is our name|is what we're called|is what we call ourselves",
  copula:
    "is|are|was|have|offers|bakes|makes|has|sells|serves|brings|helps|provides|does|builds|specialises|specializes|runs|opens|opened|in|at|cuts|cleans|fixes|repairs|turns|teaches|lets|rescues|plays|takes|gives|near|on|will|returns|supports|needs|invites|isn't|welcomes|keeps|designs|grows|meets|rehearses|delivers|installs|hosts|cooks|writes|moves|lends|recycles|collects|shows|prints|sews|tailors|photographs|films|edits|tunes|breeds|sings|performs|celebrates|looks after|ships|lives|sits|stands|stocks|brews|roasts|trades|works|covers|started|began|launched|rents|hires|mends|restores|publishes|trains|dances|tours|travels|remains|reopens|stays|tracks|finds|reads|sends|pours|records|counts|plans|compares|matches|checks|reminds|sorts|translates|saves|manages|organises|organizes|streams|maps|measures|predicts|shares|connects|lets|keeps|watches|tells|pairs|swaps|rides|climbs|walks|minds|feeds|saddles|bottles|presses|smokes|ferments|churns|weaves|knits|carves|forges|throws|fires|dyes|binds|frames|upholsters|re-covers|reupholsters|sees|treats|visits|cares|puts|draws|paints|meet|play|sing|walk|run|make|bake|fix|mend|sell|teach|cook|grow|build|print|brew|roast|looks",
  being: 'is|are',
  greetings:
    'hi there|hi|hello there|hello|hey|good morning|good afternoon|dear sir or madam|dear sirs|dear team|to whom it may concern|good evening|hiya|hey there|heya|howdy|hi all|hello all|hello everyone|hi everyone',
  particles: "of|the|and|or|&|+|'n'|n|de|la|le|by|for|at|du|del|von|van",
  stops:
    "in|and|is|are|which|that|who|near|at|on|from|we|with|for|it|our|located|based|where|since|offering|has|a|an|open|serving|selling|run|by|i|will|right|just|opposite|behind|next|was|its|it's|we're|i'm|they|also|doing|does|sells|do|opening|opens|opened",
  generic:
    "a|an|the|guided|specialist|specialists|our|my|we|i|this|small|family|family-run|cosy|cozy|traditional|modern|new|local|independent|organic|artisan|mobile|young|little|friendly|professional|home|house|page|website|site|landing|please|create|make|need|want|looking|hi|hello|for|in|and|old|best|boutique|online|shop|store|company|business|studio|open|opening|closed|hours|prices|price|phone|tel|call|email|contact|contacts|address|menu|services|about|welcome|it|they|he|she|you|your|there|here|located|based|near|at|on|from|since|two|three|one|four|five|free|wedding|street|road|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|daily|every|all|no|not|with|to|us|me|everything|first|also|come|find|book|visit|italian|french|german|spanish|japanese|korean|portuguese|dutch|english|british|american|mexican|indian|thai|chinese|vegan|vegetarian|gluten|if|when|what|where|who|how|so|but|just|team|both|after|before|most|some|many|lunch|dinner|breakfast|annual|instagram|facebook|whatsapp|google|location|name|type|what|industry|trade|where|i'm|i’m|we're|we’re|we've|we’ve|i've|i’ve|it's|it’s|that's|list|details|info|information|description|brief|summary|sale|update|note|notes|rates|fees|directions|parking|delivery|pricing|reviews|opening times|firm|outfit|today|now|nowadays|meanwhile|east|west|north|south|greater|central|hills|valley|office|main|head|number|bookings|enquiries|reservations|cell|guide|everyone|everybody|nobody|somebody|someone|people|reopening|coming|attention|notice|hiring|wanted|vacancy|vacancies|please note|learn|maths|physics|chemistry|infos|orders|walk-ins|walkins|collection|cash|card|tickets|entry|queries|questions|quotes|drop-ins|repairs|lessons|classes|refreshments|taxi|taxis|twelve",
  person: "this is|i am|i'm|i’m|my name is|my name's|name's|by|with",
} as const satisfies NameWords

export const place = {
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
  origins:
    "we come from|we're from|we are from|we hail from|hailing from|hails from|come from|comes from",
  seats:
    'village hall|church hall|church|parish|green|harbour|quay|market square|town hall|beach|village|band|choir|club|society|association|school|market|repair café|repair cafe|station|old station|mill|old mill',
  around:
    'and surroundings|and surrounding area|and surrounding areas|and surrounding villages|and around|and the surrounding|and nearby|and district|and the villages|area',
  towns:
    '*bury|*borough|*combe|*thorpe|*mouth|*minster|*wick|*chester|*hampton|*ington|*stead|*leigh',
  leads: 'great|much|nether|chipping|kirkby|stow|stoke|st',
} as const satisfies PlaceWords
