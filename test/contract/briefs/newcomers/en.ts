import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'Between Two Ferns Florists, 9 Cowley Road, Oxford OX4 1HP. Hand-tied bouquets from £28, funeral work, weekly office flowers. Weds-Sat 9am-5pm, Sun 10am-1pm. 01865 496 012',
    expect: {
      industry: 'florist',
      name: ['Between Two Ferns Florists', 'Between Two Ferns'],
      place: '9 Cowley Road, Oxford OX4 1HP',
      phone: '+441865496012',
      hours: 'We-Sa 09:00-17:00; Su 10:00-13:00',
      prices: ['Hand-tied bouquets from 28 GBP'],
    },
  },
  {
    brief:
      'Hello, I teach violin and viola to children and adult beginners from my home in Stirling. I trained in Glasgow and have been teaching since 2009. Half an hour is £22, an hour £40. Could you please make something calm and simple? Thanks, Catriona Munro',
    expect: {
      industry: ['education', 'music'],
      name: 'Catriona Munro',
      place: 'Stirling',
      since: 2009,
      audience: 'children and adult beginners',
      prices: ['Half an hour 22 GBP', 'hour 40 GBP'],
      open: ['prices'],
    },
  },
  {
    brief:
      'we clean gutters, windows and conservatories all round swindon. gutters from £60, windows from £12. no contracts. call or text mike on 07700 900 522. squeaky mikes',
    expect: {
      industry: 'cleaning',
      name: 'squeaky mikes',
      place: 'swindon',
      phone: '+447700900522',
      prices: ['gutters from 60 GBP', 'windows from 12 GBP'],
    },
  },
  {
    brief:
      'Loaf & Ledger is bookkeeping software for bakeries. It reads till receipts, works out margins per product and files VAT. Plans start at £19 a month. Try it free for 30 days. loafandledger.example',
    expect: {
      industry: 'software',
      name: 'Loaf & Ledger',
      url: 'https://loafandledger.example',
      prices: ['month from 19 GBP'],
      open: ['prices', 'audience'],
    },
  },
  {
    brief:
      'After Dark, cocktail bar in the basement of 31 Frith Street, London. Negroni £12, house martini £13.50, olives £4. Mon to Thurs 6pm till midnight, Fri and Sat till 2am. Over 21s only.',
    expect: {
      industry: 'bar',
      name: 'After Dark',
      place: '31 Frith Street, London',
      hours: 'Mo-Th 18:00-24:00; Fr-Sa 18:00-02:00',
      prices: ['Negroni 12 GBP', 'house martini 13.5 GBP', 'olives 4 GBP'],
    },
  },
]
