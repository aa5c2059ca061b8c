import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Panadería Miga y Corteza, plaza Mayor 4, 37002 Salamanca. Hogaza de pueblo 3,20 €, empanada gallega 12 €, magdalenas (6 uds.) 3 €. De martes a domingo, 7:30 a 14:30. Encargos: 923 445 566',
    expect: {
      industry: 'bakery',
      name: 'Panadería Miga y Corteza',
      place: 'plaza Mayor 4, 37002 Salamanca',
      phone: '+34923445566',
      hours: 'Tu-Su 07:30-14:30',
      prices: ['Hogaza de pueblo 3.2 EUR', 'empanada gallega 12 EUR', 'magdalenas 3 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'quiero pagina para mi taller mecanico en guadalajara mexico, se llama hermanos rivas, afinacion 1200 pesos, cambio de aceite 650 pesos, frenos desde 900 pesos, lunes a viernes de 9 a 19 sabado de 9 a 14, whats 33 1234 5678',
    expect: {
      industry: 'auto-repair',
      name: 'hermanos rivas',
      place: 'guadalajara',
      phone: '+523312345678',
      hours: 'Mo-Fr 09:00-19:00; Sa 09:00-14:00',
      prices: ['afinacion 1200 MXN', 'cambio de aceite 650 MXN', 'frenos from 900 MXN'],
    },
  },
  {
    brief:
      'Me llamo Julián Ferrer, soy arquitecto y llevo mi propio estudio en Alicante desde 2013. Viviendas, reformas y rehabilitación de casas de pueblo. Primera visita 90 €. Trabajo con familias y cooperativas. julian@ferrer.example',
    expect: {
      industry: 'professional-services',
      name: 'Julián Ferrer',
      place: 'Alicante',
      email: 'julian@ferrer.example',
      since: 2013,
      audience: 'familias y cooperativas',
      prices: ['Primera visita 90 EUR'],
    },
  },
  {
    brief:
      'Casa rural Entre Robles: cuatro habitaciones, chimenea y huerto en Potes, Cantabria. 75 € la noche habitación doble, casa entera 260 €. Entrada desde las 16 h, salida hasta las 12 h. Se admiten perros. Reservas 608 112 233',
    expect: {
      industry: 'lodging',
      name: ['Casa rural Entre Robles', 'Entre Robles'],
      place: 'Potes',
      phone: '+34608112233',
      prices: ['habitación doble 75 EUR', 'casa entera 260 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Somos cinco amigos que tocan son cubano y bolero. Nos contratan para bodas, plazas y vermuts por toda Granada. Los Tardíos. Bolo desde 600 euros. Escríbenos: lostardios@musica.example',
    expect: {
      industry: 'music',
      name: 'Los Tardíos',
      place: 'Granada',
      email: 'lostardios@musica.example',
      prices: ['Bolo from 600 EUR'],
    },
  },
]
