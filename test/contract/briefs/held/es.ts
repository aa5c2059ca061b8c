import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Floristería La Amapola, Plaza Mayor 8, 37002 Salamanca. Ramos desde 20 €, coronas, plantas. Envío a domicilio 6 €. Lunes a sábado de 9:30 a 14:00 y de 17:00 a 20:30; domingos cerrado. 923 21 43 65',
    expect: {
      industry: 'florist',
      name: 'Floristería La Amapola',
      place: 'Plaza Mayor 8, 37002 Salamanca',
      phone: '+34923214365',
      hours: 'Mo-Sa 09:30-14:00,17:00-20:30',
      prices: ['Ramos from 20 EUR', 'Envío a domicilio 6 EUR'],
    },
  },
  {
    brief:
      'LIMPIEZAS EL SOL. COMUNIDADES, OFICINAS, FIN DE OBRA. MURCIA Y ALREDEDORES. PRESUPUESTO SIN COMPROMISO. 15 EUROS LA HORA. 600 123 456',
    expect: {
      industry: 'cleaning',
      name: 'LIMPIEZAS EL SOL',
      place: 'MURCIA',
      phone: '+34600123456',
      prices: ['HORA 15 EUR'],
    },
  },
  {
    brief:
      'Qué tal, tengo una taquería en Puebla, Tacos Don Memo. Tacos al pastor $18, gringas $45, agua fresca $25. Abrimos de martes a domingo de 6 pm a 1 am. Estamos en la 5 de Mayo. 222 123 4567',
    expect: {
      industry: 'restaurant',
      name: 'Tacos Don Memo',
      place: 'Puebla',
      phone: '+522221234567',
      hours: 'Tu-Su 18:00-01:00',
      prices: ['Tacos al pastor 18 MXN', 'gringas 45 MXN', 'agua fresca 25 MXN'],
    },
  },
  {
    brief:
      'Asesoría fiscal y laboral para autónomos y pymes en Vigo. Cuota mensual 60 €. Primera consulta gratuita. Gestoría Barreiro, desde 1985. De lunes a viernes de 9 a 14 h. gestoria@barreiro.example',
    expect: {
      industry: 'professional-services',
      name: 'Gestoría Barreiro',
      place: 'Vigo',
      email: 'gestoria@barreiro.example',
      hours: 'Mo-Fr 09:00-14:00',
      since: 1985,
      audience: 'autónomos y pymes',
      prices: ['Cuota mensual 60 EUR'],
    },
  },
  {
    brief:
      'Tienda de vinilos y tocadiscos en Malasaña, Madrid. Nombre: Cara B. Vinilos de segunda mano desde 5€. 10% de descuento para estudiantes. Lun-sáb 11-20:30. 🎶 carab.example',
    expect: {
      industry: 'shop',
      name: 'Cara B',
      place: ['Malasaña, Madrid', 'Madrid'],
      url: 'https://carab.example',
      hours: 'Mo-Sa 11:00-20:30',
      prices: ['Vinilos de segunda mano from 5 EUR'],
    },
  },
  {
    brief:
      'necesito pagina para mi papá que es fontanero en valencia, 30 años de experiencia, urgencias 24h, desatascos 60 euros. 96 123 45 67',
    expect: {
      industry: 'trades',
      place: 'valencia',
      phone: '+34961234567',
      prices: ['desatascos 60 EUR'],
    },
  },
]
