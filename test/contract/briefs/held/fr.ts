import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Les Gars du Quai, groupe de rock celtique de Brest 🎸 4 musiciens, mariages, fest-noz, bars. Concert à partir de 800 €. Contact : booking@garsduquai.example',
    expect: {
      industry: 'music',
      name: 'Les Gars du Quai',
      place: 'Brest',
      email: 'booking@garsduquai.example',
      prices: ['Concert from 800 EUR'],
    },
  },
  {
    brief:
      'GARAGE DU STADE - VIDANGE, FREINS, PNEUS, CLIM - VIDANGE A PARTIR DE 69 EUROS - 5 AVENUE JEAN JAURES 33600 PESSAC - LUNDI AU VENDREDI 8H-12H 14H-18H30 - 05 56 45 12 34',
    expect: {
      industry: 'auto-repair',
      name: 'GARAGE DU STADE',
      place: ['5 AVENUE JEAN JAURES, 33600 PESSAC', '5 AVENUE JEAN JAURES 33600 PESSAC'],
      phone: '+33556451234',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:30',
      prices: ['VIDANGE from 69 EUR'],
    },
  },
  {
    brief:
      "Nous ouvrons une maison d'hôtes en Ardèche, « Le Mas des Cigales ». Cinq chambres, piscine, table d'hôtes. Chambre double 98 € la nuit, table d'hôtes 28 €. Arrivée à partir de 17h. Pas d'animaux.",
    expect: {
      industry: 'lodging',
      name: 'Le Mas des Cigales',
      place: 'Ardèche',
      prices: ['Chambre double 98 EUR', "table d'hôtes 28 EUR"],
    },
  },
  {
    brief:
      "Ma petite boutique de fleurs séchées à Lille cherche son site. Bouquets dès 25 €, couronnes 40 €. Elle s'appelle Herbes Folles. Mardi-samedi 10h-19h. -10 % sur la première commande.",
    expect: {
      industry: 'florist',
      name: 'Herbes Folles',
      place: 'Lille',
      hours: 'Tu-Sa 10:00-19:00',
      prices: ['Bouquets from 25 EUR', 'couronnes 40 EUR'],
    },
  },
  {
    brief:
      "Architecte d'intérieur à Strasbourg, Paul Keller. Portfolio sobre, beaucoup de blanc. Appartements, boutiques, hôtels. paulkeller.example, 06 98 76 54 32",
    expect: {
      industry: 'portfolio',
      name: 'Paul Keller',
      place: 'Strasbourg',
      phone: '+33698765432',
      url: 'https://paulkeller.example',
    },
  },
  {
    brief:
      "salut, jdonne des cours de guitare pour débutants a montpellier, 25e de l'heure, 1er cours offert. moi c'est Karim",
    expect: {
      industry: ['education', 'music'],
      place: 'montpellier',
      audience: 'débutants',
      open: ['prices', 'name'],
    },
  },
]
