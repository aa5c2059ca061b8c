import type { LabelledBrief } from '../labelled-brief.ts'

export const es: readonly LabelledBrief[] = [
  {
    brief:
      'Panadería Tahona Lumbrales, pan de masa madre en Zamora. Hogaza 3,40 €, empanada 12 €. Abierto de lunes a sábado de 7:30 a 14:30. Teléfono 980 555 014.',
    expect: {
      industry: 'bakery',
      name: ['Panadería Tahona Lumbrales', 'Tahona Lumbrales'],
      place: 'Zamora',
      phone: '+34980555014',
      hours: 'Mo-Sa 07:30-14:30',
      prices: ['Hogaza 3.4 EUR', 'empanada 12 EUR'],
    },
  },
  {
    brief:
      'hola quiero una pagina para mi pelu se llama rulo propio estoy en rosario, argentina. corte $9500 color desde $22000 atiendo de martes a sabado de 10 a 19',
    expect: {
      industry: 'hair-salon',
      name: 'rulo propio',
      place: ['rosario', 'rosario, argentina'],
      hours: 'Tu-Sa 10:00-19:00',
      prices: ['corte 9500 ARS', 'color from 22000 ARS'],
    },
  },
  {
    brief:
      'TALLER MECANICO EL TUERCAS NORTEÑO EN MONTERREY DESDE 1991. AFINACION $1200 FRENOS DESDE $850 LLAMA AL 81 5555 0134',
    expect: {
      industry: 'auto-repair',
      name: ['TALLER MECANICO EL TUERCAS NORTEÑO', 'EL TUERCAS NORTEÑO'],
      place: 'MONTERREY',
      phone: '+528155550134',
      since: 1991,
      prices: ['AFINACION 1200 MXN', 'FRENOS from 850 MXN'],
    },
  },
  {
    brief:
      'Quisiéramos una web para nuestra casa rural, La Corrala de Ezequiel, en Albarracín. Tenemos seis habitaciones, chimenea y un desayuno casero del que la gente habla meses después. Habitación doble desde 78 € la noche. La entrada es a partir de las 15:00. Las reservas ya funcionan en www.corralaezequiel.example, solo hay que enlazarlas.',
    expect: {
      industry: 'lodging',
      name: 'La Corrala de Ezequiel',
      place: 'Albarracín',
      url: 'https://www.corralaezequiel.example',
      prices: ['Habitación doble from 78 EUR'],
    },
  },
  {
    brief:
      'Bulón Funcional es un gimnasio de barrio en Lanús. Pase libre $32.000 por mes, clase suelta $5.000. Abrimos de lunes a viernes de 7 a 22 y sábados de 9 a 14.',
    expect: {
      industry: 'fitness',
      name: 'Bulón Funcional',
      place: 'Lanús',
      hours: 'Mo-Fr 07:00-22:00; Sa 09:00-14:00',
      prices: ['Pase libre 32000 ARS', 'clase suelta 5000 ARS'],
    },
  },
  {
    brief:
      'Hago limpieza de casas y oficinas en Mérida, Yucatán, con mi propio equipo. $450 por visita. Mi cel es 999 555 0147.',
    expect: {
      industry: 'cleaning',
      place: ['Mérida', 'Mérida, Yucatán'],
      phone: '+529995550147',
      prices: ['visita 450 MXN'],
    },
  },
  {
    brief:
      '¡Hola! Llevo tres años soñando con esto y por fin abro mi floristería en Úbeda esta primavera. Se llamará Amapola Terca. Haré ramos silvestres, coronas y algún taller los sábados por la mañana. Ramo pequeño 15 €, suscripción mensual 40 €. Quiero algo alegre pero no cursi, con mucho blanco. Mi correo es hola@amapolaterca.example.',
    expect: {
      industry: 'florist',
      name: 'Amapola Terca',
      place: 'Úbeda',
      email: 'hola@amapolaterca.example',
      prices: ['Ramo pequeño 15 EUR', 'suscripción mensual 40 EUR'],
    },
  },
  {
    brief:
      'Somos "Los Primos del Zaguán", cuarteto de tango y milonga de La Plata. Tocamos en fiestas, bares y peñas. Contrataciones: losprimos@zaguan.example',
    expect: {
      industry: 'music',
      name: 'Los Primos del Zaguán',
      place: 'La Plata',
      email: 'losprimos@zaguan.example',
    },
  },
  {
    brief:
      'En Jícara 47 tostamos nuestro propio café y lo servimos sin prisa. Calle Úrsulo Galván 12, Xalapa. Café de olla $38, latte $55, pan de elote $45. lun-vie 8:00-21:00, sáb y dom 9:00-15:00',
    expect: {
      industry: 'cafe',
      name: 'Jícara 47',
      place: 'Calle Úrsulo Galván 12, Xalapa',
      hours: 'Mo-Fr 08:00-21:00; Sa-Su 09:00-15:00',
      prices: ['Café de olla 38 MXN', 'latte 55 MXN', 'pan de elote 45 MXN'],
    },
  },
  {
    brief:
      'fotografia de recien nacidos y familias, getafe. soy marta y el estudio se llama Luz de Merienda. sesion 140€ con 15 fotos. 611 555 093',
    expect: {
      industry: 'photography',
      name: 'Luz de Merienda',
      place: 'getafe',
      phone: '+34611555093',
      prices: ['sesion 140 EUR'],
    },
  },
  {
    brief:
      'Electricista matriculado\nMendoza y Godoy Cruz\natencion las 24 horas todos los dias\nNestor Quiroga Electricidad\nTel 261 555-0138',
    expect: {
      industry: 'trades',
      name: ['Nestor Quiroga Electricidad', 'Nestor Quiroga'],
      place: 'Mendoza',
      phone: '+542615550138',
      hours: '24/7',
    },
  },
  {
    brief:
      'Quiero una página para mostrar mis ilustraciones: libros infantiles, carteles y murales. Firmo como Tona Villaseca y vivo en Morelia. Encargos a tona@villaseca.example.',
    expect: {
      industry: 'portfolio',
      name: 'Tona Villaseca',
      place: 'Morelia',
      email: 'tona@villaseca.example',
    },
  },
  {
    brief:
      '¡Qué onda! Somos La Chamusca Brava, un camioncito de tacos al carbón que anda por Querétaro. Taco de arrachera $28, gringa $65, agua fresca $25. Nos encuentran de jueves a domingo de 7 pm a 1 am. WhatsApp 442 555 0178.',
    expect: {
      industry: 'restaurant',
      name: 'La Chamusca Brava',
      place: 'Querétaro',
      phone: '+524425550178',
      hours: 'Th-Su 19:00-01:00',
      prices: ['Taco de arrachera 28 MXN', 'gringa 65 MXN', 'agua fresca 25 MXN'],
    },
  },
  {
    brief:
      'Clínica Dental Arizmendi-Soto. Odontología general, ortodoncia e implantes para toda la familia. Calle Portales 27, Logroño. Lunes a jueves de 9:30 a 13:30 y de 16:00 a 20:00; viernes de 9:00 a 14:00. Citas: 941 555 062, citas@arizmendisoto.example.',
    expect: {
      industry: 'clinic',
      name: ['Clínica Dental Arizmendi-Soto', 'Arizmendi-Soto'],
      place: 'Calle Portales 27, Logroño',
      phone: '+34941555062',
      email: 'citas@arizmendisoto.example',
      hours: 'Mo-Th 09:30-13:30,16:00-20:00; Fr 09:00-14:00',
      audience: 'toda la familia',
    },
  },
  {
    brief:
      'Me llamo Julieta Barsanti y soy psicóloga en Villa Carlos Paz, Córdoba. Trabajo con ansiedad, duelos y parejas, presencial y online. La sesión sale $25.000. Escribime a julieta@barsantipsico.example y coordinamos.',
    expect: {
      industry: ['clinic', 'wellness', 'professional-services'],
      name: 'Julieta Barsanti',
      place: ['Villa Carlos Paz', 'Villa Carlos Paz, Córdoba'],
      email: 'julieta@barsantipsico.example',
      prices: ['sesión 25000 ARS'],
    },
  },
  {
    brief:
      'Los XV de Renata Itzel: misa el 14 de noviembre a las 5 pm en Cholula y después recepción y baile. Confirma al 222 555 0119 antes del 1 de noviembre.',
    expect: {
      industry: 'event',
      name: ['Los XV de Renata Itzel', 'XV de Renata Itzel', 'Renata Itzel'],
      place: 'Cholula',
      phone: '+522225550119',
    },
  },
  {
    brief:
      'clases de refuerzo en alcorcón para alumnos de la eso y bachillerato, grupos de 5 como mucho, 12 € la hora, por las tardes. la academia es Punto y Seguido 2.0',
    expect: {
      industry: 'education',
      name: ['Punto y Seguido 2.0', 'academia Punto y Seguido 2.0'],
      place: 'alcorcón',
      audience: 'alumnos de la eso y bachillerato',
      prices: ['hora 12 EUR'],
    },
  },
  {
    brief:
      'Libros usados, historietas y vinilos. Todo eso y un gato hay en El Ombú de Papel, Avenida Rivadavia 6120, Buenos Aires. Abierto de lunes a sábado de 11 a 20. Teléfono 011 4555-0162.',
    expect: {
      industry: 'shop',
      name: 'El Ombú de Papel',
      place: 'Avenida Rivadavia 6120, Buenos Aires',
      phone: '+541145550162',
      hours: 'Mo-Sa 11:00-20:00',
    },
  },
  {
    brief:
      'Grupo Tepalcate Construcciones S.A. de C.V. — obra nueva y remodelación en Guadalajara y Zapopan. Empresa fundada en 2004. Cotizaciones: 33 5555 0190, obras@tepalcate.example',
    expect: {
      industry: 'construction',
      name: ['Grupo Tepalcate Construcciones S.A. de C.V.', 'Grupo Tepalcate Construcciones'],
      place: 'Guadalajara',
      phone: '+523355550190',
      email: 'obras@tepalcate.example',
      since: 2004,
    },
  },
  {
    brief:
      'Protectora Patas de Cierzo, asociación sin ánimo de lucro en Huesca. Fundada en 2011, rescatamos perros y gatos y les buscamos casa. Hazte socio por 5 € al mes. adopta@patasdecierzo.example',
    expect: {
      industry: 'nonprofit',
      name: ['Protectora Patas de Cierzo', 'Patas de Cierzo'],
      place: 'Huesca',
      email: 'adopta@patasdecierzo.example',
      since: 2011,
      prices: ['mes 5 EUR'],
      open: ['prices'],
    },
  },
  {
    brief:
      'Estamos armando Fiadito, una app para almacenes y kioscos que anota quién debe qué y manda el recordatorio solo. Plan básico gratis, plan Pro 4 USD por mes. fiadito.example',
    expect: {
      industry: 'software',
      name: 'Fiadito',
      url: 'https://fiadito.example',
      audience: 'almacenes y kioscos',
      prices: ['plan Pro 4 USD'],
    },
  },
  {
    brief:
      'Mezcalería La Nieta del Diablo, Oaxaca de Juárez. Mezcales de productores pequeños, botana y música en vivo los sábados. Martes a domingo de 18:00 a 02:00.',
    expect: {
      industry: 'bar',
      name: ['Mezcalería La Nieta del Diablo', 'La Nieta del Diablo'],
      place: 'Oaxaca de Juárez',
      hours: 'Tu-Su 18:00-02:00',
    },
  },
  {
    brief:
      'Bienvenidos a Llaves Ribera, inmobiliaria con oficina en Carrer Major 31, Gandía. Venta, alquiler y gestión de apartamentos para propietarios que viven fuera. Honorarios: un mes de renta, sin letra pequeña.',
    expect: {
      industry: 'real-estate',
      name: 'Llaves Ribera',
      place: 'Carrer Major 31, Gandía',
      audience: 'propietarios que viven fuera',
    },
  },
  {
    brief:
      'Somos un grupo de vecinos de Tandil que sale a caminar por las sierras los domingos a la mañana. Queremos una página con las fotos, las próximas salidas y cómo sumarse. No cobramos nada.',
    expect: {
      industry: ['general', 'nonprofit', 'fitness', 'event'],
      place: 'Tandil',
    },
  },
  {
    brief: `Panadería Hornos del Tajuña, en Chinchón. Pan candeal, rosquillas y empanadas hechas cada mañana. Abierto de martes a domingo de 7:30 a 14:30.`,
    expect: {
      industry: 'bakery',
      name: ['Panadería Hornos del Tajuña', 'Hornos del Tajuña'],
      place: 'Chinchón',
      hours: 'Tu-Su 07:30-14:30',
    },
  },
  {
    brief: `¡Hola! Somos Nuria y Fermín y llevamos en Logroño un bar de pinchos que se llama El Corcho Torcido. Abrimos de miércoles a domingo, de 12:00 a 16:00 y de 19:30 a 23:30. Nos gustaría que la gente pudiera ver la carta de vinos y llamarnos al 941 55 08 13 para reservar la mesa grande. No tenemos web ni queremos complicarnos.`,
    expect: {
      industry: 'bar',
      name: 'El Corcho Torcido',
      place: 'Logroño',
      phone: '+34941550813',
      hours: 'We-Su 12:00-16:00,19:30-23:30',
    },
  },
  {
    brief: `taller de motos
motos benítez hnos
jerez de la frontera
cambio de aceite 35€
revision completa 60€
lunes a viernes 9 a 14 y 16 a 20`,
    expect: {
      industry: 'auto-repair',
      name: 'motos benítez hnos',
      place: 'jerez de la frontera',
      hours: 'Mo-Fr 09:00-14:00,16:00-20:00',
      prices: ['cambio de aceite 35 EUR', 'revision completa 60 EUR'],
    },
  },
  {
    brief: `TAQUERIA EL COMAL DE DOÑA CHAYO EN PUEBLA, MÉXICO. TACO DE SUADERO $18, QUESADILLA DE FLOR $30, AGUA DE JAMAICA $20. SERVICIO A DOMICILIO`,
    expect: {
      industry: 'restaurant',
      name: ['TAQUERIA EL COMAL DE DOÑA CHAYO', 'EL COMAL DE DOÑA CHAYO'],
      place: ['PUEBLA', 'PUEBLA, MÉXICO'],
      prices: ['TACO DE SUADERO 18 MXN', 'QUESADILLA DE FLOR 30 MXN', 'AGUA DE JAMAICA 20 MXN'],
    },
  },
  {
    brief: `Tengo una peluquería en Albacete, el letrero dice «Mechas y Punto» y con eso se entiende todo. Corte de señora 22 €, corte de caballero 12 €, peinado de novia desde 90 €. Cierro los lunes.`,
    expect: {
      industry: 'hair-salon',
      name: 'Mechas y Punto',
      place: 'Albacete',
      prices: [
        'Corte de señora 22 EUR',
        'corte de caballero 12 EUR',
        'peinado de novia from 90 EUR',
      ],
    },
  },
  {
    brief: `Clínica Dental Arrieta-Solaun. Calle Dato 22, Vitoria-Gasteiz. Implantes, ortodoncia y odontología infantil. Lunes a jueves de 9:00 a 20:00, viernes de 9:00 a 15:00. Teléfono 945 55 01 78, citas@arrietasolaun.example.`,
    expect: {
      industry: 'clinic',
      name: ['Clínica Dental Arrieta-Solaun', 'Arrieta-Solaun'],
      place: 'Calle Dato 22, Vitoria-Gasteiz',
      phone: '+34945550178',
      email: 'citas@arrietasolaun.example',
      hours: 'Mo-Th 09:00-20:00; Fr 09:00-15:00',
    },
  },
  {
    brief: `Doy clases de guitarra y ukelele en mi casa de Cáceres para adultos que nunca han tocado nada. Primera clase gratis, bono de cuatro clases 70 €. Por las tardes, a convenir. Quiero algo alegre y con muchos colores.`,
    expect: {
      industry: ['education', 'music'],
      place: 'Cáceres',
      audience: 'adultos que nunca han tocado nada',
      prices: ['bono de cuatro clases 70 EUR'],
    },
  },
  {
    brief: `¡Nos casamos! El 4 de septiembre de 2027 a las 13:00, en Getaria, y después comida junto al puerto. Hace falta que la gente confirme y nos diga alergias. Un abrazo muy fuerte, Itziar y Román`,
    expect: {
      industry: 'event',
      name: 'Itziar y Román',
      place: 'Getaria',
    },
  },
  {
    brief: `Si haces el Camino y llegas reventado a Sarria, te espera el albergue La Mochila Azul. Cama 14 €, desayuno 4,50 €, lavadora 3 €. Entrada a partir de las 13:00. Reservas: hola@mochilaazul.example`,
    expect: {
      industry: 'lodging',
      name: ['La Mochila Azul', 'albergue La Mochila Azul'],
      place: 'Sarria',
      email: 'hola@mochilaazul.example',
      prices: ['Cama 14 EUR', 'desayuno 4.5 EUR', 'lavadora 3 EUR'],
    },
  },
  {
    brief: `Manos de Carabanchel es una asociación vecinal de Madrid fundada en 2003. Banco de alimentos, clases de español y huerto comunitario. Buscamos voluntarios para los sábados.`,
    expect: {
      industry: 'nonprofit',
      name: 'Manos de Carabanchel',
      place: 'Madrid',
      since: 2003,
      open: ['audience'],
    },
  },
  {
    brief: `Buenas tardes, quería una web sencilla de mi inmobiliaria (Fincas Robledal, S.L.). Pisos, casas de aldea y terrenos en Lugo. Atendemos de lunes a viernes de 10 a 14 y de 17 a 20. Mi correo es fincas@robledal.example y que se vea bien en el móvil por favor.`,
    expect: {
      industry: 'real-estate',
      name: ['Fincas Robledal', 'Fincas Robledal, S.L.'],
      place: 'Lugo',
      email: 'fincas@robledal.example',
      hours: 'Mo-Fr 10:00-14:00,17:00-20:00',
    },
  },
  {
    brief: `Desde Málaga desarrollamos Kontaluz, un programa de facturación para autónomos y pequeñas tiendas. Plan Semilla 9 €, plan Cosecha 24,90 €. Pruébalo en kontaluz.example sin tarjeta.`,
    expect: {
      industry: 'software',
      name: 'Kontaluz',
      place: 'Málaga',
      url: 'https://kontaluz.example',
      audience: 'autónomos y pequeñas tiendas',
      prices: ['Plan Semilla 9 EUR', 'plan Cosecha 24.9 EUR'],
    },
  },
  {
    brief: `Fontanero en Gijón, urgencias las 24 horas los 7 días de la semana. Me llamo Eladio Cueto y llevo media vida arreglando bajantes. Fijo 985 55 20 91, móvil 600 55 50 14. Desatasco desde 50 €`,
    expect: {
      industry: 'trades',
      name: 'Eladio Cueto',
      place: 'Gijón',
      phone: '+34985552091',
      hours: '24/7',
      prices: ['Desatasco from 50 EUR'],
    },
  },
  {
    brief: `En Construcciones Lapacho Hnos. levantamos casas de ladrillo y en seco, con plano y obra terminada en seis meses. Estamos en Posadas, Misiones. Escribinos a obras@lapachohnos.example y coordinamos una visita al terreno.`,
    expect: {
      industry: 'construction',
      name: ['Construcciones Lapacho Hnos.', 'Construcciones Lapacho Hnos', 'Lapacho Hnos.'],
      place: ['Posadas', 'Posadas, Misiones'],
      email: 'obras@lapachohnos.example',
    },
  },
  {
    brief: `el nombre del café es raro pero es así: Tres Gatos y un Piano. estamos en Ronda, hay piano de verdad y gatos también. café con leche 1,80 €, tarta de queso 4,20 €, tostada con aceite 2 €`,
    expect: {
      industry: 'cafe',
      name: 'Tres Gatos y un Piano',
      place: 'Ronda',
      prices: ['café con leche 1.8 EUR', 'tarta de queso 4.2 EUR', 'tostada con aceite 2 EUR'],
    },
  },
  {
    brief: `ola kiero una pagina para mi tienda d mascotas en elche, pajaros peces y pienso, la tienda es El Loro Azulón y abrimos d lunes a sabado d 10 a 21`,
    expect: {
      industry: 'shop',
      name: 'El Loro Azulón',
      place: 'elche',
      hours: 'Mo-Sa 10:00-21:00',
    },
  },
  {
    brief: `Ramos, coronas y plantas de interior en el centro de Soria, con reparto a domicilio. Ramo de temporada 25 €, centro de mesa desde 30 €. Firmado: Floristería Amapola Brava`,
    expect: {
      industry: 'florist',
      name: ['Floristería Amapola Brava', 'Amapola Brava'],
      place: 'Soria',
      prices: ['Ramo de temporada 25 EUR', 'centro de mesa from 30 EUR'],
    },
  },
  {
    brief: `Estudio Luz Lenta, de Greta Olmedilla. Fotografía de familia y retrato en película, en Cuenca. Sesión en estudio 160 €. Instagram no tengo, solo luzlenta.example.`,
    expect: {
      industry: 'photography',
      name: ['Estudio Luz Lenta', 'Luz Lenta', 'Estudio Luz Lenta, de Greta Olmedilla'],
      place: 'Cuenca',
      url: 'https://luzlenta.example',
      prices: ['Sesión en estudio 160 EUR'],
    },
  },
  {
    brief: `Bajo el nombre Fuerza 41 entrenamos en Dos Hermanas desde 2017: halterofilia, remo y mucho sudor. Cuota mensual 55 €, bono de diez clases 75 €. De lunes a viernes de 7 a 22, sábados de 9 a 13.`,
    expect: {
      industry: 'fitness',
      name: 'Fuerza 41',
      place: 'Dos Hermanas',
      hours: 'Mo-Fr 07:00-22:00; Sa 09:00-13:00',
      since: 2017,
      prices: ['Cuota mensual 55 EUR', 'bono de diez clases 75 EUR'],
    },
  },
  {
    brief: `Llega a Trujillo la Feria del Botijo 2027, los días 21, 22 y 23 de mayo. Alfareros de toda Extremadura, talleres de torno y baile el sábado a las 22:00. Taller de torno 6 €, entrada libre.`,
    expect: {
      industry: 'event',
      name: ['Feria del Botijo', 'la Feria del Botijo'],
      place: 'Trujillo',
      prices: ['Taller de torno 6 EUR'],
    },
  },
  {
    brief: `BEATRIZ OYARZUN ABOGADOS / despidos, incapacidades, herencias / Calle Zapatería 9, Pamplona / primera consulta 40 € / b.oyarzun@oyarzunabogados.example`,
    expect: {
      industry: 'professional-services',
      name: ['BEATRIZ OYARZUN ABOGADOS', 'BEATRIZ OYARZUN'],
      place: 'Calle Zapatería 9, Pamplona',
      email: 'b.oyarzun@oyarzunabogados.example',
      prices: ['primera consulta 40 EUR'],
    },
  },
  {
    brief: `Bienvenidos a Autoescuela Punto Muerto, donde en Teruel se aprende a conducir sin gritos. Matrícula 99 €, clase práctica 29 €. Oficina de lunes a viernes, 17:00-20:30.`,
    expect: {
      industry: 'education',
      name: ['Autoescuela Punto Muerto', 'Punto Muerto'],
      place: 'Teruel',
      hours: 'Mo-Fr 17:00-20:30',
      prices: ['Matrícula 99 EUR', 'clase práctica 29 EUR'],
    },
  },
  {
    brief: `¡Saludos desde Brillo Rápido 3000! Limpiamos portales, garajes y cristales para comunidades de vecinos, en Murcia. Presupuesto por WhatsApp en un rato, 968 55 03 27.`,
    expect: {
      industry: 'cleaning',
      name: 'Brillo Rápido 3000',
      place: 'Murcia',
      phone: '+34968550327',
      audience: 'comunidades de vecinos',
    },
  },
  {
    brief: `soy marcos tordera diseñador gráfico freelance y vivo en castellón, hago carteles y portadas de discos, mis trabajos estan en marcostordera.example pero quiero algo mas moderno`,
    expect: {
      industry: 'portfolio',
      name: 'marcos tordera',
      place: 'castellón',
      url: 'https://marcostordera.example',
    },
  },
  {
    brief: `Mi papá fundó la veterinaria en 1992 y ahora me toca a mí ponerla en internet. Le decimos Don Canelo, por el perro de la casa. Guadalajara, tel. 33 5550 0142. Consulta $350, vacuna antirrábica $180, estética canina desde $250 (pesos mexicanos).`,
    expect: {
      industry: 'clinic',
      name: 'Don Canelo',
      place: 'Guadalajara',
      phone: '+523355500142',
      since: 1992,
      prices: ['Consulta 350 MXN', 'vacuna antirrábica 180 MXN', 'estética canina from 250 MXN'],
    },
  },
  {
    brief: `Mi abuelo guardó más de doscientas radios antiguas y quiero enseñarlas en una página, sin vender nada. Título: El Desván de Anselmo. Si alguien tiene piezas o historias, que escriba a radios@desvananselmo.example.`,
    expect: {
      industry: ['general', 'portfolio'],
      name: 'El Desván de Anselmo',
      email: 'radios@desvananselmo.example',
    },
  },
]
