import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'Forno Santa Lucia dal 1952 a Matera. Pane di Altamura 3,80 €/kg, focaccia 2,50 €, taralli 4 €. Siamo aperti dal lunedì al sabato 6.30-14.00, giovedì pomeriggio chiuso. Non facciamo consegne. 0835 331234',
    expect: {
      industry: 'bakery',
      name: 'Forno Santa Lucia',
      place: 'Matera',
      phone: '+390835331234',
      since: 1952,
      hours: 'Mo-Sa 06:30-14:00',
      prices: ['Pane di Altamura 3.8 EUR', 'focaccia 2.5 EUR', 'taralli 4 EUR'],
    },
  },
  {
    brief:
      'Cocktail bar Mezzanotte e Un Quarto, Torino, quartiere San Salvario. Signature cocktail 10 €, analcolici 7 €, taglieri da 12 €. Aperto da mercoledì a domenica dalle 18 alle 2. Musica dal vivo il giovedì alle 21. 011 6501234',
    expect: {
      industry: 'bar',
      name: 'Mezzanotte e Un Quarto',
      place: 'Torino',
      phone: '+390116501234',
      hours: 'We-Su 18:00-02:00',
      prices: ['Signature cocktail 10 EUR', 'analcolici 7 EUR', 'taglieri from 12 EUR'],
    },
  },
  {
    brief:
      'Ambulatorio veterinario Le Querce, via Roma 112, 06012 Città di Castello. Visite, vaccini, chirurgia. Visita 40 €, microchip 35 €. Lunedì-venerdì 9.00-12.30 / 16.00-19.30; sabato 9.00-12.00. Tel. 075 8551234, urgenze 347 1234567. Non visitiamo animali esotici.',
    expect: {
      industry: 'clinic',
      name: 'Ambulatorio veterinario Le Querce',
      place: 'via Roma 112, 06012 Città di Castello',
      phone: '+390758551234',
      hours: 'Mo-Fr 09:00-12:30,16:00-19:30; Sa 09:00-12:00',
      prices: ['Visita 40 EUR', 'microchip 35 EUR'],
    },
  },
  {
    brief:
      'Edil Marche S.r.l., impresa edile di Macerata fondata nel 1987. Ristrutturazioni chiavi in mano, tetti, cappotti termici. Sopralluogo gratuito. Cappotto da 75 €/mq. Ufficio aperto dal lunedì al venerdì, 8:00-12:30 e 14:00-18:00. Telefono 0733 231234, email ufficio@edilmarche.example.',
    expect: {
      industry: 'construction',
      name: 'Edil Marche S.r.l.',
      place: 'Macerata',
      phone: '+390733231234',
      email: 'ufficio@edilmarche.example',
      since: 1987,
      hours: 'Mo-Fr 08:00-12:30,14:00-18:00',
      prices: ['Cappotto from 75 EUR'],
    },
  },
  {
    brief:
      'Cartoleria Inchiostro Simpatico: penne stilografiche, quaderni fatti a mano, timbri. Siamo a Lucca, in via Fillungo 58. Quaderni da 9 €, stilografiche da 35 €. Da martedì a sabato 9.30-13 e 15.30-19.30, domenica e lunedì chiuso. www.inchiostrosimpatico.example',
    expect: {
      industry: 'shop',
      name: 'Cartoleria Inchiostro Simpatico',
      place: 'via Fillungo 58, Lucca',
      url: 'https://www.inchiostrosimpatico.example',
      hours: 'Tu-Sa 09:30-13:00,15:30-19:30',
      prices: ['Quaderni from 9 EUR', 'stilografiche from 35 EUR'],
    },
  },
  {
    brief:
      'Sono Davide Lenti, fotografo di architettura e interni a Milano. Giornata di scatto 650 €, mezza giornata 380 €. Non faccio matrimoni né ritratti. Premio Sguardi 2021. davide@lenti.example, instagram @davidelenti.foto',
    expect: {
      industry: 'photography',
      name: 'Davide Lenti',
      place: 'Milano',
      email: 'davide@lenti.example',
      prices: ['Giornata di scatto 650 EUR', 'mezza giornata 380 EUR'],
    },
  },
  {
    brief:
      'Sagra del Fungo 2026 a Borgo Val di Taro: 19 e 20 settembre, stand gastronomici dalle 12 alle 23, mercatino, musica in piazza. Ingresso libero, menù sagra 18 €. Info: sagra@fungo.example, 0525 921234',
    expect: {
      industry: 'event',
      name: 'Sagra del Fungo',
      place: 'Borgo Val di Taro',
      phone: '+390525921234',
      email: 'sagra@fungo.example',
      prices: ['menù sagra 18 EUR'],
    },
  },
  {
    brief:
      'Spett.le redazione, lo Studio commercialista Bassi & Partners, con sede in Corso Cavour 31, 27100 Pavia, desidera un sito sobrio. Dichiarazioni dei redditi, bilanci, consulenza del lavoro. Modello 730 da 60 €. Orari: dal lunedì al giovedì 9-18, venerdì 9-13. 0382 301234',
    expect: {
      industry: 'professional-services',
      name: 'Studio commercialista Bassi & Partners',
      place: 'Corso Cavour 31, 27100 Pavia',
      phone: '+390382301234',
      hours: 'Mo-Th 09:00-18:00; Fr 09:00-13:00',
      prices: ['Modello 730 from 60 EUR'],
    },
  },
  {
    brief:
      'Le Strade Bianche della Memoria: raccogliamo lettere e diari dei nostri nonni. Un piccolo gruppo di Arezzo. Spediteci le vostre storie a memoria@stradebianche.example',
    expect: {
      industry: 'general',
      name: 'Le Strade Bianche della Memoria',
      place: 'Arezzo',
      email: 'memoria@stradebianche.example',
    },
  },
]
