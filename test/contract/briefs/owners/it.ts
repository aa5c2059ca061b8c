import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'ciclofficina a Pavia, si chiama Il Raggio Storto. foratura 10 €, tagliando 35€. lun-ven 9-13 e 15-19',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: 'Il Raggio Storto',
      place: 'Pavia',
      hours: 'Mo-Fr 09:00-13:00,15:00-19:00',
      prices: ['foratura 10 EUR', 'tagliando 35 EUR'],
    },
  },
  {
    brief:
      "Pizzeria Da Totò 'O Guaglione, Salerno. Margherita 5,50 — marinara 4,50 — fritti da 2 €. Chiusi il mercoledì, aperti dalle 19 a mezzanotte",
    expect: {
      industry: 'restaurant',
      name: ["Pizzeria Da Totò 'O Guaglione", "Da Totò 'O Guaglione"],
      place: 'Salerno',
      open: ['hours', 'prices'],
    },
  },
  {
    brief:
      'Sono Ginevra Baldi e faccio siti e grafica per piccole imprese. Vivo a Udine ma lavoro ovunque. ciao@ginevrabaldi.example',
    expect: {
      industry: ['portfolio', 'software', 'professional-services'],
      name: 'Ginevra Baldi',
      place: 'Udine',
      audience: 'piccole imprese',
      email: 'ciao@ginevrabaldi.example',
    },
  },
  {
    brief:
      'b&b con tre camere a Matera, nei Sassi. camera doppia 95 euro, colazione compresa. Le Rondini di Nonna Lia',
    expect: {
      industry: 'lodging',
      name: 'Le Rondini di Nonna Lia',
      place: 'Matera',
      prices: ['camera doppia 95 EUR'],
    },
  },
  {
    brief:
      'corsi di ceramica per bambini e adulti, Faenza, lezione singola €25. Laboratorio Terra & Fuoco',
    expect: {
      industry: 'education',
      name: ['Laboratorio Terra & Fuoco', 'Terra & Fuoco'],
      place: 'Faenza',
      audience: 'bambini e adulti',
      prices: ['lezione singola 25 EUR'],
    },
  },
  {
    brief:
      'Idraulico a Bologna, pronto intervento, caldaie, scarichi. Ditta F.lli Zanotti dal 1979. Tel. 051 555 0134',
    expect: {
      industry: 'trades',
      name: ['Ditta F.lli Zanotti', 'F.lli Zanotti'],
      place: 'Bologna',
      since: 1979,
      phone: '+390515550134',
    },
  },
  {
    brief:
      "l'associazione L'Orto di Tutti coltiva un terreno abbandonato a Lecce con i ragazzi del quartiere. Tessera 10 € l'anno. Cerchiamo volontari!",
    expect: {
      industry: 'nonprofit',
      name: "L'Orto di Tutti",
      place: 'Lecce',
      prices: ['Tessera 10 EUR'],
    },
  },
  {
    brief: 'parrucchiera per donna, piega €15, colore da 40 €. via Garibaldi 8 a Cuneo. Da Mirella',
    expect: {
      industry: 'hair-salon',
      name: ['Da Mirella', 'Mirella'],
      place: ['via Garibaldi 8, Cuneo'],
      open: ['audience'],
      prices: ['piega 15 EUR', 'colore from 40 EUR'],
    },
  },
]
