import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      "Bonjour, je suis photographe à Nantes, spécialisée dans les portraits et la grossesse. Mon studio s'appelle Lumière d'Août. Séance 150 €, tirage d'art 45 €. Bien à vous, Camille Renaud — camille@lumieredaout.example",
    expect: {
      industry: 'photography',
      name: "Lumière d'Août",
      place: 'Nantes',
      email: 'camille@lumieredaout.example',
      prices: ['Séance 150 EUR', "tirage d'art 45 EUR"],
    },
  },
  {
    brief:
      'boulangerie chez lulu à rennes, pain au levain 4,20€, croissant 1,30€, ouvert du mardi au dimanche 7h-13h30 et 15h30-19h30, fermé le lundi',
    expect: {
      industry: 'bakery',
      name: 'chez lulu',
      place: 'rennes',
      hours: 'Tu-Su 07:00-13:30,15:30-19:30',
      prices: ['pain au levain 4.2 EUR', 'croissant 1.3 EUR'],
    },
  },
  {
    brief:
      'Cabinet Dubreuil Avocats, droit du travail et droit de la famille. 18 rue de la République, 69002 Lyon. Première consultation 120 € TTC. Du lundi au vendredi de 9h à 12h30 et de 14h à 18h. Tél. 04 72 12 34 56',
    expect: {
      industry: 'professional-services',
      name: 'Cabinet Dubreuil Avocats',
      place: '18 rue de la République, 69002 Lyon',
      phone: '+33472123456',
      hours: 'Mo-Fr 09:00-12:30,14:00-18:00',
      prices: ['Première consultation 120 EUR'],
    },
  },
  {
    brief:
      'Entreprise de maçonnerie Ferreira & Fils : extension, rénovation, terrasse. Autour de Toulouse depuis 1987. Devis gratuit. On ne fait pas de piscines. 05 61 23 45 67 / 06 12 34 56 78',
    expect: {
      industry: 'construction',
      name: ['Ferreira & Fils', 'Entreprise de maçonnerie Ferreira & Fils'],
      place: 'Toulouse',
      phone: '+33561234567',
      since: 1987,
    },
  },
  {
    brief:
      "Je m'appelle Sophie Garnier, sophrologue à Annecy. Séance individuelle 60 €, séance enfant 45 €. Pour les personnes stressées et les futures mamans. Couleurs douces, ambiance zen.",
    expect: {
      industry: 'wellness',
      name: 'Sophie Garnier',
      place: 'Annecy',
      audience: 'les personnes stressées et les futures mamans',
      prices: ['Séance individuelle 60 EUR', 'séance enfant 45 EUR'],
    },
  },
]
