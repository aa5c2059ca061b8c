import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      "Parrucchiere a Padova, salone Forbici d'Oro. Taglio donna 28 €, piega 18 €, colore da 45 €. Martedì-sabato 9-19. Sconto del 15% ai nuovi clienti! ✂️ tel 049 876 5432",
    expect: {
      industry: 'hair-salon',
      name: "Forbici d'Oro",
      place: 'Padova',
      phone: '+390498765432',
      hours: 'Tu-Sa 09:00-19:00',
      prices: ['Taglio donna 28 EUR', 'piega 18 EUR', 'colore from 45 EUR'],
    },
  },
  {
    brief:
      'Sviluppiamo gestionali per piccoli hotel. Il prodotto si chiama CameraChiara, costa 39 euro al mese. Assistenza 7 giorni su 7. www.camerachiara.example',
    expect: {
      industry: 'software',
      name: 'CameraChiara',
      url: 'https://www.camerachiara.example',
      audience: 'piccoli hotel',
      prices: ['mese 39 EUR'],
    },
  },
  {
    brief:
      'Centro benessere Acqua Viva: sauna, bagno turco, massaggi a Trento. Ingresso giornaliero 32 €, massaggio 50 minuti 65 €. Aperto mercoledì-lunedì 10-21. Gradite le prenotazioni: 0461 234567',
    expect: {
      industry: 'wellness',
      name: ['Acqua Viva', 'Centro benessere Acqua Viva'],
      place: 'Trento',
      phone: '+390461234567',
      hours: 'Mo,We-Su 10:00-21:00',
      prices: ['Ingresso giornaliero 32 EUR', 'massaggio 50 minuti 65 EUR'],
    },
  },
  {
    brief:
      "L'associazione Passi Insieme accompagna bambini con disabilità in montagna dal 2004. Siamo volontari di Bergamo. Sostienici con 20 euro. 5x1000: 95012340168. passi@insieme.example",
    expect: {
      industry: 'nonprofit',
      name: 'Passi Insieme',
      place: 'Bergamo',
      email: 'passi@insieme.example',
      since: 2004,
      open: ['prices'],
    },
  },
  {
    brief:
      'ELETTRICISTA MARIO CONTI, TORINO E CINTURA. IMPIANTI, CITOFONI, PRONTO INTERVENTO 24 ORE SU 24. USCITA 40 EURO. CHIAMA 333 987 6543',
    expect: {
      industry: 'trades',
      name: ['MARIO CONTI', 'ELETTRICISTA MARIO CONTI'],
      place: 'TORINO',
      phone: '+393339876543',
      hours: '24/7',
      prices: ['USCITA 40 EUR'],
    },
  },
  {
    brief:
      'vorrei un sito per il mio b&b a Lecce, La Casa del Gelsomino, 3 camere in centro. 75 a notte. no carte di credito! colori chiari, pietra leccese, stile mediterraneo',
    expect: {
      industry: 'lodging',
      name: 'La Casa del Gelsomino',
      place: 'Lecce',
      open: ['prices'],
    },
  },
]
