/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const spanish = `Lucía Romero,Mateo Vidal,Carmen Ibáñez,Diego Ferrer,Inés Molina,Pablo Serrano,Alba Núñez,Hugo Castaño
Brotes,Rumbo,Casa Clara,Alba,Trébol,A la Mano
lunes,martes,miércoles,jueves,viernes,sábado,domingo
L,M,X,J,V,S,D
martes 19 de mayo
Añadido,Estado,De
Nuevo,Guardado,Después
Texto más grande|Silencio desde las diez|Resumen semanal|Cada día, 8:00|Entre semana, 18:30|Domingo, 10:00|Cuándo|Nota|La víspera, 19:00|Escribe un mensaje|Enviar|Me gusta|Responder|Total|Añadir a la cesta|Correo|Contraseña|Crear una cuenta|Qué alegría verte.|Esta semana|Tipo
¿Vienes el domingo?|>¡Sí! ¿Llevo algo?|Solo buen humor.|>Eso siempre.
Hoy ha salido mejor que ayer. Con eso me quedo.|¿Alguien se apunta el sábado?|Lo he conseguido, por fin.
Fácil y tranquilo, lo uso cada día.|Justo lo que buscaba.
¿Cómo empiezas el día?|Con calma|Con prisa|Con café~¿Qué te ayuda más?|Una lista|Un amigo|Dormir
Poco a poco|Empieza con una sola cosa.~¿Qué te importa?|Puedes cambiarlo cuando quieras.
care|planta|plantas|Cada cosa, a su hora.|El ficus del salón,La albahaca,El limonero,La hiedra,El jazmín|Regar el ficus,Abrir la ventana,Cambiar la tierra,Comprar abono
body|paso|pasos|Un paso más que ayer.|Caminar al sol,Beber agua,Estirar,Dormir pronto,Respirar hondo|Salir a caminar,Preparar la botella,Estirar diez minutos,Apagar la pantalla
eat|plato|platos|¿Qué comemos hoy?|Tortilla de patatas,Lentejas con verduras,Gazpacho,Arroz al horno,Pan con tomate|Comprar huevos,Remojar las lentejas,Madurar los tomates,Llamar a Alba
shop|pieza|piezas|Pocas cosas y buenas.|Jarrón azul,Taza de barro,Manta de lana,Cesta de mimbre,Plato hondo|Envolver el jarrón,Revisar el pedido,Hacer fotos,Escribir a Pablo
money|gasto|gastos|Lo que queda, de un vistazo.|Alquiler,Mercado,Luz,Cena del viernes,Autobús|Pagar la luz,Guardar el recibo,Apartar un poco,Revisar el mes
learn|lección|lecciones|Diez minutos bastan.|Los primeros pasos,Las preguntas,Los números,Una historia corta,Repaso|Repasar la lección dos,Leer en voz alta,Hacer el test,Anotar dudas
go|lugar|lugares|El camino también cuenta.|Plaza Mayor,Mirador del Río,Estación del Norte,Mercado Viejo,Jardín Botánico|Comprar el billete,Hacer la maleta,Reservar mesa,Mirar el mapa
people|persona|personas|Qué bueno verte.|Cena en casa de Inés,Paseo del domingo,Cumpleaños de Hugo,Noche de juegos,Café con Carmen|Llamar a Inés,Comprar el regalo,Elegir la fecha,Traer las sillas
work|tarea|tareas|Hoy, lo importante.|Preparar la reunión,Enviar el borrador,Llamar al cliente,Ordenar archivos,Cerrar la semana|Escribir el resumen,Revisar el borrador,Reservar la sala,Responder a Diego
media|obra|obras|Algo bueno para hoy.|Canción de la orilla,La casa de enfrente,Tarde de lluvia,Luz de agosto,El último tren|Terminar el capítulo,Guardar la lista,Enseñárselo a Alba,Elegir la portada`;
