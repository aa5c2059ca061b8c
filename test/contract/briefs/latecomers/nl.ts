import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Bloemenatelier Wild Goed in Nijmegen: boeketten vanaf € 20, bruidswerk, rouwwerk en een abonnement voor € 35 per maand. Open do t/m za 10-17 uur. 024 3344556',
    expect: {
      industry: 'florist',
      name: ['Bloemenatelier Wild Goed', 'Wild Goed'],
      place: 'Nijmegen',
      phone: '+31243344556',
      hours: 'Th-Sa 10:00-17:00',
      prices: ['boeketten from 20 EUR', 'abonnement 35 EUR'],
    },
  },
  {
    brief:
      'Wij verhuren een vakantiehuisje op Terschelling voor vier personen. Huisje Zilt. 95 euro per nacht, schoonmaak 50 euro. Honden welkom. boek@huisjezilt.example',
    expect: {
      industry: 'lodging',
      name: 'Huisje Zilt',
      place: 'Terschelling',
      email: 'boek@huisjezilt.example',
      prices: ['nacht 95 EUR', 'schoonmaak 50 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'fietsenmaker in leiden, de losse ketting. bandje plakken 12,50, grote beurt 75 euro, remmen afstellen 15 euro. di t/m za 9-17.30',
    expect: {
      industry: ['trades', 'auto-repair', 'shop'],
      name: 'de losse ketting',
      place: 'leiden',
      hours: 'Tu-Sa 09:00-17:30',
      prices: ['grote beurt 75 EUR', 'remmen afstellen 15 EUR'],
      open: ['prices'],
    },
  },
]
