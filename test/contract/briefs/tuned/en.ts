import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      "hiya, me and my sister run a little bakery in Hebden Bridge, it's called two sisters & a loaf. we do sourdough (£4.50), cinnamon knots £2.80 and birthday cakes from £35. open wed to sat 8 till 3. ring 01422 555019",
    expect: {
      industry: 'bakery',
      name: 'two sisters & a loaf',
      place: 'Hebden Bridge',
      phone: '+441422555019',
      hours: 'We-Sa 08:00-15:00',
      prices: ['sourdough 4.5 GBP', 'cinnamon knots 2.8 GBP', 'birthday cakes from 35 GBP'],
    },
  },
  {
    brief:
      'Subject: page for our street food festival\n\nHi there,\nThe Big Quay Feast is back on 12 and 13 June 2027, noon to 10pm, on the quayside in Bristol. Forty stalls, live bands, free entry before 3pm, £6 after. Dogs welcome. Questions: hello@bigquayfeast.example\n\nThanks, Nadia Osei',
    expect: {
      industry: 'event',
      name: 'The Big Quay Feast',
      place: 'Bristol',
      email: 'hello@bigquayfeast.example',
      open: ['prices'],
    },
  },
  {
    brief:
      'Ledgerly is invoicing software for freelancers. $9 per month, 14-day free trial, no card needed. Works in the browser and on your phone. support@ledgerly.example',
    expect: {
      industry: 'software',
      name: 'Ledgerly',
      email: 'support@ledgerly.example',
      audience: 'freelancers',
      prices: ['month 9 USD'],
    },
  },
  {
    brief:
      'SPOTLESS MAIDS LLC - HOUSE AND OFFICE CLEANING IN TUCSON AZ. MOVE OUT CLEANS FROM $180. DEEP CLEAN $240. MON-SAT 7AM-6PM. CALL OR TEXT (520) 555-0148',
    expect: {
      industry: 'cleaning',
      name: 'SPOTLESS MAIDS LLC',
      place: 'TUCSON',
      phone: '+15205550148',
      hours: 'Mo-Sa 07:00-18:00',
      prices: ['MOVE OUT CLEANS from 180 USD', 'DEEP CLEAN 240 USD'],
    },
  },
  {
    brief:
      "I'm Marcus Bell and I teach boxing to complete beginners in a railway arch in Peckham. The gym is called Southpaw Social. Class £12, ten classes £95. No sparring, no egos.",
    expect: {
      industry: 'fitness',
      name: 'Southpaw Social',
      place: 'Peckham',
      audience: 'complete beginners',
      prices: ['Class 12 GBP', 'ten classes 95 GBP'],
    },
  },
  {
    brief:
      'need a site for my locksmith business. 24 hours, all over Leeds. lockouts from £69, lock change £85. in business since 2009. 0113 496 0187',
    expect: {
      industry: 'trades',
      place: 'Leeds',
      phone: '+441134960187',
      hours: '24/7',
      since: 2009,
      prices: ['lockouts from 69 GBP', 'lock change 85 GBP'],
    },
  },
]
