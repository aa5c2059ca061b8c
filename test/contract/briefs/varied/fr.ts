import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'boulangerie fournil des remparts a saint-malo. baguette tradition 1,30€, kouign-amann 3€, pain de seigle 4,80€. ouvert mardi-samedi 7h-13h30 et 15h30-19h, dimanche 7h-13h, ferme lundi. 02 99 40 12 34',
    expect: {
      industry: 'bakery',
      name: 'fournil des remparts',
      place: 'saint-malo',
      phone: '+33299401234',
      hours: 'Tu-Sa 07:00-13:30,15:30-19:00; Su 07:00-13:00',
      prices: ['baguette tradition 1.3 EUR', 'kouign-amann 3 EUR', 'pain de seigle 4.8 EUR'],
    },
  },
  {
    brief:
      "Café-librairie L'Encre et la Tasse, 5 place du Marché, 46000 Cahors. Café 2 €, chocolat chaud 4 €, gâteau maison 5 €. Du mercredi au dimanche de 10 h à 19 h. Ambiance douce, vert sauge et bois clair. bonjour@encretasse.example",
    expect: {
      industry: 'cafe',
      name: "Café-librairie L'Encre et la Tasse",
      place: '5 place du Marché, 46000 Cahors',
      email: 'bonjour@encretasse.example',
      hours: 'We-Su 10:00-19:00',
      prices: ['Café 2 EUR', 'chocolat chaud 4 EUR', 'gâteau maison 5 EUR'],
    },
  },
  {
    brief:
      'LE ZINC ROUGE, BAR À VINS À MONTREUIL. VERRE DÈS 5 €, PLANCHE MIXTE 16 €. MARDI-SAMEDI 18H-1H. FERMÉ DIMANCHE ET LUNDI. 01 48 57 12 34. ON NE FAIT PAS RESTAURANT !',
    expect: {
      industry: 'bar',
      name: 'LE ZINC ROUGE',
      place: 'MONTREUIL',
      phone: '+33148571234',
      hours: 'Tu-Sa 18:00-01:00',
      prices: ['VERRE from 5 EUR', 'PLANCHE MIXTE 16 EUR'],
    },
  },
  {
    brief:
      'Spa Les Sources Bleues – hammam, sauna, modelages. Entrée hammam 28 €, modelage 60 min 80 €, rituel duo 190 €. Tous les jours 10h-20h sauf mardi. 14 quai des Bateliers, Colmar. Tél. 03 89 41 12 34, spa@sourcesbleues.example',
    expect: {
      industry: 'wellness',
      name: 'Spa Les Sources Bleues',
      place: '14 quai des Bateliers, Colmar',
      phone: '+33389411234',
      email: 'spa@sourcesbleues.example',
      hours: 'Mo,We-Su 10:00-20:00',
      prices: ['Entrée hammam 28 EUR', 'modelage 60 min 80 EUR', 'rituel duo 190 EUR'],
    },
  },
  {
    brief:
      "Cabinet d'ostéopathie Camille Roux, ostéopathe D.O. à Pau. Nourrissons, sportifs, femmes enceintes. Séance 60 €. Consultations du lundi au vendredi 8h30-12h30 / 14h-19h, samedi 9h-12h. Rdv 05 59 27 12 34. Pas de tiers payant.",
    expect: {
      industry: 'clinic',
      name: "Cabinet d'ostéopathie Camille Roux",
      place: 'Pau',
      phone: '+33559271234',
      hours: 'Mo-Fr 08:30-12:30,14:00-19:00; Sa 09:00-12:00',
      prices: ['Séance 60 EUR'],
    },
  },
  {
    brief:
      'Plomberie Martin au Havre, chauffage et sanitaire, dépannages rapides. Déplacement 45 €, taux horaire 55 €. Du lundi au vendredi 8h-18h. Urgences week-end : 06 34 56 78 90. Bureau : 02 35 42 12 34. Artisan depuis 2001.',
    expect: {
      industry: 'trades',
      name: 'Plomberie Martin',
      place: 'Le Havre',
      phone: '+33634567890',
      since: 2001,
      hours: 'Mo-Fr 08:00-18:00',
      prices: ['Déplacement 45 EUR', 'taux horaire 55 EUR'],
    },
  },
  {
    brief:
      'SARL Bâti Sud, entreprise générale de maçonnerie, Perpignan. Maisons neuves, extensions, piscines. Garantie décennale. Entreprise fondée en 1974. Devis gratuit. Bureaux : lundi-vendredi, 8 h-12 h et 13 h 30-17 h 30. contact@batisud.example – 04 68 34 12 34',
    expect: {
      industry: 'construction',
      name: 'SARL Bâti Sud',
      place: 'Perpignan',
      phone: '+33468341234',
      email: 'contact@batisud.example',
      since: 1974,
      hours: 'Mo-Fr 08:00-12:00,13:30-17:30',
    },
  },
  {
    brief:
      "Carrosserie Lenoir & fils. Débosselage, peinture, pare-brise. Toutes assurances. ZA des Peupliers, Cholet. Forfait pare-brise 90 euros, lustrage 150 euros. Lundi à jeudi 8h-12h 13h30-18h, vendredi jusqu'à 17h. 02 41 62 12 34",
    expect: {
      industry: 'auto-repair',
      name: 'Carrosserie Lenoir & fils',
      place: 'ZA des Peupliers, Cholet',
      phone: '+33241621234',
      hours: 'Mo-Th 08:00-12:00,13:30-18:00; Fr 08:00-12:00,13:30-17:00',
      prices: ['Forfait pare-brise 90 EUR', 'lustrage 150 EUR'],
    },
  },
  {
    brief:
      'Une petite boutique de jouets en bois à Annecy, « Le Bilboquet ». On vend aussi des puzzles et des marionnettes fabriquées en France. Marionnettes dès 15 €. Mardi au samedi 10h-19h non stop. Commandes sur lebilboquet.fr. Site coloré, joyeux, pour les parents et grands-parents.',
    expect: {
      industry: 'shop',
      name: 'Le Bilboquet',
      place: 'Annecy',
      url: 'https://lebilboquet.fr',
      hours: 'Tu-Sa 10:00-19:00',
      prices: ['Marionnettes from 15 EUR'],
    },
  },
  {
    brief:
      'Hôtel du Vieux Port, La Rochelle. 22 chambres, terrasse, vélos. Chambre simple 79 €, chambre double 99 €, petit déjeuner 12 €. Réception ouverte 24h/24. Arrivée dès 15h, départ 11h. Parking non disponible. hotel@vieuxport.example 05 46 41 12 34',
    expect: {
      industry: 'lodging',
      name: 'Hôtel du Vieux Port',
      place: 'La Rochelle',
      phone: '+33546411234',
      email: 'hotel@vieuxport.example',
      hours: '24/7',
      prices: ['Chambre simple 79 EUR', 'chambre double 99 EUR', 'petit déjeuner 12 EUR'],
    },
  },
  {
    brief:
      'Photographe de mariage et portrait à Aix-en-Provence : Studio Lavande. Reportage journée 1 900 €, séance couple 250 €, album 180 €. Je ne retouche pas les visages. studio@lavande.example / @studiolavande',
    expect: {
      industry: 'photography',
      name: 'Studio Lavande',
      place: 'Aix-en-Provence',
      email: 'studio@lavande.example',
      prices: ['Reportage journée 1900 EUR', 'séance couple 250 EUR', 'album 180 EUR'],
    },
  },
  {
    brief:
      'Les Oiseaux de Nuit : trio jazz manouche, Clermont-Ferrand. Mariages, bars, festivals. Concert de deux heures à partir de 700 €. Album « Minuit moins dix » sorti en 2024. contact@oiseauxdenuit.example, 07 12 34 56 78',
    expect: {
      industry: 'music',
      name: 'Les Oiseaux de Nuit',
      place: 'Clermont-Ferrand',
      phone: '+33712345678',
      email: 'contact@oiseauxdenuit.example',
      prices: ['Concert de deux heures from 700 EUR'],
    },
  },
  {
    brief:
      'La Nuit des Contes, 9e édition, samedi 21 novembre 2026 de 17h à minuit au château de Foix. Quatorze conteurs, soupe et vin chaud. Entrée 10 €, gratuit pour les moins de 12 ans. contes@foix.example',
    expect: {
      industry: 'event',
      name: 'La Nuit des Contes',
      place: 'Foix',
      email: 'contes@foix.example',
      prices: ['Entrée 10 EUR'],
    },
  },
  {
    brief:
      'Auto-école du Lac, Chambéry. Permis B 20 heures 1 190 €, conduite accompagnée 1 350 €, heure supplémentaire 52 €. Code en ligne offert. Bureau ouvert du mardi au vendredi de 14h à 19h et samedi de 9h à 12h. 04 79 33 12 34',
    expect: {
      industry: 'education',
      name: 'Auto-école du Lac',
      place: 'Chambéry',
      phone: '+33479331234',
      hours: 'Tu-Fr 14:00-19:00; Sa 09:00-12:00',
      prices: [
        'Permis B 20 heures 1190 EUR',
        'conduite accompagnée 1350 EUR',
        'heure supplémentaire 52 EUR',
      ],
    },
  },
  {
    brief:
      "Madame, Monsieur, nous souhaitons un site pour notre cabinet d'expertise comptable Ferrand-Dumas, situé 18 boulevard Carnot, 31000 Toulouse. Bilans, paie, création d'entreprise. Création d'entreprise : 350 €. Nous recevons du lundi au jeudi de 9h à 18h, le vendredi de 9h à 16h. Tél : 05 61 23 12 34. accueil@ferrand-dumas.example",
    expect: {
      industry: 'professional-services',
      name: 'Ferrand-Dumas',
      place: '18 boulevard Carnot, 31000 Toulouse',
      phone: '+33561231234',
      email: 'accueil@ferrand-dumas.example',
      hours: 'Mo-Th 09:00-18:00; Fr 09:00-16:00',
      prices: ["Création d'entreprise 350 EUR"],
    },
  },
  {
    brief:
      'Chantilly est un logiciel de caisse pour pâtisseries et boulangeries. Fonctionne sans internet, export comptable, gestion des allergènes. Essai gratuit 30 jours puis 39 € par mois. Support par mail : aide@chantilly.app',
    expect: {
      industry: 'software',
      name: 'Chantilly',
      email: 'aide@chantilly.app',
      prices: ['mois 39 EUR'],
    },
  },
  {
    brief:
      'Archives du Vent. Nous enregistrons le son des moulins, des girouettes et des cols. Projet né à Albi, porté par trois amis. ecouter@archivesduvent.example',
    expect: {
      industry: 'general',
      name: 'Archives du Vent',
      place: 'Albi',
      email: 'ecouter@archivesduvent.example',
    },
  },
]
