import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'The Good Room. Massage and facials above the post office in Hebden Bridge. Open Tue-Fri 10-6, Sat 10-2. Deep tissue hour £55, express facial £30. Text us on 07700 900 411.',
    expect: {
      industry: 'wellness',
      name: 'The Good Room',
      place: 'Hebden Bridge',
      phone: '+447700900411',
      hours: 'Tu-Fr 10:00-18:00; Sa 10:00-14:00',
      prices: ['Deep tissue hour 55 GBP', 'express facial 30 GBP'],
    },
  },
  {
    brief:
      'NEED A WEBSITE FOR MY ROOFING FIRM. PRENTICE AND DAUGHTER ROOFING, WE COVER HULL AND BEVERLEY. SLATE, TILE, FLAT ROOFS. FREE QUOTES. CALL 01482 555 0143. TRADING SINCE 1998',
    expect: {
      industry: ['construction', 'trades'],
      name: ['PRENTICE AND DAUGHTER ROOFING', 'PRENTICE AND DAUGHTER'],
      place: 'HULL',
      since: 1998,
      open: ['place'],
    },
  },
  {
    brief:
      'so basically me and my sister do sourdough out of our garage in bend oregon and people keep asking where to order. its called crumb theory. country loaf $9 seeded loaf $10 cinnamon knots $4.50. pickup saturdays 8 to noon',
    expect: {
      industry: 'bakery',
      name: 'crumb theory',
      place: ['bend', 'bend oregon'],
      prices: ['country loaf 9 USD', 'seeded loaf 10 USD', 'cinnamon knots 4.5 USD'],
      open: ['hours'],
    },
  },
  {
    brief:
      'My name is Priya Raman and I am a tax accountant in Slough. I do returns for sole traders and landlords. Self assessment £180, company accounts from £650. No jargon, no surprises. By appointment Monday to Thursday 9:30–17:00. priya@ramantax.example',
    expect: {
      industry: 'professional-services',
      name: 'Priya Raman',
      place: 'Slough',
      email: 'priya@ramantax.example',
      hours: 'Mo-Th 09:30-17:00',
      prices: ['Self assessment 180 GBP', 'company accounts from 650 GBP'],
      audience: 'sole traders and landlords',
    },
  },
  {
    brief:
      'Victoria Park Strings is a chamber orchestra. We play four concerts a year, and our next one is at St Barnabas, Bow Road, London on 6 December. Tickets £12, under 18s £5. Book at victoriaparkstrings.example',
    expect: {
      industry: ['music', 'event', 'nonprofit'],
      name: 'Victoria Park Strings',
      place: 'London',
      url: 'https://victoriaparkstrings.example',
      prices: ['Tickets 12 GBP', 'under 18s 5 GBP'],
      open: ['place'],
    },
  },
  {
    brief:
      'Quiet Hours\nself-catering cabin, Isle of Skye\nsleeps 2\n£120 a night, min 2 nights\ncheck in 4pm check out 10am\nsorry no dogs\nstay@quiethours.example',
    expect: {
      industry: 'lodging',
      name: 'Quiet Hours',
      place: 'Isle of Skye',
      email: 'stay@quiethours.example',
      prices: ['night 120 GBP'],
    },
  },
  {
    brief:
      'we fix phones, tablets and laptops while you wait in cardiff market. screen from £49, battery £35, diagnosis free. mon-sat 9.30-5. the shop is called Cracked It. 029 2018 0455',
    expect: {
      industry: ['shop', 'trades'],
      name: 'Cracked It',
      place: 'cardiff',
      phone: '+442920180455',
      hours: 'Mo-Sa 09:30-17:00',
      prices: ['screen from 49 GBP', 'battery 35 GBP'],
    },
  },
]
