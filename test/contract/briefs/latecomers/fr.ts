import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Chez Moi Demain, agence immobilière à Bayonne. Vente, location, gestion. Estimation offerte. Du lundi au vendredi 9h-12h30 / 14h-18h30. 18 rue des Basques, 64100 Bayonne. 05 59 22 33 44',
    expect: {
      industry: 'real-estate',
      name: 'Chez Moi Demain',
      place: '18 rue des Basques, 64100 Bayonne',
      phone: '+33559223344',
      hours: 'Mo-Fr 09:00-12:30,14:00-18:30',
    },
  },
  {
    brief:
      'je suis prof de guitare a tours pour enfants et adultes, 25 euros les 45 minutes, premier cours offert, baptiste loiseau, 06 22 33 44 55',
    expect: {
      industry: ['education', 'music'],
      name: 'baptiste loiseau',
      place: 'tours',
      phone: '+33622334455',
      audience: 'enfants et adultes',
      open: ['prices'],
    },
  },
  {
    brief:
      "L'appli Mon Troupeau aide les éleveurs à suivre leurs vaches : vêlages, soins, ventes. 12 € par mois, premier mois gratuit. bonjour@montroupeau.example",
    expect: {
      industry: 'software',
      name: 'Mon Troupeau',
      email: 'bonjour@montroupeau.example',
      prices: ['mois 12 EUR'],
      open: ['audience'],
    },
  },
]
