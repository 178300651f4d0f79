import type { WordLists } from './lexicon';

export const spanish: WordLists = {
  fillers:
    'el la los las un una unos unas mi mis tu tus su sus de del al a nuestro nuestra nuestros nuestras cada todo todos toda todas',
  notBefore:
    '=sin, =no quiero|necesito|hace|incluyas|pongas|pidas|pida|necesita|uses|use|tenga, =nada de, =ni, evita',
  spare: 'sin olvid, sin perder, no quiero olvid|perder',
  features: {
    list: 'lista, listado, historial, coleccion, catalogo, biblioteca, favorit, directorio, guardad, proxim, ver mis|todos|todas|los|las, leer .. otros, inventario, categorias de, menu, carta de, recomendaciones, tabla de',
    detail:
      'detalle, ficha, mas informacion, abrir .. ver, descripcion, al tocar, al pulsar, toco, tocar un|una|en',
    form: 'anad, agreg, registr, apunt, introduc, formulario, crear, cre, anot, publi, escrib, rellen, ingres, guard, carg, edit, subir, solicit, marc, seguimiento, control de',
    calendar:
      'calendario, agenda, horario, vista mensual|semanal, disponibilidad, cronograma, planificador, por dias, itinerario',
    chart: 'grafic, tendencia, diagrama, evolucion, curva',
    stats: 'estadistic, total, promedio, resumen, media de, cuant, panel, informe, contador',
    search: 'busc, encontr',
    filter: 'filtr, orden, por categoria|precio|genero|tipo, categoria',
    map: 'mapa, ubicacion, cerca|cercan, ruta, recorrido, gps',
    camera: 'camara, foto, fotograf, sacar fotos',
    gallery: 'galeria, album, fotos de, imagenes',
    chat: 'chat, mensaj, convers, habl|hablar con, chatear',
    feed: 'muro, publicaciones, segu|seguir a, seguidores, comentarios, red social, noticias de mis, compart, de otros',
    profile: 'perfil, ficha de cada',
    login:
      'iniciar|inicio sesion, inicio de sesion, registrarse, registro de usuario, contrasena, cuenta de usuario, crear cuenta, huella, acceso con, sin registro',
    settings: 'ajustes, configuracion, preferencias',
    notifications: 'avisar, vencimiento, record, recuerd, notific, avis, alert, alarma',
    timer:
      'descanso entre, descansos, minutos, temporizador, cronometro, cuenta atras|regresiva, reloj, despertador',
    player: 'escuch, reproduc, musica, audio, canciones, sonidos, ver videos',
    cart: 'carrito, cesta, pedido, pedir .. comida, hacer pedidos',
    checkout: 'pag, pago, comprar, tarjeta de credito',
    checklist:
      'tareas, lista de la compra|compras, lista de compra, casillas, marcar, marco cada, tachar, pendientes, habitos, quehaceres',
    progress: 'progreso, avance, objetivo, meta, logros, nivel, estado de, insignia, por donde iba',
    streak: 'racha, dias seguidos|consecutivos',
    'card-deck': 'tarjetas, desliz, deslic, cartas, voltear',
    onboarding: 'bienvenida, tutorial, primeros pasos, preguntas al inicio',
    quiz: 'cuestionario, pregunt, examen, pruebas, test, adivin, encuesta',
    scanner: 'escan, codigo de barras, codigo qr, reconoc',
    document:
      'documento, factura, informe, adjunt, billetes, recibo, exportar, curriculum, certificado, contrato, imprimir',
    wallet:
      'saldo, gast, presupuesto, ahorr, dinero, deb, deuda, ingresos, cuentas, quien debe, finanzas',
    booking:
      'apuntarse, quedar, reserv, cita, turno, apuntarse, inscri, asist, entradas, solicitar, alquil, plazas',
    rating: 'resen, estrellas, valor, calific, puntu, opiniones, votar',
    leaderboard: 'clasificacion, ranking, mejores, puntuaciones, tabla de posiciones',
    kanban: 'tablero, columnas',
    editor: 'diario, notas, escribir, redact, cuentos, novelas, textos, publicar historias',
    converter: 'convert, conversor, traduc, tipo de cambio',
    calculator: 'calcul, dividir la cuenta',
    weather: 'tiempo hara|hace, clima, meteorolog, pronostico, lluvia',
    drawing: 'dibuj, pintar, colorear, firma',
  },
  kinds: {
    agriculture:
      'granja, cultivo, ganad, cosecha, agricult, vacas, colmena, apicult, huerta, huerto grande, naranjos, siembra, sembr, ganado, gallinas, tractor, finca, parcela, olivar, viñedo / riego, lluvia',
    automotive:
      'coche, mecanico, gasolina, taller, vehiculo, moto, taller mecánico, mecánic, coches, =moto, motocicleta, itv, neumátic, kilometraje, vehícul, autoescuela',
    beauty:
      'belleza, peluquer, maquillaje, unas, salon de, barber, estetica, uñas, manicura, estética, piel, cabello, pestañas / salón',
    booking:
      'reservas, reservar cita, pedir cita, cita previa, huecos libres, alquiler de bicicletas, pistas / reserv, cita, turno, reserva',
    books:
      'libros, libro, lectura, novela, cuentos, biblioteca, bibliotec / leer, lector, autor, página',
    'business-ops':
      'empresa, clientes, empleados, negocio, facturas, ventas, factura, presupuestos, mi empresa, mi negocio, fontaner, electricist, obra / proveedor',
    calculator: 'calculadora, calcular, propina, hipoteca / calcul, porcentaje',
    calendar: 'calendario/agenda, cumpleanos',
    charity: 'donacion, donar, ong, caridad, benefic, donación, banco de alimentos, benéfic',
    chat: 'mensajeria, mensajería, chatear / chat, mensajes',
    community:
      'vecinos, barrio, comunidad, vecind, vecinal, comunidad de propietarios, asociación, parroquia / foro',
    converter: 'conversor, divisas, moneda/convert',
    dating: 'citas, ligar, pareja, solteros, citas románticas, amor',
    documents: 'documentos/papeles',
    drawing: 'dibuj, pintar',
    ecommerce: 'tienda, ropa online, vender mis/carrito, productos, compra, catalogo',
    education:
      'estudiantes, alumnos, escuela, clases, curso, universidad, examen, profesor, deberes, asignatura, oposicion, exámenes, colegio, apuntes, temario / estudi, aprend',
    events: 'evento, fiesta, boda, concierto, festival, entradas, invitados, cumpleaños, quedada',
    'expense-split':
      'dividir gastos|cuenta, gastos compartidos, quien debe, quién debe, dividir gastos, repartir gastos, gastos del viaje, cuentas entre amigos',
    family: 'familia, abuelos, abuela, padres / hijos, abuel',
    finance:
      'gastos, finanzas, presupuesto, ahorr, dinero, inversion, banco, contabilidad, sueldo, ahorro, ahorrar, presupuesto mensual, ingresos, nómina, deudas',
    fitness:
      'gimnasio, entren, ejercicio, correr, pesas, rutina de, entrenamiento, entrenar, ciclismo, fuerza, series y, natación, caminar / series, repeticiones, pasos, km',
    'food-delivery': 'comida a domicilio, pedir comida, reparto de comida/domicilio',
    fun: 'chistes, memes, horoscopo',
    game: 'juego, videojuego, ajedrez, rompecabezas, sudoku, sopa de letras, parchís / jug',
    habit: 'habito, dejar de fumar, beber agua, rutina diaria, hábito / racha',
    health:
      'salud, medic, pastillas, sintomas, tension, hospital, paciente, diabetes, enfermer, medicamento, tensión arterial, médic, síntoma, glucosa, enferm, terapia, vacuna / dolor',
    household:
      'piso compartido, hogar, limpieza, companeros de piso, tareas de casa, compañeros de piso, turnos de limpieza, tareas del hogar, electrodomést / casa',
    inventory: 'inventario, almacen, coleccion de, almacén, colección, stock / existencias',
    jobs: 'empleo, trabajo, curriculum, entrevista, candidatura, vacantes, currículum, candidat, ofertas de trabajo',
    kids: 'ninos, infantil, peques, niños, niñas, cuentos para / ',
    language:
      'idioma, vocabulario, aprender ingles|frances|aleman|catalan, gramatica, inglés, aprender inglés, francés, alemán / ingles, catalan, frances',
    logistics:
      'paquete, repartidor, envio, entregas, camion, envíos, reparto, mensajer, camión, transportista',
    'map-finder':
      'cerca de mi, mas cercan, fuentes, baños públicos, cerca de mí, más cercan / mapa, lugares',
    marketplace:
      'segunda mano, intercamb, compraventa, vender, vender y comprar, compra venta, intercambi, trueque / anuncios',
    meditation:
      'medit, respiracion, relaj, mindfulness, oracion, meditación, meditar, respiración, rezar, oración, rosario, biblia, relajación / calma',
    'mood-journal':
      'estado de animo, emociones, sentimientos, gratitud, estado de ánimo, emocion, diario personal, ansiedad / animo, diario',
    movies: 'pelicula, series, cine, película, series que, temporada, capítulos / ',
    music:
      'musica, cancion, guitarra, coro, banda, piano, concierto, canción, canciones, música, acordes, cantar / escuchar, tocar',
    news: 'noticias, periodico, titulares',
    notes: 'notas, apuntes/ideas',
    nutrition:
      'calorias, dieta, nutricion, ayuno, bajar de peso, calorías, nutrición, adelgazar, proteína',
    parenting: 'bebe, embarazo, panales, lactancia, bebé, pañal, biberón, maternidad',
    parking: 'aparcamiento, aparcar, estacion, parking',
    period: 'menstru, ciclo, regla, ovulacion',
    pets: 'mascota, perro, gato, veterinari, cachorro, pasear',
    photo: 'fotografia, album, fotografía, álbum / fotos, foto',
    plants: 'planta, jardin, riego, regar, huerto, flores, plantas, jardín, maceta, suculentas',
    polls: 'votacion, votar, encuesta',
    productivity: 'productividad, concentr/organiz',
    'real-estate':
      'piso, apartamento, inmobiliaria, alquiler, vivienda, casas en venta, alquiler de piso, habitacion, inmueble, departamento en renta, inquilino',
    recipes: 'receta, cocin, ingrediente, cocinar, cocina, ingredientes, menú semanal',
    restaurant:
      'restaurante, camarero, mesa en, menu del, bar de, cafeteria, taquería, carta de, mesa / carta',
    'ride-share':
      'compartir coche|viaje, pasajero, conductor, compartir coche, coche compartido, taxi, viajes compartidos',
    scheduling: 'turnos, horarios, cuadrante, turnos de trabajo, horarios del personal',
    security: 'contrasenas, seguridad, emergencia',
    'shopping-list':
      'lista de la compra|compras, supermercado, lista de la compra, lista de compras',
    sleep: 'sueno, dormir, insomnio, sueño',
    social: 'red social, seguidores, amigos / publicaciones, compartir',
    sports:
      'futbol, baloncesto, tenis, padel, partido, liga, equipo, deport, torneo, fútbol, pádel',
    timer:
      'temporizador, cronometro, despertador, reloj, cronómetro, cuenta atrás, cuenta regresiva, alarma',
    todo: 'tareas, pendientes, lista de tareas',
    translator: 'traduc',
    travel:
      'viaj, hotel, vuelo, turis, itinerario, vacaciones, maleta, ruta, viaje, viajar, senderismo, camino de santiago',
    volunteering: 'voluntari, ayudar a',
    wardrobe: 'armario, que ponerme, outfit/ropa',
    weather:
      'clima, tiempo hara, meteorolog, pronostico, lluvia, pronóstico, previsión, temperatura',
    writing: 'escritor, escribir, poemas, relatos, poesía, novela que escribo / cuentos, novelas',
    food: 'vino, cerveza, café, tapas, comida',
    science: 'aves, pájaros, estrellas, experimento, ciencia',
  },
};
