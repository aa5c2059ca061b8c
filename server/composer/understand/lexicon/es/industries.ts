import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      'panadería|panaderías|panadero|panadera|pastelería|repostería|obrador|confitería|pastelero|pastelera|bollería|chocolatería|horno de pan|repostera|chocolatero|horno|tahona|heladería y pastelería|repostero|churrería|churros|hago tartas|tartas de cumpleaños|tartas por encargo|tartas personalizadas',
    strong:
      'masa madre|pan|panes|croissants|tartas|bizcochos|magdalenas|empanadas|pasteles|hogazas|pan dulce|conchas|tartas de boda|tartas personalizadas|horneamos|rosquillas|ensaimadas|galletas|roscones|bollos|barra|alfajores|medialunas|porras|roscas',
    weak: 'harina|masa|hornear|harinas|dulces|tarta|centeno|horneado',
  },
  restaurant: {
    names:
      'restaurante|restaurantes|pizzería|taquería|asador|marisquería|tasca|mesón|casa de comidas|hamburguesería|bistró|food truck|catering|cevichería|parrilla|cocina económica|fonda|arrocería|sidrería|fogón|comedor|sushi|trattoria|ristorante|cocina de autor|gastrobar|casa de tapas|lonchería|cenaduría|braserita|bodegón|restaurant|foodtruck|chiringuito|rotisería|picantería|bocatería|brasería|antojitos|arepas|arepera|arepería|cachapas|comida corrida|comida casera|comidas caseras|comida para llevar|comida a domicilio|comida vegana|comida vegetariana|comida callejera',
    strong:
      'tapas|menú del día|platos|cocina|chef|paella|paellas|arroces|tacos|pizzas|carnes a la brasa|mariscos|pescado|menú degustación|carta|raciones|mesa|hamburguesas|reserva tu mesa|guisos|comensales|brasa|pastor|mole|pozole|cochinita|milanesas|cocinero|pescados|ceviche|guisados|viandas|croquetas|bowls|empanadas|tortillas|tamales|choripán|cazuelas|bocadillos|perritos|platillos|antojitos|cachopo|pollo asado|lasañas',
    weak: 'comida|cena|vinos|cenas|postres|almuerzos|comidas|cocinamos|terraza',
  },
  cafe: {
    names:
      'cafetería|café|cafeterías|heladería|tetería|salón de té|tostador de café|coffee shop|café de especialidad|cafebrería|creperia|zumería|tostadores|bar de zumos|chocolatería y café|cafetín|juguería|tostaduría|crepería|granja de desayunos|nevería',
    strong:
      'cappuccino|capuchino|espresso|barista|cafés de especialidad|brunch|latte|café de filtro|helados artesanales|helados|tostadas|flat white|grano|meriendas|matcha|café recién tostado|v60|sabores',
    weak: 'té|tés|tartas|wifi|desayunos|desayuno|pasteles|zumos|postres|merienda',
  },
  bar: {
    names:
      'bar|bares|pub|coctelería|vinoteca|cervecería|discoteca|taberna|bodega bar|mezcalería|cantina|bar de copas|bar de vinos|cervecería artesanal|pulquería|bar de tapas|wine bar|club nocturno|sala de fiestas|vermutería|bar de barrio|antro|microcervecería|destilería|bar deportivo|jazz club|cerveza artesanal|cervezas artesanales',
    strong:
      'cócteles|cervezas artesanas|cervezas artesanales|happy hour|copas|mezcal|mezcales|vermut|vinos naturales|cañas|tragos|gin tonics|dj|destilados|tequila|cerveza artesana|coctel|de barril|grifos|barra',
    weak: 'cerveza|vino|vinos|ginebra|noche|música en vivo|tapas|micheladas|karaoke',
    not: 'barbería|bar de zumos|bar de uñas|bar de cejas|snack bar',
  },
  'hair-salon': {
    names:
      'peluquería|peluquero|peluquera|barbería|barbero|barberos|peluquerías|estilista|salón de peluquería|estética y peluquería|salón de belleza|peluqueros|peluquería canina y humana|salón unisex|peluquería unisex|estilistas|barber shop|peluqueras|estudio de color|barbershop',
    strong:
      'corte de pelo|corte|cortes|mechas|tinte|coloración|balayage|barba|peinados|alisado|recogidos|pelo|cabello|corte de caballero|tintes|afeitado|rizos|keratina|degradados|peinado|cortes de pelo|alisados|fade|lavado y peinado|afeitado clásico|pelo rizado|color|trenzas|rastas',
    weak: 'salón|tijera|navalha|peinar|navaja|trenzas|toalla caliente',
    not: 'peluquería canina',
  },
  wellness: {
    names:
      'spa|masajes|masaje|centro de estética|estética|esteticista|salón de uñas|sauna|estudio de tatuajes|tatuajes|tatuador|tatuadora|bienestar|reiki|depilación|centro de belleza|manicurista|reflexología|masajista|centro de bienestar|temazcal|balneario|uñas|terapias naturales|quiromasaje|quiromasajista|aromaterapia|baños árabes|hammam|meditación|centro de masajes|salón de manicura|lashista|clínica estética|gabinete de estética|estudio de uñas|estudio de tatuaje|cabina de estética|termas|flotación|naturópata',
    strong:
      'limpieza facial|faciales|manicura|pedicura|piedras calientes|relajación|tratamientos corporales|cejas|pestañas|relajante|belleza|tratamientos faciales|descontracturante|manicure|pedicure|drenaje linfático|higiene facial|uñas de gel|exfoliación|semipermanente|aceites|limpieza de cutis|descontracturantes|aguas termales',
    weak: 'relajarte|tratamientos|piel|cuerpo|desconectar|estrés|tratamiento|sesión',
  },
  clinic: {
    names:
      'clínica|consultorio|dentista|dentistas|médico|médica|fisioterapia|fisioterapeuta|psicólogo|psicóloga|veterinario|veterinaria|clínica veterinaria|clínica dental|odontología|osteópata|osteopatía|nutricionista|pediatra|dermatólogo|óptica|farmacia|podólogo|podología|logopeda|quiropráctico|matrona|ortodoncia|psicoterapia|oftalmólogo|consulta médica|centro médico|psicoterapeuta|psiquiatra|acupuntura|enfermería|dietista|centro de fisioterapia|clínica de fisioterapia|consulta de psicología|podóloga|dermatóloga|ginecóloga|oftalmología|odontóloga|odontólogo|optometrista|nutrióloga|logopedia|rehabilitación|acupuntor|veterinarios|gabinete de psicología|terapeuta|consultorio dental|ginecología|psicología|partera|doula|hospital|laboratorio de análisis|análisis clínicos|fisio|en duelo|duelo',
    strong:
      'pacientes|consultas|implantes|vacunas|limpieza dental|blanqueamiento|dolor de espalda|empastes|revisiones|terapia|lesiones|ortodoncias|vacunación|lesiones deportivas|salud|esterilización|suelo pélvico|bucodental|invisalign|diagnóstico|brackets|mutuas|seguros médicos|caries|dental|mutua|ansiedad|cirugía|terapia de pareja|revisión|rodillas|espalda|espaldas',
    weak: 'tratamientos|tratamiento|cita|dolor|doctores|cita previa|consulta|atención|prevención',
    not: 'clínica estética|óptica de',
  },
  fitness: {
    names:
      'escape room|sala de escape|gimnasio|gimnasios|yoga|estudio de yoga|pilates|crossfit|entrenador personal|entrenadora personal|artes marciales|boxeo|escuela de danza|rocódromo|judo|karate|natación|club de running|academia de baile|estudio de pilates|box de crossfit|fitness|club deportivo|escuela de surf|centro deportivo|escuela de baile|club de natación|club de boxeo|escalada|padel|pádel|club de tenis|danza|sala de boxeo|taekwondo|gimnasia|entrenamiento personal|club de atletismo|escuela de natación|muay thai|jiu-jitsu|centro de yoga|club de remo|escuela de fútbol|ballet|defensa personal|club de pádel|zumba|capoeira|dojo|estudio de danza|kickboxing|clases de flamenco|baile flamenco|rutas a caballo|paseos a caballo|equitación|centro hípico|hípica|escuela de buceo|centro de buceo|corremos juntos|entrenamiento de fuerza',
    strong:
      'entrenamiento|entrenamientos|vinyasa|hatha|reformer|clases dirigidas|spinning|funcional|pesas|salsa|bachata|hiit|entrenadores|fuerza|entrenador|entrenadora|musculación|cardio|flexibilidad|esterillas|bailar|baile|cinturón|movilidad|posturas|buceo|bautismo de buceo',
    weak: 'clases|cuota|socios|deporte|clase|mensualidad|sesiones|cuerpo|matrícula|grupos reducidos',
  },
  trades: {
    names:
      'fontanero|fontaneros|fontanería|plomero|plomería|plomeros|electricista|electricistas|carpintero|carpintería|ebanista|ebanistería|pintor de casas|pintores|cerrajero|cerrajeros|cerrajería|jardinero|jardineros|jardinería|tejados|calefacción|herrero|herrería|cristalería|cristalero|albañil|paisajismo|aire acondicionado|manitas|control de plagas|fumigación|mudanzas|parquet|persianas|placas solares|climatización|gasista|alicatador|soldador|reparación de electrodomésticos|calderas|energía solar|instalador|instalaciones eléctricas|tapicero|tapicería|paneles solares|desatascos|instalaciones|pladur|yesero|toldos|carpintería metálica|aluminio|impermeabilización|impermeabilizaciones|poda|vidriero|pintura de interiores|deshollinador|electricidad|tejados y cubiertas|marmolista|paisajista|empresa de pintura|pintura decorativa|refrigeración|servicios de jardinería|carpinteros|vaciado de pisos|astillero|tapizamos|tapizo|antenista|antenas|arreglo de electrodomésticos|arreglo lavadoras|deshollinadora|chimeneas|hago muebles|muebles de madera|muebles a medida|desatasco|cambio cerraduras|arreglo zapatos',
    strong:
      'fugas de agua|fugas|goteras|caldera|cuadros eléctricos|enchufes|armarios a medida|muebles a medida|termos|tuberías|cerraduras|setos|césped|boletín|averías|boletines|boilers|boiler|reparación de fugas|instalación|canalones|desatasco|puertas blindadas|bajantes|grifos|cortocircuitos|jardines|cubiertas|piscinas|puntos de recarga|riego|podas|cocinas a medida|contactos|tinacos|apagones|aperturas|talas|lámparas|lavadoras|parabólicas|burletes|desatascos',
    weak: 'reparaciones|presupuesto sin compromiso|urgencias|24 horas|instalaciones|mantenimiento|presupuesto gratis|presupuestos|emergencias|domicilio|garantía|puertas|reparamos',
  },
  construction: {
    names:
      'construcción|constructora|empresa de construcción|reformas|reforma|contratista|obra nueva|construcciones|albañilería|rehabilitación de edificios|remodelaciones|remodelación|demoliciones|reformas integrales|empresa de reformas|ingeniería civil|excavaciones|obras|rehabilitación de fachadas|casas de madera|casas prefabricadas|obra civil|maestro de obras|constructores|albañiles|edificación|empresa constructora',
    strong:
      'llave en mano|viviendas unifamiliares|ampliaciones|cimentación|hormigón|fachadas|cocinas y baños|baños|obra|tabiquería|estructuras|alicatados|cimentaciones|viviendas|reformamos|licencias|chalets|casas|locales comerciales|acabados|rehabilitación|cimientos|concreto|casas pasivas|derribos|residencial',
    weak: 'construir|proyectos|pisos|cocinas|plazos|proyecto|construimos|naves|aislamiento|baño',
  },
  cleaning: {
    names:
      'limpieza|limpiezas|empresa de limpieza|servicio de limpieza|servicios de limpieza|lavandería|tintorería|limpieza de oficinas|limpieza de cristales|limpiacristales|limpieza de hogares|servicio doméstico|limpieza de comunidades|limpieza de alfombras|lavandería autoservicio|limpiadoras|limpiadora|empleadas de hogar|limpieza de casas|limpieza a domicilio|limpieza industrial|planchado|conserjería y limpieza|personal de limpieza',
    strong:
      'limpieza profunda|fin de obra|oficinas|cristales|comunidades|plancha|desinfección|portales|escaleras|pisos turísticos|productos ecológicos|hogares|abrillantado|garajes|lavado|alfombras|tapicerías|ropa|manchas|fondo|limpiamos|sofás|colchones|airbnb|limpieza a fondo|edredones',
    weak: 'limpio|limpiar|casas|hogar|impecable|semanal|quincenal|comunidades de vecinos',
    not: 'limpieza facial|limpieza dental|limpieza de cutis|limpieza bucal',
  },
  'auto-repair': {
    names:
      'taller mecánico|taller de coches|mecánico|mecánica|taller de chapa y pintura|chapa y pintura|neumáticos|taller automotriz|autoservicio mecánico|taller de motos|hojalatería|vulcanizadora|llantera|taller de automóviles|electromecánica|taller mecanico|taller|mecánicos|talleres mecánicos|taller eléctrico automotriz|autolavado|taller multimarca|taller oficial|automotriz|lavado de coches|detailing|refaccionaria|gomería|itv|centro de neumáticos|llantas|arreglo motos|reparación de motos|scooters',
    strong:
      'cambio de aceite|frenos|revisiones|itv|embrague|alineación|suspensión|afinación|motor|diagnosis|pastillas de freno|vehículos|coche de sustitución|distribución|carrocería|amortiguadores|coches|inyección|afinaciones|balanceo|verificación|pre-itv|baterías|diagnóstico por computadora|transmisiones|escape',
    weak: 'coche|autos|motos|vehículo|automóviles|furgonetas|carros|híbridos|todas las marcas',
    not: 'taller de cerámica|taller de teatro|taller de escritura|taller literario|taller de costura|taller de joyería|talleres|taller artesano|taller de bicicletas|taller creativo|taller de pintura|taller de grabado|taller de pan|taller de cocina|taller de guitarras|taller de muebles|taller de encuadernación|taller de danza|taller floral|taller propio|taller de madera',
  },
  shop: {
    names:
      'alquiler de bicicletas|alquiler de bicis|alquiler de kayaks|alquiler de barcos|alquiler de barcas|alquiler de tablas|alquiler de disfraces|alquiler de material|apicultor|apicultora|miel y|colmenas|tienda|tiendas|librería|boutique|carnicería|pescadería|frutería|quesería|tienda online|joyería|zapatería|papelería|tienda de ropa|juguetería|ultramarinos|tienda de vinos|charcutería|ferretería|droguería|anticuario|tienda de bicicletas|tienda de discos|herbolario|mercería|colmado|abarrotes|floristería y regalos|tienda de segunda mano|bodega|tienda de decoración|tienda de regalos|relojería|óptica y gafas|mercado gourmet|tienda gourmet|tienda en línea|tienda de muebles|vivero|tienda de mascotas|perfumería|tienda a granel|bazar|tienda de cómics|almacén|jabonería|tienda de música|panadería y ultramarinos|tienda de telas|marca de ropa|kiosco|tienda de plantas|miscelánea|cristalería y menaje|tienda vintage|frutería y verdulería|verdulería|viñedo|tienda de lanas|bicicletería|supermercado|tienda de juegos|estanco|guarnicionería|tienda de productos|tienda de artesanías|artesanías|librerías|mueblería|peluquería canina|peluquería de perros|alquiler de carpas|alquiler de vajillas|marroquinería|alquiler de motos|motos de alquiler|bisutería|ropa usada|ropa de segunda mano|segunda mano|aparejos de pesca|artículos de pesca',
    strong:
      'libros|ropa|juguetes|joyas|vinilos|regalos|quesos|envíos|zapatos|calzado|segunda mano|a granel|embutidos|jamón|bicicletas|plantas|discos|cómics|colecciones|venta online|artesanía|cosmética natural|telas|verduras|fruta|vestidos|lanas|productos locales|productores|complementos|novela|velas|accesorios|bolsos|jabones|cuentos|carne|conservas|aceite de oliva|de la finca|pienso|botones',
    weak: 'vendemos|productos|comprar|marcas|hecho a mano|productos de proximidad|selección|clientes|hechos a mano|pedidos|compra|vender|género|envío',
  },
  florist: {
    names:
      'floristería|florista|floristas|florería|tienda de flores|diseño floral|taller floral|arte floral|floristerías|puesto de flores|estudio floral|granja de flores|diseñadora floral|vende flores|vendo flores|vendemos flores|flores y plantas|flores cortadas',
    strong:
      'flores|ramos|ramos de novia|centros de mesa|coronas|rosas|arreglos florales|ramo|flores secas|flores frescas|arreglos|ramo de novia|flor de temporada|flores de temporada|flor cortada|tulipanes|flor|coronas fúnebres|suscripción de flores|orquídeas|girasoles',
    weak: 'bodas|plantas|funerales|temporada|macetas|eventos|xv años',
  },
  lodging: {
    names:
      'hotel|hoteles|hostal|hostel|casa rural|casas rurales|pensión|albergue|camping|alojamiento|apartamentos turísticos|apartamento turístico|posada|cabañas|glamping|hotel boutique|casa de huéspedes|bed and breakfast|hospedería|hacienda|refugio|resort|alojamiento rural|masía|cortijo|parador|posadas|motel|apartahotel|bungalows|casa de campo|agroturismo|hospedaje|apartamentos|finca rural|casa de vacaciones|hostería|alquiler vacacional|turismo rural|casa vacacional|cabaña|apartamentos vacacionales|domos|villas vacacionales|cama y desayuno',
    strong:
      'habitaciones|huéspedes|noche|por noche|desayuno incluido|habitación doble|check-in|estancia|suites|literas|piscina|la noche|habitación|vistas al mar|peregrinos|dormitorios|hospedarse|parcelas|camas|la habitación|dormir|estancias|alojarse|escapada|habitaciones dobles|plazas|chimenea|credencial',
    weak: 'desayuno|vacaciones|playa|naturaleza|descanso|aparcamiento|montaña|cocina compartida|estacionamiento|senderismo',
    not: 'hotel para perros|hotel canino|residencia canina|refugio de animales|hotel de mascotas|plazas y|calles y plazas',
  },
  photography: {
    names:
      'fotógrafo|fotógrafa|fotografía|fotos de boda|fotos de bodas|estudio fotográfico|fotógrafos|videógrafo|fotógrafo de bodas|fotógrafa de bodas|estudio de fotografía|fotografía de bodas|videógrafa|fotoperiodista|fotógrafas|videobodas|retratista|producción audiovisual|book de quince|fotos de quince años',
    strong:
      'foto y vídeo|foto y video|fotos y vídeos|sesiones de fotos|sesiones|fotos|retratos|reportajes|reportaje|newborn|álbum|álbumes|fotografías|imágenes editadas|fotos editadas|sesión de fotos|preboda|cámara|sesión|fotografío|comuniones|recién nacidos|fotos de carnet|galería privada|luz natural|fotografías editadas|analógica',
    weak: 'bodas|momentos|luz|dron|galería|parejas|embarazo|recuerdos|imágenes|edición',
    not: 'fotos viejas|fotos antiguas|fotografías antiguas|fotografías viejas',
  },
  portfolio: {
    names:
      'diseñador gráfico|diseñadora gráfica|ilustrador|ilustradora|artista|portafolio|portfolio|porfolio|escultor|escultora|ceramista|diseñador web|diseñadora web|interiorista|diseñador de moda|redactor|redactora|escritor|escritora|cineasta|animador|pintora|copywriter|artista plástica|artista plástico|alfarero|diseñadora de interiores|muralista|director de arte|directora de arte|orfebre|joyera|actriz|actor|calígrafa|diseñador|diseñadora|artista visual|poeta|autora|grabador|grabadora|diseñadora de moda|motion designer|guionista|animadora|diseñador de producto|periodista|ux|grafitero|locutora|locutor|autor|diseñadora textil|diseñador industrial|diseñador de interiores|novelista|realizador|alfarera|rotulista|dibujante|historietista|encuadernadora|tejedora|editor de vídeo|acuarelista|pinto retratos|retratos al óleo|dibujo cómics|hago esculturas|mis cuadros|mis grabados|carteles en serigrafía|pinto cuadros',
    strong:
      'exposiciones|encargos|identidad visual|logotipos|ilustraciones|mis trabajos|trabajos|obras|cuentos infantiles|pinturas|acuarelas|murales|freelance|portadas|branding|esculturas|piezas|óleos|cuadros|proyectos seleccionados|identidades visuales|retratos por encargo|obra|álbumes ilustrados|carteles|packaging|cerámica|trabajos seleccionados|editoriales|dibujos|tipografía|marcas|cortometrajes|exposición|exhibiciones|viñetas|retratos de mascotas|retratos a lápiz|grabados|serigrafía|serigrafías|mosaicos',
    weak: 'arte|diseño|taller|estudio|proyectos|creativo|creativa|clientes|revistas|colaboraciones',
  },
  music: {
    names:
      'banda|grupo musical|cantante|cantautor|cantautora|dj|músico|orquesta|coro|cuarteto|trío|rapero|dúo|pianista|guitarrista|violinista|mariachi|charanga|sello discográfico|grupo de música|grupo de rock|cuarteto de cuerda|productor musical|banda de rock|compositor|compositora|tablao|guitarrista flamenco|música para bodas|rapera|banda de música|batucada|ensemble|saxofonista|agrupación musical|grupo de jazz|percusionista|violonchelista|quinteto|músicos|banda de jazz|big band|coral|tuna|cantaora|bandoneonista|arpista|cumbia|comparsa|masa coral|orfeón|banda municipal|rondalla|jotas|acordeonista|coro de mujeres|sexteto',
    strong:
      'disco|álbum|conciertos|concierto|canciones|gira|en directo|en vivo|ep|sencillo|repertorio|ensayos|escenario|temas|single|debut|discos|actuaciones|actuación|boleros|serenatas|nuevo disco|escenarios|versiones|tocadas|tocamos|cantamos|voces|flamenco|ensayamos|batería|sesiones dj|spotify|tocan|tocar|son cubano|bolero|bolos|nos contratan|tenores|sopranos',
    weak: 'música|jazz|rock|bodas|flamenca|cumbias|fiestas|indie|folk|canto|guitarra|voz|pop|swing|soul|eventos',
    not: 'banda ancha|coro de niños cantores escuela|banda sonora|sala de conciertos|grupos|grupo reducido|banda elástica',
  },
  event: {
    names:
      'festival|conferencia|boda|congreso|maratón|media maratón|hackatón|hackathon|exposición|feria|jornadas|encuentro|gala|mercadillo|carrera solidaria|carrera popular|torneo|fiesta|fiestas|romería|seminario|feria del libro|mercado navideño|cumpleaños|simposio|retiro|festival de música|fiestas del pueblo|noche de museos|verbena|nuestra boda|expo|mercado de diseño|feria gastronómica|trail|festival de cine|cumbre|convención|quinceañera|xv años de|mercado medieval|salón del cómic|barcamp|meetup|carnaval|kermés|competencia|concurso|concentración motera|posada navideña|reencuentro|jornada|certamen|muestra de cine|feria artesanal|bazar navideño|mercadillo solidario|rastrillo|fiestas patronales|paellada|concurso de paellas|feria medieval|calçotada|concurso de tapas|baile',
    strong:
      'entradas|inscripción|inscripciones|ponentes|ponencias|cartel|escenarios|nos casamos|ceremonia|edición|expositores|programa|abono|boletos|invitados|taquilla|confirma tu asistencia|dorsal|dorsales|corredores|charlas|keynote|puestos|confirmar asistencia|entrada libre|conferencistas|aforo|participantes|entrada gratuita|abonos|asistentes|anticipada|artistas invitados|boleto|banquete|categorías|meta|comunicaciones|confirmad asistencia|actividades|noche de los|noche de las|noche del',
    weak: 'fin de semana|talleres|conciertos|escenario|anual|foodtrucks|novios|food trucks|gastronomía',
    not: 'fotógrafo de bodas|flores para bodas|tartas de boda|bodas|fotógrafa de bodas|vestidos de novia|organizadora de bodas|música para bodas|fiestas infantiles|organización de eventos|exposiciones|encuentros|conferencias|catering para bodas|fotografía de bodas|cumpleaños infantiles|precio justo|fiestas de cumpleaños|comercio justo',
  },
  nonprofit: {
    names:
      'asociación|ong|fundación|sin ánimo de lucro|sin fines de lucro|protectora de animales|refugio de animales|banco de alimentos|voluntariado|organización no gubernamental|parroquia|iglesia|colectivo|comedor social|huerto comunitario|asociación de vecinos|ampa|asociación cultural|solidaria|cruz roja|peña|asociación civil|comedor comunitario|a.c|cooperativa social|red de apoyo|albergue de animales|grupo scout|rescate animal|ropero solidario|casa hogar|asociación de mujeres|hermandad|centro comunitario|protectora|despensa solidaria|asociación ecologista|organización social|biblioteca comunitaria|asociación de pacientes|comunidad indígena|repair café|café de reparación|club de ajedrez|huertos urbanos|sin hogar|gente sin hogar|personas sin hogar|limpiamos playas|limpieza de playas|voluntarios que',
    strong:
      'voluntarios|donaciones|donativos|donación|adopción|adoptar|personas sin hogar|refugiados|ayuda humanitaria|comunidad|dona|donar|vulnerables|solidaridad|hazte socio|voluntario|exclusión social|en riesgo de exclusión|rescatados|rescatamos|socios|causa|abandonados|inclusión|medio ambiente|sin techo|hazte voluntario|apadrina|reforestación|limpieza de playas|acogida|migrantes|voluntarias|comida caliente',
    weak: 'ayuda|apoyo|social|ambiente|gratuito|ayudamos|barrio|juntos|colabora|mayores|acompañamiento|recogemos',
    not: 'clínica solidaria|asociación de ideas|asociación deportiva',
  },
  education: {
    names:
      'escuela|colegio|guardería|academia|universidad|clases particulares|escuela infantil|escuela de idiomas|academia de inglés|escuela de música|autoescuela|profesor particular|profesora particular|escuela de cocina|centro de formación|jardín de infancia|kínder|instituto|refuerzo escolar|cursos|escuela de teatro|escuela de arte|clases de piano|clases de inglés|clases de guitarra|academia de idiomas|profesora de piano|profesor de guitarra|escuela de programación|bootcamp|academia de oposiciones|ludoteca|preparatoria|clases de español|academia de música|formación profesional|escuela montessori|clases de música|escuela de español|asesorías académicas|escuela de manejo|preescolar|kinder|profesora de inglés|escuela de diseño|centro de estudios|centro de idiomas|clases de matemáticas|escuela de costura|clases de canto|escuela de pintura|estancia infantil|clases de cerámica|profesor de matemáticas|escuela bosque|escuela de negocios|profe de matemáticas|clases de cocina|clases de pintura|clases de violín|regularización|cursos de cerámica|profesor de piano|centro educativo|escuela primaria|apoyo escolar|conservatorio|tutorías|clases de costura|talleres de cerámica|taller de cerámica|cursos de costura|clases de dibujo|clases de ganchillo|curso de fotografía|imparto talleres|impartimos talleres|imparto clases|doy clases|cuidadora de niños|talleres para|español para extranjeros|lengua de signos|lengua de señas|enseño guitarra|enseño inglés|enseño piano|curso de cerámica|taller para niños',
    strong:
      'alumnos|profesores|aprender|exámenes|carnet de conducir|matrícula|oposiciones|estudiantes|selectividad|maestros|nativos|niveles|profesorado|matemáticas|b1|b2|enseñamos|certificados|cambridge|temario|docentes|asignaturas|eso|bachillerato|dele|clases individuales|pedagogía|permiso b|maestras|aprendizaje|lecciones|carné|primaria|enseñanza|aprende|toefl|formación|conversación|instructores|educadoras',
    weak: 'clases|niños|grupos reducidos|curso|online|nivel|edades|adultos|clase|peques|principiantes',
    not: 'escuela de danza|escuela de surf|antigua escuela|escuela de baile|academia de baile|escuela de natación|escuela de fútbol|junto al colegio|escuela de yoga|centro de yoga|cerca del colegio|escuela de pádel|escuela de vela|cerca de la universidad|escuela de circo|escuela de judo|escuela de boxeo|comedor escolar',
  },
  'professional-services': {
    names:
      'abogado|abogada|abogados|bufete|despacho de abogados|asesoría|gestoría|contador|contadora|contable|consultoría|consultor|consultora|notaría|traductor|traductora|agencia de marketing|agencia|seguros|correduría de seguros|arquitecto|arquitecta|estudio de arquitectura|coach|recursos humanos|asesor fiscal|asesoría fiscal|despacho contable|agencia de publicidad|agencia de comunicación|wedding planner|arquitectos|funeraria|agencia de viajes|ingeniería|despacho jurídico|coaching|asesoría laboral|traducción|intérprete|notario|agencia de traducción|organizadora de bodas|organización de eventos|selección de personal|agencia de eventos|gestor|gestores|procurador|perito|asesores|bufete de abogados|estudio jurídico|contadores|asistente virtual|asesor financiero|correduría|mediadora|mediación|asesora de imagen|traducciones|tanatorio|despacho|agencia digital|detective|asesora fiscal|agencia creativa|reclutamiento|consultores|corredor de seguros|agente de seguros|topógrafo|administración de fincas y asesoría|seguridad privada|community manager|abogacía|gabinete jurídico|agencia seo|planificadora de bodas|despacho de arquitectura|contaduría|auditoría|coach ejecutiva|guardamuebles|trasteros|minialmacenes|self storage|traducción jurada|traductora jurada|traductor jurado|oficiante|maestra de ceremonias|maestro de ceremonias|taxi|taxis|traslados al aeropuerto|remis|traduzco|declaraciones de la renta|declaración de la renta|llevo la contabilidad',
    strong:
      'declaración de la renta|derecho laboral|derecho de familia|impuestos|divorcios|contratos|nóminas|contabilidad|herencias|estrategia|extranjería|declaraciones|constitución de empresas|fiscal|laboral|juicios|derecho mercantil|jurídico|derecho|legal|marketing digital|seo|testamentos|facturación|traducciones juradas|cursos de liderazgo|pensiones|amparos|despidos|litigios|accidentes|sat|marketing|pólizas|hipotecas|nómina|trámites|honorarios|jurada|liderazgo|licencias de obra|redes sociales|reclamaciones|renta',
    weak: 'empresas|autónomos|negocio|asesoramiento|expertos|pymes|primera consulta|trámite|emprendedores|asesoramos|experiencia',
    not: 'agencia inmobiliaria|asesoramiento nutricional|asesoría de imagen incluida|coach deportivo',
  },
  'real-estate': {
    names:
      'inmobiliaria|inmobiliarias|agencia inmobiliaria|agente inmobiliario|bienes raíces|administración de fincas|promotora inmobiliaria|asesor inmobiliario|asesora inmobiliaria|gestión de alquileres|administrador de fincas|personal shopper inmobiliario|agente inmobiliaria|administradores de fincas|consultora inmobiliaria|agentes inmobiliarios|promotora|servicios inmobiliarios|inmobiliario|asesores inmobiliarios|corredor de propiedades|inmobiliaria familiar|gestión de propiedades|vendemos casas|venta de casas|alquileres vacacionales|alquiler vacacional',
    strong:
      'pisos|inmuebles|venta de casas|alquiler|alquileres|viviendas|propietarios|tasaciones|visitas|compraventa|departamentos|terrenos|valoración|propiedades|valoraciones|venta|piso|vender tu piso|vender tu casa|inmueble|compradores|casas en venta|chalets|rentas|avalúos|inquilinos|hipotecas|valoramos|locales|preventa',
    weak: 'casas|comprar|vender|apartamentos|zonas|renta|vivienda|hogar|barrios|inversión',
  },
  software: {
    names:
      'software|programa de facturación|programa de contabilidad|aplicación|app|apps|saas|plataforma|startup|desarrollo web|desarrollo de software|informática|soporte informático|código abierto|aplicación móvil|programador|programadora|herramienta en línea|videojuego|estudio de videojuegos|empresa tecnológica|desarrolladora de software|servicios informáticos|ciberseguridad|tecnología|desarrollador web|desarrolladora web|programa de gestión|software libre|extensión|aplicaciones|desarrollador|desarrolladora|plugin|crm|erp|desarrolladores|mantenimiento informático|fintech|aplicaciones móviles|api|empresa de software|sistema de reservas|punto de venta|videojuegos|open source|programadores|chatbot|aplicación web|inteligencia artificial|estudio independiente de videojuegos|consultora tecnológica|tpv|factoría de software|sistema de gestión|programa para clínicas|programa para talleres|programa para tiendas|programa para gimnasios|programa para empresas|programa para gestionar|programa para autónomos|programa para restaurantes|programa para despachos|programa para asesorías|programa para peluquerías|programa para comunidades',
    strong:
      'integraciones|nube|automatiza|usuarios|ios|android|panel|prueba gratuita|inteligencia|ia|github|se integra|por usuario|facturas|tiempo real|sincroniza|plan gratuito|automatización|cifrado|reservas en línea|plan gratis|inventario|en la nube|automatizar|dashboards|facturación electrónica|verifactu|desarrollo a medida|bases de datos|autoalojado|integración|kds|repositorio|se conecta|notificaciones',
    weak: 'digital|datos|online|código|herramienta|web|sistema|móvil|gestión|gestiona|equipos|módulos|celular|citas',
  },
} as const satisfies Lexicon['industries']
