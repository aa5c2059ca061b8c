import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    'negocio:|empresa:|tienda:|taller:|la marca es|marca:|llamada|llamado|se llama|llamamos|nombre:|el nombre es|con el nombre de|de nombre|denominada|nos llamamos|nombre es|conocida como|conocido como|que se llama|se llamará|llamadas|bajo el nombre|bautizada|titulado|titulada|nombre del negocio:|se llaman|nombre comercial|mi marca|nombre =|nombre -|bajo el nombre de|con nombre|nombre será|el nombre será|letrero pondrá|letrero dirá|letrero dice|cartel dice|cartel dirá|cartel pone|cartel pondrá|rótulo dice|rótulo pone|rótulo:|letrero:|cartel:|conocen como|conoce como|conocidos como|conocidas como|firmo como|firmamos como|le puse|le pusimos|lo llamamos|la llamamos|lo llamé|la llamé|mi marca personal es|marca personal es|marca es|llamarse|llamará|llamaremos|título:|vendemos como|vendo como|bajo la marca|nombre de la tienda:|nombre de la empresa:|lleva por nombre|tiene por nombre|lleva el nombre de|responde al nombre de|le pusimos de nombre|le puse de nombre|le llamamos|le llamo|me conoce como|hemos llamado|la hemos llamado|lo hemos llamado|la bautizamos|lo bautizamos|lo bauticé|la bauticé|trabajo bajo el nombre|nombre artístico:|mi nombre artístico es|nombre va a ser|búscanos como|búsquenos como|búsquennos como|buscadnos como|nos encuentras como|nos encuentran como|de apodo|con el rótulo|bajo el rótulo|llevará el nombre de|se titula|titulamos',
  near: 'empresa|estudio|bienvenidos a|bienvenido a|bienvenidos al|somos|web para|página para|página de|sitio para|web de|en|proyecto|presento|presentamos|la empresa|el|la|los|las|web del|página del|página web para|sitio web de|sitio web para|grupo|banda|la banda|app|en el|en la|asociación|página web de|landing para|os presento|el grupo|la asociación|el colectivo|la marca|el despacho|el bufete|la compañía|fundamos|hemos creado|abrimos|vamos a abrir|llevo|regento|equipo|hay|tienes',
  after:
    'es el nombre|es nuestro nombre|es mi nombre|así se llama|así se llamará|así nos llamamos|así me llaman|así nos llaman|así nos conocen|así me conocen|así lo llamamos|así la llamamos|pone en el letrero|pone el letrero|dice el letrero|dice el cartel|se llama así|es como se llama',
  copula:
    'es|son|ofrece|hace|vende|ayuda|abre|está|tiene|sirve|nace|nació|lleva|en|repara|limpia|enseña|organiza|fabrica|prepara|regresa|vuelve|abrió|atiende|construye|acoge|reúne|reformamos|toca|celebra|trabaja|cuida|conecta|acompaña|rescata|te|realiza|cumple|os|se|recibe|reparte|cultiva|diseña|cose|alquila|instala|transforma|se reúne|ensaya|escribe|traslada|imprime|fotografía|filma|canta|recoge|restaura|transporta|tuesta|expone|busca|baila|confecciona|elabora|anima|recorre|mueve|monta|imparte|somos|hornea|ofrecemos|guarda|pinta|tocan|cantan|hacen|venden|ofrecen|organizan|reparten|bailan|arreglan|arregla|lava|ensayan|enseñan|lo|la|le',
  being: 'es|son',
  greetings:
    'hola a todos|hola|buenas tardes|buenos días|buenas|qué tal|estimados señores|estimado equipo|estimados',
  particles: 'de|del|la|las|los|el|y|e|&|+|al|a|d|pa',
  stops:
    'en|es|son|que|y|con|para|está|desde|somos|ubicado|ubicada|vende|hace|ofrece|una|un|abierto|por|cerca|se|situada|situado|tiene|nos|abre|donde|abrimos|queda|estoy|estamos|vendo|tengo|atiendo|atendemos|hago|doy|soy|quiero|hacemos|tenemos|vivo|necesito|ofrezco|trabajo|trabajamos|reparo|reparamos|corto|abro|vendemos|ofrecemos|damos|gracias|estan|esta|quedamos|acepto|cobro|busco',
  generic:
    'un|una|el|la|los|las|de|del|nosotros|somos|soy|nuestro|nuestra|mi|pequeña|pequeño|familia|familiar|nuevo|nueva|moderno|moderna|tradicional|artesanal|artesana|artesano|acogedor|acogedora|web|página|sitio|para|en|con|tenemos|hacemos|abierto|abierta|abrimos|horario|horarios|precio|precios|teléfono|tel|tlf|dirección|contacto|correo|email|lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos|todos|hola|buenas|buenos|desde|vendemos|ofrecemos|servicio|servicios|clases|quiero|necesito|crear|cerrado|italiano|italiana|español|española|japonés|mexicana|mexicano|vegano|vegana|tienda|empresa|negocio|casa|calle|plaza|avenida|corte|cortes|reservas|entradas|equipo|estamos|no|sin|por|al|también|llámanos|haz|crea|whatsapp|instagram|facebook|entre|hay|si|como|donde|cuando|quien|más|pedidos|menú|dos|tres|cuatro|atendemos|especialistas|especialidad|especialidades|fundada|fundado|entrada|grupo|encantadora|encantador|os|te|tú|usted|aquí|este|esta|ven|ubicados|ubicada|desayuno|habitaciones|presupuesto|presupuestos|mañana|tarde|noche|nombre|barrio|ciudad|consulta|consultas|autónomo|autónoma|profesional|profesionales|local|urgencias|estudio|cita|citas|bodas|pan|café|cobro|cuota|jóvenes|joven|trabajo|trabajamos|solo|sólo|doy|hago|me|bono|bonos|envíos|atención|llevo|llevamos|dj|buscamos|ayudamos|ofrezco|vivimos|nos|bienvenidos|bienvenido|necesitamos|busco|quisiera|queremos|deseamos|hoy|ahora|actualmente|oficina|número|informes|info|previa|móvil|celular|guía',
  person: 'soy|me llamo|mi nombre es|por|aquí|les escribe|te escribe|os escribe',
} as const satisfies NameWords

