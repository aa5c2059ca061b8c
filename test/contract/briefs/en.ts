import type { LabelledBrief } from './labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'Copper Kettle is a tea room in Whitby. We serve scones, soups and a proper afternoon tea (£18.50 per person). Open every day except Tuesday, 9.30am to 4.30pm. Dogs welcome. 01947 820 145',
    expect: {
      industry: 'cafe',
      name: 'Copper Kettle',
      place: 'Whitby',
      phone: '+441947820145',
      hours: 'Mo,We-Su 09:30-16:30',
      prices: ['proper afternoon tea 18.5 GBP'],
    },
  },
  {
    brief:
      "hi! i need a page for my barber shop, it's called fade & fold, we're at 214 Valencia Street, San Francisco. cuts are $35, beard trims $20, hot towel shave $40. tue-sat 10-7, sundays 11 to 5. call (415) 555-0132",
    expect: {
      industry: 'hair-salon',
      name: 'fade & fold',
      place: '214 Valencia Street, San Francisco',
      phone: '+14155550132',
      hours: 'Tu-Sa 10:00-19:00; Su 11:00-17:00',
      prices: ['cuts 35 USD', 'beard trims 20 USD', 'hot towel shave 40 USD'],
    },
  },
  {
    brief:
      'Rapid Rooter Plumbing. Burst pipes, blocked drains and boiler repairs across Leeds, day or night: we answer the phone 24/7. Call-outs from £65, no hidden extras. Tel: 0113 496 0123, help@rapidrooter.example. Established 2004.',
    expect: {
      industry: 'trades',
      name: 'Rapid Rooter Plumbing',
      place: 'Leeds',
      phone: '+441134960123',
      email: 'help@rapidrooter.example',
      hours: '24/7',
      since: 2004,
      prices: ['Call-outs from 65 GBP'],
    },
  },
  {
    brief:
      'Tablekeeper is software for restaurants. It takes bookings, plans shifts and reminds guests by text. Free trial for 14 days, then $29 per month. We integrate with Stripe and Google Calendar. hello@tablekeeper.io',
    expect: {
      industry: 'software',
      name: 'Tablekeeper',
      email: 'hello@tablekeeper.io',
      prices: ['month 29 USD'],
    },
  },
  {
    brief:
      'Wild Stem is a florist in Bristol. We do flowers for weddings and funerals, and a weekly bouquet subscription for £25. Open Monday to Friday 9 to 5.30, Saturdays until 4. Founded in 2016 by two sisters.',
    expect: {
      industry: 'florist',
      name: 'Wild Stem',
      place: 'Bristol',
      hours: 'Mo-Fr 09:00-17:30; Sa 09:00-16:00',
      since: 2016,
      prices: ['weekly bouquet subscription 25 GBP'],
    },
  },
  {
    brief:
      'Harbour Light Jazz Weekend 2026. Three stages, forty musicians, one harbour. 12 to 14 June 2026 in Falmouth, gates open 11am to 11pm. Day tickets £45, weekend tickets £110. tickets@harbourlight.example',
    expect: {
      industry: 'event',
      name: 'Harbour Light Jazz Weekend',
      place: 'Falmouth',
      email: 'tickets@harbourlight.example',
      prices: ['Day tickets 45 GBP', 'weekend tickets 110 GBP'],
    },
  },
  {
    brief:
      'We rescue and rehome greyhounds. Second Lap is a volunteer-run charity near Dublin, registered since 2011. We raised €48,000 last year and every cent went on vet bills. Visits by appointment, Saturdays and Sundays 12–4pm. Phone 01 555 0199.',
    expect: {
      industry: 'nonprofit',
      name: 'Second Lap',
      place: 'Dublin',
      hours: 'Sa-Su 12:00-16:00',
      since: 2011,
      phone: '+35315550199',
    },
  },
  {
    brief:
      "I'm a wedding photographer based in Asheville. My name is Juno Vale. Full-day packages start at $2,400 and include a second shooter and an online gallery. Engagement shoots $350. Write to juno@junovale.example or see https://junovale.example/work",
    expect: {
      industry: 'photography',
      name: 'Juno Vale',
      place: 'Asheville',
      email: 'juno@junovale.example',
      url: 'https://junovale.example/work',
      prices: ['Full-day packages from 2400 USD', 'Engagement shoots 350 USD'],
    },
  },
  {
    brief:
      'Oak & Anvil Builders — extensions, loft conversions and full renovations in and around Sheffield. Family firm since 1978. Office hours Mon–Fri 8am–5pm, lunch break 12–1. Ring 0114 496 0170.',
    expect: {
      industry: 'construction',
      name: 'Oak & Anvil Builders',
      place: 'Sheffield',
      phone: '+441144960170',
      hours: 'Mo-Fr 08:00-12:00,13:00-17:00',
      since: 1978,
    },
  },
  {
    brief:
      'Stillwater Yoga in Portland. Vinyasa on weekday mornings, yin at night; classes at 7am and 6:30pm. Drop-in $18, ten-class pass $150. First class free.',
    expect: {
      industry: 'fitness',
      name: 'Stillwater Yoga',
      place: 'Portland',
      prices: ['Drop-in 18 USD', 'ten-class pass 150 USD'],
    },
  },
  {
    brief:
      'Northgate Motors, garage and MOT centre, 7 Mill Road, Cambridge. Servicing from £95, MOT £45. Open weekdays 8 to 6 and Saturday 8.30 to 1. 01223 496 011',
    expect: {
      industry: 'auto-repair',
      name: 'Northgate Motors',
      place: '7 Mill Road, Cambridge',
      phone: '+441223496011',
      hours: 'Mo-Fr 08:00-18:00; Sa 08:30-13:00',
      prices: ['Servicing from 95 GBP', 'MOT 45 GBP'],
    },
  },
]
