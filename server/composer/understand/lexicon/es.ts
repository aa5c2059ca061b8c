import { hours } from './es/hours.ts'
import { industries } from './es/industries.ts'
import { name, place } from './es/names.ts'
import { prices } from './es/prices.ts'
import type { Lexicon } from './lexicon.ts'

export const es = {
  countries: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'UY', 'US'],
  common:
    'el la los las de del y en un una con para por que es somos nuestro nuestra nuestros nuestras al su sus no más también desde hasta todos todas lo se mi hacemos tenemos está son a los o sin muy donde quiero necesito página web días ofrecemos soy pequeña pequeño abrimos abierto pero como este esta estos años año día hora precio aquí cerca ser estar entre ya cuando hay sobre fue tres dos hola busco calle vendo llevamos vivo cada les nos',
  letters: 'ñ¿¡íó',
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|sep|oct|nov|dic',
  workshops:
    'taller de bicicletas|taller de bicis|reparación de bicicletas|reparación de bicis|zapatero|arreglos de ropa|relojero|luthier|afinador de pianos|afilador|tapicero|tapicería|encuadernador|encuadernadora|encuadernación|encuadernaciones',
  crafts:
    'alfarero|alfarera|alfarería|ceramista|platero|platera|orfebre|soplador de vidrio|tejedora|tejedor|tornero de madera|cestero|cestera|marroquinero',
  mending: {
    acts: 'repar*|arregl*|restaur*|taller|talleres|remiend*|costura|modista|afil*|afin*|tapiz*|puesta a punto',
    things:
      'bicicleta|bicicletas|bici|bicis|reloj|relojes|zapatos|calzado|botas|ropa|prendas|vestidos|costura|guitarras|violines|instrumentos|muebles|mueble|sillas|sillones|sofás|bolsos|cuchillos|tijeras|lámparas antiguas|joyas|máquinas de coser|móviles|ordenadores|muñecas|juguetes|cámaras|radios|pianos|acordeones',
  },
  vets: 'veterinari*|veterinaria|hospital de animales',
  laundries: 'lavandería|tintorería|lavandería autoservicio',
  producers:
    'apicultor|apicultora|apicultores|apícola|colmenar|nuestras colmenas|quesería|queserías|quesero|quesera artesana|bodega familiar|bodegas|viñedo|viñedos|viticultor|viticultora|sidrería artesana|llagar|lagar|huerta familiar|finca agrícola|venta en finca|frutales|almazara|destilería',
  hiring: {
    names:
      'alquiler de bicicletas|alquiler de bicis|alquiler de kayaks|alquiler de kayak|alquiler de canoas|alquiler de piraguas|alquiler de barcas|alquiler de patinetes|alquiler de patinetes eléctricos|alquiler de tablas|alquiler de esquís|alquiler de disfraces|alquiler de trajes|alquiler de carpas|alquiler de vajilla|alquiler de herramientas|alquiler de castillos hinchables|renta de bicicletas|renta de bicis|renta de kayaks|renta de carpas|renta de disfraces',
    acts: 'alquiler|alquileres|alquilar|alquilamos|alquilo|alquila|renta|rentamos',
    things:
      'bicicleta|bicicletas|bicis|kayaks|kayak|canoas|piraguas|barcas|patinetes|scooters|tablas|esquís|disfraces|trajes|carpas|carpa|vajilla|herramientas|castillos hinchables',
  },
  weddings: 'nos casamos|se casan|nuestra boda|boda de',
  clubs:
    'huertos urbanos|huertos comunitarios|huerto comunitario|asociación de vecinos|asociación vecinal|asociación cultural|peña|club de tenis|club de tenis de mesa|club de fútbol|club de ajedrez|club de lectura|club de montaña|club de atletismo|club de remo|club de natación|club ciclista|club de petanca|club deportivo|teatro aficionado|comisión de fiestas|club de senderismo',
  playing: {
    together:
      'coro|coral|orfeón|agrupación coral|banda de música|banda municipal|orquesta aficionada|rondalla|charanga|tuna|batucada',
    hired: 'boda|bodas|contratación|contrátanos|eventos de empresa',
  },
  repairCafes: 'repair cafe|repair-cafe|café de reparación',
  occasions:
    'mercado|mercadillo|fiesta|puertas abiertas|cata|inauguración|exposición|feria|espectáculo|charla|concierto|presentación|taller',
  negations: 'no|sin|nunca|ni|ningún|ninguna|tampoco',
  offers: {
    cues: 'tratamos|atendemos a|ofrecemos|ofrezco|hacemos|vendemos|tenemos|servicios:|nuestros servicios|nuestros servicios:|especializados en|especializada en|especializado en|servimos|damos clases de|reparamos|realizamos|ofrece|elaboramos|trabajamos con|doy clases de|brindamos|hago|preparamos|impartimos|instalamos|enseñamos|especialistas en|fotografío|nos dedicamos a|llevamos temas de|fabricamos|diseño|especialidades:|incluyendo|asesoramos en|contamos con',
    makes: 'fabrica|hace|vende|repara|restaura|instala|elabora|imparte|tuesta',
    kept: 'a medida|en madera|para llevar',
    things: /s$/,
    divide: 'y|o|e|así como|&|además de|más',
    stops:
      'para|en|a|al|desde|con|por|todos|que|de lunes|de martes|donde|sin|hechos|hechas|hecho|hecha|según|a domicilio',
    times:
      'todas las mañanas|todos los días|todas las tardes|todas las noches|todas las semanas|todos los meses|cada mañana|cada día|cada semana|cada domingo|cada sábado|los domingos|los sábados|los viernes|los lunes|los fines de semana|por la mañana|por las mañanas|por la tarde|por las tardes|todo el año|a diario|diariamente|hoy',
    not: 'cita|cita previa|gratis|gratuita|gratuito|prohibido|no se admiten|de todo|mucho más|más|clase de prueba|prueba|perros|mascotas|wifi|solo efectivo|descuento|muchas|años',
  },
  audience: {
    before:
      'para|dirigido a|dirigida a|destinado a|pensado para|pensada para|ayudamos a|ayudo a|ideal para|acompañamos a|apoyamos a|orientado a|ayuda a|diseñado para|diseñada para|atendemos a|acompaño a|trabajo con|trabajamos con',
    after: '',
    people:
      'almacenes|kioscos|quioscos|docentes|tenderos|autónomos|embarazadas|corredores|cooperativas|asociaciones|trabajadores|profesionales|principiantes|mayores|dueños|amantes|viajeros|vecinos|particulares|lectores|madres|curiosos|familias|familia|niños|niñas|mujeres|hombres|principiantes|empresas|estudiantes|alumnos|mayores|personas|restaurantes|autónomos|startups|parejas|viajeros|padres|adultos|adolescentes|jóvenes|bebés|clientes|propietarios|inquilinos|corredores|ciclistas|equipos|profesores|escuelas|turistas|profesionales|negocios|novios|pymes|emprendedores|perros|gatos|mascotas|peques|particulares|comunidades|vecinos|hoteles|clínicas|deportistas|peregrinos|senderistas|músicos|embarazadas|mamás|comercios|pacientes|refugiados|agricultores|freelancers|comunidades de vecinos|abuelos|gente|oficinas|tiendas|surfistas|compradores|inversores|cafeterías|ilustradores|ilustradoras|traductores|intérpretes|escritores|autores|fotógrafos|periodistas|contables|fontaneros|electricistas|albañiles|jardineros|peluqueros|peluquerías|gimnasios|clínicas veterinarias|clínicas dentales|dentistas|enfermeras|terapeutas|abogados|despachos|librerías|panaderías|agencias|clubes|coros|alumnas|escolares|opositores|aprendices|jubilados|novatos|escaladores|nadadores|jinetes|pescadores|buceadores|bailarines|cantantes|coleccionistas|campistas|solicitantes de asilo|migrantes|inmigrantes|cuidadores|productores|bodegas|apicultores|cocineros|organizadores|consultores|formadores|investigadores|ingenieros|arquitectos|guarderías|colegios|ayuntamientos|administradores de fincas|anfitriones|recién llegados|solteros|madrugadores|fisioterapeutas|diseñadores|programadores|cocinillas|artesanos|artistas|ganaderos|hosteleros|chicos|chicas|quinceañeras|transportistas|talleres mecánicos|museos|ong',
    stops:
      'en|desde|a partir|abierto|nosotros|que|con|de lunes|de martes|todos|y para|los|por|hasta|a',
  },
  since: {
    before:
      'desde|todo empezó en|todo comenzó en|desde el año|fundada en|fundado en|fundados en|abierto desde|abierta desde|abierto en|abierta en|creada en|creado en|inaugurado en|inaugurada en|nació en|existe desde|abrimos en|abrió en|establecida en|establecido en|abrió sus puertas en|desde el|nacida en|nacido en|abrimos las puertas en|empezamos en|nacimos en|fundó en|fundaron en|constituida en|fundamos en|formada en|abrimos nuestras puertas en',
    after: '',
    founding: 'abrió|abrieron|fundó|fundaron|abrimos|creó|montó|montaron|levantó',
    opened: 'abrió|abrieron|fundó|fundaron|abrimos',
    not: 'también|exposición|renovado|reformado|reformada|construido|restaurada|construida|segunda|segundo|otra|nueva|nuevo',
  },
  phone: {
    cues: 'teléfono|tel|tlf|tfno|móvil|celular|whatsapp|llama|llámanos|contacto|número|llamar|fijo|cel|wasap|llamando|citas',
    not: 'fax|nif|cif|iban|rfc|licencia|cuenta|colegiado|registro',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