export const place = {
  prepositions:
    'en|cerca de|a las afueras de|junto a|ubicado en|ubicada en|situado en|situada en|alrededores de|próximo a|en torno a',
  weak: 'de|del|para|por|a|desde|dirección|hasta|entre|toda|al',
  between:
    'el centro de|pleno centro de|el barrio de|el corazón de|pleno corazón de|la zona de|el casco antiguo de|la ciudad de|el barrio|toda la provincia de|la provincia de|la colonia|las afueras de|pleno barrio de|el|la|los|el casco histórico de|la colonia de|la sierra de|el pueblo de|la costa de|toda|el norte de|el sur de|el área metropolitana de|la comunidad de|plena|la isla de|la comarca de|pleno',
  streets:
    'calle|avenida|av|avda|plaza|paseo|camino|carretera|ronda|travesía|callejón|c|c/|carrer|calzada|rambla|glorieta|pasaje|bulevar|cuesta|blvd|calz',
  not: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|instagram|facebook|whatsapp|internet|lunes|martes|miércoles|jueves|viernes|sábado|domingo|casa|python|excel|google|android|zoom|bizum|arduino|dios',
  venues:
    'parque|jardín|plaza|museo|iglesia|castillo|teatro|escuela|palacio|estadio|estación|puerto|biblioteca|playa|mercado',
  elsewhere:
    'expuse|expuesto|exposiciones en|estudié|nací|me mudé desde|vine de|formada en|formado en|expuso|he expuesto',
  origins: 'venimos de|somos de|vengo de|vienen de|soy de',
  seats:
    'coro|charanga|banda de música|club|iglesia|ayuntamiento|plaza|plaza mayor|plaza de españa|mercado|playa|puerto|pueblo|asociación|asociación de vecinos|polideportivo|casa de cultura|centro cívico|comparsa|peña|barrio|estación|antigua estación|molino',
  around:
    'y alrededores|y comarca|y cercanías|y su comarca|y sus alrededores|y pueblos cercanos|y provincia',
  towns: '',
  leads: '',
} as const satisfies PlaceWords
