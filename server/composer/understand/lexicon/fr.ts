import { hours } from './fr/hours.ts'
import { industries } from './fr/industries.ts'
import { name, place } from './fr/names.ts'
import { prices } from './fr/prices.ts'
import type { Lexicon } from './lexicon.ts'

export const fr = {
  countries: ['FR', 'BE', 'CH', 'CA', 'LU'],
  common:
    'le la les de des du un une et est en pour avec dans sur par nous notre nos vous votre au aux à qui que ne pas plus ou sont je suis mon ma mes ce cette depuis chez tous toutes faisons l d c n s qu j y il elle sans site page ouvert ouverte petite petit besoin très aussi entre mais où comme leur leurs tout être avoir fait an ans année jour jours heure prix bien ici rue près quelques était sera vos cherche voudrais créer bonjour recherche dès',
  letters: 'œêëîçûèù',
  months:
    'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc',
  workshops:
    'atelier vélo|atelier de vélos|réparation de vélos|réparation vélo|réparateur de vélos|cordonnerie|cordonnier|retouches|couturière|horloger|luthier|accordeur de piano|rémouleur|tapissier|relieur|relieuse|reliure|reliures',
  crafts:
    'potier|potière|céramiste|orfèvre|souffleur de verre|souffleuse de verre|verrier|tisserand|tisserande|tourneur sur bois|vannier|vannière|maroquinier|maroquinière',
  mending: {
    acts: 'répar*|restaur*|retouch*|raccommod*|remise en état|entretien|atelier|couture|coudre|affût*|accord*|réfection|ressemel*',
    things:
      'vélo|vélos|bicyclettes|montre|montres|horloges|pendules|chaussures|bottes|vêtement|vêtements|robes|costumes|couture|retouches|guitares|violons|instruments|meubles|chaises|fauteuils|canapés|sacs|couteaux|ciseaux|lampes|bijoux|machines à coudre|téléphones|ordinateurs|poupées|jouets|appareils photo|pianos|accordéons',
  },
  vets: 'vétérinaire|vétérinaires|véto',
  laundries: 'laverie|blanchisserie|pressing|nettoyage à sec',
  producers:
    'apiculteur|apicultrice|apiculture|rucher|miellerie|nos ruches|fromager fermier|fromagerie fermière|fromages fermiers|ferme fromagère|vigneron|vigneronne|vignerons|domaine viticole|viticulteur|viticultrice|cidrerie|cidriculteur|magasin à la ferme|vente à la ferme|boutique à la ferme|ferme maraîchère|maraîcher|maraîchère|maraîchers|verger|vergers|arboriculteur|distillerie|moulin à huile',
  hiring: {
    names:
      'location de vélos|location de vélo|location vélo|location vélos|location de canoës|location de canoë|location de kayaks|location de kayak|location de bateaux|location de paddles|location de trottinettes|location trottinette|location de skis|location de costumes|location de déguisements|location de tentes|location de chapiteaux|location de barnums|location de vaisselle|location de matériel|location de structures gonflables|loueur de vélos|loueur de canoës',
    acts: 'location|locations|louer|louez|loue|louons|à louer|loueur',
    things:
      'vélo|vélos|canoës|canoë|kayaks|kayak|paddles|bateaux|pédalos|trottinettes|trottinettes électriques|skis|costumes|déguisements|tentes|chapiteaux|barnums|vaisselle|planches|outils',
  },
  weddings: 'se marient|nous nous marions|on se marie|notre mariage|mariage de',
  clubs:
    "jardins familiaux|jardins ouvriers|jardins partagés|association de village|association de quartier|comité des fêtes|comité de quartier|amicale|club de tennis|club de tennis de table|club de football|club de foot|club de rugby|club de judo|club d'échecs|club de lecture|club photo|club de randonnée|club de pétanque|club nautique|club d'aviron|club de marche|club de gymnastique|club de bridge|club de couture|club cycliste|club d'athlétisme|troupe amateur|théâtre amateur|foyer rural",
  playing: {
    together:
      "chorale|chœur|choeur|ensemble vocal|groupe vocal|harmonie municipale|orchestre d'harmonie|fanfare|orchestre amateur|batucada",
    hired: "mariage|mariages|réservation|cachet|événements d'entreprise",
  },
  repairCafes: 'repair cafe|repair-cafe|café réparation|atelier de réparation participatif',
  occasions:
    'marché|marché de noël|fête|portes ouvertes|soirée|dégustation|vernissage|exposition|brocante|inauguration|vide-grenier|spectacle|bal|conférence|concert|atelier',
  negations: 'ne|pas|sans|jamais|aucun|aucune|ni|pas de|plus de',
  offers: {
    cues: "nous soignons|nous proposons|je propose|nous faisons|nous offrons|nous vendons|services :|services:|nos services|prestations|prestations :|spécialisé dans|spécialisée dans|spécialisés dans|nous réparons|nous servons|nous enseignons|on propose|on trouve|propose|nous préparons|nous réalisons|je fais|je réalise|vous trouverez|nous installons|nous cuisinons|j'enseigne|j'accompagne|au menu :|au programme :|nous fabriquons|on fait|on répare|nos spécialités :|nous assurons|je photographie|nous intervenons pour",
    makes: 'fabrique|réalise|vend|répare|restaure|pose|installe|cuisine|brasse|torréfie|enseigne',
    kept: 'au levain|au beurre|au chocolat|aux fruits|aux pommes|au feu de bois|au four|sur mesure|à emporter|en bois|clé en main|clés en main',
    things: /[sx]$/,
    divide: 'et|ou|ainsi que|&|mais aussi|plus',
    stops:
      'pour|à|au|aux|dans|depuis|avec|dès|en|du mardi|qui|que|chez|sur|autour|tous|afin|le|la|sans|par|faits|faites|faite|fait',
    times:
      "tous les matins|tous les jours|tous les soirs|toutes les semaines|tous les mois|tous les dimanches|tous les samedis|chaque matin|chaque jour|chaque soir|chaque semaine|chaque dimanche|le matin|le soir|le midi|le week-end|le samedi|le dimanche|en semaine|toute l'année|toute la journée|quotidiennement|aujourd'hui|demain",
    not: "ensemble|rendez-vous|essai|gratuit|gratuite|gratuits|interdit|chiens|animaux|tout|plus encore|bien plus|vous|wifi|carte bancaire|espèces|cours d'essai|beaucoup|etc",
  },
  audience: {
    before:
      "pour|destiné à|destinée à|destinés aux|s'adresse aux|dédié aux|nous aidons|nous accompagnons|j'accompagne|pensé pour|conçu pour|conçue pour|idéal pour|ouvert aux|j'aide|destiné aux|destinée aux|aide|accompagne|travaille avec|travaillons avec",
    after: '',
    people:
      "profs|enseignants|enseignantes|épiceries|kiosques|boutiques|magasins|travailleurs|associations|coopératives|indépendants|professionnels|particuliers|mamans|amateurs|voyageurs|voisins|débutants|curieux|habitants|lecteurs|ados|auto-entrepreneurs|artisans|familles|famille|enfants|femmes|hommes|débutants|entreprises|étudiants|seniors|restaurants|indépendants|freelances|startups|start-ups|couples|voyageurs|parents|adultes|adolescents|ados|bébés|clients|propriétaires|locataires|coureurs|cyclistes|randonneurs|équipes|professeurs|écoles|personnes|touristes|particuliers|professionnels|commerçants|artisans|futurs mariés|mariés|pme|tpe|associations|chiens|animaux|chats|entrepreneurs|gens|habitants|patients|élèves|lycéens|collégiens|musiciens|hôtels|restaurateurs|salariés|jeunes|femmes enceintes|dirigeants|réfugiés|pèlerins|copropriétés|commerces|acheteurs|bureaux|agriculteurs|médecins|sportifs|tout-petits|collectivités|petits et grands|illustrateurs|illustratrices|traducteurs|traductrices|interprètes|auteurs|autrices|photographes|journalistes|comptables|plombiers|électriciens|maçons|paysagistes|jardiniers|coiffeurs|dentistes|infirmières|infirmiers|thérapeutes|avocats|librairies|libraires|boulangeries|boulangers|agences|clubs|chorales|apprentis|diplômés|retraités|grands-parents|novices|grimpeurs|nageurs|cavaliers|pêcheurs|plongeurs|danseurs|chanteurs|collectionneurs|campeurs|demandeurs d'asile|sans-abri|aidants|producteurs|vignerons|apiculteurs|cuisiniers|traiteurs|organisateurs|consultants|formateurs|chercheurs|ingénieurs|architectes|crèches|mairies|communes|syndics|gîtes|hébergeurs|écoliers|demandeurs d'emploi|scolaires|groupes scolaires|primo-arrivants|nouveaux arrivants|célibataires|gourmands|noctambules|lève-tôt|bricoleurs|créateurs|créatrices|graphistes|développeurs|petits commerces|indépendantes|maraîchers|musées|ong",
    stops: 'à|dans|en|depuis|au|dès|ouvert|nous|qui|par|et de|du lundi|le|avec|sur|tous les',
  },
  since: {
    before:
      "depuis|tout a commencé en|l'aventure a commencé en|fondé en|fondée en|créé en|créée en|ouvert en|ouverte en|ouvert depuis|établi en|née en|né en|existe depuis|fondés en|depuis l'an|installé depuis|installée depuis|ouvre ses portes en|a ouvert en|maison fondée en|lancé en|lancée en|depuis l'année|avons ouvert en|installés depuis|fondation en|fondée par mon grand-père en|formé en|lancée par ses fondateurs en",
    after: '',
    founding:
      'a ouvert|ont ouvert|ouvre|ouvrit|a fondé|ont fondé|fonda|a créé|ont créé|avons ouvert|ai ouvert',
    opened: 'a ouvert|ont ouvert|ouvre|ouvrit|a fondé|ont fondé|fonda|avons ouvert|ai ouvert',
    not: 'aussi|autre|exposition|également|rénové|rénovée|construit|restauré en|restaurée en|restauré depuis|restaurée depuis|bâtie|datant|deuxième|second|seconde|nouvelle|nouveau',
  },
  phone: {
    cues: 'téléphone|tél|tel|appelez|portable|mobile|whatsapp|contact|numéro|appeler|joindre|joignable|fixe|sms',
    not: 'fax|siret|siren|tva|iban|rcs|commande|licence|adeli|rpps|rna',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
