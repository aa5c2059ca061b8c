import type { LabelledBrief } from '../labelled-brief.ts'

export const it: readonly LabelledBrief[] = [
  {
    brief:
      'ciao! abbiamo una pizzeria a salerno si chiama lievito madre. margherita 6,50€ marinara 5€ fritti da 3€. aperti la sera dalle 19 alle 24 tutti i giorni tranne il lunedi. asporto si, consegna a domicilio no. tel 089 221234',
    expect: {
      industry: 'restaurant',
      name: 'lievito madre',
      place: 'salerno',
      phone: '+39089221234',
      hours: 'Tu-Su 19:00-24:00',
      prices: ['margherita 6.5 EUR', 'marinara 5 EUR', 'fritti from 3 EUR'],
    },
  },
  {
    brief:
      'Il Caffè dei Due Leoni si trova in Piazza Garibaldi 7, Pordenone. Espresso 1,30 €, cappuccino 1,80 €, brioche 1,50 €. Orario: lun-ven 6:30-19:30, sab 7:00-13:00, domenica chiuso. Toni caldi, legno e ottone. info@dueleoni.example',
    expect: {
      industry: 'cafe',
      name: 'Caffè dei Due Leoni',
      place: 'Piazza Garibaldi 7, Pordenone',
      email: 'info@dueleoni.example',
      hours: 'Mo-Fr 06:30-19:30; Sa 07:00-13:00',
      prices: ['Espresso 1.3 EUR', 'cappuccino 1.8 EUR', 'brioche 1.5 EUR'],
    },
  },
  {
    brief:
      "SALONE FORBICI D'ORO – PARRUCCHIERE UOMO DONNA – PESCARA. TAGLIO DONNA 25 €, TAGLIO UOMO 18 €, COLORE DA 40 €. DAL MARTEDÌ AL SABATO 9-19. LUNEDÌ CHIUSO. PRENOTA 085 421 1234",
    expect: {
      industry: 'hair-salon',
      name: "SALONE FORBICI D'ORO",
      place: 'PESCARA',
      phone: '+390854211234',
      hours: 'Tu-Sa 09:00-19:00',
      prices: ['TAGLIO DONNA 25 EUR', 'TAGLIO UOMO 18 EUR', 'COLORE from 40 EUR'],
    },
  },
  {
    brief:
      'Mi chiamo Teresa e ho un centro estetico a Rimini, Pelle di Luna. Faccio pulizia viso (45 €), manicure (20 €) e massaggi da 50 minuti (55 €). Ricevo su appuntamento dal martedì al venerdì 9.30-19 e il sabato 9.30-17. Niente solarium. WhatsApp 333 1234567',
    expect: {
      industry: 'wellness',
      name: 'Pelle di Luna',
      place: 'Rimini',
      phone: '+393331234567',
      hours: 'Tu-Fr 09:30-19:00; Sa 09:30-17:00',
      prices: ['pulizia viso 45 EUR', 'manicure 20 EUR', 'massaggi da 50 minuti 55 EUR'],
    },
  },
  {
    brief:
      'Palestra Ghisa e Gesso, Bergamo, attiva dal 2011. Abbonamento mensile 49 €, trimestrale 129 €, ingresso singolo 10 €. Prima prova gratuita. Corsi di pilates lunedì e mercoledì 18-19. Apertura: lun-ven 7-22.30, sab-dom 9-18. ghisaegesso.it',
    expect: {
      industry: 'fitness',
      name: 'Palestra Ghisa e Gesso',
      place: 'Bergamo',
      since: 2011,
      url: 'https://ghisaegesso.it',
      hours: 'Mo-Fr 07:00-22:30; Sa-Su 09:00-18:00',
      prices: ['Abbonamento mensile 49 EUR', 'trimestrale 129 EUR', 'ingresso singolo 10 EUR'],
    },
  },
  {
    brief:
      'Fabbro a Roma, pronto intervento 24 ore su 24: Ferro Vivo di Claudio Neri. Apertura porte da 60 €, cambio serratura 90 €, cancelli e inferriate su misura. 06 5551234. Lavoriamo in tutta Roma e Fiumicino.',
    expect: {
      industry: 'trades',
      name: 'Ferro Vivo di Claudio Neri',
      place: 'Roma',
      phone: '+39065551234',
      hours: '24/7',
      prices: ['Apertura porte from 60 EUR', 'cambio serratura 90 EUR'],
    },
  },
  {
    brief:
      "Cerco una pagina per la mia ditta di pulizie, Splendi Casa, lavoriamo a Padova e provincia. Pulizia appartamento 16 € l'ora, vetri 40 €, divani 60 €. Lunedì-sabato 7-19. No sgomberi. Chiamate Ornella 328 7654321",
    expect: {
      industry: 'cleaning',
      name: 'Splendi Casa',
      place: 'Padova',
      phone: '+393287654321',
      hours: 'Mo-Sa 07:00-19:00',
      prices: ['Pulizia appartamento 16 EUR', 'vetri 40 EUR', 'divani 60 EUR'],
    },
  },
  {
    brief:
      'Autofficina F.lli Bruni - gommista - revisioni. Via Emilia Est 240, Modena. Tagliando da 120 €, cambio gomme 40 €, revisione 79,02 €. Lun-ven 8-12 e 14-18.30, sab 8-12. Tel 059 361234 fax 059 361235',
    expect: {
      industry: 'auto-repair',
      name: 'Autofficina F.lli Bruni',
      place: 'Via Emilia Est 240, Modena',
      phone: '+39059361234',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:30; Sa 08:00-12:00',
      prices: ['Tagliando from 120 EUR', 'cambio gomme 40 EUR', 'revisione 79.02 EUR'],
    },
  },
  {
    brief:
      'Fioraio per matrimoni e negozio di fiori a Verona: Rosa Canina. Bouquet da sposa da 90 €, mazzi misti 18 €, piante grasse 6 €. Consegna a domicilio in città. Tutti i giorni 8.30-19.30, domenica solo mattina 8.30-12.30. 045 8021234',
    expect: {
      industry: 'florist',
      name: 'Rosa Canina',
      place: 'Verona',
      phone: '+390458021234',
      hours: 'Mo-Sa 08:30-19:30; Su 08:30-12:30',
      prices: ['Bouquet da sposa from 90 EUR', 'mazzi misti 18 EUR', 'piante grasse 6 EUR'],
    },
  },
  {
    brief:
      'Dimora degli Ulivi è un bed & breakfast a Ostuni con tre camere e un cortile. Camera doppia 85 € a notte, camera tripla 110 €. Check-in 14-19, check-out entro le 10. Animali non ammessi. Vicino al mare, lontano dal rumore. dimora@ulivi.example - 0831 331234',
    expect: {
      industry: 'lodging',
      name: 'Dimora degli Ulivi',
      place: 'Ostuni',
      phone: '+390831331234',
      email: 'dimora@ulivi.example',
      prices: ['Camera doppia 85 EUR', 'camera tripla 110 EUR'],
    },
  },
  {
    brief:
      'Portfolio di Agnese Corti, ceramista e scultrice con laboratorio a Faenza. Opere uniche e piccole serie. Mostre: Bologna 2020, Berlino 2023. Pezzi su commissione da 120 euro. Stile essenziale, bianco e terracotta. agnese@corti.example',
    expect: {
      industry: 'portfolio',
      name: 'Agnese Corti',
      place: 'Faenza',
      email: 'agnese@corti.example',
      prices: ['Pezzi su commissione from 120 EUR'],
    },
  },
  {
    brief:
      "I Passi Perduti, quartetto d'archi di Parma. Suoniamo a matrimoni, cerimonie e concerti. Cerimonia 500 €, concerto serale 900 €. Stagione 2026 in preparazione. quartetto@passiperduti.example",
    expect: {
      industry: 'music',
      name: 'I Passi Perduti',
      place: 'Parma',
      email: 'quartetto@passiperduti.example',
      prices: ['Cerimonia 500 EUR', 'concerto serale 900 EUR'],
    },
  },
  {
    brief:
      'Associazione di volontariato Pane Quotidiano Sud, Bari. Recuperiamo cibo invenduto e lo portiamo a 400 famiglie. Nata nel 2014. Cerchiamo volontari e furgoni. La sede è aperta martedì e venerdì dalle 16 alle 19. Nel 2024 raccolti 25.000 €. sud@panequotidiano.example',
    expect: {
      industry: 'nonprofit',
      name: 'Associazione di volontariato Pane Quotidiano Sud',
      place: 'Bari',
      email: 'sud@panequotidiano.example',
      since: 2014,
      hours: 'Tu,Fr 16:00-19:00',
    },
  },
  {
    brief:
      'Scuola di musica Il Pentagramma, Novara. Corsi di pianoforte, violino e canto per bambini e adulti. Lezione singola 30 €, corso annuale 720 €, lezione di prova gratuita. Segreteria: lun-ven 15-19. Tel. 0321 621234',
    expect: {
      industry: 'education',
      name: 'Scuola di musica Il Pentagramma',
      place: 'Novara',
      phone: '+390321621234',
      hours: 'Mo-Fr 15:00-19:00',
      prices: ['Lezione singola 30 EUR', 'corso annuale 720 EUR'],
    },
  },
  {
    brief:
      'Agenzia immobiliare Le Chiavi di Casa a Livorno. Vendite, affitti, valutazioni gratuite. Provvigione 3%. Siamo in ufficio lunedì-venerdì 9-13 e 15.30-19, sabato mattina 9.30-12.30. 0586 891234 oppure chiavi@casa.example',
    expect: {
      industry: 'real-estate',
      name: 'Agenzia immobiliare Le Chiavi di Casa',
      place: 'Livorno',
      phone: '+390586891234',
      email: 'chiavi@casa.example',
      hours: 'Mo-Fr 09:00-13:00,15:30-19:00; Sa 09:30-12:30',
    },
  },
  {
    brief:
      'Magazzino Facile, il gestionale per piccoli negozi. Carico e scarico, codici a barre, fatture elettroniche. Prova gratuita di 15 giorni, poi 24 € al mese. Nessun vincolo. assistenza@magazzinofacile.example',
    expect: {
      industry: 'software',
      name: 'Magazzino Facile',
      email: 'assistenza@magazzinofacile.example',
      prices: ['mese 24 EUR'],
    },
  },
]
