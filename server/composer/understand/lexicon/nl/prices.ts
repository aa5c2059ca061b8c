import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: { EUR: '€|eur|euro', USD: 'usd|us$|dollar|$', GBP: '£|pond' },
  coins: 'cent|ct|cts|cents',
  from: 'vanaf|al vanaf|v.a.|va|minimaal|beginnend bij|al voor|vanaf slechts|tussen',
  link: 'voor|kost|kosten|is|per|slechts|à|a|zijn|bedraagt|prijs|tegen|van|maar|om|betaal je|betaal je maar|al|doen we voor|staat op|tarief|heb je|hebt u|heeft u|krijg je|krijgt u|kan|kan al|ongeveer|circa|ca.|rond de|komt op|komen op|gaat voor|gaan voor|reken ik|rekenen we|vraag ik|vragen we|bent u|ben je',
  per: 'voor|per|de|het|een|elke|/|je|elk|voor een|p.p.',
  lead: 'de|het|een|onze|en|of|ook|prijzen|prijs|wij|we|met|voor|bijvoorbeeld|verkopen|hebben|mijn|bieden|doen|tarieven|plus|maken|er is|er zijn|geven|ons|verder|bij ons|tarief:|ik|doe|bij|dan|naast|kaartjes voor|kost|kosten|is|in|entree kost|diensten|bied|wel|maar|alleen|dit|ze|hij|zij',
  divide: 'en|of|plus|maar|en een',
  later: 'daarna|vervolgens|nadien',
  not: 'korting|opgehaald|opgebracht|boven|meer dan|omzet|budget|bespaar|besteding|gratis verzending vanaf|gratis verzending|miljoen|gedoneerd|borg|bestellingen boven|cadeaubon|bij bestellingen|subsidie|gratis bezorging|bezorgen gratis vanaf|gratis bezorgd vanaf|ingezameld|tot wel|gratis levering|vanaf een bestelling|minimale bestelling|boete|waarborg|hoofdprijs|verzending gratis vanaf|startkapitaal|doneer|donatie|donaties|kregen|ontvingen|gift',
} as const satisfies PriceWords
