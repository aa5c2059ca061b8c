import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      "Can you make me a site? I'm opening a bookshop called The Second Shelf in Galway this spring. New and used, mostly poetry and crime. We'll be open Wednesday to Sunday, 11 to 6. hello@secondshelf.example",
    expect: {
      industry: 'shop',
      name: 'The Second Shelf',
      place: 'Galway',
      email: 'hello@secondshelf.example',
      hours: 'We-Su 11:00-18:00',
    },
  },
  {
    brief:
      'mobile dog physio, nottingham & derby. first assessment £65 follow up £45. dr hannah wells. 07700 900 633',
    expect: {
      industry: ['clinic', 'wellness', 'general'],
      name: ['dr hannah wells', 'hannah wells'],
      place: 'nottingham',
      phone: '+447700900633',
      prices: ['first assessment 65 GBP', 'follow up 45 GBP'],
      open: ['place'],
    },
  },
  {
    brief:
      'Harvest Moon Gathering 2027 | 3–5 September | Ludlow, Shropshire\nFolk, cider and stars. Weekend camping £85, Saturday only £40. tickets@harvestmoon.example',
    expect: {
      industry: 'event',
      name: 'Harvest Moon Gathering',
      place: 'Ludlow',
      email: 'tickets@harvestmoon.example',
      prices: ['Weekend camping 85 GBP', 'Saturday only 40 GBP'],
    },
  },
]
