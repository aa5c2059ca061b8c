import type { TradeBriefs } from './trade-briefs.ts'

export const fr: TradeBriefs = {
  bakery:
    'La Boulangerie du Levain est une petite boulangerie à Angers. Nous proposons des pains au levain, des brioches et des tartes aux pommes. Tout est pétri la nuit, sur place. Ouvert du mardi au samedi de 7h à 19h. Pain de campagne 4,20 €, brioche 2,50 €.',
  restaurant:
    'La Table d’Anna est un restaurant de cuisine bretonne à Vannes, 14 rue du Port. Nous servons des galettes, des moules et du kouign-amann. Du mercredi au dimanche de 12h à 22h. Tél. 02 97 00 00 12.',
  cafe: 'Le Café des Tilleuls est un café chaleureux à Tours. Nous proposons espressos, chocolats chauds et gâteaux du jour. Espresso 2 €, gâteau 4,50 €. Tous les jours de 8h à 18h.',
  bar: 'L’Heure Bleue est un bar à cocktails à Lille. Nous proposons cocktails classiques, vins naturels et boissons sans alcool. Du jeudi au samedi de 18h à 1h.',
  'hair-salon':
    'Salon de coiffure Chez Amélie à Nantes. Nous proposons coupes, couleurs végétales et chignons de mariage. Nos couleurs respectent les cuirs chevelus sensibles. Coupe 38 €. Rendez-vous au 02 40 00 00 12.',
  wellness:
    'L’institut Eaux Calmes à Annecy propose massages, réflexologie et pierres chaudes. Soixante minutes 65 €. bonjour@eauxcalmes.example',
  clinic:
    'Cabinet dentaire des Érables à Dijon, pour les familles et les patients anxieux. Nous proposons contrôles, détartrages et soins. Du lundi au vendredi de 8h30 à 18h. 03 80 00 00 12.',
  fitness:
    'Côté Force est une petite salle de sport à Brest. Nous proposons coaching individuel, petits groupes et séances de mobilité. Abonnement mensuel 39 €.',
  trades:
    'Plomberie Martin répare les chaudières, les fuites et les salles de bains à Rennes. Entreprise familiale depuis 1994. Tél. 02 99 00 00 12.',
  construction:
    'Maçonnerie Chêne à Poitiers construit des extensions, des combles aménagés et des garages. Nous dessinons les plans et faisons les travaux nous-mêmes. contact@chene.example',
  cleaning:
    'Clair & Net est une entreprise de nettoyage à Reims. Nous nettoyons les bureaux, les cages d’escalier et les locations de vacances. À partir de 28 € de l’heure.',
  'auto-repair':
    'Garage du Parc à Limoges : révision, freins, pneus et diagnostic. Révision 140 €. Du lundi au vendredi de 8h à 18h. 05 55 00 00 12.',
  shop: 'Papier Lune est une papeterie à Aix. Nous vendons des carnets, des stylos-plumes et du papier cadeau. 22 rue Espariat. Du lundi au samedi de 10h à 19h.',
  florist:
    'Fougère Sauvage est une fleuriste à Quimper. Nous composons des bouquets de saison, des fleurs de mariage et des couronnes. Nos fleurs viennent de producteurs bretons. Bouquet à partir de 25 €.',
  lodging:
    'La Villa des Mouettes est une maison d’hôtes à Saint-Malo avec un jardin au-dessus du port. Chambre double 95 €, chambre familiale 130 €. sejour@mouettes.example',
  photography:
    'Rosa Champ est photographe de mariage à Lyon. Je photographie les mariages, les familles et les petites entreprises. Demi-journée 650 €.',
  portfolio:
    'Je suis Théo Lind, illustrateur à Strasbourg. Je dessine des couvertures de livres, des affiches et des images de presse. bonjour@theolind.example',
  music:
    'Les Cordes de Cuivre sont un trio folk de Grenoble. Nous jouons pour les mariages, les fêtes de village et les concerts à domicile. jouer@cordes.example',
  event:
    'Jazz au Port est un petit festival de jazz à La Rochelle. Pass week-end 48 €, billet jour 22 €.',
  nonprofit:
    'L’association Deuxième Étagère à Metz collecte et répare des livres scolaires. Nous proposons lectures, échanges de livres et aide aux devoirs pour les familles modestes.',
  education:
    'Lingua est une école de langues à Montpellier. Nous enseignons l’espagnol, l’italien et le japonais aux adultes en petits groupes. Cours du soir 180 €.',
  'professional-services':
    'Cabinet Weber est un cabinet comptable à Nancy. Nous préparons les bilans, les fiches de paie et les déclarations pour les indépendants. 03 83 00 00 12.',
  'real-estate':
    'Port & Colline est une agence immobilière au Havre. Nous proposons vente, location et estimation.',
  software:
    'Rotaform est un logiciel de planning. Il propose échanges de services, demandes de congés et export de paie pour les petites maisons de retraite. Formule de base 19 € par mois.',
  general: 'La Grange aux Cloches à Cahors. Écrivez à bonjour@grange.example.',
}
