import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Auto-école du Phare, à La Rochelle. Permis B à partir de 1 190 €, conduite accompagnée, code en ligne. Bureau ouvert du mardi au vendredi de 14h à 19h. 05 46 55 01 23',
    expect: {
      industry: 'education',
      name: ['Auto-école du Phare', 'du Phare'],
      place: 'La Rochelle',
      phone: '+33546550123',
      hours: 'Tu-Fr 14:00-19:00',
      prices: ['Permis B from 1190 EUR'],
    },
  },
  {
    brief:
      "Bonjour, je suis apicultrice dans le Jura et je vends mon miel sur les marchés. Pot de 500 g 9 €, pain d'épices 6,50 €. La Ruche d'Odile, Arbois",
    expect: {
      industry: ['shop', 'general'],
      name: "La Ruche d'Odile",
      place: ['Arbois'],
      prices: ['Pot de 500 g 9 EUR', "pain d'épices 6.5 EUR"],
    },
  },
  {
    brief:
      "Laverie Bulle d'Air, 8 rue Pasteur, 63000 Clermont-Ferrand. Machine 8 kg 5 €, séchage 1,50 €. Ouvert tous les jours de 7h à 21h.",
    expect: {
      industry: ['cleaning', 'shop', 'general'],
      name: ["Laverie Bulle d'Air", "Bulle d'Air"],
      place: '8 rue Pasteur, 63000 Clermont-Ferrand',
      hours: 'Mo-Su 07:00-21:00',
      prices: ['Machine 8 kg 5 EUR', 'séchage 1.5 EUR'],
    },
  },
  {
    brief:
      "Camping Les Trois Pins, au bord de l'Ardèche, à Vallon-Pont-d'Arc. Emplacement 22 €, mobil-home 75 € la nuit. Réservations : accueil@troispins.example",
    expect: {
      industry: 'lodging',
      name: ['Camping Les Trois Pins', 'Les Trois Pins'],
      place: "Vallon-Pont-d'Arc",
      email: 'accueil@troispins.example',
      prices: ['Emplacement 22 EUR', 'mobil-home 75 EUR'],
    },
  },
  {
    brief:
      'On accorde et on restaure les pianos depuis 1988. Atelier Mi Bémol, Thomas Gervais, Besançon. Accord 95 €. Pour les particuliers et les écoles de musique.',
    expect: {
      industry: ['trades', 'music'],
      name: ['Atelier Mi Bémol', 'Mi Bémol'],
      place: 'Besançon',
      since: 1988,
      prices: ['Accord 95 EUR'],
      audience: 'les particuliers et les écoles de musique',
    },
  },
]
