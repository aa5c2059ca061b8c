import type { LabelledBrief } from '../labelled-brief.ts'

export const nl: readonly LabelledBrief[] = [
  {
    brief:
      'Café De Laatste Ronde, Grote Markt 15, 8011 LV Zwolle. Speciaalbieren, bitterballen en elke vrijdag livemuziek. Biertje € 3,80, bitterballen 8 stuks € 7,50. Zo t/m do 15.00-01.00 uur, vr en za 15.00-03.00 uur.',
    expect: {
      industry: ['bar', 'cafe'],
      name: ['Café De Laatste Ronde', 'De Laatste Ronde'],
      place: 'Grote Markt 15, 8011 LV Zwolle',
      hours: 'Mo-Th,Su 15:00-01:00; Fr-Sa 15:00-03:00',
      prices: ['Biertje 3.8 EUR', 'bitterballen 8 stuks 7.5 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'ik zoek een site voor mijn rijschool in tilburg. naam is rustig aan rijles. losse les 58 euro, pakket van 20 lessen 1100 euro, praktijkexamen 260 euro. voor jongeren en mensen met rijangst',
    expect: {
      industry: 'education',
      name: ['rustig aan rijles', 'rustig aan'],
      place: 'tilburg',
      prices: ['losse les 58 EUR', 'pakket van 20 lessen 1100 EUR', 'praktijkexamen 260 EUR'],
      audience: 'jongeren en mensen met rijangst',
    },
  },
  {
    brief:
      'Ontwerpbureau Hanna Mulder maakt boekomslagen, affiches en huisstijlen vanuit Arnhem. Logo vanaf 650 euro, affiche 400 euro. Mail: hanna@hannamulder.example',
    expect: {
      industry: 'portfolio',
      name: ['Ontwerpbureau Hanna Mulder', 'Hanna Mulder'],
      place: 'Arnhem',
      email: 'hanna@hannamulder.example',
      prices: ['Logo from 650 EUR', 'affiche 400 EUR'],
    },
  },
  {
    brief:
      'Al vier generaties leggen wij rieten daken in Drenthe. Mijn opa begon in 1938 met een bakfiets. Wij komen gratis langs voor advies. Rietdekkersbedrijf Oosterhof & Zn., Dorpsstraat 6, Rolde. 0592 334455',
    expect: {
      industry: ['construction', 'trades'],
      name: ['Rietdekkersbedrijf Oosterhof & Zn.', 'Rietdekkersbedrijf Oosterhof & Zn'],
      place: 'Dorpsstraat 6, Rolde',
      phone: '+31592334455',
      since: 1938,
      open: ['name'],
    },
  },
  {
    brief:
      'MOOI GEZOND VOEDINGSADVIES, BREDA. INTAKE 75 EURO, VERVOLGCONSULT 40 EURO. VOOR VROUWEN IN DE OVERGANG. WHATSAPP 06 12345678',
    expect: {
      industry: ['wellness', 'clinic'],
      name: ['MOOI GEZOND VOEDINGSADVIES', 'MOOI GEZOND'],
      place: 'BREDA',
      phone: '+31612345678',
      prices: ['INTAKE 75 EUR', 'VERVOLGCONSULT 40 EUR'],
      open: ['audience'],
    },
  },
]
