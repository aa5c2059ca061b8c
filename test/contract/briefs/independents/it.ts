import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Panificio Cecconello, pane e dolci a Bassano del Grappa dal 1962. Focaccia al taglio 2,20 €, colomba artigianale 24 €. Aperto da martedì a domenica 6:30-13:00.',
    expect: {
      industry: 'bakery',
      name: ['Panificio Cecconello', 'Cecconello'],
      place: 'Bassano del Grappa',
      hours: 'Tu-Su 06:30-13:00',
      since: 1962,
      prices: ['Focaccia al taglio 2.2 EUR', 'colomba artigianale 24 EUR'],
    },
  },
  {
    brief:
      'parrucchiera a domicilio a sassari e dintorni, io sono gavina ma scrivete capelli in cucina che è il nome. taglio 20 euro piega 15 euro colore a partire da 35 euro. chiamatemi 340 555 0126 dopo le 17',
    expect: {
      industry: 'hair-salon',
      name: 'capelli in cucina',
      place: 'sassari',
      phone: '+393405550126',
      prices: ['taglio 20 EUR', 'piega 15 EUR', 'colore from 35 EUR'],
    },
  },
  {
    brief:
      'Studio dentistico Dott.ssa Ilaria Montefusco, Avellino. Igiene orale 70 €, prima visita gratuita. Riceve lunedì, mercoledì e venerdì dalle 9 alle 13 e dalle 15 alle 19. Tel. 0825 555 033.',
    expect: {
      industry: 'clinic',
      name: [
        'Studio dentistico Dott.ssa Ilaria Montefusco',
        'Dott.ssa Ilaria Montefusco',
        'Ilaria Montefusco',
      ],
      place: 'Avellino',
      phone: '+390825555033',
      hours: 'Mo,We,Fr 09:00-13:00,15:00-19:00',
      prices: ['Igiene orale 70 EUR'],
    },
  },
  {
    brief:
      'Il 5 e 6 settembre torna a Vernio la Sagra del Tortello Storto 2026! Stand gastronomici dalle 19, ballo liscio, pesca di beneficenza. Piatto unico 13 euro. Organizza la Pro Loco, info@tortellostorto.example',
    expect: {
      industry: 'event',
      name: ['Sagra del Tortello Storto', 'la Sagra del Tortello Storto'],
      place: 'Vernio',
      email: 'info@tortellostorto.example',
      prices: ['Piatto unico 13 EUR'],
    },
  },
  {
    brief:
      'B&B Tre Gufi & Mezzo a Orvieto. Camera doppia a partire da 72 € a notte, colazione inclusa. Check-in dalle 14 alle 20. www.tregufiemezzo.example',
    expect: {
      industry: 'lodging',
      name: ['B&B Tre Gufi & Mezzo', 'Tre Gufi & Mezzo'],
      place: 'Orvieto',
      url: 'https://www.tregufiemezzo.example',
      prices: ['Camera doppia from 72 EUR'],
    },
  },
  {
    brief:
      'Siamo una banda di paese, 35 elementi tra i 12 e gli 80 anni, e ci chiamiamo Banda Aria Grossa. Veniamo da Tolmezzo e suoniamo a feste, processioni e matrimoni in tutta la Carnia. Proviamo il venerdì alle 20.30 nella vecchia latteria. Chi vuole imparare uno strumento può venire quando vuole, non costa niente. Per ingaggiarci: segreteria@ariagrossa.example',
    expect: {
      industry: 'music',
      name: ['Banda Aria Grossa', 'Aria Grossa'],
      place: 'Tolmezzo',
      email: 'segreteria@ariagrossa.example',
    },
  },
  {
    brief:
      'Il negozio si chiama "Fiori, dice Bice" e si trova in Corso Cavour 9, Pavia. Mazzo di stagione 18 €, piante verdi, addobbi. Martedì-sabato 8:30-12:30 e 15:30-19:30.',
    expect: {
      industry: 'florist',
      name: 'Fiori, dice Bice',
      place: 'Corso Cavour 9, Pavia',
      hours: 'Tu-Sa 08:30-12:30,15:30-19:30',
      prices: ['Mazzo di stagione 18 EUR'],
    },
  },
  {
    brief:
      "impresa di pulizie\nLucido Lucidissimo\nReggio Emilia\nuffici, condomini, vetrine\n16 € l'ora\nlucidissimo@posta.example",
    expect: {
      industry: 'cleaning',
      name: 'Lucido Lucidissimo',
      place: 'Reggio Emilia',
      email: 'lucidissimo@posta.example',
      prices: ['ora 16 EUR'],
    },
  },
  {
    brief:
      "L'associazione Mani in Zuppa ODV cucina ogni sera pasti caldi per persone senza dimora a Trieste. Cerchiamo volontari, pentole e donazioni. volontari@maniinzuppa.example",
    expect: {
      industry: 'nonprofit',
      name: [
        'Mani in Zuppa ODV',
        'Mani in Zuppa',
        'associazione Mani in Zuppa ODV',
        'associazione Mani in Zuppa',
      ],
      place: 'Trieste',
      email: 'volontari@maniinzuppa.example',
      audience: 'persone senza dimora',
    },
  },
  {
    brief:
      'Studio Barbagallo e Associati: commercialisti a Caltagirone per artigiani e piccole imprese. Aperto dal lunedì al giovedì 9:00-17:00. studio@barbagallo-associati.example',
    expect: {
      industry: 'professional-services',
      name: ['Studio Barbagallo e Associati', 'Barbagallo e Associati'],
      place: 'Caltagirone',
      email: 'studio@barbagallo-associati.example',
      hours: 'Mo-Th 09:00-17:00',
      audience: 'artigiani e piccole imprese',
    },
  },
  {
    brief:
      "apro un enoteca a alba, vini naturali e acciughe al verde, calice da 5 euro in su. l'insegna dira': Ugo Senza Fretta. da mercoledi a domenica 17-23",
    expect: {
      industry: ['bar', 'restaurant', 'shop'],
      name: 'Ugo Senza Fretta',
      place: 'alba',
      hours: 'We-Su 17:00-23:00',
      prices: ['calice from 5 EUR'],
    },
  },
  {
    brief:
      'Mi chiamo Elia Zambonin e faccio il grafico freelance a Treviso. Vorrei un portfolio minimale: etichette di vino, manifesti, qualche libro. Per lavorare insieme: elia@zambonin.example',
    expect: {
      industry: 'portfolio',
      name: 'Elia Zambonin',
      place: 'Treviso',
      email: 'elia@zambonin.example',
    },
  },
]
