import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Notre restaurant, À Bout de Soufre, sert une cuisine de volcan à Clermont-Ferrand : truffade, lentilles, saint-nectaire. Menu du midi 17 €, menu du soir 34 €. Du mercredi au dimanche, 12h-14h et 19h-22h.',
    expect: {
      industry: 'restaurant',
      name: 'À Bout de Soufre',
      place: 'Clermont-Ferrand',
      hours: 'We-Su 12:00-14:00,19:00-22:00',
      prices: ['Menu du midi 17 EUR', 'menu du soir 34 EUR'],
    },
  },
  {
    brief:
      'toiletteuse a domicile sur nimes et alentours, petit chien 35€ grand chien 55€ coupe griffes 10€, je m appelle sandrine, mon entreprise c est poils et moustaches, tel 06 12 34 56 78',
    expect: {
      industry: ['hair-salon', 'wellness', 'shop', 'general', 'trades'],
      name: 'poils et moustaches',
      place: 'nimes',
      phone: '+33612345678',
      prices: ['petit chien 35 EUR', 'grand chien 55 EUR', 'coupe griffes 10 EUR'],
    },
  },
  {
    brief:
      'Camille Verdier, notaire à Périgueux, 5 place Bugeaud. Successions, ventes immobilières, contrats de mariage. L’étude reçoit du lundi au vendredi de 9 h à 12 h et de 14 h à 17 h 30. Tél. : 05 53 44 55 66. etude@verdier.example',
    expect: {
      industry: ['professional-services', 'real-estate'],
      name: 'Camille Verdier',
      place: ['5 place Bugeaud, Périgueux', 'Périgueux'],
      phone: '+33553445566',
      email: 'etude@verdier.example',
      hours: 'Mo-Fr 09:00-12:00,14:00-17:30',
    },
  },
  {
    brief:
      'On retape des vélos hollandais et on apprend aux gens à réparer le leur. La Bécane à Jules, c’est un atelier associatif ouvert à tous, à Roubaix. Adhésion 15 € par an, prix libre pour le reste. Permanences le mercredi et le samedi de 14h à 18h.',
    expect: {
      industry: ['nonprofit', 'trades', 'auto-repair'],
      name: 'La Bécane à Jules',
      place: 'Roubaix',
      hours: 'We,Sa 14:00-18:00',
      prices: ['Adhésion 15 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Couverture, zinguerie, ramonage : Toitures Lemaître travaille dans tout le Calvados depuis Lisieux. Ramonage 70 €, démoussage dès 15 € le m². Devis sous 48 h. Garantie décennale. 02 31 22 33 44',
    expect: {
      industry: ['construction', 'trades'],
      name: 'Toitures Lemaître',
      place: 'Lisieux',
      phone: '+33231223344',
      prices: ['Ramonage 70 EUR', 'démoussage from 15 EUR'],
    },
  },
]
