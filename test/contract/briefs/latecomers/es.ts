import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Peluquería canina Guau y Miau, Avenida de la Paz 14, Logroño. Baño y corte perro pequeño 28 €, mediano 35 €. De lunes a viernes 10:00-14:00 y 16:30-20:00. Tel: 941 22 33 44',
    expect: {
      industry: ['hair-salon', 'wellness', 'shop', 'general'],
      name: ['Peluquería canina Guau y Miau', 'Guau y Miau'],
      place: 'Avenida de la Paz 14, Logroño',
      phone: '+34941223344',
      hours: 'Mo-Fr 10:00-14:00,16:30-20:00',
      prices: ['Baño y corte perro pequeño 28 EUR', 'mediano 35 EUR'],
    },
  },
  {
    brief:
      'CLASES DE CERÁMICA PARA ADULTOS EN CÁDIZ. TALLER BARRO Y SAL. 4 CLASES AL MES 70 €. SESIÓN SUELTA 22 €. INFO@BARROYSAL.EXAMPLE',
    expect: {
      industry: ['education', 'portfolio'],
      name: ['TALLER BARRO Y SAL', 'BARRO Y SAL'],
      place: 'CÁDIZ',
      email: 'INFO@BARROYSAL.EXAMPLE',
      audience: 'ADULTOS',
      prices: ['SESIÓN SUELTA 22 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Somos dos hermanas y hacemos mudanzas en Rosario, Argentina. Se llama Las Forzudas. Flete chico $45.000, mudanza completa desde $180.000. Wasap +54 341 555 0199',
    expect: {
      industry: 'trades',
      name: 'Las Forzudas',
      place: 'Rosario',
      phone: '+543415550199',
      prices: ['Flete chico 45000 ARS', 'mudanza completa from 180000 ARS'],
    },
  },
]
