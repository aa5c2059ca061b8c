import type { LabelledBrief } from '../labelled-brief.ts'

export const fr: readonly LabelledBrief[] = [
  {
    brief:
      'Fournil Garambois, boulangerie artisanale à Loudun. Pain au levain, baguette à 1,25 €, tarte aux pommes à 14 €. Ouvert du mardi au samedi de 7h à 13h et de 15h30 à 19h. Tél. 05 36 49 12 07.',
    expect: {
      industry: 'bakery',
      name: 'Fournil Garambois',
      place: 'Loudun',
      phone: '+33536491207',
      hours: 'Tu-Sa 07:00-13:00,15:30-19:00',
      prices: ['baguette 1.25 EUR', 'tarte aux pommes 14 EUR'],
    },
  },
  {
    brief:
      "salon de coiffure mixte a roubaix ca s'appelle tif'annie, coupe homme 18€ coupe femme 29€ couleur a partir de 45€ sans rdv du mardi au samedi 9h-18h30",
    expect: {
      industry: 'hair-salon',
      name: "tif'annie",
      place: 'roubaix',
      hours: 'Tu-Sa 09:00-18:30',
      prices: ['coupe homme 18 EUR', 'coupe femme 29 EUR', 'couleur from 45 EUR'],
    },
  },
  {
    brief:
      'Nous cherchons une page pour notre chorale « Les Voix Buissonnières » de Quimper : 40 choristes, répertoire gospel et chanson française. Répétitions le mercredi à 20h à la salle paroissiale. Contact : bureau@voixbuissonnieres.example',
    expect: {
      industry: 'music',
      name: ['Les Voix Buissonnières', 'chorale « Les Voix Buissonnières »'],
      place: 'Quimper',
      email: 'bureau@voixbuissonnieres.example',
    },
  },
  {
    brief:
      "La clinique vétérinaire du Val d'Auzon accueille chiens, chats et NAC au 8 avenue de la République, 71400 Autun. Consultation à 38 €. Sur rendez-vous au 03 53 01 66 20, du lundi au vendredi de 8h30 à 19h et le samedi de 9h à 12h.",
    expect: {
      industry: 'clinic',
      name: [
        "clinique vétérinaire du Val d'Auzon",
        "La clinique vétérinaire du Val d'Auzon",
        "Clinique vétérinaire du Val d'Auzon",
      ],
      place: '8 avenue de la République, 71400 Autun',
      phone: '+33353016620',
      hours: 'Mo-Fr 08:30-19:00; Sa 09:00-12:00',
      prices: ['Consultation 38 EUR'],
    },
  },
  {
    brief:
      "Salut, moi c'est Tonio, je monte ma boîte de maçonnerie, Tonio Bâti Sarl, sur Béziers et les villages autour. Murs, terrasses, petites extensions, un peu de pierre sèche aussi. Devis gratos, appelez le 06 39 98 07 73, si je réponds pas c'est que je suis sur l'échafaudage.",
    expect: {
      industry: 'construction',
      name: ['Tonio Bâti Sarl', 'Tonio Bâti'],
      place: 'Béziers',
      phone: '+33639980773',
    },
  },
  {
    brief:
      'Ma boutique, Et Puis Des Pivoines, vend des fleurs de saison à Dinan. Bouquet du marché à 22 €, abonnement mensuel à 38 €. Ouvert du mercredi au dimanche 9h30-12h30 / 14h30-19h.',
    expect: {
      industry: 'florist',
      name: 'Et Puis Des Pivoines',
      place: 'Dinan',
      hours: 'We-Su 09:30-12:30,14:30-19:00',
      prices: ['Bouquet du marché 22 EUR', 'abonnement mensuel 38 EUR'],
    },
  },
  {
    brief:
      'Camille et Ismaël se marient ! Le 12 juin 2027 à 15h à Cluny, puis on danse jusqu’au matin sous le chapiteau. Merci de répondre avant le 1er avril à camille.ismael@noces.example.',
    expect: {
      industry: 'event',
      name: ['Camille et Ismaël', 'Camille et Ismaël se marient'],
      place: 'Cluny',
      email: 'camille.ismael@noces.example',
    },
  },
  {
    brief:
      "Le Bidouille Club, c'est le repair café associatif de Thouars. Grille-pain, vélos, ourlets : on répare ensemble, on ne jette plus. Chaque premier samedi du mois de 14h à 17h, participation libre.",
    expect: {
      industry: ['nonprofit', 'event'],
      name: ['Le Bidouille Club', 'Bidouille Club'],
      place: 'Thouars',
      open: ['hours'],
    },
  },
  {
    brief:
      "Traductrice assermentée allemand-français à Colmar, je m'appelle Odile Kestenbaum. Actes, diplômes, contrats : je travaille pour particuliers et notaires. 35 € la page. odile@kestenbaum-trad.example",
    expect: {
      industry: 'professional-services',
      name: 'Odile Kestenbaum',
      place: 'Colmar',
      email: 'odile@kestenbaum-trad.example',
      audience: 'particuliers et notaires',
      prices: ['page 35 EUR'],
    },
  },
  {
    brief:
      'On est trois copains basés à Rennes et on a fait une petite appli, Potajour, qui dit chaque matin quoi semer, quoi arroser et quoi récolter. Elle est gratuite, et la version Plus coûte 2,99 € par mois. On voudrait une page claire avec deux captures d’écran et un bouton pour télécharger. Tout est déjà sur potajour.example mais c’est moche.',
    expect: {
      industry: 'software',
      name: 'Potajour',
      place: 'Rennes',
      url: 'https://potajour.example',
      prices: ['version Plus 2.99 EUR'],
    },
  },
  {
    brief:
      'bonjours je voudrai une page pour mon bar a biere qui ce trouve 5 rue du Temple, auxerre, ambience pub, flechettes, concert le vendredi. ouvert du mardi au samedi 17h-1h. le nom cest LE HOUBLON PERCHé merci',
    expect: {
      industry: 'bar',
      name: 'LE HOUBLON PERCHé',
      place: '5 rue du Temple, auxerre',
      hours: 'Tu-Sa 17:00-01:00',
    },
  },
  {
    brief:
      "Miel de bruyère, pain d'épices, bougies : tout vient de nos 60 ruches. Le Rucher de Mamie Zette, à Egletons, vente directe le samedi 9h-12h. Pot de 500 g 8 €, pain d'épices 6,50 €.",
    expect: {
      industry: ['shop', 'general'],
      name: ['Le Rucher de Mamie Zette', 'Rucher de Mamie Zette'],
      place: 'Egletons',
      hours: 'Sa 09:00-12:00',
      prices: ['Pot de 500 g 8 EUR', "pain d'épices 6.5 EUR"],
    },
  },
]
