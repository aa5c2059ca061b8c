import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'fietsenmaker in hartje Zwolle, heet Kettingreactie. lekke band €12,50, grote beurt vanaf 65 euro. di t/m za 9-17.30',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: 'Kettingreactie',
      place: 'Zwolle',
      hours: 'Tu-Sa 09:00-17:30',
      prices: ['lekke band 12.5 EUR', 'grote beurt from 65 EUR'],
    },
  },
  {
    brief:
      "Wij zijn 't Zilte Huys, een klein visrestaurant aan de haven van Yerseke. Oesters 3 euro per stuk, driegangenmenu € 42. Dicht op maandag en dinsdag.",
    expect: {
      industry: 'restaurant',
      name: ["'t Zilte Huys", 't Zilte Huys'],
      place: 'Yerseke',
      open: ['hours'],
      prices: ['Oesters 3 EUR', 'driegangenmenu 42 EUR'],
    },
  },
  {
    brief:
      'Website voor mijn praktijk. Ik ben logopedist, Marijke van den Oever, in Amersfoort. Voor kinderen met taalproblemen. Praktijk heet Taalspringers.',
    expect: {
      industry: 'clinic',
      name: 'Taalspringers',
      place: 'Amersfoort',
      audience: 'kinderen met taalproblemen',
    },
  },
  {
    brief:
      'schilderwerk binnen en buiten, behangen, houtrot. Van Dam & Zn. Apeldoorn en omstreken. sinds 1974. bel 055 533 41 20',
    expect: {
      industry: 'trades',
      name: ['Van Dam & Zn', 'Van Dam & Zn.'],
      place: 'Apeldoorn',
      since: 1974,
      phone: '+31555334120',
    },
  },
  {
    brief:
      'kringloopwinkel De Tweede Ronde, Wageningen, draait op vrijwilligers. ma-za 10-17u. Elke eerste zaterdag alles halve prijs',
    expect: {
      industry: ['shop', 'nonprofit'],
      name: ['De Tweede Ronde', 'kringloopwinkel De Tweede Ronde'],
      place: 'Wageningen',
      hours: 'Mo-Sa 10:00-17:00',
    },
  },
  {
    brief:
      'Yin yoga, hatha, ademwerk. proefles €9, rittenkaart €110. Locatie: Maasstraat 12, Venlo. Naam: adem & aarde',
    expect: {
      industry: ['wellness', 'fitness'],
      name: 'adem & aarde',
      place: 'Maasstraat 12, Venlo',
      prices: ['proefles 9 EUR', 'rittenkaart 110 EUR'],
    },
  },
  {
    brief:
      "Hallo! Ik fotografeer bruiloften en pasgeboren baby's in en rond Breda. Reportage vanaf €895. Liefs, Fleur Hendrikx Fotografie",
    expect: {
      industry: 'photography',
      name: 'Fleur Hendrikx Fotografie',
      place: 'Breda',
      prices: ['Reportage from 895 EUR'],
    },
  },
  {
    brief:
      "Bandje uit Nijmegen, vier man, garagepunk: Kapotte Koelkast. Nieuwe plaat 'Vrieskou' is uit. Boekingen via boeking@kapottekoelkast.example",
    expect: {
      industry: 'music',
      name: 'Kapotte Koelkast',
      place: 'Nijmegen',
      email: 'boeking@kapottekoelkast.example',
    },
  },
]
