import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Bonjour, nous ouvrons Chez Margot & Filles, un bouchon lyonnais au 27 rue Mercière à Lyon. Quenelles 18 €, tablier de sapeur 19 €, formule midi 22 €. Service du lundi au vendredi : midi 12h–14h, soir 19h30–22h. Le week-end on se repose. Pas de livraison. Résa au 04 78 37 12 34',
    expect: {
      industry: 'restaurant',
      name: 'Chez Margot & Filles',
      place: '27 rue Mercière, Lyon',
      phone: '+33478371234',
      hours: 'Mo-Fr 12:00-14:00,19:30-22:00',
      prices: ['Quenelles 18 EUR', 'tablier de sapeur 19 EUR', 'formule midi 22 EUR'],
    },
  },
  {
    brief:
      "Je suis coiffeuse à domicile, je m'appelle Nadia et mon entreprise c'est Mèches Folles. Je me déplace à Angers et 20 km autour. Coupe femme 32€, coupe homme 20€, couleur à partir de 45€. Mardi, jeudi et vendredi 9h-18h. Je ne fais pas les mariages. 06 23 45 67 89",
    expect: {
      industry: 'hair-salon',
      name: 'Mèches Folles',
      place: 'Angers',
      phone: '+33623456789',
      hours: 'Tu,Th-Fr 09:00-18:00',
      prices: ['Coupe femme 32 EUR', 'coupe homme 20 EUR', 'couleur from 45 EUR'],
    },
  },
  {
    brief:
      "Salle d'escalade Bloc & Co à Grenoble. Entrée adulte 13 €, entrée enfant 9 €, abonnement mensuel 52 €. Cours enfants le mercredi 14h-16h. Salle ouverte du lundi au vendredi de 10h à 23h, le week-end de 9h à 21h. blocandco.example",
    expect: {
      industry: 'fitness',
      name: 'Bloc & Co',
      place: 'Grenoble',
      url: 'https://blocandco.example',
      hours: 'Mo-Fr 10:00-23:00; Sa-Su 09:00-21:00',
      prices: ['Entrée adulte 13 EUR', 'entrée enfant 9 EUR', 'abonnement mensuel 52 EUR'],
    },
  },
  {
    brief:
      "Ménage et repassage à domicile, Rennes et première couronne : Maison Nette. 27 € de l'heure, avant crédit d'impôt. Vitres 35 €. On travaille du lundi au samedi, 8h à 19h, jamais le dimanche. 02 99 63 12 34",
    expect: {
      industry: 'cleaning',
      name: 'Maison Nette',
      place: 'Rennes',
      phone: '+33299631234',
      hours: 'Mo-Sa 08:00-19:00',
      prices: ['heure 27 EUR', 'Vitres 35 EUR'],
    },
  },
  {
    brief:
      'Pivoine & Compagnie, fleuriste à Tours depuis 1998. Bouquets ronds à partir de 25 €, compositions deuil, décors de mariage sur devis. Livraison 8 €. Lundi 14h-19h, mardi à samedi 9h-19h30, dimanche matin 9h-13h. 02 47 05 12 34',
    expect: {
      industry: 'florist',
      name: 'Pivoine & Compagnie',
      place: 'Tours',
      phone: '+33247051234',
      since: 1998,
      hours: 'Mo 14:00-19:00; Tu-Sa 09:00-19:30; Su 09:00-13:00',
      prices: ['Bouquets ronds from 25 EUR', 'Livraison 8 EUR'],
    },
  },
  {
    brief:
      "Portfolio d'Hugo Delattre, graphiste et typographe indépendant basé à Lille. Identités, affiches, livres. Diplômé en 2016, exposé à Chaumont en 2021. Sobre, noir et jaune. hugo@delattre.example",
    expect: {
      industry: 'portfolio',
      name: 'Hugo Delattre',
      place: 'Lille',
      email: 'hugo@delattre.example',
    },
  },
  {
    brief:
      "L'association Un Toit Demain accompagne les familles mal logées à Rouen. 60 bénévoles, 140 familles en 2024. Permanence le mardi et le jeudi de 14h à 17h au 3 rue du Renard. Adhésion 15 € par an. Créée en 2010. 02 35 70 12 34",
    expect: {
      industry: 'nonprofit',
      name: 'Un Toit Demain',
      place: 'Rouen',
      phone: '+33235701234',
      since: 2010,
      hours: 'Tu,Th 14:00-17:00',
      prices: ['Adhésion 15 EUR'],
    },
  },
  {
    brief:
      'Côté Dunes Immobilier, transactions et locations saisonnières à Biarritz et Anglet. Estimation gratuite. Honoraires 4 % TTC. Agence ouverte du lundi au samedi, 9h30-12h30, 14h30-19h. 05 59 24 12 34',
    expect: {
      industry: 'real-estate',
      name: 'Côté Dunes Immobilier',
      place: 'Biarritz',
      phone: '+33559241234',
      hours: 'Mo-Sa 09:30-12:30,14:30-19:00',
    },
  },
]
