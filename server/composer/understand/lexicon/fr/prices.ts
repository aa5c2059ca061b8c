import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: {
    EUR: '€|eur|euros|euro',
    CHF: 'chf|francs suisses|frs|francs',
    CAD: 'ca$|$ ca|dollars',
    USD: 'usd|us$',
    GBP: '£|livres',
  },
  coins: 'centimes|centime|cts|ct|cents',
  from: "à partir de|dès|à compter de|à partir d'|démarre à|débute à|commence à|minimum|entre",
  link: "à|pour|coûte|coûtent|est à|sont à|au prix de|seulement|est de|vaut|le|de|par|:|c'est|au tarif de|tarif|prix|sont|est|en|revient à|facturé|facturée|se vend|vendu|vendue|la|chaque|compter|il faut compter|comptez|d'|du|revient|environ|autour de|vous revient à|coûte environ|se monte à|est facturé|est facturée|démarre|débute|part à|je prends|on demande|nous demandons|je demande|tourne autour de",
  per: "pour|par|le|la|les|l'|/|un|une|de|chaque|d'|au|à",
  lead: "le|la|les|un|une|des|du|de|l'|d'|notre|nos|et|ou|aussi|prix|tarifs|tarif|nous|proposons|avec|pour|mon|ma|par exemple|ex|je|propose|il y a|plus|comptez|on|offrons|vendons|puis|à|dont|sinon|facture|faites|mes|ainsi que|est|sont|c'est|au|chez nous|aux|il|elle|ça|cela|ils|elles",
  divide: 'et|ou|mais|puis',
  later: 'puis|ensuite|après',
  not: 'remise|réduction|récoltés|collectés|économisez|au-delà de|plus de|budget|chiffre d’affaires|millions|million|dons|livraison gratuite|livraison offerte|livraison offerte dès|caution|rabais|bon d’achat|subvention|jusqu’à|minimum de commande|offerte dès|offerts dès|gratuite dès|gratuits dès|frais de port|versés|reversés|pénalité|frais d’annulation|cagnotte|offerte à partir de|gratuite à partir de|capital|donner|don de|faites un don|reçu|récolté|collecté|faire un don|donnez',
} as const satisfies PriceWords
