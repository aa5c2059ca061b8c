import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'taller de bicis en Gijón, se llama La Cadena Suelta. pinchazo 8 €, puesta a punto 35€. l-v 10-14 y 17-20',
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: 'La Cadena Suelta',
      place: 'Gijón',
      hours: 'Mo-Fr 10:00-14:00,17:00-20:00',
      prices: ['pinchazo 8 EUR', 'puesta a punto 35 EUR'],
    },
  },
  {
    brief:
      '¡Hola! Soy Maite Etxeberria y doy clases de euskera para adultos en Vitoria. 18 €/hora. Primera clase con 50% de descuento en enero.',
    expect: {
      industry: 'education',
      name: 'Maite Etxeberria',
      place: 'Vitoria',
      audience: 'adultos',
      open: ['prices'],
    },
  },
  {
    brief:
      'Taquería El Güero & Hijos, Guadalajara, Jal. Tacos de asada 22 pesos, quesadillas $45. Vie a dom de 19 a 2 h.',
    expect: {
      industry: 'restaurant',
      name: ['Taquería El Güero & Hijos', 'El Güero & Hijos'],
      place: 'Guadalajara',
      hours: 'Fr-Su 19:00-02:00',
      prices: ['Tacos de asada 22 MXN', 'quesadillas 45 MXN'],
    },
  },
  {
    brief:
      'limpieza de oficinas, comunidades y pisos turísticos. Zaragoza. Brillo Norte S.L. 976 555 012',
    expect: {
      industry: 'cleaning',
      name: ['Brillo Norte S.L.', 'Brillo Norte'],
      place: 'Zaragoza',
      phone: '+34976555012',
    },
  },
  {
    brief: 'fotógrafa de bodas y familias, Cádiz. reportaje desde 750€. Lola Quintero',
    expect: {
      industry: 'photography',
      name: 'Lola Quintero',
      place: 'Cádiz',
      prices: ['reportaje from 750 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Ferretería Hnos. Pulido desde 1948, c/ Mayor 31, Soria. Llaves 2,50 €, duplicado de mandos desde 30 €. De lunes a sábado de 9 a 14h.',
    expect: {
      industry: 'shop',
      name: ['Ferretería Hnos. Pulido', 'Hnos. Pulido'],
      place: 'c/ Mayor 31, Soria',
      since: 1948,
      hours: 'Mo-Sa 09:00-14:00',
      prices: ['Llaves 2.5 EUR', 'duplicado de mandos from 30 EUR'],
    },
  },
  {
    brief:
      'necesito web para «El Faro de las Letras», librería infantil en Santander. cuentacuentos los sábados a las 12',
    expect: { industry: 'shop', name: 'El Faro de las Letras', place: 'Santander' },
  },
  {
    brief:
      'gestión de alquileres, compraventa, tasaciones en Málaga y la costa. por Inmobiliaria Puerta Azul',
    expect: {
      industry: 'real-estate',
      name: ['Inmobiliaria Puerta Azul', 'Puerta Azul'],
      place: 'Málaga',
    },
  },
]
