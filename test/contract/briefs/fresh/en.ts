import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'Tidewater Swim School, Falmouth. Small-group lessons for nervous adults and for babies from six months. £14 a session. Call Bronwen on 01326 555 014.',
    expect: {
      industry: ['fitness', 'education'],
      name: 'Tidewater Swim School',
      place: 'Falmouth',
      phone: '+441326555014',
      prices: ['session 14 GBP'],
      open: ['audience', 'prices'],
    },
  },
  {
    brief:
      'i do dog grooming from my converted van around Kettering and Corby. full groom £38, nail clip £8. text 07700 900 314. The Soapy Hound',
    expect: {
      industry: ['wellness', 'hair-salon', 'shop', 'general', 'trades', 'cleaning'],
      name: 'The Soapy Hound',
      phone: '+447700900314',
      prices: ['full groom 38 GBP', 'nail clip 8 GBP'],
      open: ['place'],
    },
  },
  {
    brief:
      'Farrow & Pike Funeral Directors have looked after families in Grimsby since 1931. We are here day and night. 12 Welholme Road, Grimsby DN32 0DT, office@farrowpike.example',
    expect: {
      industry: ['professional-services', 'general'],
      name: ['Farrow & Pike Funeral Directors', 'Farrow & Pike'],
      place: '12 Welholme Road, Grimsby DN32 0DT',
      email: 'office@farrowpike.example',
      since: 1931,
      open: ['audience', 'hours'],
    },
  },
  {
    brief:
      'Please make a page for our beekeeping group: Ouse Valley Beekeepers. We meet the first Thursday of the month in Lewes, 7pm, beginners welcome. Honey £7 a jar at our stall.',
    expect: {
      industry: ['nonprofit', 'general', 'education', 'shop'],
      name: 'Ouse Valley Beekeepers',
      place: 'Lewes',
      prices: ['Honey 7 GBP'],
      open: ['hours', 'audience', 'prices'],
    },
  },
  {
    brief:
      'Kiln Lane Self Storage — lockers and rooms by the week. Small locker £6, garage-size room £32. Open every day 6am–10pm. Unit 4, Kiln Lane, Telford TF3 4AB',
    expect: {
      industry: ['general', 'professional-services', 'real-estate', 'shop'],
      name: 'Kiln Lane Self Storage',
      place: ['Unit 4, Kiln Lane, Telford TF3 4AB', 'Kiln Lane, Telford TF3 4AB', 'Telford'],
      hours: 'Mo-Su 06:00-22:00',
      prices: ['Small locker 6 GBP', 'garage-size room 32 GBP'],
    },
  },
]
