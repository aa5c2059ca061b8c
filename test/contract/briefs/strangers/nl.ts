import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Hoi! Ik ben Sanne de Wit en ik geef yoga in Deventer. Losse les €14, tienrittenkaart €120, zwangerschapsyoga €16. Lessen ma en wo 19:30, za 9:00. sanne@yogadewit.example',
    expect: {
      industry: ['fitness', 'wellness'],
      name: 'Sanne de Wit',
      place: 'Deventer',
      email: 'sanne@yogadewit.example',
      prices: ['Losse les 14 EUR', 'tienrittenkaart 120 EUR', 'zwangerschapsyoga 16 EUR'],
    },
  },
  {
    brief:
      'timmerbedrijf de rechte hoek amersfoort. kozijnen dakkapellen trappen. uurtarief 52 euro ex btw. sinds 2003. bel 033 4455667 of mail info@derechtehoek.example',
    expect: {
      industry: ['trades', 'construction'],
      name: ['timmerbedrijf de rechte hoek', 'de rechte hoek'],
      place: 'amersfoort',
      since: 2003,
      phone: '+31334455667',
      email: 'info@derechtehoek.example',
      prices: ['uurtarief 52 EUR'],
    },
  },
  {
    brief:
      'Lunchroom Zoet & Zout zit aan de Oudegracht 112 in Utrecht. Broodje geitenkaas € 8,50, tosti € 6,75, verse muntthee € 3,40. Open van dinsdag t/m zondag, 9.00 tot 17.00 uur. Maandag gesloten.',
    expect: {
      industry: ['cafe', 'restaurant'],
      name: ['Lunchroom Zoet & Zout', 'Zoet & Zout'],
      place: 'Oudegracht 112, Utrecht',
      hours: 'Tu-Su 09:00-17:00',
      prices: ['Broodje geitenkaas 8.5 EUR', 'tosti 6.75 EUR', 'verse muntthee 3.4 EUR'],
    },
  },
  {
    brief:
      'Wij zijn een bruiloftsband uit Eindhoven. Acht muzikanten, soul en disco, altijd live. Boeken kan vanaf € 2.200. Stuur een mail naar boekingen@goudkoorts.example. Wij heten Goudkoorts.',
    expect: {
      industry: 'music',
      name: 'Goudkoorts',
      place: 'Eindhoven',
      email: 'boekingen@goudkoorts.example',
      open: ['prices'],
    },
  },
  {
    brief:
      'DIERENARTSENPRAKTIJK DE WEIDE\nZwolle, Veerallee 40\nma-vr 8.00-18.00, za 9.00-12.00\nconsult 48,50 euro, vaccinatie hond 62 euro\nspoed: 038-4556677',
    expect: {
      industry: ['clinic'],
      name: 'DIERENARTSENPRAKTIJK DE WEIDE',
      place: ['Veerallee 40, Zwolle', 'Zwolle'],
      phone: '+31384556677',
      hours: 'Mo-Fr 08:00-18:00; Sa 09:00-12:00',
      prices: ['consult 48.5 EUR', 'vaccinatie hond 62 EUR'],
    },
  },
  {
    brief:
      'Tweedehands boeken, strips en platen in Haarlem. Onze winkel Het Laatste Woord is open wo t/m za 11-17 uur, zo 12-17 uur. Boeken vanaf 3 euro.',
    expect: {
      industry: 'shop',
      name: 'Het Laatste Woord',
      place: 'Haarlem',
      hours: 'We-Sa 11:00-17:00; Su 12:00-17:00',
      prices: ['Boeken from 3 EUR'],
    },
  },
]
