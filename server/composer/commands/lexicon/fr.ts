import type { CommandLexicon } from './command-lexicon.ts'

export const fr: CommandLexicon = {
  actions: {
    add: 'ajouter|ajoute|ajoutez|ajoutons|ajout|insérer|insère|insérez|mettre en plus|je voudrais|je veux|il faut|il manque|inclure|inclus|créer|crée|créez|rajouter|rajoute|rajoutez|nouveau|nouvelle|nouveaux|nouvelles',
    remove:
      'supprimer|supprime|supprimez|enlever|enlève|enlevez|retirer|retire|retirez|ôter|ôte|ôtez|effacer|efface|effacez|sans|virer|vire|éliminer|élimine|plus de prix|je ne veux plus|on enlève',
    hide: 'cacher|cache|cachez|masquer|masque|masquez|rendre invisible',
    show: 'afficher|affiche|affichez|montrer|montre|montrez|réafficher|réaffiche|rendre visible|remontrer',
    move: 'déplacer|déplace|déplacez|mettre|mets|mettez|placer|place|placez|bouger|bouge|positionner|passer|passe|passez',
    change:
      'changer|change|changez|modifier|modifie|modifiez|remplacer|remplace|remplacez|corriger|corrige|corrigez|rendre|rends|rendez|actualiser|faire|fais|faites|adapter|mettre à jour|mets à jour|mettez à jour|passer à|coûte|coûte maintenant|maintenant|désormais|est maintenant|devient|utiliser|utilise|utilisez|sont maintenant|est désormais',
    rename: 'renommer|renomme|renommez|appeler|appelle|appelez|intituler|intitule|intitulez',
    shorter:
      'plus court|plus courte|plus courts|plus courtes|raccourcir|raccourcis|raccourcissez|moins de texte|plus concis|plus concise|plus bref|abréger|abrège|trop long|trop longue|moins long|réduire le texte|résumer|résume|condenser|moins de mots|trop de texte|écourter|plus brève',
    longer:
      'plus long|plus longue|plus longs|plus longues|rallonger|rallonge|rallongez|plus de texte|allonger|allonge|allongez|plus détaillé|plus détaillée|plus de détails|développer|développe|étoffer|étoffe|trop court|trop courte|davantage de texte|étoffez|développez',
    rewrite:
      "réécrire|réécris|réécrivez|reformuler|reformule|reformulez|autre|une autre|un autre|d'autres|une autre version|autre version|autrement|différent|différente|refaire|refais|nouvelle version|une nouvelle version|encore une fois",
  },
  nouns: {
    header: 'en-tête|entête|navigation|barre de navigation|haut de page|bandeau de navigation',
    notice: "annonce|avis|bandeau|message d'information|bandeau d'annonce|information",
    hero: "accueil|introduction|intro|ouverture|début|première partie|accroche d'ouverture|section d'accueil",
    features: 'atouts|avantages|points forts|les plus|bon à savoir|particularités',
    services:
      'services|prestations|service|prestation|nos services|ce que nous faisons|soins|offres',
    menu: 'carte|menu|la carte|carte des boissons|plats|carte et prix|menus',
    pricing:
      'prix|tarifs|tarif|grille tarifaire|liste de prix|liste des prix|formules|forfaits|coûts',
    about:
      'à propos|à propos de nous|présentation|notre histoire|histoire|qui sommes-nous|qui nous sommes',
    steps: "étapes|déroulement|comment ça marche|comment ça se passe|fonctionnement|mode d'emploi",
    gallery:
      "galerie|images|photos|photo|image|galerie photo|galerie photos|galerie d'images|réalisations|album",
    quotes:
      'avis clients|les avis clients|des avis clients|témoignages|témoignage|avis des clients|citations|commentaires|retours clients|ce que disent les clients|les avis',
    stats: 'chiffres|chiffres clés|statistiques|quelques chiffres',
    team: "équipe|notre équipe|l'équipe|personnel|collaborateurs",
    faq: 'questions|faq|questions fréquentes|foire aux questions|questions et réponses|questions-réponses',
    hours: "horaires|horaires d'ouverture|heures d'ouverture|horaire|heures|jours d'ouverture",
    place:
      "plan|plan d'accès|accès|comment venir|itinéraire|nous trouver|où nous trouver|situation",
    contact: 'contact|formulaire|formulaire de contact|coordonnées|nous contacter|contacts',
    events: 'dates|événements|évènements|agenda|événement|concerts|calendrier|évènement',
    cta: "invitation|appel à l'action|incitation",
    footer: 'pied de page|bas de page',
    phone: 'téléphone|numéro|numéro de téléphone|tél|portable|numéro de portable|n° de téléphone',
    email: 'e-mail|email|mail|adresse e-mail|adresse mail|courriel|adresse email',
    url: 'site|site web|adresse du site|site internet|lien|url|adresse web',
    address: 'adresse|rue|ville|lieu|adresse postale',
    name: "nom|nom de l'entreprise|nom du commerce|nom commercial|enseigne",
    title: 'titre de la page|titre|titre du site',
    headline: 'gros titre|accroche|slogan|titre principal|grand titre',
    headings: 'titres|les titres|intertitres',
    offer: 'produit|article|offre',
    texts: "texte|textes|ton|mots|style d'écriture|formulation|rédaction|phrases|écriture",
    colours: 'couleurs|couleur|teintes|teinte|palette|coloris|tons',
    font: 'police|typographie|caractères|polices|écritures|fonte|police de caractères',
    page: "page|la page|design|apparence|aspect|fond|thème|tout|mode|style|mise en page|toute la page|l'ensemble|look",
  },
  places: {
    up: "plus haut|vers le haut|d'un cran vers le haut|monter|monte|montez|remonter|remonte|remontez|un cran plus haut",
    down: "plus bas|vers le bas|descendre|descends|descendez|un cran plus bas|d'un cran vers le bas",
    top: 'tout en haut|en haut|au début|en premier|en première position|en tête|en haut de la page|en tête de page',
    bottom:
      'tout en bas|en bas|à la fin|en dernier|en dernière position|en bas de la page|en fin de page',
    before:
      'avant|au-dessus de|au-dessus du|au-dessus des|devant|au dessus de|au dessus du|au dessus des',
    after:
      'après|sous|en dessous de|en dessous du|en dessous des|derrière|au-dessous de|à la suite de|à la suite des|à la suite du',
  },
  qualities: {
    dark: 'plus sombre|sombre|plus foncé|foncé|plus foncée|foncée|plus sombres|plus foncées|noir|mode sombre|foncées|sombres|mode nuit|thème sombre',
    light:
      'plus clair|clair|plus claire|claire|plus claires|plus clairs|plus lumineux|lumineux|blanc|mode clair|plus lumineuse|claires',
    warm: 'plus chaleureux|chaleureux|plus chaleureuse|chaleureuse|plus chaud|plus chaude|plus chaudes|plus chauds|chaudes|chaud|plus accueillant|accueillant|plus convivial|convivial|chaudes|plus accueillante|plus chaleureuses',
    cool: 'plus froid|plus froide|plus froides|froid|froides|plus frais|plus fraîche|plus fraîches|fraîches|plus froids',
    vivid:
      'plus vif|plus vives|vives|plus intense|plus intenses|plus coloré|plus colorée|plus éclatant|plus éclatantes|colorée|plus soutenues|plus vive',
    pale: 'plus pâle|plus pâles|pâles|pâle|pastel|plus doux|plus douces|douces|plus tendres|moins vif|moins vives|adoucies|plus douce|atténuées',
    round:
      'plus rond|plus ronds|plus arrondi|plus arrondis|arrondi|arrondis|coins arrondis|coins ronds|angles arrondis|coins plus ronds|coins plus arrondis|angles plus arrondis|plus ronde|arrondir les angles',
    square:
      'plus carré|plus carrés|carré|coins carrés|angles droits|coins droits|moins rond|moins arrondi|plus anguleux|angles vifs',
    airy: "plus aéré|plus aérée|aéré|aérée|plus d'air|plus d'espace|plus d'espaces|plus de place|plus spacieux|plus de blanc|aérer|aère|aérez|davantage d'espace",
    dense:
      "plus serré|plus serrée|plus compact|plus compacte|compact|moins d'espace|plus dense|resserrer|resserre|moins d'air|moins aéré|moins de blanc",
    large:
      'plus grand|plus grands|plus grande|plus gros|plus grosse|titres plus grands|plus gros titres|plus grandes|agrandir|agrandis',
    small: 'plus petit|plus petits|plus petite|plus petites|titres plus petits|réduire la taille',
    plain:
      'plus simple|simple|plus sobre|sobre|plus neutre|neutre|plus direct|plus factuel|plus simples|plus sobres',
    premium:
      'plus élégant|élégant|plus élégante|élégante|plus chic|chic|plus luxueux|luxueux|plus raffiné|raffiné|haut de gamme|plus haut de gamme|plus distingué|plus raffinée|plus luxueuse',
    playful:
      'plus ludique|ludique|plus drôle|plus joyeux|joyeux|plus amusant|amusant|plus gai|plus enjoué|enjoué|plus fun|plus joyeuse|plus décontracté|plus léger|espiègle',
    technical:
      'plus technique|technique|plus moderne|moderne|plus précis|plus professionnel|professionnel|plus épuré|épuré|minimaliste|plus professionnelle|plus précise|plus minimaliste|plus épurée',
    bold: 'plus audacieux|audacieux|plus percutant|percutant|plus fort|plus audacieuse|plus marqué',
    calm: 'plus calme|calme|plus apaisant|apaisant|plus tranquille|plus serein|plus reposant|plus paisible|plus zen',
  },
  pink: 'rose|roses',
  link: 'à|en|par|comme|est|sont|de|pour|avec|au|aux|vers|dans|sur|dit|qui dit',
  and: 'et|puis|et puis|ainsi que|ensuite|et aussi|aussi',
  filler:
    "le|la|les|l'|un|une|des|du|d'|de|de la|de l'|s'il te plaît|s'il vous plaît|svp|stp|ça|cela|ce|cette|ces|mon|ma|mes|notre|nos|votre|vos|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|section|partie|bloc|rubrique|sections|parties|un peu|plus|peu|très|beaucoup|moi|nous|vous|je|tu|on|que|soit|merci|bonjour|page|la page|de la page|sur la page|à la page|version|dans la page|encore|tout|toute|bien|y|il|elle|qu'il|se|leur|a|au|également|entrée|ligne|aussi|petit peu|même|être|avoir|mets-le|mets-la|que ce soit|la section|la partie|h|vraiment",
  less: 'moins|pas si|pas aussi',
  isPostpositional: false,
}
