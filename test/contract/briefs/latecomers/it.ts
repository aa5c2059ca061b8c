import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Osteria Senza Fretta – Mantova – cucina di casa, pasta tirata a mano. Tortelli di zucca 13 €, stracotto 16 €. Chiuso lunedì. Dal martedì alla domenica 12.30-14.30 e 19.30-22.30. 0376 223344',
    expect: {
      industry: 'restaurant',
      name: ['Osteria Senza Fretta', 'Senza Fretta'],
      place: 'Mantova',
      phone: '+390376223344',
      hours: 'Tu-Su 12:30-14:30,19:30-22:30',
      prices: ['Tortelli di zucca 13 EUR', 'stracotto 16 EUR'],
    },
  },
  {
    brief:
      'idraulico a pescara giorno e notte, mi chiamo sandro pace, uscita 40 euro, spurghi da 80 euro, caldaie. tel 333 4455667',
    expect: {
      industry: 'trades',
      name: 'sandro pace',
      place: 'pescara',
      phone: '+393334455667',
      prices: ['uscita 40 EUR', 'spurghi from 80 EUR'],
      open: ['hours'],
    },
  },
  {
    brief:
      "Buongiorno, siamo l'impresa edile Tre Torri di Asti. Dal 1978 costruiamo e ristrutturiamo case. Rifacimento bagno da 5.500 €. Sopralluogo gratuito. info@tretorri.example",
    expect: {
      industry: 'construction',
      name: ['Tre Torri', 'impresa edile Tre Torri'],
      place: 'Asti',
      since: 1978,
      email: 'info@tretorri.example',
      prices: ['Rifacimento bagno from 5500 EUR'],
    },
  },
]
