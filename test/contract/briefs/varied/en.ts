import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      "So my husband and I took over the old chip shop on Fore Street last spring and turned it into a seafood restaurant – Salt Pig – in Brixham, Devon. Eight tables. We cook what the boats land. Mains from £19, the tasting menu is £62 and needs booking. Dinner Wednesday to Saturday 6pm–9.30pm, Sunday lunch noon to 3. We don't do takeaway any more. Book on 01803 555 210 or table@saltpig.example",
    expect: {
      industry: 'restaurant',
      name: 'Salt Pig',
      place: 'Brixham',
      phone: '+441803555210',
      email: 'table@saltpig.example',
      hours: 'We-Sa 18:00-21:30; Su 12:00-15:00',
      prices: ['Mains from 19 GBP', 'tasting menu 62 GBP'],
    },
  },
  {
    brief:
      'DAILY GRIND COFFEE HOUSE. 88 ORCHARD STREET, NEW YORK. FLAT WHITE $4.75, COLD BREW $5, BAGELS FROM $3.50. OPEN MON-FRI 6:30AM-6PM, SAT-SUN 8AM-5PM. CALL 212-555-0147.',
    expect: {
      industry: 'cafe',
      name: 'DAILY GRIND COFFEE HOUSE',
      place: '88 ORCHARD STREET, NEW YORK',
      phone: '+12125550147',
      hours: 'Mo-Fr 06:30-18:00; Sa-Su 08:00-17:00',
      prices: ['FLAT WHITE 4.75 USD', 'COLD BREW 5 USD', 'BAGELS from 3.5 USD'],
    },
  },
  {
    brief:
      "Hi there, I'm Priya and I run a mobile hairdressing business around Harrogate, it's called Curl Up & Dye. I come to your home. Dry cut £28, wash cut and blow dry £38, colour from £60. No salon, no kids' parties. I work Tuesdays, Wednesdays and Fridays 9.30 to 3. Text me on 07700 900 312.",
    expect: {
      industry: 'hair-salon',
      name: 'Curl Up & Dye',
      place: 'Harrogate',
      phone: '+447700900312',
      hours: 'Tu-We,Fr 09:30-15:00',
      prices: ['Dry cut 28 GBP', 'wash cut and blow dry 38 GBP', 'colour from 60 GBP'],
    },
  },
  {
    brief:
      'Stone & Sage Day Spa — massage, facials, sauna.\n\n* Swedish massage 60 min – £70\n* Hot stone – £85\n* Facial – £55\n\nOpen daily 10am to 8pm. 14 Quay Lane, Exeter EX1 1AA\nT 01392 555 018\nE calm@stoneandsage.example',
    expect: {
      industry: 'wellness',
      name: 'Stone & Sage Day Spa',
      place: ['14 Quay Lane, Exeter EX1 1AA', '14 Quay Lane, Exeter'],
      phone: '+441392555018',
      email: 'calm@stoneandsage.example',
      hours: 'Mo-Su 10:00-20:00',
      prices: ['Swedish massage 60 min 70 GBP', 'Hot stone 85 GBP', 'Facial 55 GBP'],
    },
  },
  {
    brief:
      'Iron Lantern Boxing Gym, Glasgow. Est 2013. Beginners welcome, women only sessions Mondays 7-8pm. Monthly membership £32, pay as you go £7. Gym open Mon to Thu 6am - 9.30pm, Fri 6am - 8pm, weekends 9 - 2.',
    expect: {
      industry: 'fitness',
      name: 'Iron Lantern Boxing Gym',
      place: 'Glasgow',
      since: 2013,
      hours: 'Mo-Th 06:00-21:30; Fr 06:00-20:00; Sa-Su 09:00-14:00',
      prices: ['Monthly membership 32 GBP', 'pay as you go 7 GBP'],
    },
  },
  {
    brief:
      "Electrician, one man band. Name's Dave Okafor, trading as Brightside Electrical, covering Reading, Bracknell and Wokingham. Rewires, fuse boards, EV chargers. £45 an hour, call out £60. No job too small. Not available Sundays. 0118 496 0456, dave@brightside.example",
    expect: {
      industry: 'trades',
      name: 'Brightside Electrical',
      place: 'Reading',
      phone: '+441184960456',
      email: 'dave@brightside.example',
      prices: ['hour 45 GBP', 'call out 60 GBP'],
    },
  },
  {
    brief:
      'Sparkle Sisters. house cleaning n end of tenancy cleans. Leeds n Bradford. £16/hr, oven clean £45, full end of tenancy from £140. mon to fri 8 til 4. call or whatsapp 07700900455 ask for Jo. we bring everything. NO weekends',
    expect: {
      industry: 'cleaning',
      name: 'Sparkle Sisters',
      place: 'Leeds',
      phone: '+447700900455',
      hours: 'Mo-Fr 08:00-16:00',
      prices: ['hr 16 GBP', 'oven clean 45 GBP', 'full end of tenancy from 140 GBP'],
    },
  },
  {
    brief:
      "Looking for a simple one-pager for Coburg Road Garage. Servicing, brakes, clutches, MOT £39.95, interim service £99. We're at 210 Coburg Road, Edinburgh, behind the tile warehouse. Weekdays half eight to half five, Saturday mornings 9-12. Ring 0131 496 0220. Built in 1931 as a tram depot but we've only been here since 2009.",
    expect: {
      industry: 'auto-repair',
      name: 'Coburg Road Garage',
      place: '210 Coburg Road, Edinburgh',
      phone: '+441314960220',
      since: 2009,
      hours: 'Mo-Fr 08:30-17:30; Sa 09:00-12:00',
      prices: ['MOT 39.95 GBP', 'interim service 99 GBP'],
    },
  },
  {
    brief:
      'Petal Theory | wedding & event florist | Brooklyn NY | by appointment only | bouquets from $85, arches from $900, full weddings from $4,000 | hello@petaltheory.example | est. 2018',
    expect: {
      industry: 'florist',
      name: 'Petal Theory',
      place: 'Brooklyn',
      email: 'hello@petaltheory.example',
      since: 2018,
      prices: ['bouquets from 85 USD', 'arches from 900 USD', 'full weddings from 4000 USD'],
    },
  },
  {
    brief:
      "Heron's Rest is a two-bedroom shepherd's hut retreat near Ambleside in the Lake District. Sleeps four. £135 per night, minimum two nights; dogs £10 per stay. Wood-fired hot tub. Check in from 4pm, check out by 10am. No parties, no smoking. Bookings: stay@heronsrest.example or 015394 55501.",
    expect: {
      industry: 'lodging',
      name: "Heron's Rest",
      place: 'Ambleside',
      phone: '+441539455501',
      email: 'stay@heronsrest.example',
      prices: ['night 135 GBP', 'dogs 10 GBP'],
    },
  },
  {
    brief:
      "I'm a ceramicist and textile artist living in Penzance, my name is Wren Tregarthen. I'd like a quiet portfolio page: my work, a short bio, commissions from £180. Exhibited in London in 2022 and Oslo in 2024. Please keep it off-white, lots of space. wren@tregarthen.example",
    expect: {
      industry: 'portfolio',
      name: 'Wren Tregarthen',
      place: 'Penzance',
      email: 'wren@tregarthen.example',
      prices: ['commissions from 180 GBP'],
    },
  },
  {
    brief:
      "THE RUSTY HINGES – folk punk four piece from Minneapolis. New record 'Barn Fire' out in October. We play weddings, bars and basements. Booking $600 for a two hour set. rustyhinges.band / booking@rustyhinges.band",
    expect: {
      industry: 'music',
      name: 'THE RUSTY HINGES',
      place: 'Minneapolis',
      url: 'https://rustyhinges.band',
      email: 'booking@rustyhinges.band',
      prices: ['Booking 600 USD'],
    },
  },
  {
    brief:
      "The Open Pantry is a community food bank in Hull run entirely by volunteers. Last year 3,200 families got a parcel. Drop-in Tuesdays and Fridays, 10am till 1pm, at St Aidan's Hall. We don't need clothes; we do need tins. Donate £5 to feed a family for a day. Registered charity no. 1155001. 01482 555 330",
    expect: {
      industry: 'nonprofit',
      name: 'The Open Pantry',
      place: 'Hull',
      phone: '+441482555330',
      hours: 'Tu,Fr 10:00-13:00',
    },
  },
  {
    brief:
      'Bright Pencil Tutoring: maths and English tuition for ages 7 to 16 in Croydon and online. One to one £30 per hour, small group £15. Sessions weekdays 4-7pm. All tutors are DBS checked. Call Amara 020 7946 0321.',
    expect: {
      industry: 'education',
      name: 'Bright Pencil Tutoring',
      place: 'Croydon',
      phone: '+442079460321',
      prices: ['One to one 30 GBP', 'small group 15 GBP'],
    },
  },
  {
    brief:
      'Casa Lumen Realty helps first time buyers in San Antonio. 2.5% listing fee, no hidden costs. We closed 212 homes in 2023. Open houses every Sunday 1–4pm. Office Mon-Sat 9-6. Call (210) 555-0163 or visit casalumen.example/homes',
    expect: {
      industry: 'real-estate',
      name: 'Casa Lumen Realty',
      place: 'San Antonio',
      phone: '+12105550163',
      url: 'https://casalumen.example/homes',
      hours: 'Mo-Sa 09:00-18:00',
    },
  },
  {
    brief:
      'Pagoda is a password manager for small teams. Shared vaults, audit log, works offline. Free for up to 3 people, Team plan $4 per user per month, Business plan $7. Made in Seattle. hi@pagoda.app',
    expect: {
      industry: 'software',
      name: 'Pagoda',
      place: 'Seattle',
      email: 'hi@pagoda.app',
      prices: ['Team plan 4 USD', 'Business plan 7 USD'],
    },
  },
]
