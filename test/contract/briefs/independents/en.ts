import type { LabelledBrief } from '../labelled-brief.ts'

export const en: readonly LabelledBrief[] = [
  {
    brief:
      'Marrow & Thyme, a bistro in Ludlow. Open Wednesday to Saturday 18:00-22:30. Set menu £32.',
    expect: {
      industry: 'restaurant',
      name: 'Marrow & Thyme',
      place: 'Ludlow',
      hours: 'We-Sa 18:00-22:30',
      prices: ['Set menu 32 GBP'],
    },
  },
  {
    brief:
      'Tidewrack Books, a second-hand bookshop at 14 Fore Street, Bodmin. Mon-Sat 9.30am to 5pm.',
    expect: {
      industry: 'shop',
      name: 'Tidewrack Books',
      place: '14 Fore Street, Bodmin',
      hours: 'Mo-Sa 09:30-17:00',
    },
  },
  {
    brief:
      'Harriet Oyelaran, wedding photographer in Bath. Half day £650, full day from £1,100. harriet@oyelaranphoto.example',
    expect: {
      industry: 'photography',
      name: 'Harriet Oyelaran',
      place: 'Bath',
      email: 'harriet@oyelaranphoto.example',
      prices: ['Half day 650 GBP', 'full day from 1100 GBP'],
    },
  },
  {
    brief:
      'Nimbly Ledger is an app for freelance illustrators. It keeps track of invoices and costs $6 a month. See nimblyledger.example.',
    expect: {
      industry: 'software',
      name: 'Nimbly Ledger',
      url: 'https://nimblyledger.example',
      audience: 'freelance illustrators',
      prices: ['month 6 USD'],
    },
  },
  {
    brief:
      'Okafor & Daughters Roofing — roofing contractors in Leeds, since 1987. Free quotes: 0113 496 0188.',
    expect: {
      industry: ['construction', 'trades'],
      name: ['Okafor & Daughters Roofing', 'Okafor & Daughters'],
      place: 'Leeds',
      phone: '+441134960188',
      since: 1987,
    },
  },
  {
    brief:
      "I've been cutting hair for twenty years and last spring I opened my own place, Fringe Benefits by Moira, on Cross Street in Galway. Closed Sundays and Mondays, otherwise 9 to 6. A cut and blow dry is €48 and colour is from €85.",
    expect: {
      industry: 'hair-salon',
      name: ['Fringe Benefits by Moira', 'Fringe Benefits'],
      place: ['Cross Street in Galway', 'Cross Street, Galway', 'Galway'],
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['cut and blow dry 48 EUR', 'colour from 85 EUR'],
    },
  },
  {
    brief:
      'Could you build something warm and simple about our wedding? Priya and Callum are getting married on 12 September 2026 at Thornmere Barn near Kendal. Ceremony at 2pm, dinner at 6, dancing until late. RSVP to priyaandcallum@example.com.',
    expect: {
      industry: 'event',
      name: ['Priya and Callum', "Priya and Callum's wedding"],
      place: ['Kendal', 'Thornmere Barn near Kendal', 'near Kendal'],
      email: 'priyaandcallum@example.com',
      open: ['place'],
    },
  },
  {
    brief:
      "My name is Tobias Wren and I fix old cars out of a unit in Stroud. I trade as Wren's Wrench Room. Weekdays 8 to 5. MOT prep from £60.",
    expect: {
      industry: 'auto-repair',
      name: "Wren's Wrench Room",
      place: 'Stroud',
      hours: 'Mo-Fr 08:00-17:00',
      prices: ['MOT prep from 60 GBP'],
    },
  },
  {
    brief:
      'Greetings from Bramble & Bone, the vets on Mill Road in Cambridge! We look after dogs, cats and the odd tortoise. Open Monday to Friday 8.30am-6.30pm and Saturdays 9am-noon. To book, call 01632 960287.',
    expect: {
      industry: 'clinic',
      name: 'Bramble & Bone',
      place: ['Mill Road in Cambridge', 'Mill Road, Cambridge', 'Cambridge'],
      phone: '+441632960287',
      hours: 'Mo-Fr 08:30-18:30; Sa 09:00-12:00',
    },
  },
  {
    brief:
      "My partner says we need a website so here goes. We clean offices and holiday lets around Falmouth, mostly early in the morning before anyone is up. It's the two of us and a van. £18 an hour, no contract.",
    expect: {
      industry: 'cleaning',
      place: 'Falmouth',
      prices: ['hour 18 GBP'],
    },
  },
  {
    brief:
      'page for no. 7 coffee. its a cafe in whitby on skinner street open mon-fri 8-4 sat sun 9-5 flat white £3.20 we do cakes',
    expect: {
      industry: 'cafe',
      name: 'no. 7 coffee',
      place: ['whitby', 'skinner street, whitby', 'whitby on skinner street'],
      hours: 'Mo-Fr 08:00-16:00; Sa-Su 09:00-17:00',
      prices: ['flat white 3.2 GBP'],
    },
  },
  {
    brief:
      'florist\nTulse Hill, London\nname: Stem Cell\nMon to Sat 8-6, Sun 10-2\nbouquets from £25\n020 7946 0321',
    expect: {
      industry: 'florist',
      name: 'Stem Cell',
      place: 'Tulse Hill, London',
      phone: '+442079460321',
      hours: 'Mo-Sa 08:00-18:00; Su 10:00-14:00',
      prices: ['bouquets from 25 GBP'],
    },
  },
  {
    brief:
      'Need a site about the village fete on the green at Great Missenden, Saturday 4 July from noon. Tombola, dog show, cake stall, tug of war. Entry £2.',
    expect: {
      industry: 'event',
      place: 'Great Missenden',
      prices: ['Entry 2 GBP'],
      open: ['name'],
    },
  },
  {
    brief:
      'honey from our own hives, also candels and wax wraps. we dont have a shop only the stall at the market in Abergavenny every saturday 9am til 1pm. jar 7.50 GBP, candle 5 GBP. The name is Gwenyn Hill Honey (beekeepers since 2014)',
    expect: {
      industry: ['shop', 'general'],
      name: 'Gwenyn Hill Honey',
      place: 'Abergavenny',
      hours: 'Sa 09:00-13:00',
      since: 2014,
      prices: ['jar 7.5 GBP', 'candle 5 GBP'],
    },
  },
  {
    brief:
      'Copperfinch Dental is a dental practice in Boise, Idaho. Founded in 1998. Call (208) 555-0147 or write to front@copperfinch.example.',
    expect: {
      industry: 'clinic',
      name: 'Copperfinch Dental',
      place: ['Boise, Idaho', 'Boise'],
      phone: '+12085550147',
      email: 'front@copperfinch.example',
      since: 1998,
    },
  },
  {
    brief:
      'Lindqvist Plumbing & Heating, plumbers in Duluth, Minnesota. Available 24/7. Phone 218-555-0163.',
    expect: {
      industry: 'trades',
      name: 'Lindqvist Plumbing & Heating',
      place: ['Duluth, Minnesota', 'Duluth'],
      phone: '+12185550163',
      hours: '24/7',
    },
  },
  {
    brief:
      'Ironbark Strength, a gym in Ballarat. Open every day 5am to 10pm. Call +61 491 570 156.',
    expect: {
      industry: 'fitness',
      name: 'Ironbark Strength',
      place: 'Ballarat',
      phone: '+61491570156',
      hours: 'Mo-Su 05:00-22:00',
    },
  },
  {
    brief:
      'The Pennyroyal Foundation, a charity in Dundee that lends out mobility scooters. Set up in 2009. Phone 01632 960114.',
    expect: {
      industry: 'nonprofit',
      name: ['The Pennyroyal Foundation', 'Pennyroyal Foundation'],
      place: 'Dundee',
      phone: '+441632960114',
      since: 2009,
    },
  },
  {
    brief:
      'Hi! So my husband and I finally took over the old chapel in Hebden Bridge and turned it into a little guest house called The Sleepy Curate. There are five rooms, all with a view over the valley, and breakfast is included. Rooms are from £95 a night. You can ring us on 07700 900412 or email stay@sleepycurate.example. Check-in is from 3pm.',
    expect: {
      industry: 'lodging',
      name: ['The Sleepy Curate', 'Sleepy Curate'],
      place: 'Hebden Bridge',
      phone: '+447700900412',
      email: 'stay@sleepycurate.example',
      prices: ['Rooms from 95 GBP'],
    },
  },
  {
    brief:
      "We're a community choir that meets in the Methodist hall in Skipton every Tuesday night. Nobody has to audition, and nobody has to read music. Oh, and we're called the Ribble Rousers! Please make a page where people can see our next concerts.",
    expect: {
      industry: 'music',
      name: ['Ribble Rousers', 'the Ribble Rousers', 'The Ribble Rousers'],
      place: 'Skipton',
    },
  },
  {
    brief:
      'Our nan opened the bakery in 1962 and we still use her oven. At Dunstable Loaf we do sourdough, rye and jam doughnuts from a tiny shop in Northampton. We open at 7 from Tuesday to Saturday and shut at 2. A large sourdough is £4.20.',
    expect: {
      industry: 'bakery',
      name: 'Dunstable Loaf',
      place: 'Northampton',
      hours: 'Tu-Sa 07:00-14:00',
      since: 1962,
      prices: ['large sourdough 4.2 GBP'],
    },
  },
  {
    brief:
      'Driving lessons for nervous adults, taught by people who were nervous once. Second Gear is a driving school covering Reading, Wokingham and Bracknell. Lessons are £38 and a block of ten is £360. Text Dee on 07700 900875.',
    expect: {
      industry: 'education',
      name: ['Second Gear', 'Second Gear driving school'],
      place: 'Reading',
      phone: '+447700900875',
      audience: 'nervous adults',
      prices: ['Lessons 38 GBP', 'block of ten 360 GBP'],
    },
  },
  {
    brief:
      "I'm Ines Halloran, an illustrator living in Portland, Oregon, and I want one quiet page with my picture-book work, a short bio and a way to reach me: hello@inesdraws.example.",
    expect: {
      industry: 'portfolio',
      name: 'Ines Halloran',
      place: ['Portland, Oregon', 'Portland'],
      email: 'hello@inesdraws.example',
    },
  },
  {
    brief:
      'Welcome to Halfpast Nine, a small cocktail bar above the chip shop in Whitley Bay. Thursday 6pm to 11pm, Friday and Saturday 6pm to 2am. Cocktails are £9.',
    expect: {
      industry: 'bar',
      name: 'Halfpast Nine',
      place: 'Whitley Bay',
      hours: 'Th 18:00-23:00; Fr-Sa 18:00-02:00',
      prices: ['Cocktails 9 GBP'],
    },
  },
  {
    brief:
      'ALDERGATE ESTATES. HOMES TO RENT AND BUY IN CHELTENHAM. OPEN MON-SAT 9-5.30. TEL 01632 960733. www.aldergateestates.example',
    expect: {
      industry: 'real-estate',
      name: 'ALDERGATE ESTATES',
      place: 'CHELTENHAM',
      phone: '+441632960733',
      url: 'https://www.aldergateestates.example',
      hours: 'Mo-Sa 09:00-17:30',
    },
  },
  {
    brief:
      'i do massages and reiki in my garden room in totnes. 60 min is 45 pounds, 90 min is 65 pounds. by apointment only. stillwater by jo',
    expect: {
      industry: 'wellness',
      name: ['stillwater by jo', 'stillwater'],
      place: 'totnes',
      prices: ['60 min 45 GBP', '90 min 65 GBP'],
    },
  },
  {
    brief:
      '"Two Left Thumbs" - tattoos, Brighton. walk ins fridays. minimum charge £70. insta twoleftthumbs. owner is Marek',
    expect: {
      industry: ['general', 'wellness', 'portfolio', 'shop'],
      name: 'Two Left Thumbs',
      place: 'Brighton',
      prices: ['minimum charge 70 GBP'],
    },
  },
  {
    brief:
      'translation dutch-english-german, legal and medical texts, sworn translator based in Norwich, 12 yrs experience, £0.09 a word, fast. Contact Annelise Brandreth, a.brandreth@wordsacross.example',
    expect: {
      industry: 'professional-services',
      name: 'Annelise Brandreth',
      place: 'Norwich',
      email: 'a.brandreth@wordsacross.example',
      prices: ['word 0.09 GBP'],
    },
  },
  {
    brief:
      'Thistle & Crumb, a sourdough bakery in Hexham. Open Wednesday to Saturday 8am to 2pm. Country loaf £4.80, rye £5.20.',
    expect: {
      industry: 'bakery',
      name: 'Thistle & Crumb',
      place: 'Hexham',
      hours: 'We-Sa 08:00-14:00',
      prices: ['Country loaf 4.8 GBP', 'rye 5.2 GBP'],
    },
  },
  {
    brief:
      "hiya so I run a mobile dog grooming van round Stockport and Cheadle, it's called Muddy Marvin's. I come to your house and do baths, nail trims and full cuts. full groom from £38, nails £10. best to ring me on 0161 496 0233",
    expect: {
      industry: ['general', 'hair-salon', 'wellness'],
      name: "Muddy Marvin's",
      place: 'Stockport',
      phone: '+441614960233',
      prices: ['full groom from 38 GBP', 'nails 10 GBP'],
    },
  },
  {
    brief:
      'DAVE PICKERSGILL PLASTERING LEEDS AND SURROUNDING AREAS. 25 YEARS EXPERIENCE. NO JOB TOO SMALL. FREE QUOTES. 0113 496 0418',
    expect: {
      industry: ['trades', 'construction'],
      name: ['DAVE PICKERSGILL PLASTERING', 'DAVE PICKERSGILL'],
      place: 'LEEDS',
      phone: '+441134960418',
    },
  },
  {
    brief:
      'We are Low Meadow Vets, a small animal practice at 14 Castle Street, Ludlow. Surgery hours are Mon-Fri 8.30-18.30 and Sat 9-12. Repeat prescriptions by email: desk@lowmeadowvets.example',
    expect: {
      industry: 'clinic',
      name: ['Low Meadow Vets', 'Low Meadow'],
      place: '14 Castle Street, Ludlow',
      email: 'desk@lowmeadowvets.example',
      hours: 'Mo-Fr 08:30-18:30; Sa 09:00-12:00',
    },
  },
  {
    brief:
      'Every Tuesday night about forty of us squeeze into the Methodist hall in Hebden Bridge and sing. No auditions, no sheet music. It costs £6 a session and there are biscuits. Last year we sang at two weddings and a lambing shed. The choir is The Raucous Larks and our leader is Jen. We had a facebook page but nobody looks at it any more. Please make something cheerful, with a bit about what to expect on your first night. Not too much purple.',
    expect: {
      industry: 'music',
      name: ['The Raucous Larks', 'Raucous Larks'],
      place: 'Hebden Bridge',
      prices: ['session 6 GBP'],
    },
  },
  {
    brief:
      'Our wedding website please. Priya & Callum, Saturday 12 September in Kelso. Ceremony at 2pm, dinner, ceilidh till late. Need RSVP, how to get there, where to stay and a note that kids are welcome.',
    expect: { industry: 'event', name: 'Priya & Callum', place: 'Kelso' },
  },
  {
    brief:
      'Spoonlog is an app that keeps track of what your baby eats, for parents starting weaning. Free for 30 days then $4 a month. getspoonlog.example',
    expect: {
      industry: 'software',
      name: 'Spoonlog',
      url: 'https://getspoonlog.example',
      audience: 'parents starting weaning',
      prices: ['month 4 USD'],
    },
  },
  {
    brief:
      'Learn to drive without the shouting! Calm Clutch Driving School, Swansea. Patient instruction for nervous learners, manual or automatic. Prices: one hour £37, block of ten £350. Text Gwen 07712 345118',
    expect: {
      industry: 'education',
      name: ['Calm Clutch Driving School', 'Calm Clutch'],
      place: 'Swansea',
      phone: '+447712345118',
      audience: 'nervous learners',
      prices: ['one hour 37 GBP', 'block of ten 350 GBP'],
    },
  },
  {
    brief:
      'i do gardens. mowing hedges fencing clearing out. based in Tralee co kerry. have my own van. reasonable. call 066 712 3450',
    expect: {
      industry: ['trades', 'general'],
      place: ['Tralee', 'Tralee co kerry'],
      phone: '+353667123450',
    },
  },
  {
    brief:
      'Okay so my sister and me have a taco truck in Tucson. We park by the library most days. Menu is birria tacos $4.50, elote $5, horchata $3. People know us as Dos Hermanitas Hambrientas. Open Thu through Sun, 11am-9pm. Where are we today? See doshermanitas.example',
    expect: {
      industry: 'restaurant',
      name: 'Dos Hermanitas Hambrientas',
      place: 'Tucson',
      url: 'https://doshermanitas.example',
      hours: 'Th-Su 11:00-21:00',
      prices: ['birria tacos 4.5 USD', 'elote 5 USD', 'horchata 3 USD'],
    },
  },
  {
    brief:
      'Portfolio + booking page for "Inkwell & Wren", my private tattoo studio above the bike shop in Asheville, NC. Fine line and botanical work. I\'m Tess Okonjo-Reyes. Minimum charge $120, day session $900.',
    expect: {
      industry: ['portfolio', 'general', 'wellness', 'hair-salon'],
      name: 'Inkwell & Wren',
      place: ['Asheville, NC', 'Asheville'],
      prices: ['Minimum charge 120 USD', 'day session 900 USD'],
    },
  },
  {
    brief:
      'No. 9 Cellar — wine bar, 9 Friar Lane, Nottingham. Tues-Thu 4pm-11pm, Fri & Sat noon-1am.',
    expect: {
      industry: 'bar',
      name: 'No. 9 Cellar',
      place: '9 Friar Lane, Nottingham',
      hours: 'Tu-Th 16:00-23:00; Fr-Sa 12:00-01:00',
    },
  },
  {
    brief:
      "Bring your busted toaster! Second Saturday of the month, 10 to 1, volunteers at St Anne's hall in Totnes fix lamps, zips, radios and chairs for nothing. Teas and cake by donation. hello@mendtotnes.example. Thanks, everyone at Totnes Mends",
    expect: {
      industry: ['nonprofit', 'event'],
      name: 'Totnes Mends',
      place: 'Totnes',
      email: 'hello@mendtotnes.example',
      open: ['hours'],
    },
  },
  {
    brief:
      'My name is Orla Finnerty and I take photographs of newborns and families in their own homes around Galway. Sessions from €220. I would like a gallery, an about me and a contact form.',
    expect: {
      industry: 'photography',
      name: 'Orla Finnerty',
      place: 'Galway',
      prices: ['Sessions from 220 EUR'],
    },
  },
  {
    brief:
      'the name of the shop is Nearly New and we sell second hand childrens clothes, 61 high street kettering. open mon to fri 930 to 430, sat 10 to 3',
    expect: {
      industry: 'shop',
      name: 'Nearly New',
      place: ['61 high street kettering', '61 high street, kettering'],
      hours: 'Mo-Fr 09:30-16:30; Sa 10:00-15:00',
    },
  },
  {
    brief:
      "Hello! Could you make a warm, simple site for Heron's Rest, the two shepherd huts on our farm outside Kirkcudbright? £95 per night, two night minimum. Check in from 4, out by 10. We have been going since 2016. bookings@heronsrest.example or 0141 496 0772",
    expect: {
      industry: 'lodging',
      name: "Heron's Rest",
      place: 'Kirkcudbright',
      phone: '+441414960772',
      email: 'bookings@heronsrest.example',
      since: 2016,
      prices: ['night 95 GBP'],
    },
  },
  {
    brief:
      'Bramwell Osei LLP are employment solicitors in Birmingham. Founded 1998. We act for employees, never for the other side. Mon–Fri 9am–5:30pm. 0121 496 0655',
    expect: {
      industry: 'professional-services',
      name: ['Bramwell Osei LLP', 'Bramwell Osei'],
      place: 'Birmingham',
      phone: '+441214960655',
      hours: 'Mo-Fr 09:00-17:30',
      since: 1998,
      audience: 'employees',
    },
  },
  {
    brief:
      'need website for garage asap\nMOT £45\nfull service £160\nbrakes from £90\nSandhu and Daughters\nUnit 4 Wharf Road, Wolverhampton\nmon-fri 8-6',
    expect: {
      industry: 'auto-repair',
      name: 'Sandhu and Daughters',
      place: ['Unit 4 Wharf Road, Wolverhampton', '4 Wharf Road, Wolverhampton'],
      hours: 'Mo-Fr 08:00-18:00',
      prices: ['MOT 45 GBP', 'full service 160 GBP', 'brakes from 90 GBP'],
    },
  },
  {
    brief:
      'The Great Wickhambrook Marrow Show is back on Sunday 24 August 2025, 11am-5pm on the recreation ground. Marrows, dog show, tug of war, cream teas, brass band. Entry £2.',
    expect: {
      industry: 'event',
      name: ['The Great Wickhambrook Marrow Show', 'Great Wickhambrook Marrow Show'],
      place: 'Wickhambrook',
      prices: ['Entry 2 GBP'],
      open: ['place'],
    },
  },
  {
    brief:
      "Strength training for women over 50. That's it. That's the gym. Ironmother lives in an old laundromat in Duluth, Minnesota, 218-555-0163. Unlimited month $85, drop-in $15. Classes Mon Wed Fri 6am and 5pm.",
    expect: {
      industry: 'fitness',
      name: 'Ironmother',
      place: ['Duluth, Minnesota', 'Duluth'],
      phone: '+12185550163',
      audience: 'women over 50',
      prices: ['Unlimited month 85 USD', 'drop-in 15 USD'],
    },
  },
  {
    brief:
      "Hi there, I'm an independent realtor in Baton Rouge and I help people find a house they can actually afford. 14 years in the business, two languages, zero pressure. Reach me at 225-555-0119",
    expect: { industry: 'real-estate', place: 'Baton Rouge', phone: '+12255550119' },
  },
  {
    brief:
      'Were a tiny cofee bar in Whitstable caled Gull & Grind , flat white £3.40 , cheese toastie £6.50 , dogs welcom , open evry day 7.30am til 3pm',
    expect: {
      industry: 'cafe',
      name: 'Gull & Grind',
      place: 'Whitstable',
      hours: 'Mo-Su 07:30-15:00',
      prices: ['flat white 3.4 GBP', 'cheese toastie 6.5 GBP'],
    },
  },
]
