import type { TradeBriefs } from './trade-briefs.ts'

export const es: TradeBriefs = {
  bakery:
    'La Panadería Trigo Vivo es una pequeña panadería en Zaragoza. Ofrecemos pan de masa madre, empanadas y magdalenas. Todo se amasa de noche en nuestro obrador. Abierto de martes a sábado de 7:00 a 15:00. Hogaza 4,20 €, magdalena 1,50 €.',
  restaurant:
    'Casa Nieves es un restaurante de cocina marinera en Gijón, calle del Muelle 14. Servimos fabada, merluza a la sidra y arroz con leche. De miércoles a domingo de 13:00 a 23:00. Tel. 985 000 012.',
  cafe: 'El Café de la Esquina es una cafetería acogedora en Salamanca. Ofrecemos café de filtro, tostadas y tarta de zanahoria. Café con leche 1,80 €, tarta 3,90 €. Todos los días de 8:00 a 20:00.',
  bar: 'La Hora Azul es un bar de copas en Granada. Ofrecemos cócteles clásicos, vinos naturales y bebidas sin alcohol. De jueves a sábado de 19:00 a 2:00.',
  'hair-salon':
    'Peluquería Enebro en Logroño. Ofrecemos cortes, color y recogidos de novia. Trabajamos con tintes vegetales para cueros cabelludos sensibles. Corte 22 €. Citas en el 941 000 012.',
  wellness:
    'El centro de masajes Agua Quieta en Cádiz ofrece masaje descontracturante, reflexología y piedras calientes. Sesenta minutos 45 €. hola@aguaquieta.example',
  clinic:
    'Clínica dental Los Arces en Burgos para familias y pacientes con miedo. Ofrecemos revisiones, empastes y limpiezas. De lunes a viernes de 9:00 a 18:00. 947 000 012.',
  fitness:
    'Fuerza Norte es un gimnasio pequeño en Vigo. Ofrecemos entrenamiento personal, clases en grupo reducido y movilidad. Cuota mensual 39 €.',
  trades:
    'Fontanería Ortega repara calderas, fugas y baños en Valladolid. Empresa familiar desde 1994. Tel. 983 000 012.',
  construction:
    'Construcciones Roble en Pamplona. Hacemos ampliaciones, reformas integrales y cubiertas. Dibujamos los planos y hacemos la obra nosotros mismos. obra@roble.example',
  cleaning:
    'Limpiezas Alba es una empresa de limpieza en Murcia. Limpiamos oficinas, portales y pisos turísticos. Desde 18 € la hora. Tel. 968 000 012.',
  'auto-repair':
    'Taller del Parque en Albacete: revisión, frenos, neumáticos y diagnosis. Revisión 140 €. De lunes a viernes de 8:00 a 18:00. 967 000 012.',
  shop: 'Luna de Papel es una papelería en Toledo. Vendemos cuadernos, plumas estilográficas y papel de regalo. Calle Ancha 22. De lunes a sábado de 10:00 a 20:00.',
  florist:
    'Helecho es una floristería en Santander. Ofrecemos ramos de temporada, flores de boda y coronas. Nuestras flores vienen de productores cercanos. Ramos desde 20 €.',
  lodging:
    'Villa Gaviota es una casa rural en Llanes con un jardín sobre el puerto. Habitación doble 85 €, habitación familiar 120 €. reservas@gaviota.example',
  photography:
    'Rosa Campo es fotógrafa de bodas en Sevilla. Fotografío bodas, familias y pequeños negocios. Media jornada 650 €.',
  portfolio:
    'Soy Teo Lind, ilustrador en Bilbao. Dibujo portadas de libros, carteles e ilustraciones de prensa. hola@teolind.example',
  music:
    'Las Cuerdas de Cobre son un trío de folk de Oviedo. Tocamos en bodas, fiestas de pueblo y conciertos en casas. tocar@cuerdas.example',
  event:
    'Jazz en el Puerto es un pequeño festival de jazz en Alicante. Abono 48 €, entrada de día 22 €.',
  nonprofit:
    'La asociación Segunda Estantería en Badajoz recoge y arregla libros escolares. Ofrecemos tardes de lectura, intercambio de libros y ayuda con los deberes para familias con pocos recursos.',
  education:
    'Lingua es una escuela de idiomas en Cáceres. Enseñamos inglés, italiano y japonés a adultos en grupos pequeños. Curso de tarde 180 €.',
  'professional-services':
    'Asesoría Vega es una gestoría en Lleida. Ofrecemos contabilidad, nóminas y declaraciones para autónomos. Tel. 973 000 012.',
  'real-estate':
    'Puerto y Colina es una inmobiliaria en Málaga. Ofrecemos venta, alquiler y tasación de viviendas.',
  software:
    'Rotaform es un programa para planificar turnos. Ofrece cambios de turno, solicitudes de vacaciones y exportación de nóminas para residencias pequeñas. Plan básico 19 € al mes.',
  general: 'El Granero de la Campana en Soria. Escríbenos a hola@granero.example.',
}
