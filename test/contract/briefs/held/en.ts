import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      "Plumber in Stockport. Hollis & Sons. Boilers, bathrooms, burst pipes. We've been at it since 1978. We don't do gas fires. Emergency call out 24/7, 0161 496 0123 (day) or 07700 900456 (night). Call out fee £60.",
    expect: {
      industry: 'trades',
      name: 'Hollis & Sons',
      place: 'Stockport',
      phone: '+441614960123',
      hours: '24/7',
      since: 1978,
      prices: ['Call out fee 60 GBP'],
    },
  },
  {
    brief:
      'For my shop Paper Moon I need something pretty: stationery, notebooks and fountain pens. 14 Lark Lane, Liverpool. Tues-Sat 10-5.30. 🌙 papermoon.example',
    expect: {
      industry: 'shop',
      name: 'Paper Moon',
      place: '14 Lark Lane, Liverpool',
      url: 'https://papermoon.example',
      hours: 'Tu-Sa 10:00-17:30',
    },
  },
  {
    brief:
      'we are the old forge, a b&b with four rooms near Ludlow. double room £95 a night, single £70, breakfast included. check in from 4pm. no children under 12 please. book on 01584 555 0111? no sorry 01584 555011',
    expect: {
      industry: 'lodging',
      name: 'the old forge',
      place: 'Ludlow',
      phone: '+441584555011',
      prices: ['double room 95 GBP', 'single 70 GBP'],
    },
  },
  {
    brief:
      'Dr. Priya Raman, pediatric dentist in Cambridge, MA. Gentle dentistry for kids and nervous teens. Mon, Wed, Fri 8:30am-5pm; Tue, Thu 10am-7pm. New patient exam $120. 617-555-0193',
    expect: {
      industry: 'clinic',
      name: 'Dr. Priya Raman',
      place: ['Cambridge', 'Cambridge, MA'],
      phone: '+16175550193',
      hours: 'Mo,We,Fr 08:30-17:00; Tu,Th 10:00-19:00',
      audience: 'kids and nervous teens',
      prices: ['New patient exam 120 USD'],
    },
  },
  {
    brief:
      "Wedding and family photographer based in Galway. Name's Aoife Brennan Photography. Half day €900, full day €1,600. I don't do corporate stuff. aoife@brennanphoto.example",
    expect: {
      industry: 'photography',
      name: 'Aoife Brennan Photography',
      place: 'Galway',
      email: 'aoife@brennanphoto.example',
      prices: ['Half day 900 EUR', 'full day 1600 EUR'],
    },
  },
  {
    brief:
      'a dark, smoky cocktail bar under a bookshop in Edinburgh. cocktails £11. tue to sun, 6pm until 1am. looks like an old library: dark green, brass, warm light. the place is Chapter & Curse',
    expect: {
      industry: 'bar',
      name: 'Chapter & Curse',
      place: 'Edinburgh',
      hours: 'Tu-Su 18:00-01:00',
      prices: ['cocktails 11 GBP'],
    },
  },
  {
    brief:
      'Hot yoga and breathwork in Asheville at Ember Room. Drop-in $22, monthly unlimited $139. 4,000 sq ft, opened in 2018 after the 2016 fire. emberroom.example',
    expect: {
      industry: ['wellness', 'fitness'],
      name: 'Ember Room',
      place: 'Asheville',
      url: 'https://emberroom.example',
      since: 2018,
      prices: ['Drop-in 22 USD', 'monthly unlimited 139 USD'],
    },
  },
]
