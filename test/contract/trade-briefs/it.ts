import type { TradeBriefs } from './trade-briefs.ts'

export const it: TradeBriefs = {
  bakery:
    'Il Forno Spiga è un piccolo panificio a Parma. Offriamo pane a lievitazione naturale, focacce e crostate. Impastiamo di notte nel nostro laboratorio. Aperto da martedì a sabato 7:00-14:00. Pagnotta 4,20 €, focaccia 2,50 €.',
  restaurant:
    'Trattoria da Nives, cucina casalinga a Bologna, via del Pratello 40. Serviamo tagliatelle al ragù, tortellini in brodo e zuppa inglese. Da martedì a domenica 12:00-14:30. Tel. 051 000 0012.',
  cafe: 'Il Caffè dei Tigli è una caffetteria accogliente a Lucca. Offriamo espresso, cioccolata calda e torte del giorno. Cappuccino 1,60 €, torta 4 €. Tutti i giorni 7:30-19:00.',
  bar: 'Ora Blu è un cocktail bar a Torino. Offriamo cocktail classici, vini naturali e bevande analcoliche. Da giovedì a sabato 18:00-1:00.',
  'hair-salon':
    'Parrucchiere Ginepro a Trento. Offriamo tagli, colore e acconciature da sposa. Usiamo tinte vegetali adatte anche alla cute sensibile. Taglio 32 €. Appuntamenti allo 0461 000 012.',
  wellness:
    'Il centro massaggi Acquachiara a Viareggio offre massaggi decontratturanti, riflessologia e pietre calde. Sessanta minuti 55 €. ciao@acquachiara.example',
  clinic:
    'Studio dentistico Gli Aceri a Udine per famiglie e pazienti ansiosi. Offriamo controlli, otturazioni e igiene. Da lunedì a venerdì 9:00-18:00. 0432 000 012.',
  fitness:
    'Lato Forza è una piccola palestra ad Ancona. Offriamo allenamento personale, piccoli gruppi e mobilità. Abbonamento mensile 39 €.',
  trades:
    'Idraulica Conti ripara caldaie, perdite e bagni a Modena. Impresa familiare dal 1994. Tel. 059 000 0012.',
  construction:
    'Impresa edile Quercia a Perugia. Costruiamo ampliamenti, sottotetti e autorimesse. Disegniamo i progetti ed eseguiamo i lavori con le nostre mani. info@quercia.example',
  cleaning:
    'Alba Pulizie è un’impresa di pulizie a Bari. Puliamo uffici, scale condominiali e case vacanza. Da 18 € all’ora. Tel. 080 000 0012.',
  'auto-repair':
    'Officina del Parco a Novara: tagliandi, freni, gomme e diagnosi. Tagliando 140 €. Da lunedì a venerdì 8:00-18:00. 0321 000 012.',
  shop: 'Luna di Carta è una cartoleria a Siena. Vendiamo quaderni, penne stilografiche e carta da regalo. Via di Città 22. Da lunedì a sabato 10:00-19:30.',
  florist:
    'Felce Selvatica è un negozio di fiori a Mantova. Offriamo mazzi di stagione, fiori per matrimoni e corone. I nostri fiori vengono da coltivatori della zona. Mazzi da 20 €.',
  lodging:
    'Villa Gabbiano è un bed and breakfast a Camogli con un giardino sopra il porto. Camera doppia 95 €, camera familiare 130 €. soggiorno@gabbiano.example',
  photography:
    'Rosa Campo è fotografa di matrimoni a Verona. Fotografo matrimoni, famiglie e piccole imprese. Mezza giornata 650 €.',
  portfolio:
    'Sono Teo Lind, illustratore a Milano. Disegno copertine di libri, manifesti e illustrazioni per riviste. ciao@teolind.example',
  music:
    'Le Corde di Rame sono un trio folk di Cuneo. Suoniamo a matrimoni, feste di paese e concerti in casa. suonare@corde.example',
  event:
    'Jazz al Porto è un piccolo festival jazz a La Spezia. Abbonamento 48 €, biglietto giornaliero 22 €.',
  nonprofit:
    'L’associazione Secondo Scaffale a Ferrara raccoglie e ripara libri scolastici. Offriamo pomeriggi di lettura, scambio di libri e aiuto nei compiti per famiglie con poche risorse.',
  education:
    'Lingua è una scuola di lingue a Padova. Insegniamo inglese, spagnolo e giapponese ad adulti in piccoli gruppi. Corso serale 180 €.',
  'professional-services':
    'Studio Vega è uno studio commercialista a Como. Offriamo contabilità, buste paga e dichiarazioni per liberi professionisti. Tel. 031 000 012.',
  'real-estate':
    'Porto e Collina è un’agenzia immobiliare a Genova. Offriamo vendita, affitto e valutazione di case.',
  software:
    'Rotaform è un software per pianificare i turni. Offre scambi di turno, richieste di ferie ed esportazione delle paghe per piccole case di riposo. Piano base 19 € al mese.',
  general: 'Il Granaio della Campana ad Arezzo. Scrivici a ciao@granaio.example.',
}
