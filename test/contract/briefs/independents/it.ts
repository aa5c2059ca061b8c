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
  {
    brief:
      'Ciao! Io e mia sorella Pina abbiamo una trattoria a Matera e si chiama Zì Carmela Fa Festa, come nostra nonna quando c’era gente a tavola. Pochi tavoli, orecchiette fatte a mano, vino sfuso e il gatto che gira. Menù degustazione 32 euro, menù bimbi 12 euro. Siamo chiusi il mercoledì. Vorremmo una pagina allegra con il menù e le foto. Per prenotare 0835 555 014.',
    expect: {
      industry: 'restaurant',
      name: 'Zì Carmela Fa Festa',
      place: 'Matera',
      phone: '+390835555014',
      prices: ['Menù degustazione 32 EUR', 'menù bimbi 12 EUR'],
    },
  },
  {
    brief:
      "Benvenuti da Pelle d'Albicocca, centro estetico e massaggi in Via Garibaldi 44, Faenza. Massaggio rilassante a 48 €, pulizia viso a 55 €. Lun-ven 9-19, sab 9-14. Tel. 0546 555 071",
    expect: {
      industry: 'wellness',
      name: "Pelle d'Albicocca",
      place: 'Via Garibaldi 44, Faenza',
      phone: '+390546555071',
      hours: 'Mo-Fr 09:00-19:00; Sa 09:00-14:00',
      prices: ['Massaggio rilassante 48 EUR', 'pulizia viso 55 EUR'],
    },
  },
  {
    brief:
      'AUTOFFICINA F.LLI BRUGNOLI GOMMISTA ELETTRAUTO CREMONA TAGLIANDO A PARTIRE DA 149 EURO APERTI DAL LUNEDI AL VENERDI 8-12 14-18',
    expect: {
      industry: 'auto-repair',
      name: ['AUTOFFICINA F.LLI BRUGNOLI', 'F.LLI BRUGNOLI'],
      place: 'CREMONA',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:00',
      prices: ['TAGLIANDO from 149 EUR'],
    },
  },
  {
    brief:
      "Bolletta Limpida è un'app per famiglie e pensionati che legge le bollette di luce e gas e le spiega in italiano semplice. Abbonamento 1,99 € al mese. Scrivici: ciao@bollettalimpida.example",
    expect: {
      industry: 'software',
      name: 'Bolletta Limpida',
      email: 'ciao@bollettalimpida.example',
      audience: 'famiglie e pensionati',
      prices: ['Abbonamento 1.99 EUR'],
    },
  },
  {
    brief:
      'Sono un idraulico di Latina, in proprio dal 2009. Vorrei una pagina seria con il numero bello grande: 0773 555 018. Pronto intervento, caldaie, bagni completi.',
    expect: {
      industry: 'trades',
      place: 'Latina',
      phone: '+390773555018',
      since: 2009,
    },
  },
  {
    brief:
      'matrimoni e battesimi, foto e video, zona Lecce. servizio matrimonio a partire da 1.100 €, battesimo 300 € — Studio Cosimo Quarantotto',
    expect: {
      industry: 'photography',
      name: ['Studio Cosimo Quarantotto', 'Cosimo Quarantotto'],
      place: 'Lecce',
      prices: ['servizio matrimonio from 1100 EUR', 'battesimo 300 EUR'],
    },
  },
  {
    brief:
      'EdilMarsica 2000 S.r.l. ristruttura case e bagni ad Avezzano e in tutta la Marsica. Cappotto termico, tetti, pavimenti. Preventivi gratuiti: 0863 555 049.',
    expect: {
      industry: 'construction',
      name: ['EdilMarsica 2000 S.r.l.', 'EdilMarsica 2000'],
      place: 'Avezzano',
      phone: '+390863555049',
    },
  },
  {
    brief:
      'Palestra Ghisa Gentile, la palestra per over 50 a Terni. Mensile 39 €, ingresso singolo 8 €. Lunedì-venerdì 7-22, sabato 9-18.',
    expect: {
      industry: 'fitness',
      name: ['Palestra Ghisa Gentile', 'Ghisa Gentile'],
      place: 'Terni',
      hours: 'Mo-Fr 07:00-22:00; Sa 09:00-18:00',
      audience: 'over 50',
      prices: ['Mensile 39 EUR', 'ingresso singolo 8 EUR'],
    },
  },
  {
    brief:
      'Virgola Lenta, scuola di italiano per stranieri a Siena. Corso intensivo 280 €, lezione individuale 35 €. Piccoli gruppi, merenda compresa. virgolalenta.example',
    expect: {
      industry: 'education',
      name: 'Virgola Lenta',
      place: 'Siena',
      url: 'https://virgolalenta.example',
      audience: 'stranieri',
      prices: ['Corso intensivo 280 EUR', 'lezione individuale 35 EUR'],
    },
  },
  {
    brief:
      'Buongiorno, cerco un sito per la mia agenzia immobiliare, Lago e Dintorni Case, a Desenzano del Garda. Vendo e affitto da quando avevo vent’anni e conosco ogni scala del paese. Mi piacerebbe qualcosa di sobrio, con gli annunci in evidenza e un modulo per chi vuole vendere. Il mio numero è 030 555 0147, rispondo sempre io. Grazie, Ornella',
    expect: {
      industry: 'real-estate',
      name: 'Lago e Dintorni Case',
      place: 'Desenzano del Garda',
      phone: '+390305550147',
    },
  },
  {
    brief:
      'Terra Storta di Noemi Vassalli: ceramiche fatte a mano a Grottaglie. Tazza 22 €, piatto 30 €. Bottega aperta sabato e domenica 10-18.',
    expect: {
      industry: ['shop', 'portfolio'],
      name: ['Terra Storta di Noemi Vassalli', 'Terra Storta'],
      place: 'Grottaglie',
      hours: 'Sa-Su 10:00-18:00',
      prices: ['Tazza 22 EUR', 'piatto 30 EUR'],
    },
  },
  {
    brief:
      'Vorrei una paginetta per la festa dei 70 anni di mia mamma, il 18 ottobre a Lucca, con la mappa, il programma della giornata e un posto dove lasciare gli auguri.',
    expect: {
      industry: 'event',
      place: 'Lucca',
    },
  },
  {
    brief: `Panificio La Madia di Ulisse, Matera. Pane di grano duro, focacce e biscotti secchi cotti a legna. Aperto dal lunedì al sabato dalle 6:30 alle 14:00.`,
    expect: {
      industry: 'bakery',
      name: ['Panificio La Madia di Ulisse', 'La Madia di Ulisse'],
      place: 'Matera',
      hours: 'Mo-Sa 06:30-14:00',
    },
  },
  {
    brief: `Ciao, sono Ottavia e il mese scorso ho aperto un centro massaggi a Pordenone. L'ho chiamato Velluto e Sale perché uso solo oli e sali naturali. Massaggio schiena 35 €, rituale al sale 60 €. Vorrei una pagina rilassante, colori chiari, e il mio numero: 0434 555 019.`,
    expect: {
      industry: 'wellness',
      name: 'Velluto e Sale',
      place: 'Pordenone',
      phone: '+390434555019',
      prices: ['Massaggio schiena 35 EUR', 'rituale al sale 60 EUR'],
    },
  },
  {
    brief: `officina gazzaniga e figli a treviglio, tagliando da 120 euro, cambio gomme 40 euro, lun-ven 8-12 14-18, sabato 8-12, facciamo anche auto depoca`,
    expect: {
      industry: 'auto-repair',
      name: ['officina gazzaniga e figli', 'gazzaniga e figli'],
      place: 'treviglio',
      hours: 'Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00',
      prices: ['tagliando from 120 EUR', 'cambio gomme 40 EUR'],
    },
  },
  {
    brief: `NOME: IL POMODORO TESTARDO
COSA: PIZZERIA DA ASPORTO
DOVE: LECCE
MARGHERITA 5,50 €
DIAVOLA 7 €
CALZONE 8 €`,
    expect: {
      industry: 'restaurant',
      name: 'IL POMODORO TESTARDO',
      place: 'LECCE',
      prices: ['MARGHERITA 5.5 EUR', 'DIAVOLA 7 EUR', 'CALZONE 8 EUR'],
    },
  },
  {
    brief: `Il coro Pietra Serena cerca bassi e baritoni! Proviamo ogni martedì alle 21 a Fiesole, cantiamo di tutto tranne l'opera. Nessun provino, solo voglia di stare insieme. Fondato nel 1984.`,
    expect: {
      industry: 'music',
      name: ['Pietra Serena', 'coro Pietra Serena', 'Il coro Pietra Serena'],
      place: 'Fiesole',
      since: 1984,
    },
  },
  {
    brief: `Studio dentistico dott.ssa Ilaria Benvegnù, via Altinate 31, Padova. Igiene, ortodonzia invisibile, protesi. Si riceve dal lunedì al venerdì 9:00-13:00 e 15:00-19:00. Tel. 049 555 0172.`,
    expect: {
      industry: 'clinic',
      name: [
        'Studio dentistico dott.ssa Ilaria Benvegnù',
        'dott.ssa Ilaria Benvegnù',
        'Ilaria Benvegnù',
      ],
      place: 'via Altinate 31, Padova',
      phone: '+390495550172',
      hours: 'Mo-Fr 09:00-13:00,15:00-19:00',
    },
  },
  {
    brief: `Vorrei un sito per la mia casa vacanze ad Asti, due camere e un terrazzo sulle vigne. Camera doppia 85 €, camera singola 60 €, colazione inclusa. Check-in dalle 15 alle 20. Il nome non l'ho ancora deciso.`,
    expect: {
      industry: 'lodging',
      place: 'Asti',
      prices: ['Camera doppia 85 EUR', 'camera singola 60 EUR'],
    },
  },
  {
    brief: `Il 12 giugno 2027 Ludovica e Tancredi si sposano a Ravello. Ci serve una pagina con il programma della giornata, le navette da Salerno e la lista nozze. Confermare entro aprile a ludovicaetancredi@nozze.example`,
    expect: {
      industry: 'event',
      name: 'Ludovica e Tancredi',
      place: 'Ravello',
      email: 'ludovicaetancredi@nozze.example',
    },
  },
  {
    brief: `Dormire in cascina, mangiare in cortile: l'agriturismo "Cascina Sottovento" è ad Alba dal 2006. Pernottamento da 70 €, menu degustazione 38 €. info@cascinasottovento.example`,
    expect: {
      industry: ['lodging', 'restaurant'],
      name: ['Cascina Sottovento', 'agriturismo Cascina Sottovento'],
      place: 'Alba',
      email: 'info@cascinasottovento.example',
      since: 2006,
      prices: ['Pernottamento from 70 EUR', 'menu degustazione 38 EUR'],
    },
  },
  {
    brief: `Siamo i Nonni Volanti ODV, volontari che a Ferrara accompagnano gli anziani alle visite mediche. Ci siamo dal 2011, abbiamo tre pulmini e una trentina di autisti. Chi vuole guidare con noi ci scriva: guida@nonnivolanti.example. Grazie di cuore!!`,
    expect: {
      industry: 'nonprofit',
      name: ['Nonni Volanti ODV', 'Nonni Volanti', 'i Nonni Volanti', 'i Nonni Volanti ODV'],
      place: 'Ferrara',
      email: 'guida@nonnivolanti.example',
      since: 2011,
    },
  },
  {
    brief: `Mattone Gentile S.r.l. — compravendite e affitti a Bergamo. Valutazione gratuita in 48 ore. Ufficio aperto lun-ven 9:00-18:00. www.mattonegentile.example`,
    expect: {
      industry: 'real-estate',
      name: ['Mattone Gentile', 'Mattone Gentile S.r.l.'],
      place: 'Bergamo',
      url: 'https://www.mattonegentile.example',
      hours: 'Mo-Fr 09:00-18:00',
    },
  },
  {
    brief: `Con Quadernino i compiti non si perdono più: è la nostra app per insegnanti della scuola primaria. Versione Maestra 4,90 €, versione Istituto 79 €. Fatta a Pisa da due ex supplenti, quadernino.example`,
    expect: {
      industry: 'software',
      name: 'Quadernino',
      place: 'Pisa',
      url: 'https://quadernino.example',
      audience: 'insegnanti della scuola primaria',
      prices: ['Versione Maestra 4.9 EUR', 'versione Istituto 79 EUR'],
    },
  },
  {
    brief: `Se salta la corrente a Rovigo chiamate Zaninello Impianti! Quadri elettrici, antifurti, fotovoltaico. Reperibili 24 ore su 24, 7 giorni su 7. 0425 555 018, cell. 320 555 0147. Chiamata d'urgenza 60 €`,
    expect: {
      industry: 'trades',
      name: 'Zaninello Impianti',
      place: 'Rovigo',
      phone: '+390425555018',
      hours: '24/7',
      prices: [`Chiamata d'urgenza 60 EUR`],
    },
  },
  {
    brief: `Ristrutturazioni, cappotti, tetti e facciate a Cremona, squadra nostra senza subappalti. Attivi dal 1999. L'impresa è la Edil Tre Ponti di Kastriot Leka. Per un preventivo: leka@ediltreponti.example.`,
    expect: {
      industry: 'construction',
      name: ['Edil Tre Ponti', 'Edil Tre Ponti di Kastriot Leka'],
      place: 'Cremona',
      email: 'leka@ediltreponti.example',
      since: 1999,
    },
  },
  {
    brief: `La nostra caffetteria con libri usati a Trieste si chiama Pagina Novantanove. Cappuccino 1,70 €, fetta di strudel 4 €, e i libri li paghi a peso. Da martedì a domenica, 8-20. Il giovedì sera letture ad alta voce.`,
    expect: {
      industry: 'cafe',
      name: 'Pagina Novantanove',
      place: 'Trieste',
      hours: 'Tu-Su 08:00-20:00',
      prices: ['Cappuccino 1.7 EUR', 'fetta di strudel 4 EUR'],
    },
  },
  {
    brief: `buon giorno vorei un sito x il mio negozzio di biciclette usate, sono a reggio emilia. come nome metta Pedale Storto. riparo anche, camera daria 12 euro, regolazzione cambio 15 euro`,
    expect: {
      industry: 'shop',
      name: 'Pedale Storto',
      place: 'reggio emilia',
      prices: ['camera daria 12 EUR', 'regolazzione cambio 15 EUR'],
    },
  },
  {
    brief: `Mazzi di campo, piante grasse, addobbi per chiese. Via Fillungo 140, Lucca. Consegne in bici dentro le mura. Bouquet piccolo da 15 €. Vi aspetto in negozio, Ortensia Blu`,
    expect: {
      industry: 'florist',
      name: 'Ortensia Blu',
      place: 'Via Fillungo 140, Lucca',
      prices: ['Bouquet piccolo from 15 EUR'],
      open: ['audience'],
    },
  },
  {
    brief: `Corrado Piras, fotografo a Nuoro. Matrimoni, feste di paese e ritratti in bianco e nero. Servizio matrimonio da 1.100 €. Scrivetemi a scatti@corradopiras.example.`,
    expect: {
      industry: 'photography',
      name: 'Corrado Piras',
      place: 'Nuoro',
      email: 'scatti@corradopiras.example',
      prices: ['Servizio matrimonio from 1100 EUR'],
    },
  },
  {
    brief: `Benvenuti alla Palestra Quota Zero di Livorno, a due passi dal mare. Pesi, funzionale, corsi di pugilato il lunedì e il mercoledì alle 19. Mensile 45 €, annuale 420 €. Orari: lunedì-venerdì 7:00-22:00, sabato 9:00-17:00.`,
    expect: {
      industry: 'fitness',
      name: ['Palestra Quota Zero', 'Quota Zero'],
      place: 'Livorno',
      hours: 'Mo-Fr 07:00-22:00; Sa 09:00-17:00',
      prices: ['Mensile 45 EUR', 'annuale 420 EUR'],
    },
  },
  {
    brief: `TORNA LA SAGRA DEL TORTELLO STORTO 2027!!! 3-4-5 SETTEMBRE A CREMA, LISCIO TUTTE LE SERE DALLE 21. PIATTO DI TORTELLI 9 EURO, GRIGLIATA MISTA 13 EURO`,
    expect: {
      industry: 'event',
      name: ['SAGRA DEL TORTELLO STORTO', 'LA SAGRA DEL TORTELLO STORTO'],
      place: 'CREMA',
      prices: ['PIATTO DI TORTELLI 9 EUR', 'GRIGLIATA MISTA 13 EUR'],
    },
  },
  {
    brief: `Scrivo per conto dello studio Albrizzi & Partners, commercialisti a Treviso. Serviamo soprattutto artigiani e partite IVA. Dichiarazione dei redditi 90 €, apertura partita IVA 150 €. Riceviamo dal lunedì al giovedì dalle 9 alle 17.`,
    expect: {
      industry: 'professional-services',
      name: ['Albrizzi & Partners', 'studio Albrizzi & Partners'],
      place: 'Treviso',
      hours: 'Mo-Th 09:00-17:00',
      prices: ['Dichiarazione dei redditi 90 EUR', 'apertura partita IVA 150 EUR'],
      open: ['audience'],
    },
  },
  {
    brief: `patente b, patente a, recupero punti
a campobasso
autoscuola Terza Marcia
iscrizione 180 €
guida singola 25 €`,
    expect: {
      industry: 'education',
      name: ['autoscuola Terza Marcia', 'Terza Marcia'],
      place: 'campobasso',
      prices: ['iscrizione 180 EUR', 'guida singola 25 EUR'],
    },
  },
  {
    brief: `TuttoLindo è un'impresa di pulizie per condomini e studi medici, a Bari. Scale, vetri, sanificazioni, anche la domenica. Preventivi allo 080 555 0163.`,
    expect: {
      industry: 'cleaning',
      name: 'TuttoLindo',
      place: 'Bari',
      phone: '+390805550163',
      audience: 'condomini e studi medici',
    },
  },
  {
    brief: `Vasi, piatti e lampade in gres, tutto fatto a mano da Agnese Torchiani nel suo laboratorio di Faenza. Non è un negozio, vorrei solo mostrare i lavori alle gallerie. Poco testo, foto grandi, sfondo bianco.`,
    expect: {
      industry: 'portfolio',
      name: 'Agnese Torchiani',
      place: 'Faenza',
    },
  },
  {
    brief: `Il mio salone, «Testa di Rame», sta ad Ascoli Piceno da quasi vent'anni. Sono specializzata in rossi e ramati, ma taglio tutti. Taglio uomo 18 €, piega 20 €, colore da 45 €. Martedì-sabato 9:00-18:30, meglio se chiamate prima.`,
    expect: {
      industry: 'hair-salon',
      name: 'Testa di Rame',
      place: 'Ascoli Piceno',
      hours: 'Tu-Sa 09:00-18:30',
      prices: ['Taglio uomo 18 EUR', 'piega 20 EUR', 'colore from 45 EUR'],
    },
  },
  {
    brief: `Dal caffè delle 6 allo spritz della sera, tutta Novara passa dal Bar Stazione Vecchia. Aperti tutti i giorni 6-22, toast e partite in tv. Spritz 5 €, birra media 4,50 €.`,
    expect: {
      industry: ['bar', 'cafe'],
      name: ['Bar Stazione Vecchia', 'Stazione Vecchia'],
      place: 'Novara',
      hours: 'Mo-Su 06:00-22:00',
      prices: ['Spritz 5 EUR', 'birra media 4.5 EUR'],
    },
  },
]
