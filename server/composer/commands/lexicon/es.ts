import type { CommandLexicon } from './command-lexicon.ts'

export const es: CommandLexicon = {
  actions: {
    add: 'añadir|añade|añada|añádeme|agregar|agrega|agregue|agrégale|incluir|incluye|incluya|insertar|inserta|poner también|quiero|quisiera|necesito|falta|crear|crea|cree|nueva|nuevo|nuevas|nuevos|sumar|suma',
    remove:
      'quitar|quita|quite|quítame|eliminar|elimina|elimine|borrar|borra|borre|sacar|saca|saque|sin|suprimir|suprime|retirar|retira|ya no quiero',
    hide: 'ocultar|oculta|oculte|esconder|esconde|esconda',
    show: 'mostrar|muestra|muestre|enseñar|enseña|volver a mostrar|vuelve a mostrar|hacer visible',
    move: 'mover|mueve|mueva|poner|pon|ponga|colocar|coloca|coloque|pasar|pasa|pase|desplazar|desplaza|llevar|lleva|cambiar de sitio',
    change:
      'cambiar|cambia|cambie|modificar|modifica|modifique|corregir|corrige|corrija|actualizar|actualiza|actualice|hacer|haz|haga|hazlo|hazla|ponla|ponlo|póngala|póngalo|reemplazar|reemplaza|sustituir|sustituye|ahora es|ahora son|es ahora|cuesta|ahora cuesta|ahora|usar|usa|use|que sea|que sean|utiliza|utilizar|editar|edita|ajustar|ajusta|pinta',
    rename: 'renombrar|renombra|llamar|llama|llámala|llámalo|titular|titula|llame',
    shorter:
      'más corto|más corta|más cortos|más cortas|acortar|acorta|acorte|menos texto|más breve|más breves|más conciso|más concisa|resumir|resume|demasiado largo|demasiado larga|reducir el texto|recortar|recorta|menos palabras|abreviar|más resumido|demasiado texto',
    longer:
      'más largo|más larga|más largos|más largas|alargar|alarga|alargue|más texto|más detalle|más detalles|más detallado|más detallada|ampliar|amplía|extender|extiende|demasiado corto|demasiado corta|desarrollar|desarrolla|más extenso|más palabras',
    rewrite:
      'reescribir|reescribe|reescriba|reformular|reformula|otra|otro|otra versión|otra versión de|de otra manera|de otra forma|diferente|distinto|distinta|otros|otras|nueva versión|una nueva versión|escribe de nuevo|rehacer|rehaz',
  },
  nouns: {
    header: 'cabecera|encabezado|navegación|barra de navegación|barra superior',
    notice: 'aviso|anuncio|comunicado|cartel',
    hero: 'portada|introducción|apertura|inicio|entrada|bienvenida|comienzo|primera sección',
    features:
      'ventajas|características|puntos fuertes|lo bueno|beneficios|destacados|bueno saber|bueno es saberlo',
    services:
      'servicios|servicio|nuestros servicios|lo que hacemos|tratamientos|prestaciones|lista de servicios',
    menu: 'carta|menú|la carta|platos|carta de bebidas|carta y precios|menu',
    pricing: 'precios|precio|tarifas|tarifa|lista de precios|tabla de precios|planes|costes|costos',
    about:
      'sobre nosotros|quiénes somos|acerca de nosotros|acerca de|nuestra historia|historia|sobre mí|presentación|sobre nosotras',
    steps: 'pasos|cómo funciona|proceso|paso a paso|cómo trabajamos|procedimiento',
    gallery:
      'galería|imágenes|fotos|foto|imagen|fotografías|galería de fotos|galería de imágenes|trabajos|álbum',
    quotes:
      'opiniones|reseñas|testimonios|opinión|testimonio|comentarios|reseña|lo que dicen los clientes|opiniones de clientes|valoraciones|citas de clientes',
    stats: 'cifras|números|estadísticas|datos|en cifras',
    team: 'equipo|nuestro equipo|el equipo|personal|plantilla',
    faq: 'preguntas|preguntas frecuentes|faq|dudas|preguntas y respuestas',
    hours:
      'horario|horarios|horario de apertura|horas|horas de apertura|horario de atención|horarios de apertura',
    place: 'mapa|cómo llegar|ubicación|localización|dónde estamos|plano|indicaciones',
    contact: 'contacto|formulario|formulario de contacto|datos de contacto|contáctanos|contactos',
    events: 'fechas|eventos|evento|agenda|conciertos|calendario|actos',
    cta: 'invitación|llamada a la acción',
    footer: 'pie de página|pie|pie de la página',
    phone: 'teléfono|número|número de teléfono|móvil|tel|celular|número de móvil',
    email: 'correo|email|e-mail|correo electrónico|mail|dirección de correo',
    url: 'web|sitio web|página web|enlace|url|sitio|dirección web',
    address: 'dirección|calle|ciudad|lugar|domicilio',
    name: 'nombre|nombre del negocio|nombre de la empresa|nombre comercial',
    title: 'título de la página|título|nombre de la página',
    headline: 'titular|eslogan|título principal|titular principal|lema',
    headings: 'títulos|titulares|encabezados|subtítulos',
    offer: 'producto|artículo|oferta',
    texts: 'texto|textos|tono|palabras|redacción|frases|estilo de escritura|lenguaje|escritura',
    colours: 'colores|color|tonos|paleta|gama de colores|colorido',
    font: 'letra|fuente|tipografía|tipo de letra|letras|fuentes',
    page: 'página|la página|diseño|aspecto|apariencia|fondo|tema|todo|modo|estilo|toda la página',
  },
  places: {
    up: 'más arriba|hacia arriba|sube|subir|suba|un lugar arriba|un puesto arriba|súbelo|súbela',
    down: 'más abajo|hacia abajo|baja|bajar|baje|un lugar abajo|un puesto abajo|bájalo|bájala',
    top: 'arriba del todo|al principio|arriba|al comienzo|en primer lugar|primero|al inicio|hasta arriba|lo más arriba',
    bottom: 'abajo del todo|al final|abajo|en último lugar|último|hasta abajo',
    before:
      'antes de|antes del|encima de|encima del|sobre|delante de|delante del|por encima de|por encima del|antes de los|antes de las',
    after:
      'después de|después del|debajo de|debajo del|detrás de|bajo|detrás del|tras|por debajo de|a continuación de|a continuación del|por debajo del',
  },
  qualities: {
    dark: 'más oscuro|oscuro|más oscura|oscura|más oscuros|oscuros|negro|modo oscuro|modo noche|oscurecer|oscurece|tema oscuro|fondo oscuro|fondo negro',
    light:
      'más claro|claro|más clara|clara|más claros|claros|más luminoso|luminoso|blanco|modo claro|aclarar|aclara|más luminosa|fondo claro|fondo blanco',
    warm: 'más cálido|cálido|más cálida|cálida|más cálidos|cálidos|más acogedor|acogedor|más cercano|cercano|más acogedora|más amable|más cálidas|más calido',
    cool: 'más frío|frío|más fría|fría|más fríos|fríos|más fresco|fresco|más frescos|más fresca',
    vivid:
      'más vivo|más vivos|vivos|más intenso|más intensos|intensos|más colorido|más vivas|más colorida|más llamativos|más saturado',
    pale: 'más pálido|más suaves|suaves|más suave|pastel|más apagado|más apagados|pálidos|menos intenso|menos intensos|menos colorido|más tenue|más tenues|más pálidos',
    round:
      'más redondo|más redondeado|redondeado|redondeadas|redondas|esquinas redondeadas|esquinas redondas|esquinas más redondas|más redondeada|más redondas|más redondeadas|bordes redondeados|bordes más redondeados',
    square:
      'más cuadrado|cuadrado|esquinas cuadradas|esquinas rectas|menos redondo|menos redondeado|más anguloso|bordes rectos|ángulos rectos',
    airy: 'más aire|más espacio|más espacios|más espacioso|más aireado|más amplio|más separado|más espaciado|más margen|más despejado|más separación',
    dense:
      'más compacto|compacto|menos espacio|más denso|más junto|más apretado|menos aire|menos separación|más compacta',
    large:
      'más grande|más grandes|títulos más grandes|letra más grande|agrandar|agranda|letras más grandes',
    small:
      'más pequeño|más pequeña|más pequeños|letra más pequeña|títulos más pequeños|achicar|letras más pequeñas|más pequeñas',
    plain:
      'más sencillo|sencillo|más simple|simple|más sobrio|sobrio|más neutro|más directo|más neutral|más sencilla',
    premium:
      'más elegante|elegante|más lujoso|lujoso|más refinado|refinado|más exclusivo|exclusivo|más fino|más sofisticado|sofisticado|más elegantes|premium|más premium',
    playful:
      'más divertido|divertido|más alegre|alegre|más juguetón|más informal|más gracioso|más simpático|más desenfadado|más divertida|más animado',
    technical:
      'más técnico|técnico|más moderno|moderno|más preciso|más profesional|profesional|más minimalista|minimalista|más limpio|más técnica|más moderna',
    bold: 'más atrevido|atrevido|más llamativo|llamativo|más fuerte|más audaz|más impactante|más potente',
    calm: 'más tranquilo|tranquilo|más calmado|más sereno|sereno|más relajado|más tranquila|más reposado|más serena',
  },
  pink: 'rosa|rosas|rosado',
  link: 'a|en|por|como|es|son|de|para|con|al|del|sea|que diga|será|hacia',
  and: 'y|luego|después|también|además|y luego|y también|e',
  filler:
    'el|la|los|las|un|una|unos|unas|lo|por favor|me|nos|mi|mis|su|sus|nuestro|nuestra|nuestros|nuestras|tu|puedes|puede|podrías|podría|sección|apartado|bloque|parte|secciones|un poco|poco|más|mucho|muy|esto|esta|este|eso|esa|ese|que|de la página|a la página|en la página|de la|del|hola|gracias|le|se|todo|toda|todos|haz que|versión|bastante|favor|yo|tú|usted|nosotros|hay|quede|queden|sea|sean|está|ahí|aquí|entrada|apartados|h|horas|otra vez|de nuevo|mismo',
  less: 'menos|no tan',
  isPostpositional: false,
}
