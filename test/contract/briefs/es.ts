import type { LabelledBrief } from './labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Taquería El Fogón, en la colonia Roma Norte, Ciudad de México. Tacos al pastor $25, quesadillas $40, agua de horchata $30. Abrimos todos los días de 13:00 a 1:00. Pedidos al 55 1234 5678.',
    expect: {
      industry: 'restaurant',
      name: 'Taquería El Fogón',
      place: 'Ciudad de México',
      phone: '+525512345678',
      hours: 'Mo-Su 13:00-01:00',
      prices: ['Tacos al pastor 25 MXN', 'quesadillas 40 MXN', 'agua de horchata 30 MXN'],
    },
  },
  {
    brief:
      'Somos Raíz Cuadrada, un estudio de arquitectura de Zaragoza. Hacemos viviendas, reformas con licencia y concursos. Primera consulta gratuita. Horario de lunes a jueves de 9 a 18 h y viernes de 9 a 15 h. estudio@raizcuadrada.example',
    expect: {
      industry: 'professional-services',
      name: 'Raíz Cuadrada',
      place: 'Zaragoza',
      email: 'estudio@raizcuadrada.example',
      hours: 'Mo-Th 09:00-18:00; Fr 09:00-15:00',
    },
  },
  {
    brief:
      'Librería La Mar de Letras, calle Real 23, Cádiz. Novela, cuento infantil y segunda mano. Lunes a sábado de 10:00 a 14:00 y de 17:00 a 20:30. Domingos cerrado. Tel. 956 123 456. Desde 1992.',
    expect: {
      industry: 'shop',
      name: 'Librería La Mar de Letras',
      place: 'calle Real 23, Cádiz',
      phone: '+34956123456',
      hours: 'Mo-Sa 10:00-14:00,17:00-20:30',
      since: 1992,
    },
  },
  {
    brief:
      'Quiero una web para mi gimnasio, se llama Hierro y Cal, está en Murcia. Cuota mensual 35 €, entrenamiento personal 25 € la sesión. Abierto de 7 de la mañana a 11 de la noche de lunes a viernes, sábados de 9 a 14.',
    expect: {
      industry: 'fitness',
      name: 'Hierro y Cal',
      place: 'Murcia',
      hours: 'Mo-Fr 07:00-23:00; Sa 09:00-14:00',
      prices: ['Cuota mensual 35 EUR', 'entrenamiento personal 25 EUR'],
    },
  },
  {
    brief:
      'Floristería Amapola: ramos, bodas y plantas de interior en Vigo. Ramo de temporada desde 22 €. Llámanos al 986 112 233. Martes a sábado 9:30-20:00; domingo 10:00-14:00.',
    expect: {
      industry: 'florist',
      name: 'Floristería Amapola',
      place: 'Vigo',
      phone: '+34986112233',
      hours: 'Tu-Sa 09:30-20:00; Su 10:00-14:00',
      prices: ['Ramo de temporada from 22 EUR'],
    },
  },
  {
    brief:
      'Reformas Peñalver, albañilería y obra nueva en Albacete. Baños llave en mano desde 4.500 €. Presupuesto sin compromiso en 48 horas. 967 223 344 / obras@penalver.example',
    expect: {
      industry: 'construction',
      name: 'Reformas Peñalver',
      place: 'Albacete',
      phone: '+34967223344',
      email: 'obras@penalver.example',
      prices: ['Baños llave en mano from 4500 EUR'],
    },
  },
  {
    brief:
      'Carrera popular de San Telmo, Tui, domingo 10 de mayo de 2026. Salida a las 10:00, recorridos de 5 y 10 km. Inscripción 12 €, dorsal infantil 5 €. inscripciones@santelmo.example',
    expect: {
      industry: 'event',
      name: 'Carrera popular de San Telmo',
      place: 'Tui',
      email: 'inscripciones@santelmo.example',
      prices: ['Inscripción 12 EUR', 'dorsal infantil 5 EUR'],
    },
  },
  {
    brief:
      'Protectora Huellas del Sur. Recogemos perros y gatos abandonados en Huelva y les buscamos familia. Puedes adoptar, acoger o hacerte socio. Visitas los sábados de 11 a 14 h. No cobramos por adoptar. adopta@huellas.example',
    expect: {
      industry: 'nonprofit',
      name: 'Protectora Huellas del Sur',
      place: 'Huelva',
      email: 'adopta@huellas.example',
    },
  },
  {
    brief:
      'Peluquería Rizos en Córdoba. Especialistas en pelo rizado. Corte 24 €, mechas desde 55 €. Cita previa por WhatsApp 612 345 678. Cerramos domingos y lunes; el resto de la semana de 10 a 19:30 h.',
    expect: {
      industry: 'hair-salon',
      name: 'Peluquería Rizos',
      place: 'Córdoba',
      phone: '+34612345678',
      hours: 'Tu-Sa 10:00-19:30',
      prices: ['Corte 24 EUR', 'mechas from 55 EUR'],
    },
  },
  {
    brief:
      'Los Cuatro Vientos, grupo de música para bodas y fiestas en Toledo. Rumba, boleros y versiones. Actuación de dos horas 900 €. Nuevo disco en octubre. booking@cuatrovientos.example',
    expect: {
      industry: 'music',
      name: 'Los Cuatro Vientos',
      place: 'Toledo',
      email: 'booking@cuatrovientos.example',
      prices: ['Actuación de dos horas 900 EUR'],
    },
  },
]
