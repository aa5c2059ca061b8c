import type { LabelledBrief } from './labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      "Je m'appelle Élise Varenne, je suis illustratrice à Nantes. Albums jeunesse, presse et affiches. Commandes à partir de 300 €. Voir mes travaux sur elisevarenne.fr ou m'écrire : bonjour@elisevarenne.fr",
    expect: {
      industry: 'portfolio',
      name: 'Élise Varenne',
      place: 'Nantes',
      email: 'bonjour@elisevarenne.fr',
      url: 'https://elisevarenne.fr',
      prices: ['Commandes from 300 EUR'],
    },
  },
  {
    brief:
      'Le Comptoir des Halles est un restaurant de cuisine du marché à Dijon. Menu du jour à 19 €, menu dégustation à 48 €. Ouvert du mardi au samedi, midi et soir : 12h-14h et 19h-22h. Fermé dimanche et lundi. Réservations au 03 80 12 34 56.',
    expect: {
      industry: 'restaurant',
      name: 'Le Comptoir des Halles',
      place: 'Dijon',
      phone: '+33380123456',
      hours: 'Tu-Sa 12:00-14:00,19:00-22:00',
      prices: ['Menu du jour 19 EUR', 'menu dégustation 48 EUR'],
    },
  },
  {
    brief:
      'Garage Beaumont, mécanique et carrosserie à Limoges depuis 1986. Vidange dès 69 €, diagnostic 45 €. Du lundi au vendredi de 8h à 12h et de 14h à 18h30. Tél : 05 55 12 34 56',
    expect: {
      industry: 'auto-repair',
      name: 'Garage Beaumont',
      place: 'Limoges',
      phone: '+33555123456',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:30',
      since: 1986,
      prices: ['Vidange from 69 EUR', 'diagnostic 45 EUR'],
    },
  },
  {
    brief:
      'Gîte de charme en Ardèche, à Vogüé : « La Clé des Champs » accueille six personnes. 120 € la nuit, draps fournis. Arrivée à partir de 16h, départ avant 10h. Piscine et grand jardin. contact@cledeschamps.example',
    expect: {
      industry: 'lodging',
      name: 'La Clé des Champs',
      place: 'Vogüé',
      email: 'contact@cledeschamps.example',
      prices: ['nuit 120 EUR'],
    },
  },
  {
    brief:
      'Plomberie Castel : dépannage, chauffe-eau et salles de bains à Toulouse et alentours. Intervention 7j/7, 24h/24. Déplacement 39 €. Devis gratuit. 05 61 98 76 54',
    expect: {
      industry: 'trades',
      name: 'Plomberie Castel',
      place: 'Toulouse',
      phone: '+33561987654',
      hours: '24/7',
      prices: ['Déplacement 39 EUR'],
    },
  },
  {
    brief:
      "L'Atelier Verveine est un institut de beauté à Annecy. Soin du visage 65 €, massage d'une heure 75 €, manucure 30 €. Ouvert du lundi au samedi de 9h30 à 19h, sauf le mercredi. 04 50 11 22 33",
    expect: {
      industry: 'wellness',
      name: "L'Atelier Verveine",
      place: 'Annecy',
      phone: '+33450112233',
      hours: 'Mo-Tu,Th-Sa 09:30-19:00',
      prices: ['Soin du visage 65 EUR', "massage d'une heure 75 EUR", 'manucure 30 EUR'],
    },
  },
  {
    brief:
      'Les Voix du Canal, chorale amateur de Strasbourg, quarante chanteurs, du gospel à la chanson. Répétitions le jeudi de 19h30 à 21h30. Concerts en juin et en décembre. Adhésion 90 € par an. choeur@voixducanal.example',
    expect: {
      industry: 'music',
      name: 'Les Voix du Canal',
      place: 'Strasbourg',
      email: 'choeur@voixducanal.example',
      prices: ['Adhésion 90 EUR'],
    },
  },
  {
    brief:
      'Agence immobilière Pierre & Lumière, 8 place de la Mairie, Quimper. Vente, location, estimation offerte. Accueil du mardi au samedi de 9h à 12h30 et de 14h à 18h. 02 98 10 20 30 — agence@pierreetlumiere.example',
    expect: {
      industry: 'real-estate',
      name: 'Agence immobilière Pierre & Lumière',
      place: '8 place de la Mairie, Quimper',
      phone: '+33298102030',
      email: 'agence@pierreetlumiere.example',
      hours: 'Tu-Sa 09:00-12:30,14:00-18:00',
    },
  },
  {
    brief:
      'Crêperie itinérante Ty Krampouz. Notre food truck sillonne le Finistère. Galette complète 8,50 €, crêpe au caramel 4 €. Pas de carte bancaire. 06 12 34 56 78',
    expect: {
      industry: 'restaurant',
      name: 'Ty Krampouz',
      phone: '+33612345678',
      prices: ['Galette complète 8.5 EUR', 'crêpe au caramel 4 EUR'],
    },
  },
  {
    brief:
      "École de français Passerelle à Montpellier : cours pour adultes étrangers, petits groupes, préparation au DELF. 15 € l'heure, stage intensif 320 €. Secrétariat ouvert du lundi au vendredi, 9h–17h. info@passerelle.example",
    expect: {
      industry: 'education',
      name: 'École de français Passerelle',
      place: 'Montpellier',
      email: 'info@passerelle.example',
      hours: 'Mo-Fr 09:00-17:00',
      prices: ['heure 15 EUR', 'stage intensif 320 EUR'],
    },
  },
]
