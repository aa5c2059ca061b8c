import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'PANADERÍA LA ESPIGA DE ORO. CALLE MAYOR 15, TERUEL. BARRA 1,10€, HOGAZA 3,50€, MAGDALENAS 4€ LA DOCENA. LUNES A SÁBADO DE 7:30 A 14:30. DOMINGOS Y FESTIVOS DE 8 A 13. TEL 978 60 12 34',
    expect: {
      industry: 'bakery',
      name: 'PANADERÍA LA ESPIGA DE ORO',
      place: 'CALLE MAYOR 15, TERUEL',
      phone: '+34978601234',
      hours: 'Mo-Sa 07:30-14:30; Su,PH 08:00-13:00',
      prices: ['BARRA 1.1 EUR', 'HOGAZA 3.5 EUR', 'MAGDALENAS 4 EUR'],
    },
  },
  {
    brief:
      'hola!! cafeteria en bilbao se llama Txoko Lento, cafe de especialidad, tostadas y bizcochos caseros. cafe con leche 1,90€ tostada 3,20€ zumo 3,50€. de lunes a viernes 8h a 20h, sabados 9h a 14h, domingo cerrado. colores claritos y madera. 944 12 34 56',
    expect: {
      industry: 'cafe',
      name: 'Txoko Lento',
      place: 'bilbao',
      phone: '+34944123456',
      hours: 'Mo-Fr 08:00-20:00; Sa 09:00-14:00',
      prices: ['cafe con leche 1.9 EUR', 'tostada 3.2 EUR', 'zumo 3.5 EUR'],
    },
  },
  {
    brief:
      'Bar de tapas «La Sardina Loca», plaza de las Flores 4, Cádiz. Tapas desde 2,80 €, manzanilla 2 €, raciones desde 9 €. Abierto de martes a domingo de 12:00 a 16:30 y de 20:00 a 00:30. Lunes descanso. 956 22 12 34',
    expect: {
      industry: 'bar',
      name: 'La Sardina Loca',
      place: 'plaza de las Flores 4, Cádiz',
      phone: '+34956221234',
      hours: 'Tu-Su 12:00-16:30,20:00-00:30',
      prices: ['Tapas from 2.8 EUR', 'manzanilla 2 EUR', 'raciones from 9 EUR'],
    },
  },
  {
    brief:
      'Centro de masajes y bienestar Agua Mansa (Granada). Masaje relajante 50 min 48 €; masaje deportivo 55 €; circuito de aguas 30 €. Todos los días de 10:00 a 22:00. Parejas bienvenidas. Reservas 958 22 12 34, hola@aguamansa.example',
    expect: {
      industry: 'wellness',
      name: 'Agua Mansa',
      place: 'Granada',
      phone: '+34958221234',
      email: 'hola@aguamansa.example',
      hours: 'Mo-Su 10:00-22:00',
      prices: [
        'Masaje relajante 50 min 48 EUR',
        'masaje deportivo 55 EUR',
        'circuito de aguas 30 EUR',
      ],
    },
  },
  {
    brief:
      'Clínica dental Boca Sana. Avenida de la Constitución 33, 41001 Sevilla. Limpieza 45 €, empaste desde 50 €, ortodoncia invisible. Primera visita gratuita. Lunes a jueves de 9:30 a 14:00 y de 16:00 a 20:00; viernes de 9:30 a 15:00. Tel: 954 22 12 34. Urgencias: 600 123 456. Fundada en 1999.',
    expect: {
      industry: 'clinic',
      name: 'Clínica dental Boca Sana',
      place: 'Avenida de la Constitución 33, 41001 Sevilla',
      phone: '+34954221234',
      since: 1999,
      hours: 'Mo-Th 09:30-14:00,16:00-20:00; Fr 09:30-15:00',
      prices: ['Limpieza 45 EUR', 'empaste from 50 EUR'],
    },
  },
  {
    brief:
      'Cerrajeros Llave Rápida, servicio 24 horas en Málaga, Torremolinos y Fuengirola. Apertura de puerta desde 70 €, cambio de bombín 95 €. Sin cobrar desplazamiento. 952 22 12 34 o 655 123 456. Desde 2005.',
    expect: {
      industry: 'trades',
      name: 'Cerrajeros Llave Rápida',
      place: 'Málaga',
      phone: '+34952221234',
      since: 2005,
      hours: '24/7',
      prices: ['Apertura de puerta from 70 EUR', 'cambio de bombín 95 EUR'],
    },
  },
  {
    brief:
      'Construcciones Hermanos Ledesma, S.L. Empresa constructora de Badajoz con más de 40 años: obra nueva, naves industriales y rehabilitación de fachadas. Fundada en 1982. Oficina de lunes a viernes de 8:00 a 15:00 h. 924 22 12 34. info@ledesma.example',
    expect: {
      industry: 'construction',
      name: 'Construcciones Hermanos Ledesma, S.L.',
      place: 'Badajoz',
      phone: '+34924221234',
      email: 'info@ledesma.example',
      since: 1982,
      hours: 'Mo-Fr 08:00-15:00',
    },
  },
  {
    brief:
      'Talleres Moncayo: mecánica, chapa y pintura en Soria. Cambio de aceite 65 €, pastillas de freno desde 80 €, pre-ITV 25 €. De 9 a 13:30 y de 15:30 a 19 h, de lunes a viernes. Teléfono 975 22 12 34',
    expect: {
      industry: 'auto-repair',
      name: 'Talleres Moncayo',
      place: 'Soria',
      phone: '+34975221234',
      hours: 'Mo-Fr 09:00-13:30,15:30-19:00',
      prices: ['Cambio de aceite 65 EUR', 'pastillas de freno from 80 EUR', 'pre-ITV 25 EUR'],
    },
  },
  {
    brief:
      'Tienda de vinos y quesos artesanos en Logroño, La Bodega de Inés. Catas los viernes a las 20:00 por 25 €. Quesos desde 6 €, lotes de regalo desde 30 €. Abrimos de martes a sábado de 10:30 a 14 y de 17 a 20:30. labodegadeines.es',
    expect: {
      industry: 'shop',
      name: 'La Bodega de Inés',
      place: 'Logroño',
      url: 'https://labodegadeines.es',
      hours: 'Tu-Sa 10:30-14:00,17:00-20:30',
      prices: ['Catas 25 EUR', 'Quesos from 6 EUR', 'lotes de regalo from 30 EUR'],
    },
  },
  {
    brief:
      'Casa rural El Nogal de Arriba, en Cangas de Onís, Asturias. Seis habitaciones, chimenea y huerta. Habitación doble 75 € la noche con desayuno, casa completa 390 €. Entrada de 16:00 a 21:00, salida antes de las 12:00. No se admiten fiestas. reservas@elnogal.example / 985 84 12 34',
    expect: {
      industry: 'lodging',
      name: 'Casa rural El Nogal de Arriba',
      place: 'Cangas de Onís',
      phone: '+34985841234',
      email: 'reservas@elnogal.example',
      prices: ['Habitación doble 75 EUR', 'casa completa 390 EUR'],
    },
  },
  {
    brief:
      'Soy Lucía Ferrándiz, fotógrafa de bodas y embarazos en Valencia. Reportaje de boda desde 1.400 €, sesión de embarazo 160 €. En 2022 me mudé desde Londres. luciaferrandiz.com · hola@luciaferrandiz.com',
    expect: {
      industry: 'photography',
      name: 'Lucía Ferrándiz',
      place: 'Valencia',
      url: 'https://luciaferrandiz.com',
      email: 'hola@luciaferrandiz.com',
      prices: ['Reportaje de boda from 1400 EUR', 'sesión de embarazo 160 EUR'],
    },
  },
  {
    brief:
      'La Orquesta Caimán, salsa y cumbia desde Almería. Doce músicos. Tocamos en fiestas mayores y bodas. Actuación completa 2.800 €, formato reducido 1.200 €. Gira de verano 2026. contratacion@caiman.example 611 223 344',
    expect: {
      industry: 'music',
      name: 'Orquesta Caimán',
      place: 'Almería',
      phone: '+34611223344',
      email: 'contratacion@caiman.example',
      prices: ['Actuación completa 2800 EUR', 'formato reducido 1200 EUR'],
    },
  },
  {
    brief:
      'IV Jornadas Micológicas de Cuenca, 6, 7 y 8 de noviembre de 2026. Salidas al monte, charlas y degustaciones de 10 a 20 h. Inscripción general 35 €, estudiantes 20 €. jornadas@setas.example',
    expect: {
      industry: 'event',
      name: 'Jornadas Micológicas de Cuenca',
      place: 'Cuenca',
      email: 'jornadas@setas.example',
      prices: ['Inscripción general 35 EUR', 'estudiantes 20 EUR'],
    },
  },
  {
    brief:
      'Academia Tiza Verde: clases particulares de primaria a bachillerato en Getafe. Matemáticas, lengua e inglés. 14 € la hora, bono mensual 95 €. Clases por la tarde, de 16 a 21 h. Matrícula gratis en septiembre. 916 12 34 56',
    expect: {
      industry: 'education',
      name: 'Academia Tiza Verde',
      place: 'Getafe',
      phone: '+34916123456',
      prices: ['hora 14 EUR', 'bono mensual 95 EUR'],
    },
  },
  {
    brief:
      'Estimados señores: deseamos un sitio web para la Gestoría Abascal y Asociados, sita en calle Uría 40, 33003 Oviedo. Impuestos, nóminas, herencias y altas de autónomos. Declaración de la renta 45 €. Atendemos de lunes a viernes de 9 a 14 y de 16 a 19 horas. Tfno. 985 21 12 34.',
    expect: {
      industry: 'professional-services',
      name: 'Gestoría Abascal y Asociados',
      place: 'calle Uría 40, 33003 Oviedo',
      phone: '+34985211234',
      hours: 'Mo-Fr 09:00-14:00,16:00-19:00',
      prices: ['Declaración de la renta 45 EUR'],
    },
  },
  {
    brief:
      'Comandero: la app de comandas para bares y restaurantes. Funciona en cualquier móvil, imprime en cocina, divide la cuenta. Prueba gratis 14 días; después, 19 € al mes por local. ayuda@comandero.app',
    expect: {
      industry: 'software',
      name: 'Comandero',
      email: 'ayuda@comandero.app',
      prices: ['mes 19 EUR'],
    },
  },
  {
    brief:
      'Cartas a la Nieve. Recogemos relatos de pastores y los leemos en voz alta. Somos tres personas en Huesca. nieve@cartas.example',
    expect: {
      industry: 'general',
      name: 'Cartas a la Nieve',
      place: 'Huesca',
      email: 'nieve@cartas.example',
    },
  },
]
