import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      "Bonjour, je tiens la boulangerie Au Petit Matin à Angers. Pain de campagne 3,20 €, baguette 1,15 €, chausson aux pommes 1,80 €. Ouvert du mardi au samedi de 6h30 à 19h30, le dimanche jusqu'à 13h. Tél. 02 41 55 66 77",
    expect: {
      industry: 'bakery',
      name: ['Au Petit Matin', 'boulangerie Au Petit Matin'],
      place: 'Angers',
      phone: '+33241556677',
      hours: 'Tu-Sa 06:30-19:30; Su 06:30-13:00',
      prices: ['Pain de campagne 3.2 EUR', 'baguette 1.15 EUR', 'chausson aux pommes 1.8 EUR'],
    },
  },
  {
    brief:
      'garage toutes marques a pau, vidange 69€ plaquettes 120€ pneus sur devis. ca s appelle garage du gave. lundi au vendredi 8h 12h et 14h 18h. 05 59 11 22 33',
    expect: {
      industry: 'auto-repair',
      name: 'garage du gave',
      place: 'pau',
      phone: '+33559112233',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:00',
      prices: ['vidange 69 EUR', 'plaquettes 120 EUR'],
    },
  },
  {
    brief:
      "Je m'appelle Élodie Marchand, je suis graphiste indépendante à Lille. J'accompagne les associations et les petites maisons d'édition. Identité visuelle à partir de 1 200 €. elodie@marchand.example",
    expect: {
      industry: 'portfolio',
      name: 'Élodie Marchand',
      place: 'Lille',
      email: 'elodie@marchand.example',
      prices: ['Identité visuelle from 1200 EUR'],
      audience: "les associations et les petites maisons d'édition",
    },
  },
  {
    brief:
      'Chambres d’hôtes « Les Volets Bleus », 14 chemin des Vignes, 84220 Gordes. Quatre chambres, piscine, petit déjeuner compris. 110 € la nuit, table d’hôtes 32 €. Arrivée à partir de 17 h, départ avant 11 h. Animaux refusés.',
    expect: {
      industry: 'lodging',
      name: 'Les Volets Bleus',
      place: '14 chemin des Vignes, 84220 Gordes',
      prices: ['nuit 110 EUR', 'table d’hôtes 32 EUR'],
    },
  },
  {
    brief:
      'Le Jour d’Après, salle d’escalade de bloc à Grenoble. Entrée 13 €, carnet de dix 110 €, abonnement mensuel 49 €. Tous les jours 10h-23h. Cours enfants le mercredi à 14h.',
    expect: {
      industry: 'fitness',
      name: 'Le Jour d’Après',
      place: 'Grenoble',
      hours: 'Mo-Su 10:00-23:00',
      prices: ['Entrée 13 EUR', 'carnet de dix 110 EUR', 'abonnement mensuel 49 EUR'],
    },
  },
  {
    brief:
      'Collectif de photographes documentaires basé à Marseille, Contrechamp réunit six auteurs. Reportages, expositions, tirages. Tirage signé 150 €. contact@contrechamp.example',
    expect: {
      industry: 'photography',
      name: 'Contrechamp',
      place: 'Marseille',
      email: 'contact@contrechamp.example',
      prices: ['Tirage signé 150 EUR'],
    },
  },
  {
    brief:
      'Ménage, repassage, vitres. Nous intervenons à Rennes et dans les communes voisines depuis 2009. 27 € de l’heure, crédit d’impôt déduit. Société Clair et Net. 02 99 44 55 66',
    expect: {
      industry: 'cleaning',
      name: ['Clair et Net', 'Société Clair et Net'],
      place: 'Rennes',
      since: 2009,
      phone: '+33299445566',
      prices: ['heure 27 EUR'],
    },
  },
]
