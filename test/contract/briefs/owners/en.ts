import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      "knife sharpening out of my van, mostly around Stroud. £4 a kitchen knife, shears £9. i'm called Edge & Whet on facebook",
    expect: {
      industry: 'trades',
      name: 'Edge & Whet',
      place: 'Stroud',
      prices: ['kitchen knife 4 GBP', 'shears 9 GBP'],
    },
  },
  {
    brief:
      "Dinah's Dumplings!! pork + chive $8, veggie $7. food truck, Portland, usually parked by the river Thurs–Sat 11 to 3",
    expect: {
      industry: 'restaurant',
      name: "Dinah's Dumplings",
      place: 'Portland',
      hours: 'Th-Sa 11:00-15:00',
      prices: ['pork + chive 8 USD', 'veggie 7 USD'],
    },
  },
  {
    brief:
      'We need something simple for the allotment society. Forty plots behind the cemetery in Todmorden, plot rent £38 a year, waiting list about two years. Seed swap and soup on the first Sunday of March. Contact the secretary, Wendy: plots@stubley.example — Stubley Lane Allotment Society',
    expect: {
      industry: 'nonprofit',
      name: 'Stubley Lane Allotment Society',
      place: 'Todmorden',
      email: 'plots@stubley.example',
      prices: ['plot rent 38 GBP'],
    },
  },
  {
    brief:
      'dog walker + cat sitter, south Bristol. solo walk £18, cat visits £12. insured, police checked. by Tess Arkwright',
    expect: {
      industry: 'general',
      name: 'Tess Arkwright',
      place: 'Bristol',
      prices: ['solo walk 18 GBP', 'cat visits 12 GBP'],
    },
  },
  {
    brief:
      'The Understudy is a 40-seat theatre bar off Camden Passage, London: cocktails £11, natural wine from £7, scratch nights on Mondays. Closed Sundays, otherwise 5pm till midnight.',
    expect: {
      industry: 'bar',
      name: 'The Understudy',
      place: 'London',
      open: ['hours'],
      prices: ['cocktails 11 GBP', 'natural wine from 7 GBP'],
    },
  },
  {
    brief:
      "1-to-1 maths tuition for GCSE and A-level students, online or in Leicester. I'm Dr Ifeoma Bright. £42/hr. 20% off first lesson in September.",
    expect: {
      industry: 'education',
      name: ['Dr Ifeoma Bright', 'Ifeoma Bright'],
      place: 'Leicester',
      audience: 'GCSE and A-level students',
      open: ['prices'],
    },
  },
  {
    brief:
      'Loft conversions, extensions, garden rooms. Pargeter Brothers Ltd, builders in Ipswich since 1987. Free quotes, ring 01473 550192',
    expect: {
      industry: 'construction',
      name: 'Pargeter Brothers Ltd',
      place: 'Ipswich',
      since: 1987,
      phone: '+441473550192',
    },
  },
  {
    brief:
      "we're opening a record shop in March!! it's called second groove (yes lowercase), 9 Hope Street, Glasgow. used vinyl from £5, coffee £3. wed-sun 11-6",
    expect: {
      industry: 'shop',
      name: 'second groove',
      place: '9 Hope Street, Glasgow',
      hours: 'We-Su 11:00-18:00',
      prices: ['used vinyl from 5 GBP', 'coffee 3 GBP'],
    },
  },
]
