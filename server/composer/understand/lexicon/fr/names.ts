import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    "entreprise:|société:|boutique:|cabinet:|atelier:|ma marque est|la marque est|ma marque|l'atelier s'appelle|s'appelle|s appelle|sappelle|on s'appelle|nous nous appelons|nommé|nommée|appelé|appelée|nom :|nom:|du nom de|le nom est|intitulé|intitulée|dénommé|baptisé|baptisée|nom de|son nom|qui s'appelle|s'appellent|connu sous le nom de|connue sous le nom de|notre nom|enseigne|sous le nom de|nom du groupe|nom de l'entreprise|mon entreprise c'est|ma boutique c'est|mon salon c'est|l'entreprise s'appelle|mon activité c'est|mon entreprise c est|ma boutique c est|mon salon c est|mon entreprise est|ma société c'est|mon activité c est|nom =|nom -|le nom c'est|le nom, c'est|notre nom, c'est|mon nom, c'est|son nom, c'est|le nom cest|le nom c est|nom c'est|nom cest|le nom sera|le nom de|exerce sous le nom|exerce sous le nom de|sous le nom|sous le nom des|sous l'enseigne|l'enseigne dira|l'enseigne dit|l'enseigne sera|enseigne :|enseigne, il y aura|l'enseigne il y aura|l'enseigne il y a|l'enseigne sera écrit|connait comme|connaît comme|connus sous le nom de|connues sous le nom de|connaît sous le nom de|connaît sous le nom des|signe sous le nom|signe sous le nom de|signe comme|on nous appelle|on m'appelle|j'ai appelé ça|ca s'appelle|ça s'appelle|sa s'appelle|s'appellera|va s'appeler|le titre est|sous la marque|vendons comme|sous la bannière de|appelez ça|appelez-nous|appelez-moi|appelez-la|appelez-le|tout le monde m'appelle|on l'appelle|comme nom|comme enseigne|répond au nom de|répondons au nom de|porte le nom de|porte le nom|portera le nom de|portera le nom|s'intitule|connaissent sous le nom de|connaît sous le nom|connu comme|connue comme|nous avons appelé ça|on a appelé ça|l'ai appelé|l'ai appelée|l'ai nommé|l'ai nommée|l'ai baptisé|l'ai baptisée|l'a baptisé|l'a baptisée|l'avons appelé|l'avons appelée|l'avons nommé|l'avons nommée|l'avons baptisé|l'avons baptisée|nous l'appelons|je l'appelle|on a choisi comme nom|le nom choisi est|le nom choisi|mon nom de scène est|nom de scène :|nom d'artiste :|mon nom d'artiste est|notre nom est|notre nom c'est|mon nom c'est|je signe sous le nom de|je signe du nom de|s'appelleront|se nomme|se nomment|on se nomme|nous nous nommons",
  near: "ici c'est|atelier|cabinet|maison|ets|établissements|entreprise|l'atelier|bienvenue chez|bienvenue à|bienvenue au|nous sommes|site pour|page pour|chez|site de|page de|société|projet|voici|je tiens|nous tenons|l'entreprise|site du|présente|groupe|bienvenue aux|bienvenue à la|association|l'association|le groupe|l'application|l'appli|application|la compagnie|la société|le cabinet|l'enseigne|la marque|l'agence|le collectif|la boutique|notre cabinet|nous avons créé|nous ouvrons|nous lançons|je lance|j'ouvre|ouverture de|je gère|il y a",
  after:
    "c'est le nom|est le nom|c'est notre nom|c'est mon nom|c'est son nom|c'est comme ça|c'est ainsi|c'est l'enseigne|c'est marqué|c'est écrit|dit l'enseigne|est mon nom|est notre nom|comme enseigne",
  copula:
    "est|sont|propose|fait|vend|aide|ouvre|offre|a|accueille|c'est|vous|se|prépare|répare|nettoie|organise|fabrique|à|en|dans|au|enseigne|sert|joue|revient|réunit|s'installe|rénove|construit|accompagne|cuisine|chez|invite|recueille|loue|situé|située|célèbre|coupe|vous accueille|gère|permet|travaille|intervient|pose|crée|restaure|reçoit|entretient|reprend|réalise|transforme|cultive|rassemble|soigne|installe|se produit|écrit|déménage|imprime|photographie|filme|chante|collecte|transporte|torréfie|expose|dresse|cherche|danse|répète|garde|brasse|anime|présente|tourne|recrute|tient|arrive|mitonne|livre|se tient|jouent|chantent|organisent|réparent|vendent|proposent|dansent|apprend|toilette",
  being: 'est|sont',
  greetings:
    'bonjour à tous|bonjour|bonsoir|salut|coucou|madame, monsieur|madame|monsieur|mesdames, messieurs|chère équipe',
  particles: 'de|du|des|la|le|les|l|d|et|&|+|au|aux|à|en|sur|sous',
  stops:
    "à|est|sont|qui|et|dans|avec|pour|nous|se|situé|située|depuis|chez|en|propose|vend|fait|au|une|un|ouvert|par|je|sur|près|installé|installée|c'est|on|car|j'ai|j'ouvre|vends|fais|faisons|cherche|merci|svp",
  generic:
    "un|une|le|la|les|des|du|de|nous|je|notre|nos|mon|ma|mes|petit|petite|famille|familiale|familial|nouveau|nouvelle|moderne|traditionnel|traditionnelle|artisanal|artisanale|artisan|site|page|pour|avec|à|au|aux|en|dans|chez|ouvert|ouverte|horaires|tarifs|tarif|prix|téléphone|tél|tel|adresse|contact|email|mail|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|bonjour|bonsoir|depuis|c'est|ce|cette|il|elle|on|tous|toutes|service|services|réservation|réservations|besoin|créer|fermé|fermée|italien|italienne|français|française|japonais|bio|maison|rue|place|avenue|indépendant|indépendante|spécialiste|professionnel|équipe|entreprise|société|entrée|billets|sur|pas|sans|cours|coupe|coupes|commandes|appelez|jolie|joli|whatsapp|instagram|facebook|ici|si|que|qui|bien|deux|trois|quatre|nous sommes|je suis|charmant|charmante|association|groupe|installé|installée|passionnée|passionné|située|situé|fondée|fondé|spécialités|spécialité|venez|découvrez|entre|ateliers|nom|métier|ville|local|boutique|jeune|jeunes|j'ai|j'aide|j'enseigne|d'autres|ouvrons|stages|parking|livraison|chambres|chaque|devis|formules|menu|vos|votre|vous|et|comptez|l'entrée|tout|plus|n'hésitez|notre|projets|mariages|mairie|bienvenue|cherchons|cherche|voudrais|souhaite|souhaitons|aujourd'hui|désormais|maintenant|société|enfin|numéro|renseignements|infos|gratuits|gratuit|guide",
  person: "je suis|je m'appelle|mon nom est|moi c'est|par|moi, c'est|ici",
} as const satisfies NameWords

