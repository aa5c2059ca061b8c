import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Estudio de yoga Raíz en Granada. Clases de hatha y vinyasa, meditación. Clase suelta 12 €, bono de 10 clases 95 €. Para todos los niveles. Tonos tierra, tranquilo.',
    expect: {
      industry: ['wellness', 'fitness'],
      name: ['Raíz', 'Estudio de yoga Raíz'],
      place: 'Granada',
      prices: ['Clase suelta 12 EUR', 'bono de 10 clases 95 EUR'],
    },
  },
  {
    brief:
      'Taller mecánico Hermanos Pardo, c/ Industria 23, Zaragoza. Cambio de aceite 59 €, frenos, neumáticos. L-V 8:00-14:00 y 16:00-19:30. Tel. 976 123 456',
    expect: {
      industry: 'auto-repair',
      name: ['Hermanos Pardo', 'Taller mecánico Hermanos Pardo'],
      place: 'c/ Industria 23, Zaragoza',
      phone: '+34976123456',
      hours: 'Mo-Fr 08:00-14:00,16:00-19:30',
      prices: ['Cambio de aceite 59 EUR'],
    },
  },
  {
    brief:
      'hola somos una academia de baile en guadalajara jalisco, se llama Ritmo y Sabor, salsa bachata y kpop para niños y adultos. mensualidad $650, inscripción $200. whatsapp 33 1234 5678',
    expect: {
      industry: ['education', 'fitness'],
      name: 'Ritmo y Sabor',
      place: 'guadalajara',
      phone: '+523312345678',
      audience: 'niños y adultos',
      prices: ['mensualidad 650 MXN', 'inscripción 200 MXN'],
    },
  },
  {
    brief:
      'Casa rural El Nogal, en Cazorla. Seis habitaciones, chimenea, desayuno incluido. Habitación doble 80 € por noche. Entrada a partir de las 16:00. No se admiten mascotas. reservas@elnogal.example',
    expect: {
      industry: 'lodging',
      name: ['El Nogal', 'Casa rural El Nogal'],
      place: 'Cazorla',
      email: 'reservas@elnogal.example',
      prices: ['Habitación doble 80 EUR'],
    },
  },
  {
    brief:
      'Me llamo Andrés Cuervo y hago fotografía de bodas en Medellín y toda Colombia. Paquete básico 2.500.000 COP. andres@cuervo.example',
    expect: {
      industry: 'photography',
      name: 'Andrés Cuervo',
      place: 'Medellín',
      email: 'andres@cuervo.example',
      prices: ['Paquete básico 2500000 COP'],
    },
  },
]
