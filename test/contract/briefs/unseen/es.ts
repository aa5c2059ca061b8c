import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Mi abuela abrió esta casa de comidas en 1968 en Segovia y nosotros seguimos en los mismos fogones. Se llama Mesón La Era. Menú del día 14,50 €, cochinillo 26 €, judiones 12 €. De miércoles a lunes de 13:00 a 16:30; viernes y sábado también cenas de 20:30 a 23:30. Martes cerrado. No servimos a domicilio. 921 46 12 34',
    expect: {
      industry: 'restaurant',
      name: 'Mesón La Era',
      place: 'Segovia',
      phone: '+34921461234',
      since: 1968,
      hours: 'Mo,We-Th,Su 13:00-16:30; Fr-Sa 13:00-16:30,20:30-23:30',
      prices: ['Menú del día 14.5 EUR', 'cochinillo 26 EUR', 'judiones 12 EUR'],
    },
  },
  {
    brief:
      'Barbería Don Navaja en Guadalajara, México. Corte $180, barba $120, corte y barba $270. Abierto de lunes a sábado de 10 am a 8 pm. No trabajamos domingos. WhatsApp 33 1234 5678. Instagram @donnavaja',
    expect: {
      industry: 'hair-salon',
      name: 'Barbería Don Navaja',
      place: 'Guadalajara',
      phone: '+523312345678',
      hours: 'Mo-Sa 10:00-20:00',
      prices: ['Corte 180 MXN', 'barba 120 MXN', 'corte y barba 270 MXN'],
    },
  },
  {
    brief:
      'Necesito web para un estudio de pilates en Alicante: Centro Eje. Clase suelta 18 €, bono 10 clases 150 €, cuota mensual 89 €. Grupos de máximo cinco. Clases de lunes a viernes a las 9:00, 10:30 y 18:00. Tonos suaves, nada de rosa. eje@pilates.example',
    expect: {
      industry: 'fitness',
      name: 'Centro Eje',
      place: 'Alicante',
      email: 'eje@pilates.example',
      prices: ['Clase suelta 18 EUR', 'bono 10 clases 150 EUR', 'cuota mensual 89 EUR'],
    },
  },
  {
    brief:
      'Limpiezas La Escoba Feliz, en Santander y alrededores. Comunidades, oficinas y pisos turísticos. 15 €/hora, limpieza de cristales 40 €. No hacemos mudanzas. Horario de lunes a sábado, 7:00-21:00. 942 22 12 34',
    expect: {
      industry: 'cleaning',
      name: 'Limpiezas La Escoba Feliz',
      place: 'Santander',
      phone: '+34942221234',
      hours: 'Mo-Sa 07:00-21:00',
      prices: ['hora 15 EUR', 'limpieza de cristales 40 EUR'],
    },
  },
  {
    brief:
      'Flores Azahar en Mérida: ramos de novia, coronas, centros de mesa. Ramo de novia desde 95 €, centro de mesa 28 €. No hacemos envíos fuera de la ciudad. Lunes a viernes 9:30–13:30 y 17–20, sábados 9:30–14. 924 31 12 34',
    expect: {
      industry: 'florist',
      name: 'Flores Azahar',
      place: 'Mérida',
      phone: '+34924311234',
      hours: 'Mo-Fr 09:30-13:30,17:00-20:00; Sa 09:30-14:00',
      prices: ['Ramo de novia from 95 EUR', 'centro de mesa 28 EUR'],
    },
  },
  {
    brief:
      'Me llamo Bruno Salvatierra y soy ilustrador y muralista en Bogotá. Murales, portadas, carteles. Encargos desde 400 dólares. Expuse en Ciudad de México en 2019. Quiero una página atrevida, fondo negro y letras amarillas. bruno@salvatierra.example',
    expect: {
      industry: 'portfolio',
      name: 'Bruno Salvatierra',
      place: 'Bogotá',
      email: 'bruno@salvatierra.example',
      prices: ['Encargos from 400 USD'],
    },
  },
  {
    brief:
      'Fundación Segunda Cosecha. Somos una ONG de Lleida que recupera fruta que se quedaría en el campo. En 2024 salvamos 90.000 kilos gracias a 300 voluntarios. Desde 2012. Oficina abierta los martes y jueves de 10 a 13 h. Puedes donar o venir a recoger. info@segundacosecha.example',
    expect: {
      industry: 'nonprofit',
      name: 'Fundación Segunda Cosecha',
      place: 'Lleida',
      email: 'info@segundacosecha.example',
      since: 2012,
      hours: 'Tu,Th 10:00-13:00',
    },
  },
  {
    brief:
      'Inmobiliaria Casa Clara. Compra, venta y alquiler de pisos en Castellón y Benicàssim. Valoración gratuita en 24 horas. Honorarios del 3 %. Oficina: lunes a viernes 10-14 y 16:30-19:30. 964 22 12 34',
    expect: {
      industry: 'real-estate',
      name: 'Inmobiliaria Casa Clara',
      place: 'Castellón',
      phone: '+34964221234',
      hours: 'Mo-Fr 10:00-14:00,16:30-19:30',
    },
  },
]
