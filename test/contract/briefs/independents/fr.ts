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
  {
    brief:
      "Bonjour ! Avec mon mari on vient de reprendre le petit restaurant de la place, à Salers, et on l'a rebaptisé La Table d'Ondine. On fait une cuisine auvergnate toute simple : truffade, pounti, tarte aux myrtilles. Presque tout vient de moins de vingt kilomètres. Le menu du midi est à 17,50 €, le soir c'est à la carte. On aimerait une page chaleureuse, avec des photos de la salle et de la terrasse, et qu'on puisse réserver par mail : coucou@table-ondine.example. Merci d'avance !",
    expect: {
      industry: 'restaurant',
      name: "La Table d'Ondine",
      place: 'Salers',
      email: 'coucou@table-ondine.example',
      prices: ['menu du midi 17.5 EUR'],
    },
  },
  {
    brief:
      'GARAGE PELTIER & FILS MECANIQUE TOUTES MARQUES VIERZON DEPUIS 1974 VIDANGE 79 EUROS TEL 02 61 91 44 10',
    expect: {
      industry: 'auto-repair',
      name: ['GARAGE PELTIER & FILS', 'PELTIER & FILS'],
      place: 'VIERZON',
      phone: '+33261914410',
      since: 1974,
      prices: ['VIDANGE 79 EUR'],
    },
  },
  {
    brief:
      'Je suis plombier chauffagiste à Montluçon et je voudrais une page simple avec mon numéro bien visible : 06 39 98 31 52. Dépannage 7j/7, devis gratuit.',
    expect: {
      industry: 'trades',
      place: 'Montluçon',
      phone: '+33639983152',
      open: ['hours'],
    },
  },
  {
    brief:
      'Souffle Garance — cours de yoga à Gaillac pour seniors et débutants. 12 € le cours, carnet de 10 cours à 100 €. souffle-garance.example',
    expect: {
      industry: ['fitness', 'wellness'],
      name: 'Souffle Garance',
      place: 'Gaillac',
      url: 'https://souffle-garance.example',
      audience: 'seniors et débutants',
      prices: ['cours 12 EUR', 'carnet de 10 cours 100 EUR'],
    },
  },
  {
    brief:
      "Ménage & Merveille\nnettoyage de bureaux et copropriétés\nMulhouse\nà partir de 26 € de l'heure\n03 53 01 18 84\ncontact@menage-merveille.example",
    expect: {
      industry: 'cleaning',
      name: 'Ménage & Merveille',
      place: 'Mulhouse',
      phone: '+33353011884',
      email: 'contact@menage-merveille.example',
      prices: ['heure from 26 EUR'],
    },
  },
  {
    brief:
      'Gîte Le Nid du Verdier à Florac, au pied des Cévennes. 6 couchages, poêle à bois, jardin clos. Nuit à partir de 95 €, semaine 560 €. Arrivée dès 16h, départ avant 10h. Réservation : lenidduverdier@courriel.example',
    expect: {
      industry: 'lodging',
      name: ['Gîte Le Nid du Verdier', 'Le Nid du Verdier'],
      place: 'Florac',
      email: 'lenidduverdier@courriel.example',
      prices: ['Nuit from 95 EUR', 'semaine 560 EUR'],
    },
  },
  {
    brief:
      'La Fête du Four à Pain 2026 revient à Lalbenque les 22 et 23 août ! Vide-grenier, fanfare, concours de fouaces, bal le samedi soir. Repas du samedi 16 €, entrée libre. Le comité des fêtes cherche encore des bras pour monter les tables.',
    expect: {
      industry: 'event',
      name: ['Fête du Four à Pain', 'La Fête du Four à Pain'],
      place: 'Lalbenque',
      prices: ['Repas du samedi 16 EUR'],
    },
  },
  {
    brief:
      'Auto-école 3 Virages, Cahors. Permis B à partir de 1 290 €, code en ligne 39 €. Bureau ouvert du lundi au vendredi 14h-19h. 05 36 49 70 15',
    expect: {
      industry: 'education',
      name: ['Auto-école 3 Virages', '3 Virages'],
      place: 'Cahors',
      phone: '+33536497015',
      hours: 'Mo-Fr 14:00-19:00',
      prices: ['Permis B from 1290 EUR', 'code en ligne 39 EUR'],
    },
  },
  {
    brief:
      'Agence Pierre-Brune Immobilier : vente, location et gestion à Poitiers depuis 1998. Estimation offerte. www.pierrebrune-immo.example',
    expect: {
      industry: 'real-estate',
      name: ['Agence Pierre-Brune Immobilier', 'Pierre-Brune Immobilier'],
      place: 'Poitiers',
      url: 'https://www.pierrebrune-immo.example',
      since: 1998,
    },
  },
  {
    brief:
      'Lucas Ferrandoux Photographe, mariages et portraits à Pau. Séance portrait 120 €, reportage mariage à partir de 1 400 €. 06 39 98 55 61',
    expect: {
      industry: 'photography',
      name: ['Lucas Ferrandoux Photographe', 'Lucas Ferrandoux'],
      place: 'Pau',
      phone: '+33639985561',
      prices: ['Séance portrait 120 EUR', 'reportage mariage from 1400 EUR'],
    },
  },
  {
    brief:
      'Je veux un site chaleureux pour notre salon de thé à Honfleur. Scones maison, thés en vrac, terrasse au soleil. Formule goûter 9,50 €. Ouvert tous les jours de 10h à 19h.',
    expect: {
      industry: 'cafe',
      place: 'Honfleur',
      hours: 'Mo-Su 10:00-19:00',
      prices: ['Formule goûter 9.5 EUR'],
    },
  },
  {
    brief:
      'je tatoue sous le nom Encre & Ortie, traits fins et motifs floraux, studio privé à Grenoble, uniquement sur rdv. flashs à partir de 80 €. pour prendre rdv : encre.ortie@posteo.example',
    expect: {
      industry: ['wellness', 'portfolio', 'general', 'shop'],
      name: 'Encre & Ortie',
      place: 'Grenoble',
      email: 'encre.ortie@posteo.example',
      prices: ['flashs from 80 EUR'],
    },
  },
  {
    brief: `Le Fournil des Trois Ormes, boulangerie artisanale à Cholet. Pains au levain, viennoiseries et tartes de saison. Ouvert du mardi au samedi de 7h à 19h30, le dimanche de 7h à 13h. Tél. 02 61 91 34 12.`,
    expect: {
      industry: 'bakery',
      name: ['Le Fournil des Trois Ormes', 'Fournil des Trois Ormes'],
      place: 'Cholet',
      phone: '+33261913412',
      hours: 'Tu-Sa 07:00-19:30; Su 07:00-13:00',
    },
  },
  {
    brief: `Bonjour, je m'appelle Solène Quéméner et je suis vétérinaire à Landerneau, je soigne surtout les chiens, les chats et les lapins. Je voudrais une page toute simple avec mes horaires (lun-ven 8h30-12h et 14h-18h30) et mon numéro, le 02 61 91 70 55. Pas besoin de photos de moi merci !`,
    expect: {
      industry: 'clinic',
      name: 'Solène Quéméner',
      place: 'Landerneau',
      phone: '+33261917055',
      hours: 'Mo-Fr 08:30-12:00,14:00-18:30',
    },
  },
  {
    brief: `salut il me faut une page pour mon garage a thiers, ça s'appelle momo mécanique, vidange à partir de 59€, plaquettes de frein 90€, on prend aussi les vieilles voitures`,
    expect: {
      industry: 'auto-repair',
      name: 'momo mécanique',
      place: 'thiers',
      prices: ['vidange from 59 EUR', 'plaquettes de frein 90 EUR'],
    },
  },
  {
    brief: `FOOD TRUCK LA GALETTE QUI ROULE
TOUS LES MIDIS A ANGOULEME
GALETTE COMPLETE 8,50 €
CREPE AU SUCRE 3 €
BOLEE DE CIDRE 3,20 €`,
    expect: {
      industry: 'restaurant',
      name: ['LA GALETTE QUI ROULE', 'FOOD TRUCK LA GALETTE QUI ROULE'],
      place: 'ANGOULEME',
      prices: ['GALETTE COMPLETE 8.5 EUR', 'CREPE AU SUCRE 3 EUR', 'BOLEE DE CIDRE 3.2 EUR'],
    },
  },
  {
    brief: `Nous sommes les Voix de la Moselotte, chœur mixte de quarante chanteurs à Remiremont. On répète le jeudi à 20h, et on manque cruellement de ténors. Répertoire : un peu de Fauré, beaucoup de chanson française. Venez essayer, personne ne vous fera chanter seul !`,
    expect: {
      industry: 'music',
      name: ['les Voix de la Moselotte', 'Voix de la Moselotte'],
      place: 'Remiremont',
    },
  },
  {
    brief: `Pose de parquet, cloisons, salles de bains clé en main. J'interviens à Rodez et jusqu'à 40 km autour. Devis gratuit sous deux jours, appelez le 05 36 49 22 81.
— Bastien Carrière Rénovation`,
    expect: {
      industry: ['trades', 'construction'],
      name: ['Bastien Carrière Rénovation', 'Bastien Carrière'],
      place: 'Rodez',
      phone: '+33536492281',
    },
  },
  {
    brief: `je donne des cours de maths à domicile à Vannes pour les collégiens et les lycéens. stage de vacances : 120 €. me contacter par mail profdemaths56@courriel.example`,
    expect: {
      industry: 'education',
      place: 'Vannes',
      email: 'profdemaths56@courriel.example',
      audience: 'les collégiens et les lycéens',
      prices: ['stage de vacances 120 EUR'],
    },
  },
  {
    brief: `Camille & Anselme se marient ! Rendez-vous le samedi 19 juin 2027 à Beaune, cérémonie à 15h30 puis vin d'honneur dans le jardin. On aimerait que nos invités trouvent le plan d'accès, la liste des hôtels et un petit mot de nous deux. Réponse souhaitée avant le 1er mai à oui@camille-anselme.example`,
    expect: {
      industry: 'event',
      name: 'Camille & Anselme',
      place: 'Beaune',
      email: 'oui@camille-anselme.example',
    },
  },
  {
    brief: `Page pour « L'Aiguille Rouge », tatouages et piercings, 14 rue des Carmes, Nancy. Sur rendez-vous uniquement. Petit flash à partir de 80 €, séance à la journée 450 €.`,
    expect: {
      industry: ['wellness', 'hair-salon', 'portfolio', 'shop', 'general'],
      name: `L'Aiguille Rouge`,
      place: '14 rue des Carmes, Nancy',
      prices: ['Petit flash from 80 EUR', 'séance à la journée 450 EUR'],
    },
  },
  {
    brief: `Association loi 1901 créée en 2014, Répar'Toi-Même tient un repair café chaque premier samedi du mois à Saint-Nazaire. Grille-pain, lampes, vélos, jeans troués : on répare ensemble autour d'un café. Entrée libre, dons acceptés.`,
    expect: {
      industry: ['nonprofit', 'event'],
      name: `Répar'Toi-Même`,
      place: 'Saint-Nazaire',
      since: 2014,
    },
  },
  {
    brief: `Bienvenue au Clos des Merles ! Trois chambres d'hôtes sous les noyers, à Sarlat-la-Canéda, avec piscine et table du soir. Nuit à partir de 78 €, petit déjeuner compris. Arrivée dès 17h, départ avant 11h. 05 36 49 10 64 ou 06 39 98 41 20, www.closdesmerles.example`,
    expect: {
      industry: 'lodging',
      name: ['Clos des Merles', 'Le Clos des Merles'],
      place: 'Sarlat-la-Canéda',
      phone: '+33536491064',
      url: 'https://www.closdesmerles.example',
      prices: ['Nuit from 78 EUR'],
    },
  },
  {
    brief: `Notre appli Trikali aide les directrices de crèche à faire les plannings sans s'arracher les cheveux. Rien à installer, ça marche dans le navigateur. Formule Bambin 19 €, formule Tribu 39 €. Essai gratuit un mois sur trikali.example`,
    expect: {
      industry: 'software',
      name: 'Trikali',
      url: 'https://trikali.example',
      prices: ['Formule Bambin 19 EUR', 'formule Tribu 39 EUR'],
      open: ['audience'],
    },
  },
  {
    brief: `Traductrice assermentée allemand-français à Colmar depuis 2009. Acte de naissance 45 €, permis de conduire 35 €. Cabinet Hélène Wurtzbacher, h.wurtzbacher@traduire.example`,
    expect: {
      industry: 'professional-services',
      name: ['Cabinet Hélène Wurtzbacher', 'Hélène Wurtzbacher'],
      place: 'Colmar',
      email: 'h.wurtzbacher@traduire.example',
      since: 2009,
      prices: ['Acte de naissance 45 EUR', 'permis de conduire 35 EUR'],
    },
  },
  {
    brief: `on vien douvrir un bar a biere a Dunkerque, le nom cest le houblon bavard, 18 pression et des planches, concert de temp en temp. ouver mercredi a samedi 17h-1h`,
    expect: {
      industry: 'bar',
      name: 'le houblon bavard',
      place: 'Dunkerque',
      hours: 'We-Sa 17:00-01:00',
    },
  },
  {
    brief: `Mon salon de coiffure à La Rochelle porte le prénom de ma grand-mère : Ernestine. Ambiance calme, pas de radio, colorations végétales.
Coupe femme 38 €
Coupe homme 24 €
Frange 8 €`,
    expect: {
      industry: 'hair-salon',
      name: 'Ernestine',
      place: 'La Rochelle',
      prices: ['Coupe femme 38 EUR', 'Coupe homme 24 EUR', 'Frange 8 EUR'],
    },
  },
  {
    brief: `Léandre Jaubert Photographie. Mariages, naissances et portraits en lumière naturelle, à Digne-les-Bains. Reportage mariage à partir de 1 400 €. Contact : bonjour@leandrejaubert.example.`,
    expect: {
      industry: 'photography',
      name: ['Léandre Jaubert Photographie', 'Léandre Jaubert'],
      place: 'Digne-les-Bains',
      email: 'bonjour@leandrejaubert.example',
      prices: ['Reportage mariage from 1400 EUR'],
    },
  },
  {
    brief: `Moi c'est Maïwenn Trégoat, j'illustre des livres pour enfants depuis mon petit atelier de Quimper. J'ai besoin d'un endroit où montrer mes planches aux éditeurs, avec une page « à propos » pas trop sérieuse. Gouache, linogravure, un peu de numérique.`,
    expect: {
      industry: 'portfolio',
      name: 'Maïwenn Trégoat',
      place: 'Quimper',
      open: ['audience'],
    },
  },
  {
    brief: `Miel de lavande et de châtaignier, récolté et mis en pot chez nous à Privas. Pot de 500 g 9 €, pot de 1 kg 16 €. Vente à la ferme le samedi de 9h à 12h. SARL Ruchers du Coironnet, apiculteurs de père en fille, maison fondée en 1987.`,
    expect: {
      industry: 'shop',
      name: ['Ruchers du Coironnet', 'SARL Ruchers du Coironnet'],
      place: 'Privas',
      hours: 'Sa 09:00-12:00',
      since: 1987,
      prices: ['Pot de 500 g 9 EUR', 'pot de 1 kg 16 EUR'],
    },
  },
  {
    brief: `Passer son permis sans stress, c'est possible à Montluçon avec l'auto-école Premier Virage. Bureau ouvert lundi, mercredi et vendredi de 14h à 19h. Forfait code 290 €, forfait 20 heures 1 190 €.`,
    expect: {
      industry: 'education',
      name: ['Premier Virage', 'auto-école Premier Virage'],
      place: 'Montluçon',
      hours: 'Mo,We,Fr 14:00-19:00',
      prices: ['Forfait code 290 EUR', 'forfait 20 heures 1190 EUR'],
    },
  },
  {
    brief: `La Foire aux Potirons 2027 revient à Issoudun le dimanche 10 octobre, de 9h à 18h : concours du plus gros potiron, soupe géante, manège pour les petits. Entrée 2 €, bol de soupe 3,50 €. Exposants, écrivez à potirons@comite-fetes.example`,
    expect: {
      industry: 'event',
      name: ['La Foire aux Potirons', 'Foire aux Potirons'],
      place: 'Issoudun',
      email: 'potirons@comite-fetes.example',
      prices: ['Entrée 2 EUR', 'bol de soupe 3.5 EUR'],
      open: ['audience'],
    },
  },
  {
    brief: `Chez Belvaux & Roch, on vend et on loue des appartements à Annecy depuis 1996. Estimation offerte, réponse le jour même, et on décroche vraiment le téléphone : 04 65 71 30 09.`,
    expect: {
      industry: 'real-estate',
      name: 'Belvaux & Roch',
      place: 'Annecy',
      phone: '+33465713009',
      since: 1996,
    },
  },
  {
    brief: `nettoyage vitres + bureaux + cages d'escalier
secteur Roubaix
Net'Éclair 59
03 53 01 88 17
du lundi au vendredi 6h-20h`,
    expect: {
      industry: 'cleaning',
      name: `Net'Éclair 59`,
      place: 'Roubaix',
      phone: '+33353018817',
      hours: 'Mo-Fr 06:00-20:00',
    },
  },
  {
    brief: `7 Souffles, c'est un petit studio de yoga à Bayonne pour les femmes enceintes et les jeunes mamans. Cours le mardi à 10h et le jeudi à 18h30, jamais plus de huit tapis dans la salle. Séance d'essai 10 €, carte de dix séances 140 €.`,
    expect: {
      industry: ['fitness', 'wellness'],
      name: '7 Souffles',
      place: 'Bayonne',
      audience: 'les femmes enceintes et les jeunes mamans',
      prices: [`Séance d'essai 10 EUR`, 'carte de dix séances 140 EUR'],
    },
  },
  {
    brief: `J'ai repris le magasin de fleurs de ma tante à Épernay et je l'ai rebaptisé Pivoine et Compagnie. Bouquets de saison, deuil, mariages, et un abonnement pour les restaurants. On est ouvert du mardi au dimanche, 9h-12h30 et 14h30-19h, fermé le lundi.`,
    expect: {
      industry: 'florist',
      name: 'Pivoine et Compagnie',
      place: 'Épernay',
      hours: 'Tu-Su 09:00-12:30,14:30-19:00',
      open: ['audience'],
    },
  },
  {
    brief: `Cabinet dentaire des Quatre-Marronniers, Yverdon-les-Bains. Urgences reçues le jour même, parking derrière le bâtiment. Contrôle annuel 110 CHF, détartrage 145 CHF. Du lundi au jeudi 8h-17h.`,
    expect: {
      industry: 'clinic',
      name: ['Cabinet dentaire des Quatre-Marronniers', 'Quatre-Marronniers'],
      place: 'Yverdon-les-Bains',
      hours: 'Mo-Th 08:00-17:00',
      prices: ['Contrôle annuel 110 CHF', 'détartrage 145 CHF'],
    },
  },
  {
    brief: `Porte claquée ?? Serrure forcée ?? A Melun je viens en 30 minutes 24h/24 et 7j/7 !! Vous tapez CLE D'ARGENT EXPRESS et vous tombez sur moi, 06 39 98 55 03, ouverture de porte à partir de 95 euros`,
    expect: {
      industry: 'trades',
      name: `CLE D'ARGENT EXPRESS`,
      place: 'Melun',
      phone: '+33639985503',
      hours: '24/7',
      prices: ['ouverture de porte from 95 EUR'],
    },
  },
]
