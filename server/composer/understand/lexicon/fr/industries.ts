import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      'boulangerie|boulangeries|boulanger|boulangère|pâtisserie|pâtissier|pâtissière|boulangerie-pâtisserie|chocolaterie|chocolatier|biscuiterie|viennoiserie|fournil|cake designer|chocolatière|confiserie|atelier de pâtisserie|boulange|pâtisserie-chocolaterie',
    strong:
      "levain|au levain|baguettes|baguette|croissants|pains|gâteaux|viennoiseries|pièces montées|brioches|tartes|entremets|pain|wedding cakes|macarons|gâteaux d'anniversaire|pain de campagne|fournée|gâteaux sur commande|gâteau sur commande|layer cake|layer cakes|cupcakes|number cake|miche|miches",
    weak: 'farine|four|gâteau|farines|tarte|biscuits|pétrissons|desserts',
  },
  restaurant: {
    names:
      "restaurant|restaurants|pizzeria|brasserie|bistrot|bistro|crêperie|food truck|traiteur|trattoria|auberge|table d'hôtes|bouchon|cantine|rôtisserie|sushi|restaurant gastronomique|burger|kebab|snack|friterie|gargote|guinguette|grill|foodtruck|traiteuse|ferme-auberge|estaminet|pizzaiolo|restaurant traditionnel|saladerie|bouillon",
    strong:
      'cuisine|chef|plats|plat du jour|menu dégustation|couverts|pizzas|galettes|fruits de mer|tapas|viandes|poissons|carte|terrasse|déjeuner|réserver une table|burgers|menu du jour|formule midi|cuisinier|cuisinière|grillades|ramen|couscous|bento|bentos|gyozas|poke bowls|poke|raclette|fondue|repas livrés|plats à emporter|plats cuisinés|plats mijotés|arepas|empanadas|tacos|bowls|street food|cuisine de rue|tajines|moules-frites|crêpes|samoussas|nems|lasagnes|paella|poulet rôti|pique-niques|accras|falafels|pâtes fraîches',
    weak: 'dîner|desserts|vins|entrées|produits frais|midi|soir|repas|saveurs|réservation',
    not: 'restaurant scolaire|tables de restaurant',
  },
  cafe: {
    names:
      'café|cafés|salon de thé|coffee shop|coffee-shop|glacier|torréfacteur|torréfaction|bar à jus|café associatif|café-librairie|brûlerie|espresso bar|maison de thé|café littéraire|torréfactrice|bar à chats|bar à café|café de spécialité',
    strong:
      'cappuccino|expresso|latte|barista|brunch|café filtre|cookies|glaces artisanales|thés|scones|espresso|glaces|grains|cafés de spécialité|flat white|chocolat chaud|parfums',
    weak: 'thé|gâteaux|wifi|petit-déjeuner|gâteau|goûter|pâtisseries maison',
    not: 'café gourmand',
  },
  bar: {
    names:
      'bar|bars|pub|bar à vin|bar à vins|bar à cocktails|brasserie artisanale|microbrasserie|discothèque|boîte de nuit|bar à bières|cave à manger|bar de nuit|bar à tapas|bar de quartier|speakeasy|brasseur|bar musical|distillerie|club de jazz|bar dansant|cidrerie|bar sportif',
    strong:
      'cocktails|bières artisanales|bières|happy hour|vins naturels|pression|à la pression|planches|spiritueux|dj|mixologie|rhums|apéro|mocktails|whiskies|vins nature|concerts live|planches de charcuterie',
    weak: 'bière|vin|vins|gin|whisky|soirées|concerts|verre|tapas|karaoké|quiz',
    not: 'bar à jus|bar à café|bar à ongles|bar à sourcils|bar à chats|bar à salades',
  },
  'hair-salon': {
    names:
      'salon de coiffure|coiffeur|coiffeuse|coiffeurs|coiffure|barbier|barbershop|barber shop|coiffeur à domicile|barbière|salon de coiffeur|barber|coiffeur-barbier|coiffeuse à domicile|coloriste',
    strong:
      'coupe|coupes|balayage|mèches|couleur|coloration|brushing|barbe|cheveux|rasage|lissage|chignons|coupe homme|coupe femme|permanente|colorations végétales|shampoing|boucles|taille de barbe|tresses|dégradé|cheveux bouclés',
    weak: 'salon|ciseaux|soin|soins capillaires',
  },
  wellness: {
    names:
      "spa|massage|massages|institut de beauté|esthéticienne|onglerie|sauna|salon de tatouage|tatoueur|tatoueuse|bien-être|hammam|réflexologie|réflexologue|sophrologie|sophrologue|reiki|bar à ongles|centre de bien-être|prothésiste ongulaire|masseur|masseuse|praticienne en massages|naturopathe|naturopathie|institut|méditation|salon d'esthétique|studio de tatouage|centre de beauté|bar à sourcils|praticienne bien-être|shiatsu|soins esthétiques|flottaison|thermes|thalasso|ayurveda|piercing|piercings|pierceur|pierceuse|maquilleuse|barbier spa|tatouage|tatouages|je masse|je tatoue",
    strong:
      'soins du visage|épilation|manucure|pédicure|modelage|relaxation|détente|pierres chaudes|beauté|cils|ongles|soins du corps|tatouages|soin du visage|vernis semi-permanent|gommage|sourcils|aromathérapie|huiles|flash',
    weak: 'soin|peau|soins|corps|lâcher prise|relaxant|stress|énergie',
  },
  clinic: {
    names:
      "cabinet médical|cabinet dentaire|dentiste|dentistes|médecin|clinique|kinésithérapeute|kiné|kinésithérapie|psychologue|psychothérapeute|vétérinaire|clinique vétérinaire|ostéopathe|ostéopathie|orthophoniste|sage-femme|opticien|pharmacie|pédiatre|dermatologue|nutritionniste|diététicienne|podologue|chiropracteur|acupuncture|infirmière|infirmier|orthodontiste|maison de santé|cabinet vétérinaire|ophtalmologue|cabinet de kinésithérapie|psychiatre|vétérinaires|acupuncteur|centre de santé|diététicien|hypnothérapeute|cabinet infirmier|audioprothésiste|kinésithérapeutes|ergothérapeute|psychomotricienne|psychologue clinicienne|infirmières|gynécologue|étiopathe|cabinet d'ostéopathie|psychanalyste|sages-femmes|psychothérapie|en deuil|deuil",
    strong:
      'patients|consultations|implants|vaccins|soins dentaires|mal de dos|rééducation|détartrage|conventionné|blanchiment|suivi|thérapie|appareils dentaires|douleurs|vaccination|chirurgie|bilan|urgences|nourrissons|dents|consultation|patient|prise en charge|secteur 1|stérilisation|je soigne|nous soignons|genoux',
    weak: 'santé|traitement|rendez-vous|médical|soins|séances|bilans',
  },
  fitness: {
    names:
      "escape game|escape room|salle de sport|club de fitness|fitness|yoga|studio de yoga|pilates|crossfit|coach sportif|coach sportive|arts martiaux|boxe|école de danse|salle d'escalade|judo|karaté|club de natation|studio de danse|salle de boxe|club de tennis|coaching sportif|club de course|école de surf|studio pilates|gym|club de gym|escalade|musculation|club de judo|aïkido|club d'aviron|box crossfit|taekwondo|professeur de yoga|cours de danse|studio de pilates|club de boxe|club sportif|padel|club de foot|dojo|capoeira|prof de yoga|kickboxing|gymnastique|cours de yoga|boxe thaï|équitation|centre équestre|poney-club|poney club|cours de natation|accrobranche|balades à cheval|club de plongée|gym douce|école de cirque|on court ensemble|course à pied|nous courons",
    strong:
      'entraînement|entraînements|coachs|vinyasa|reformer|cours collectifs|hiit|zumba|abonnement|renforcement musculaire|hatha|cardio|séances|haltérophilie|coach|stretching|postures|cours particuliers de sport|éducateurs sportifs|tapis',
    weak: "cours|sport|séance|adhérents|corps|danse|licence|cours d'essai",
  },
  trades: {
    names:
      "plombier|plombiers|plomberie|électricien|électriciens|électricité|couvreur|couverture|menuisier|menuiserie|ébéniste|ébénisterie|peintre en bâtiment|peintres en bâtiment|peinture en bâtiment|serrurier|serrurerie|jardinier|paysagiste|chauffagiste|carreleur|plaquiste|vitrier|vitrerie|ramoneur|ramonage|artisan peintre|élagueur|élagage|dépannage|charpentier|bricoleur|dératisation|déménagement|déménageurs|chauffage|parqueteur|tapissier|cuisiniste|ferronnier|ferronnerie|climatisation|jardinage|multiservices|homme toutes mains|panneaux solaires|charpente|isolation|carrelage|métallier|stores|photovoltaïque|tapissière|espaces verts|storiste|domotique|réparateur|désinsectisation|plâtrier|installateur|frigoriste|menuiserie intérieure|tapissier d'ameublement|peintre décorateur|déménagements|déménageur|débarras|débarras de maisons|forgeron|chantier naval|tapissent|tapissons|ouverture de porte|ouvertures de portes|ouverture de portes|poêles à bois|poêle à bois|poêlier|zingueur|zinguerie|volets roulants|dépannage électroménager|fumisterie|fumiste|je débouche|nous débouchons|on débouche|je fabrique des meubles|fabrique des meubles|meubles en bois|meubles sur mesure|je répare vos|remise en état de vélos|vos vélos en état|calfeutrage",
    strong:
      "fuites|fuite d'eau|chaudières|chaudière|tableau électrique|tableaux électriques|prises|dégorgement|débouchage|toiture|toitures|pompes à chaleur|portes|serrures|haies|tonte|gouttières|mise aux normes|sur mesure|dépannages|salle de bains|placards|bibliothèques sur mesure|bornes de recharge|chauffe-eau|taille|escaliers|jardins|canalisations|pelouses|robinetterie|papier peint|serrure|porte claquée|cheminées|survitrage|calfeutrage|double vitrage|démoussage|stores|éviers",
    weak: 'devis gratuit|devis|urgence|urgences|installation|réparations|rénovation|artisan|intervention|décennale|pose|entretien|fenêtres',
    not: 'peintre en lettres',
  },
  construction: {
    names:
      "construction|entreprise de construction|maçonnerie|maçon|rénovation|entreprise générale|constructeur|bâtiment|gros œuvre|btp|travaux publics|entreprise de rénovation|entreprise du bâtiment|démolition|terrassement|maîtrise d'œuvre|constructeur de maisons|maçons|maisons en bois|maisons ossature bois|contractant général|entreprise de bâtiment|maisons individuelles|travaux|maisons en paille|monte des maisons|construisons des maisons|carreleur|carreleuse|salles de bains",
    strong:
      "maisons neuves|extensions|extension|clé en main|chantier|chantiers|béton|fondations|ossature bois|ravalement|surélévations|agrandissement|terrasses|dalles|neuf|rénovation complète|gros oeuvre|rénovations complètes|rénovation énergétique|façades|cloisons|surélévation|aménagement de combles|maîtrise d'oeuvre",
    weak: 'maisons|bâtir|construire|projet|appartements|garantie décennale|rénover|salles de bains|cuisines',
  },
  cleaning: {
    names:
      "nettoyage|entreprise de nettoyage|société de nettoyage|ménage|femme de ménage|pressing|blanchisserie|laverie|lavage de vitres|service de ménage|aide ménagère|aide à domicile ménage|nettoyage de bureaux|propreté|laverie automatique|laveur de vitres|nettoyeur|société de ménage|nettoyage de vitres|conciergerie de ménage|entretien de locaux|aide-ménagère|entreprise de propreté|teinturerie|agents d'entretien|je repasse|repassage|je fais le ménage|faire le ménage",
    strong:
      'bureaux|fin de chantier|vitres|repassage|copropriétés|désinfection|entretien|parties communes|grand ménage|produits écologiques|moquettes|remise en état|vitrerie|locaux|produits écolabellisés|après travaux|linge|airbnb|canapés|nettoyages',
    weak: 'propre|propres|domicile|particuliers|impeccable|heures|hebdomadaire|lavage',
    not: 'nettoyage de peau|nettoyage de visage',
  },
  'auto-repair': {
    names:
      'garage automobile|garage|garagiste|mécanicien|mécanique automobile|carrosserie|carrossier|réparation automobile|centre auto|pneus|contrôle technique|atelier moto|garage moto|entretien automobile|mécanique|atelier auto|atelier automobile|lavage auto|réparation moto|dépanneur auto|detailing|pneumatiques|mécanicien à domicile|lavage automobile|mécanicienne|auto|réparation de motos|mécanique moto|mécanicien moto|deux-roues|scooters|réparation de scooters',
    strong:
      'vidange|vidanges|freins|révision|révisions|pneus|embrayage|moteur|véhicules|climatisation auto|distribution|diagnostic électronique|géométrie|débosselage|toutes marques|plaquettes|voiture de prêt|courroie|pare-brise|échappement|suspension|pré-contrôle|amortisseurs|véhicule de prêt',
    weak: 'voitures|voiture|autos|motos|véhicule|occasion|utilitaires|hybrides',
    not: 'garage rock|groupe de garage|auto-école|garage à vélos',
  },
  shop: {
    names:
      "location de vélos|location de vélo|location vélo|location de canoës|location de canoë|location de kayaks|location de bateaux|location de costumes|location de matériel|apiculteur|apicultrice|rucher|miellerie|boutique|magasin|librairie|épicerie|épicerie fine|boucherie|fromagerie|poissonnerie|boutique en ligne|bijouterie|cave à vins|caviste|magasin de jouets|friperie|magasin de vélos|disquaire|papeterie|maroquinerie|antiquaire|quincaillerie|mercerie|chausseur|droguerie|concept store|animalerie|primeur|brocante|magasin bio|charcuterie|e-shop|commerce|vigneron|domaine viticole|ferme|prêt-à-porter|vélociste|horlogerie|savonnerie|boutique de vêtements|épicerie vrac|magasin de jeux|parfumerie|boucher|fromager|jardinerie|coutellerie|librairie indépendante|magasin de meubles|supérette|dépôt-vente|maison de la presse|horloger|herboristerie|magasin de vêtements|vélocistes|boucherie-charcuterie|cave|poissonnier|ressourcerie|magasin d'usine|magasin général|librairies|location de vaisselle|location de tentes|location de chapiteaux",
    strong:
      "livres|vêtements|jouets|bijoux|vinyles|cadeaux|fromages|vente en ligne|livraison|vélos|chaussures|seconde main|en vrac|producteurs|romans|bande dessinée|savons|créateurs|commande en ligne|épices|bougies|click and collect|disques|laine|tissus|miels|articles|jeux de société|viandes|plantes|occasion|miel|confitures|confiture|pelotes|laines|tricoter|aiguilles à tricoter|matériel de pêche|d'occasion|tisanes en vrac|vêtements d'occasion",
    weak: 'vente|produits|marques|fait main|acheter|vendons|vend|sélection|produits locaux|clients|conseils|local|rayon',
    not: 'cave à manger|garage',
  },
  florist: {
    names:
      'fleuriste|fleuristes|boutique de fleurs|artisan fleuriste|atelier floral|design floral|ferme florale|magasin de fleurs|création florale|créatrice florale|compositions florales|designer floral|vend des fleurs|vendons des fleurs|vends des fleurs|fleurs et plantes',
    strong:
      'bouquets|bouquet|fleurs|compositions|fleurs séchées|couronnes|roses|fleurs de saison|deuil|bouquets de mariée|bouquet de mariée|gerbes|fleurs coupées|pivoines|plantes vertes|fleurs locales',
    weak: 'mariages|plantes|saison|funérailles|obsèques|vases',
    not: 'fleurs de bach',
  },
  lodging: {
    names:
      "hôtel|hôtels|gîte|gîtes|chambre d'hôtes|chambres d'hôtes|auberge de jeunesse|camping|maison d'hôtes|location de vacances|hostel|chalet|appartement de vacances|appart'hôtel|cabanes|relais|gîte rural|refuge|glamping|résidence de tourisme|locations saisonnières|location saisonnière|meublé de tourisme|maison de vacances|gîte de groupe|hébergement|yourtes|bed and breakfast|hôtel de charme|domaine avec chambres|roulottes|écogîte|ferme-auberge avec chambres|pension de famille|hôtel-restaurant|hôtel familial|cabane dans les arbres|cabanes dans les arbres|yourte|roulotte|tiny house",
    strong:
      "chambres|nuit|par nuit|la nuit|petit-déjeuner inclus|nuitée|nuitées|chambre double|séjour|emplacements|dortoir|piscine|vue sur mer|suites|draps|chambre|lits|vacances|arrivée|couchages|séjours|petit déjeuner inclus|vacanciers|hôtes|table d'hôtes|mobil-homes|clés",
    weak: 'petit-déjeuner|nature|parking|plage|montagne|repos|randonnée|piste|jardin',
    not: 'hôtel de ville|hôtel pour chats|maître d’hôtel|pension pour chiens|pension canine',
  },
  photography: {
    names:
      'photographe|photographes|photographie|photos de mariage|photos de famille|studio photo|vidéaste|photographe de mariage|portraitiste|studio photographique|photographe culinaire|photographe animalier|vidéaste de mariage|photographe de famille|reportage mariage|reportages mariage|photo de mariage|photos de naissance|séance grossesse',
    strong:
      "photo et vidéo|photos et vidéos|photo & vidéo|photos|portraits|shooting|shootings|séances photo|reportages|reportage|séance photo|naissance|nouveau-né|clichés|albums|images retouchées|photos retouchées|tirages|galerie privée|argentique|lumière naturelle|photographie|photos d'identité|galerie en ligne|prises de vue",
    weak: 'mariages|images|lumière|grossesse|galerie|drone|objectif|instants|couples|émotions',
    not: 'photos anciennes|vieilles photos|anciennes photos|photos de famille',
  },
  portfolio: {
    names:
      "graphiste|illustrateur|illustratrice|designer|artiste|portfolio|artiste peintre|sculpteur|sculptrice|céramiste|webdesigner|styliste|rédacteur|rédactrice|écrivain|écrivaine|réalisateur|réalisatrice|potier|potière|directeur artistique|directrice artistique|architecte d'intérieur|décoratrice d'intérieur|plasticien|plasticienne|motion designer|bd|autrice|auteur|comédienne|comédien|calligraphe|joaillière|animatrice 3d|concepteur-rédacteur|typographe|créatrice de bijoux|scénariste|graveur|graveuse|peintre|designer graphique|designer produit|designer textile|ux designer|artiste visuelle|muraliste|storyboardeuse|relieuse|poète|monteur vidéo|dessinatrice|dessinateur|tisserande|vitrailliste|monteuse|décorateur|auteure|graphiste indépendante|aquarelliste|créateur de costumes|j'illustre|scénographe|linogravure|linogravures|mes gravures|mes illustrations|mes dessins|mes sculptures|je peins|je dessine|je sculpte|je grave|bandes dessinées|bande dessinée|portraits à l'huile|sérigraphie|sérigraphies",
    strong:
      "expositions|exposition|commandes|identité visuelle|logos|œuvres|travaux|mes travaux|illustrations|albums jeunesse|peintures|aquarelles|couvertures|freelance|fresques|identités visuelles|sculptures|mes projets|toiles|dessins|réalisations|charte graphique|presse|sérigraphie|projets choisis|pochettes|affiches|oeuvres|édition jeunesse|packaging|grès|portraits d'animaux|portraits au crayon",
    weak: "art|design|atelier|création|projets|clients|créations|galeries|maisons d'édition|motifs",
  },
  music: {
    names:
      "groupe de musique|groupe de rock|chanteur|chanteuse|dj|musicien|musicienne|orchestre|chorale|chœur|quatuor|trio|rappeur|duo|pianiste|guitariste|violoniste|auteur-compositeur|fanfare|groupe|label|ensemble vocal|ensemble|compositeur|compositrice|quatuor à cordes|quartet|rappeuse|beatmaker|harpiste|orchestre d'harmonie|groupe de jazz|auteure-compositrice|violoncelliste|accordéoniste|label indépendant|autrice-compositrice|brass band|saxophoniste|groupe folk|chansonnière|société de chant|société musicale|harmonie municipale|bagad|banda|batucada|choeur d'hommes|chœur d'hommes|chœur de femmes|rock breton|quintette|sextuor|ténors|sopranes|klezmer|violon et clarinette|bal folk",
    strong:
      'album|concerts|concert|chansons|tournée|scène|ep|single|répertoire|répétitions|en live|titres|clip|dates|premier album|sur scène|chantons|jouons|répétons|nouvel album|choristes|spotify|batteur|basse|chant|choeur|violon|clarinette|accordéon|contrebasse',
    weak: 'musique|jazz|rock|chanson|voix|mariages|swing|soul|guitare|folk|scènes|électro|pop',
    not: 'groupe de voisins|groupe de parents|groupe de bénévoles|groupe de marche|groupe de marcheurs|groupe scolaire|salle de concert|groupes|petits groupes|en petits groupes|petit groupe|groupe de travail|en groupe|groupe de parole|groupe immobilier',
  },
  event: {
    names:
      'festival|conférence|mariage|congrès|marathon|semi-marathon|hackathon|exposition|salon du livre|salon professionnel|fête|fête de village|marché de noël|foire|gala|colloque|rencontres|vide-grenier|tournoi|kermesse|séminaire|festival de musique|journée portes ouvertes|anniversaire|course solidaire|trail|barcamp|meetup|fête de la musique|braderie|course à pied|soirée caritative|salon|brocante annuelle|cousinade|feria|bal|carnaval|fête des voisins|journées|notre mariage|marché de créateurs|ciné-club en plein air|sommet|convention|retrouvailles|cérémonie|loto|symposium|colloques|festival de cinéma|vide-greniers|vide grenier|bric-à-brac|fête du village|fête du pain|foire aux plantes|troc de plantes|bourse aux jouets|bourse aux vêtements|comice agricole|guinguette|fest-noz',
    strong:
      "billets|billetterie|inscription|inscriptions|conférenciers|intervenants|programme|têtes d'affiche|scènes|nous nous marions|cérémonie|édition|exposants|pass|entrée libre|on se marie|vin d'honneur|réservez votre place|programmation|dossards|coureurs|artistes invités|orateurs|édition 2025|stands|tables rondes|plénières|entrée gratuite|rsvp|dossard|confirmer votre présence|réponse souhaitée|ateliers et conférences|billet|animations|tarif préventes|prévente|buvette|nuit des|nuit du|nuit de la",
    weak: 'week-end|concerts|ateliers|scène|invités|annuel|animations|édition|convives|foodtrucks',
    not: "salon de coiffure|salon de thé|salon d'esthétique|salon de tatouage|photographe de mariage|salon de beauté|salon|salons|fleurs de mariage|expositions|anniversaires|fêtes de famille|robes de mariée|groupe de mariage|gâteaux de mariage|salon de toilettage|coiffures de mariage|wedding planner|bouquet de mariée|conférences|mariages",
  },
  nonprofit: {
    names:
      "association|ong|fondation|à but non lucratif|refuge animalier|banque alimentaire|bénévoles|bénévolat|association loi 1901|humanitaire|épicerie solidaire|secours|maison de quartier|paroisse|église|collectif|jardin partagé|entraide|soupe populaire|refuge pour animaux|spa (société|centre social|comité des fêtes|club du troisième âge|association de quartier|maraudes|ressourcerie associative|association caritative|accueil de jour|amicale|café associatif solidaire|association de protection|caritative|asbl|jardins ouvriers|habitants solidaires|club nature|repair café|centre culturel associatif|café réparation|atelier associatif|garage associatif|vélo associatif|club d'échecs|foyer rural|jardins familiaux|jardins partagés|ramasse les déchets|ramassage de déchets|ramassons les déchets|nettoyons les plages|bénévoles réparent",
    strong:
      'dons|don|bénévole|solidarité|solidaire|sans-abri|réfugiés|adoption|environnement|faire un don|démunis|accompagnement|adhérents|maraude|sans abri|adhésion|précarité|collecte|collectes|protéger|militants|repas chauds|chats errants|exilés|insertion|nettoyage des plages|nos bénévoles|intérêt général|distribution alimentaire|biodiversité|adopter|abandonnés',
    weak: 'aide|soutien|social|communauté|gratuit|ensemble|quartier|aidons|protection|familles',
    not: 'association de saveurs|secours mécanique|association sportive',
  },
  education: {
    names:
      "école|crèche|collège|université|cours particuliers|soutien scolaire|école de langues|école de musique|auto-école|professeur particulier|cours d'anglais|académie|formation|centre de formation|école de cuisine|école maternelle|micro-crèche|maternelle|école d'art|professeur de piano|cours de piano|école primaire|organisme de formation|école de théâtre|école montessori|cours de guitare|cours de langues|conservatoire|professeur de guitare|école de code|jardin d'enfants|assistante maternelle|cours de couture|école de design|cours de chant|école de conduite|cours de dessin|aide aux devoirs|professeur de français|professeure de piano|prof de maths|cours de cuisine|cours de français|école alternative|prof d'anglais|formations|lycée|classe préparatoire|ateliers de langues|centre de langues|école bilingue|garderie|halte-garderie|école d'infographie|bootcamp|ludothèque|professeure d'anglais|cours de musique|cours de poterie|cours de violon|atelier d'écriture|école de programmation|stages de théâtre|prof de|professeur de|professeure de|cours d'anglais|stage de poterie|ateliers couture|nounou|formation aux premiers secours|langue des signes|cours de lsf|j'apprends le français|j'apprends à|français langue étrangère",
    strong:
      'élèves|enseignants|apprendre|examens|permis|inscriptions|étudiants|bac|professeurs|pédagogie|permis b|maths|natifs|apprentissage|tcf|delf|mathématiques|leçons|devoirs|brevet|maîtrise|enseigne|moniteurs|diplôme|solfège|niveaux|développement web|code de la route|remise à niveau|toeic|pédagogique|tous niveaux|tout-petits|stagiaires|cpf|conversation',
    weak: 'cours|enfants|petits groupes|niveau|adultes|débutants|ateliers|stages|pour adultes',
    not: 'école de danse|école de surf|ancienne école|école de natation|école de voile|à côté de l’école|cours de yoga|cours de danse|école de cirque|école de boxe|cours collectifs|près de l’école|école de yoga|cours|école de judo|école de foot',
  },
  'professional-services': {
    names:
      "avocat|avocate|cabinet d'avocats|avocats|expert-comptable|experts-comptables|comptable|cabinet comptable|notaire|conseil|consultant|consultante|cabinet de conseil|traducteur|traductrice|agence de communication|agence|assurance|assurances|courtier|architecte|architectes|cabinet d'architecture|coach|coaching|recrutement|ressources humaines|agence marketing|interprète|conseiller financier|pompes funèbres|wedding planner|organisatrice de mariages|huissier|cabinet d'expertise comptable|agence de voyages|conseiller en gestion de patrimoine|bureau d'études|géomètre|agence événementielle|secrétaire indépendante|assistante virtuelle|expertise comptable|agence web|agence de publicité|cabinet de recrutement|gestion de patrimoine|fiduciaire|agence d'architecture|coach professionnelle|coach de vie|agence de traduction|médiateur|médiatrice|courtière|traductions|attachée de presse|mandataire judiciaire|géomètre-expert|coach professionnel|agence de voyage|cabinet d'assurance|détective|agence digitale|commissaire de justice|sécurité privée|consultants|écrivain public|agence de design|agence seo|assureur|garde-meuble|garde-meubles|self-stockage|box de stockage|traductrice assermentée|officiante|officiant de cérémonies|célébrante|maître de cérémonie|community manager|rédactrice web|rédacteur web|taxi|taxis|vtc|je traduis|traduction|lettres administratives|écrivaine publique|je tiens la comptabilité|déclarations d'impôts",
    strong:
      "droit du travail|droit de la famille|bilans|comptabilité|fiscalité|divorce|stratégie|contrats|paie|déclarations|successions|création d'entreprise|contentieux|juridique|référencement|droit des étrangers|fiches de paie|permis de construire|droit|marketing|mutuelle|mutuelles|assermentée|assermenté|impôts|crédit immobilier|placements|prévoyance|tva|dirigeants|bilan de compétences|obsèques|maîtrise d'œuvre|droit immobilier|bail|management|déclaration",
    weak: 'entreprises|expertise|accompagnement|entrepreneurs|honoraires|pme|indépendants|conseils|experts|premier rendez-vous',
    not: "agence immobilière|conseils beauté|coach sportif|architecte d'intérieur",
  },
  'real-estate': {
    names:
      "agence immobilière|immobilier|agent immobilier|syndic|gestion locative|conseiller immobilier|mandataire immobilier|promoteur immobilier|conseillère immobilière|syndic de copropriété|chasseur d'appartements|chasseuse d'appartements|administrateur de biens|agents immobiliers|agence d'immobilier|mandataire en immobilier|promoteur|transactions immobilières|chasseur immobilier|régie immobilière|locations saisonnières|conciergerie|conciergerie airbnb",
    strong:
      'appartements|biens|estimation|location|vente|maisons à vendre|visites|acquéreurs|propriétaires|investissement locatif|vendre votre|bien immobilier|estimations|maisons|appartement|ventes|locations|villas|copropriétés|acheteurs|terrains|mandat|lots|loi carrez|biens immobiliers',
    weak: 'acheter|vendre|louer|maison|quartiers|mètres carrés|secteur|gestion',
    not: 'location de vacances|locations saisonnières|location saisonnière',
  },
  software: {
    names:
      'logiciel|logiciels|application|appli|saas|plateforme|startup|start-up|développement web|éditeur de logiciels|informatique|open source|application mobile|développeur|développeuse|agence de développement|service cloud|jeu vidéo|dépannage informatique|esn|extension de navigateur|outil en ligne|studio de jeux|studio de jeux vidéo|solution saas|applications mobiles|développeurs|jeux vidéo|cybersécurité|logiciel libre|éditeur|api|services informatiques|fintech|app|applications|chatbot|maintenance informatique|progiciel|jeu mobile|logiciel de gestion|crm|infogérance|intelligence artificielle|legaltech',
    strong:
      "intégrations|cloud|automatise|utilisateurs|ios|android|tableau de bord|tableaux de bord|essai gratuit|rgpd|ia|github|temps réel|par utilisateur|synchronise|devis et factures|hébergé en france|données chiffrées|connecteurs|planifier|facturation|automatisation|réservations en ligne|s'intègre|auto-hébergé|logiciels sur mesure|applications web|plannings|mises à jour|chiffré|en quelques clics|indépendant du navigateur",
    weak: 'numérique|données|en ligne|code|outil|téléphone|gérer|gestion|version|équipes|mobile|web|stocks',
  },
} as const satisfies Lexicon['industries']