export const place = {
  prepositions:
    'à|près de|environs de|dans|proche de|aux environs de|autour de|non loin de|basé à|basée à|situé à|située à|installé à|installée à|sur|au château de|à l’abbaye de',
  weak: "en|au|aux|de|du|d|pour|chez|adresse|vers|depuis|entre|jusqu'à|le|la",
  between:
    'centre de|le centre de|coeur de|cœur de|le quartier de|quartier|la région de|proximité de|toute la région de|la ville de|le vieux|le|la|vieux|deux pas de|le centre-ville de|côté de|le village de|la banlieue de|la périphérie de|toute la métropole de|l’ouest de|l’est de|la campagne près de|quartier de la|vieux-|dix minutes de|métropole de',
  streets:
    'rue|avenue|boulevard|place|chemin|impasse|allée|quai|cours|route|passage|square|faubourg|av|bd|esplanade|ruelle|montée|promenade|za|zi|zac|zone artisanale|zone industrielle',
  not: 'pain|pommes|vapeur|huile|vélo|cheval|emporter|vin|chocolat|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|pâques|instagram|facebook|whatsapp|internet|paypal|excel|python|google|domicile|zoom|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|android|arduino',
  venues:
    'château|parc|jardin|musée|église|théâtre|école|place|halle|halles|salle|abbaye|domaine|gare|stade|hôpital|port',
  elsewhere:
    'exposé|expositions à|étudié|formé à|formée à|diplômé|diplômée|venue de|venu de|je suis née|je suis né|formation à',
  origins: 'on vient de|nous venons de|on est de|nous sommes de|viennent de',
  seats:
    'chorale|club|fanfare|harmonie|comité des fêtes|marché|église|mairie|salle des fêtes|village|bourg|port|plage|gare|amap|repair café|paroisse|amicale|foyer rural|association|halle|place du marché|hauteurs|moulin',
  around:
    'et alentours|et alentour|et environs|et ses environs|et ses alentours|et les environs|et sa région|et les alentours',
  towns: '',
  leads: '',
} as const satisfies PlaceWords
