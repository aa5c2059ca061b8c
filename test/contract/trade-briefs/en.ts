import type { TradeBriefs } from './trade-briefs.ts'

export const en: TradeBriefs = {
  bakery:
    'Crumb & Co is a small bakery in Leeds. We bake sourdough loaves, seeded rye and cardamom buns. Everything is made overnight and sold until it runs out. Open Wednesday to Sunday 8am to 3pm. Sourdough £4.50, cardamom bun £2.80.',
  restaurant:
    'The Salt House is a seafood restaurant in Whitby, 14 Pier Road. We serve grilled mackerel, crab toast and fish stew. Dinner Tuesday to Saturday 6pm to 10pm. Call 01947 496 012.',
  cafe: 'Ember is a cosy neighbourhood cafe in Bath with flat whites, filter coffee and banana bread. Dogs are welcome on the terrace. Flat white £3.40, banana bread £3.20. Open daily 8am to 5pm.',
  bar: 'The Lamplighter is a cocktail bar in Manchester. We mix classic cocktails, natural wines and alcohol-free drinks. Open Thursday to Saturday 6pm to 1am.',
  'hair-salon':
    'Juniper Hair is a hair salon in York. We offer cuts, colour and bridal styling. Our colours are plant based and gentle on sensitive scalps. Cut £38, colour from £60. Book on 01904 555 012.',
  wellness:
    'Stillwater is a massage studio in Brighton offering deep tissue massage, reflexology and hot stone treatments. Sixty minutes £55. Write to hello@stillwater.example.',
  clinic:
    'Maple Dental is a dental practice in Norwich for families and nervous patients. Check-ups, fillings and hygienist appointments. Monday to Friday 8:30am to 5:30pm. Call 01603 496 001.',
  fitness:
    'Northside Strength is a small gym in Sheffield. We offer personal training, small group classes and mobility sessions. Monthly membership £39.',
  trades:
    'Hartley Plumbing repairs boilers, burst pipes and bathrooms in Leeds and the surrounding villages. Family run since 1994. Call 0113 496 0000.',
  construction:
    'Oakline Builders builds extensions, loft conversions and garden rooms in Exeter. We draw the plans, apply for permission and do the work ourselves. Write to office@oakline.example.',
  cleaning:
    'Bright & Early is a cleaning company in Bristol. We clean offices, holiday lets and end of tenancy flats. From £18 per hour. Call 0117 496 0150.',
  'auto-repair':
    'Parkside Garage is a car repair workshop in Derby. MOT tests, brakes, tyres and diagnostics. Full service £140. Monday to Friday 8am to 6pm. 01332 496 010.',
  shop: 'Paper Moon is a stationery shop in Oxford selling notebooks, fountain pens and wrapping paper. 22 Turl Street. Open Monday to Saturday 10am to 6pm.',
  florist:
    'Wild Fern is a florist in Cardiff. We arrange seasonal bouquets, wedding flowers and funeral wreaths. All our flowers come from growers in Wales. Bouquets from £25.',
  lodging:
    'Gull Cottage is a bed and breakfast in St Ives with a garden above the harbour. Double room £95, family room £130. Bookings: stay@gullcottage.example.',
  photography:
    'Rosa Field is a documentary wedding photographer in Edinburgh. I photograph weddings, families and small businesses in natural light. Half day £650.',
  portfolio:
    'I am Theo Lind, an illustrator in Glasgow. I draw book covers, posters and editorial illustrations. hello@theolind.example',
  music:
    'The Copper Strings are a folk trio from Durham. We play weddings, village festivals and house concerts. Booking: play@copperstrings.example',
  event:
    'Harbour Jazz Weekend is a small jazz festival in Falmouth. Weekend ticket £48, day ticket £22.',
  nonprofit:
    'Second Shelf is a charity in Hull that collects and repairs school books. We offer reading afternoons, a free book exchange and homework help for families on low incomes.',
  education:
    'Lingua Lane is a language school in Cambridge. We teach Spanish, Italian and Japanese to adults in small groups. Evening course £180.',
  'professional-services':
    'Webb & Marsh is an accountancy practice in Reading. We prepare annual accounts, payroll and VAT returns for sole traders. Call 0118 496 0022.',
  'real-estate':
    'Harbour & Hill is an estate agent in Plymouth. We sell houses, let flats and value property.',
  software:
    'Rotaform is software for planning staff rotas. It offers shift swaps, holiday requests and payroll exports for small care homes. Starter £19 per month.',
  general: 'Bluebell Barn in Kendal. Write to hello@bluebellbarn.example.',
}
