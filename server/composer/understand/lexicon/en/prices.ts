import type { PriceWords } from '../lexicon.ts'

export const prices = {
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
  coins: 'p|pence|c|¢|cents|cent',
  from: 'from|starting at|starting from|starts at|starts from|start at|start from|prices from|as low as|beginning at|begin at|upwards of|at least|between',
  link: 'for|is|are|costs|cost|at|only|just|it is|priced at|price|prices|will cost|runs|about|goes for|a|per|each|go for|sell for|sells for|we charge|i charge|they charge|come in at|now|=|you pay|with|currently|-|will cost you|costs you|cost you|sets you back|comes to|come to|comes out at|roughly|around|around about|approximately|you pay about|will be|can be had',
  per: 'for|per|a|an|each|/|every|buys|gets you|the|one',
  lead: 'menu is|the menu is|our menu is|menu:|a|an|the|our|we|offer|offers|do|sell|have|i|and|or|also|plus|my|prices|price|with|for|is|are|at|get|you|rates|fees|services|costs|cost|then|of|as well as|including|include|e.g.|such as|like|charge|make|serve|try|there|there is|there are|can|your|try our|book|book a|from|to|that|it|only|just|tickets for|where|which|on|in|has|comes with|they|this|all of it|the whole thing',
  divide: 'and|or|plus|while|but|then|as well as',
  later: 'then|after that|afterwards|thereafter',
  not: 'raised|raise|budget|turnover|revenue|save|saves|off|discount|over|above|orders over|donated|goal|worth|up to|funding|investment|grant|million|billion|more than|minimum order|deposit|fine|free delivery|free shipping|prize|refund|cancellation fee|late fee|owe|scholarship|donate|donation|donations|a donation of|received|awarded|collected|tip|tips|fined',
} as const satisfies PriceWords
