import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Autoescuela Semáforo, en Albacete. Permiso B 650 €, clases sueltas 28 €. Oficina de lunes a viernes de 10 a 13:30 y de 17 a 20:30. Tel. 967 55 50 12',
    expect: {
      industry: 'education',
      name: ['Autoescuela Semáforo', 'Semáforo'],
      place: 'Albacete',
      phone: '+34967555012',
      hours: 'Mo-Fr 10:00-13:30,17:00-20:30',
      prices: ['Permiso B 650 EUR', 'clases sueltas 28 EUR'],
    },
  },
  {
    brief:
      'vendo miel y polen de mis colmenas en la sierra de aracena. tarro de kilo 11€, polen 9€. escribidme a colmenasdelalba@correo.example. soy Rocío, de Colmenas del Alba',
    expect: {
      industry: ['shop', 'general'],
      name: 'Colmenas del Alba',
      place: ['aracena', 'sierra de aracena'],
      email: 'colmenasdelalba@correo.example',
      prices: ['tarro de kilo 11 EUR', 'polen 9 EUR'],
      open: ['place'],
    },
  },
  {
    brief:
      'Escape room La Cripta, c/ Trapería 19, 30001 Murcia. Sala para grupos de amigos de 2 a 6 personas, 60 € la sala. Viernes y sábados de 17 a 23 h.',
    expect: {
      industry: ['event', 'general', 'fitness'],
      name: ['Escape room La Cripta', 'La Cripta'],
      place: ['c/ Trapería 19, 30001 Murcia'],
      hours: 'Fr-Sa 17:00-23:00',
      open: ['audience', 'prices'],
    },
  },
  {
    brief:
      'Coro Vientos del Sur busca voces nuevas en Cádiz. Ensayamos los martes a las 20:00. No hace falta saber solfeo. Fundado en 2004. coro@vientosdelsur.example',
    expect: {
      industry: ['music', 'nonprofit'],
      name: ['Coro Vientos del Sur', 'Vientos del Sur'],
      place: 'Cádiz',
      since: 2004,
      email: 'coro@vientosdelsur.example',
    },
  },
  {
    brief:
      'Traducciones juradas de alemán y polaco en Santander. Ewa Kowalska, traductora desde 2009. Partida de nacimiento 45 €. 942 55 50 71',
    expect: {
      industry: 'professional-services',
      name: ['Ewa Kowalska'],
      place: 'Santander',
      since: 2009,
      phone: '+34942555071',
      prices: ['Partida de nacimiento 45 EUR'],
    },
  },
]
