import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'hola necesito una pagina para mi fonda en puebla se llama la cuchara de palo, comida corrida 95 pesos, chilaquiles 80 pesos, cafe de olla 30 pesos, abrimos de lunes a sabado de 8 a 5 de la tarde, tel 222 555 0187',
    expect: {
      industry: 'restaurant',
      name: 'la cuchara de palo',
      place: 'puebla',
      phone: '+522225550187',
      hours: 'Mo-Sa 08:00-17:00',
      prices: ['comida corrida 95 MXN', 'chilaquiles 80 MXN', 'cafe de olla 30 MXN'],
    },
  },
  {
    brief:
      'Buen Puerto Inmobiliaria. Compra, venta y alquiler de pisos en Santander desde 1985. Calle Burgos 18, 39008 Santander. Lunes a viernes de 9:30 a 13:30 y de 16:30 a 19:30. 942 33 44 55 · info@buenpuerto.example',
    expect: {
      industry: 'real-estate',
      name: 'Buen Puerto Inmobiliaria',
      place: 'Calle Burgos 18, 39008 Santander',
      phone: '+34942334455',
      email: 'info@buenpuerto.example',
      since: 1985,
      hours: 'Mo-Fr 09:30-13:30,16:30-19:30',
    },
  },
  {
    brief:
      'Soy fisioterapeuta, me llamo Nerea Olmedo y paso consulta en Logroño. Sesión de 50 minutos 45 €, bono de cinco 200 €. Martes y jueves de 15:00 a 21:00. Trabajo con corredores y embarazadas.',
    expect: {
      industry: ['clinic', 'wellness'],
      name: 'Nerea Olmedo',
      place: 'Logroño',
      hours: 'Tu,Th 15:00-21:00',
      prices: ['Sesión de 50 minutos 45 EUR', 'bono de cinco 200 EUR'],
      audience: 'corredores y embarazadas',
    },
  },
  {
    brief:
      'El Rincón de Todos es un espacio cultural autogestionado de Valladolid. Ofrecemos talleres, huerto y biblioteca de barrio, todo con voluntarios. Cuota de socio 5 euros al mes. Hazte socio en rincondetodos.example',
    expect: {
      industry: 'nonprofit',
      name: 'El Rincón de Todos',
      place: 'Valladolid',
      url: 'https://rincondetodos.example',
      prices: ['Cuota de socio 5 EUR'],
    },
  },
  {
    brief:
      'ELECTRICISTA 24 HORAS EN MÁLAGA. INSTALACIONES LUZ DEL SUR. BOLETINES, AVERÍAS, CUADROS. DESPLAZAMIENTO 30 €. 650 112 233',
    expect: {
      industry: 'trades',
      name: ['INSTALACIONES LUZ DEL SUR', 'LUZ DEL SUR'],
      place: 'MÁLAGA',
      phone: '+34650112233',
      hours: '24/7',
      prices: ['DESPLAZAMIENTO 30 EUR'],
      open: ['hours'],
    },
  },
  {
    brief:
      'Academia de inglés para niños y adolescentes en Albacete. Grupos de seis. Matrícula gratis en septiembre, 58 € al mes. Nos encontrarás en la avenida de España 33. Big Ben Kids',
    expect: {
      industry: 'education',
      name: 'Big Ben Kids',
      place: ['avenida de España 33, Albacete', 'Albacete'],
      audience: 'niños y adolescentes',
      prices: ['mes 58 EUR'],
    },
  },
]
