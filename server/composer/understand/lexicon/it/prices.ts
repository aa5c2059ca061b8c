import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: {
    EUR: '€|eur|euro',
    CHF: 'chf|franchi',
    USD: 'usd|us$|dollari|$',
    GBP: '£|sterline',
  },
  coins: 'centesimi|cent|cts|cents',
  from: 'a partire da|da|dai|partono da|a partire dai|minimo|partire da|parte da|si parte da|partono dai|almeno|tra|fra',
  link: 'a|per|costa|costano|è|sono|solo|soli|al prezzo di|di|al costo di|viene|vengono|al|è di|prezzo|cad|cadauno|da|il|la|ha un costo di|con|ogni|in|alla|su|del|all|a soli|sta a|parte|partono|viene a costare|circa|intorno a|sui|chiedo|chiediamo|prendo|prendiamo|vi costa|ti costa|la trovi a|si aggira sui|è sui|esce a',
  per: 'per|a|al|il|la|ogni|/|un|una|all|alla|l|di|lo|i|le|dei|cadauno',
  lead: "vendo|il|la|lo|i|gli|le|un|una|uno|e|o|anche|prezzi|prezzo|abbiamo|offriamo|vendiamo|nostro|nostra|nostri|nostre|con|di|per|del|della|ad esempio|come|ogni|dei|delle|costo|ci sono|c'è|tariffe|tariffa|facciamo|proponiamo|poi|mentre|da noi|l|un'|più|ed|mio|mia|altri|al|alla|nel|dell|faccio|servizi|propongo|offro|in|le mie|le nostre|questo|esso|lui|lei|essa",
  divide: 'e|o|oppure|più|ma|ed|mentre',
  later: 'poi|dopo|in seguito',
  not: 'sconto|raccolti|risparmia|oltre|superiori a|superiore a|più di|fatturato|milioni|milione|donati|spedizione gratuita|spedizione gratuita da|cauzione|budget|fino a|buono da|premio|ordine minimo|consegna gratuita|spedizione gratis|gratuita sopra|spese di spedizione|penale|consegna gratis|caparra|gratis sopra|montepremi|capitale|abbiamo raccolto|devoluti|dona|donare|donazione|donazioni|ricevuto|raccolto|raccolte|offerta libera',
} as const satisfies PriceWords
