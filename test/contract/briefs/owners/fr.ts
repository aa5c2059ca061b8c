import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'réparation de vélos à Grenoble, atelier Le Petit Braquet. crevaison 12€, révision complète 65 €. mar-sam 10h-18h30',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: ['Le Petit Braquet', 'atelier Le Petit Braquet'],
      place: 'Grenoble',
      hours: 'Tu-Sa 10:00-18:30',
      prices: ['crevaison 12 EUR', 'révision complète 65 EUR'],
    },
  },
  {
    brief:
      "Bonjour, je suis sage-femme à Quimper, cabinet L'Anse aux Mères. Suivi de grossesse, préparation à la naissance, rééducation. 02 98 55 01 23",
    expect: {
      industry: 'clinic',
      name: ["L'Anse aux Mères", "cabinet L'Anse aux Mères"],
      place: 'Quimper',
      phone: '+33298550123',
    },
  },
  {
    brief:
      'épicerie vrac & zéro déchet, quartier Croix-Rousse Lyon. chez simone, 14 rue Belfort. Ouvert du mardi au samedi de 9h30 à 19h.',
    expect: { industry: 'shop', name: 'chez simone', open: ['place'], hours: 'Tu-Sa 09:30-19:00' },
  },
  {
    brief:
      "On est trois copains et on retape des meubles des années 60 – enfilades, fauteuils, lampes. Ça s'appelle Formica mon amour. Showroom sur rdv à Roubaix.",
    expect: { industry: ['shop', 'trades'], name: 'Formica mon amour', place: 'Roubaix' },
  },
  {
    brief:
      "Cours de français langue étrangère pour adultes débutants, Marseille, 25 € l'heure. Par Nadia Belkacem",
    expect: {
      industry: 'education',
      name: 'Nadia Belkacem',
      place: 'Marseille',
      audience: 'adultes débutants',
      open: ['prices'],
    },
  },
  {
    brief:
      'Fête de la châtaigne 2026, Collobrières, dimanche 18 octobre de 9h à 18h. Marché, fanfare, crêpes à 3 €. Entrée libre !',
    expect: {
      industry: 'event',
      name: 'Fête de la châtaigne',
      place: 'Collobrières',
      prices: ['crêpes 3 EUR'],
    },
  },
  {
    brief:
      'toiletteur pour chiens et chats. bain + coupe dès 38 €. Les Poils de Gaston (Angers). fermé lundi',
    expect: {
      industry: 'general',
      name: 'Les Poils de Gaston',
      place: 'Angers',
      open: ['hours', 'audience'],
      prices: ['bain + coupe from 38 EUR'],
    },
  },
  {
    brief:
      'Plomberie chauffage dépannage 7j/7. Ets Garnier & Fils. Limoges et alentours depuis 1962. Débouchage 90€, chauffe-eau à partir de 450 €.',
    expect: {
      industry: 'trades',
      name: ['Ets Garnier & Fils', 'Garnier & Fils'],
      place: 'Limoges',
      since: 1962,
      open: ['hours'],
      prices: ['Débouchage 90 EUR', 'chauffe-eau from 450 EUR'],
    },
  },
]
