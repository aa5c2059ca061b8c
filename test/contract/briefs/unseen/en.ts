import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'bakery, sourdough + rye, nothing fancy. name: Marrow & Rye. Frome. open weds–sun 8–2 (sold out = closed). loaf £4.20, cinnamon bun £3. no wholesale, no delivery. insta @marrowandrye',
    expect: {
      industry: 'bakery',
      name: 'Marrow & Rye',
      place: 'Frome',
      hours: 'We-Su 08:00-14:00',
      prices: ['loaf 4.2 GBP', 'cinnamon bun 3 GBP'],
    },
  },
  {
    brief:
      "we're a tiny mezcal bar in Austin called Humo. half ten at night it gets loud, you've been warned. cocktails $13, mezcal flights from $24. thu to sun, 5pm to 1am. 21+ only, no food, no TVs. (512) 555-0176",
    expect: {
      industry: 'bar',
      name: 'Humo',
      place: 'Austin',
      phone: '+15125550176',
      hours: 'Th-Su 17:00-01:00',
      prices: ['cocktails 13 USD', 'mezcal flights from 24 USD'],
    },
  },
  {
    brief:
      'Please build a website for Lark Hill Veterinary Practice, Kilkenny. Small animals only; we do not treat horses or cattle. Consultations €55, neutering from €140, microchipping €30. Surgery hours: Mon, Tue, Thu, Fri 9am–6pm, Wed and Sat 9am–1pm. Emergencies 056 771 2345, out of hours 056 771 2346.',
    expect: {
      industry: 'clinic',
      name: 'Lark Hill Veterinary Practice',
      place: 'Kilkenny',
      phone: '+353567712345',
      hours: 'Mo-Tu,Th-Fr 09:00-18:00; We,Sa 09:00-13:00',
      prices: ['Consultations 55 EUR', 'neutering from 140 EUR', 'microchipping 30 EUR'],
    },
  },
  {
    brief:
      'Hollis & Daughter Construction LLC builds decks, additions and garage apartments in Asheville, North Carolina. Licensed and insured. Three generations, since 1962. Decks start at $9,500; free estimates. Mon through Fri 7 to 4:30. (828) 555-0111 / office@hollisanddaughter.example',
    expect: {
      industry: 'construction',
      name: 'Hollis & Daughter Construction LLC',
      place: 'Asheville',
      phone: '+18285550111',
      email: 'office@hollisanddaughter.example',
      since: 1962,
      hours: 'Mo-Fr 07:00-16:30',
      prices: ['Decks from 9500 USD'],
    },
  },
  {
    brief:
      'Thimble & Thread is a haberdashery and fabric shop in Hebden Bridge, West Yorkshire. Cottons from £9 a metre, pattern weights £6.50, sewing kits £18. Shop hours: Tue–Sat 10–5. Closed Sun & Mon. Online: www.thimbleandthread.example. Soft greens and mustard please, homely tone.',
    expect: {
      industry: 'shop',
      name: 'Thimble & Thread',
      place: 'Hebden Bridge',
      url: 'https://www.thimbleandthread.example',
      hours: 'Tu-Sa 10:00-17:00',
      prices: ['Cottons from 9 GBP', 'pattern weights 6.5 GBP', 'sewing kits 18 GBP'],
    },
  },
  {
    brief:
      "Marcus Bell Photography. Newborns, families, headshots in Denver. Sessions from $220. Headshots $150. I don't do weddings. I shoot on film when you ask nicely. marcus@bellphoto.example, 720-555-0190, instagram @marcusbellphoto",
    expect: {
      industry: 'photography',
      name: 'Marcus Bell Photography',
      place: 'Denver',
      phone: '+17205550190',
      email: 'marcus@bellphoto.example',
      prices: ['Sessions from 220 USD', 'Headshots 150 USD'],
    },
  },
  {
    brief:
      'Come to the 7th Annual Lower Mill Street Food Fair! Saturday 5 September 2026, 11am-6pm, on the green in Ludlow. 40 stalls, brass band, dog show at 2. Entry £3, kids under 12 free. Stallholders write to fair@lowermill.example',
    expect: {
      industry: 'event',
      name: 'Lower Mill Street Food Fair',
      place: 'Ludlow',
      email: 'fair@lowermill.example',
      prices: ['Entry 3 GBP'],
    },
  },
  {
    brief:
      'Formal notice of requirements: a website for Pemberton Vale Accountants, 3 Castle Square, Shrewsbury SY1 2HR. Services include bookkeeping, payroll, VAT returns and self assessment. Self assessment returns from £180; limited company accounts from £65 per month. Office hours are Monday to Friday, 9:00 a.m. to 5:00 p.m. Telephone 01743 555 190. Founded in 1994.',
    expect: {
      industry: 'professional-services',
      name: 'Pemberton Vale Accountants',
      place: ['3 Castle Square, Shrewsbury SY1 2HR', '3 Castle Square, Shrewsbury'],
      phone: '+441743555190',
      since: 1994,
      hours: 'Mo-Fr 09:00-17:00',
      prices: ['Self assessment returns from 180 GBP', 'limited company accounts from 65 GBP'],
    },
  },
  {
    brief:
      'Two sisters, one river, a lot of maps. Riverkin is where we write down the stories of the people along the Severn. Based in Ironbridge. Say hello: post@riverkin.example',
    expect: {
      industry: 'general',
      name: 'Riverkin',
      place: 'Ironbridge',
      email: 'post@riverkin.example',
    },
  },
]
