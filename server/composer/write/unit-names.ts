import type { PageLanguage } from '#shared/page/document.ts'

/** What is paid for by the hour, the day or the head, as a list names it. */
const units: Record<PageLanguage, Record<string, string>> = {
  en: {
    hour: 'Per hour',
    day: 'Per day',
    week: 'Per week',
    month: 'Per month',
    year: 'Per year',
    night: 'Per night',
    person: 'Per person',
    head: 'Per head',
  },
  de: {
    stunde: 'Pro Stunde',
    tag: 'Pro Tag',
    woche: 'Pro Woche',
    monat: 'Pro Monat',
    jahr: 'Pro Jahr',
    nacht: 'Pro Nacht',
    person: 'Pro Person',
  },
  fr: {
    heure: 'L’heure',
    jour: 'La journée',
    journée: 'La journée',
    semaine: 'La semaine',
    mois: 'Par mois',
    an: 'Par an',
    nuit: 'La nuit',
    personne: 'Par personne',
  },
  es: {
    hora: 'Por hora',
    día: 'Por día',
    semana: 'Por semana',
    mes: 'Al mes',
    año: 'Al año',
    noche: 'Por noche',
    persona: 'Por persona',
  },
  pt: {
    hora: 'Por hora',
    dia: 'Por dia',
    semana: 'Por semana',
    mês: 'Por mês',
    ano: 'Por ano',
    noite: 'Por noite',
    pessoa: 'Por pessoa',
  },
  it: {
    ora: 'All’ora',
    giorno: 'Al giorno',
    settimana: 'A settimana',
    mese: 'Al mese',
    anno: 'All’anno',
    notte: 'A notte',
    persona: 'A persona',
  },
  nl: {
    uur: 'Per uur',
    dag: 'Per dag',
    week: 'Per week',
    maand: 'Per maand',
    jaar: 'Per jaar',
    nacht: 'Per nacht',
    persoon: 'Per persoon',
  },
  ja: {},
  kr: {},
}

/** "Per hour" for the price of an "hour"; anything else is called what the brief calls it. */
export function unitName(item: string, locale: PageLanguage): string {
  return units[locale][item.toLocaleLowerCase()] ?? item
}
