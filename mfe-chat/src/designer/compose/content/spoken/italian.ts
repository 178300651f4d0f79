/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const italian = `Giulia Ferri,Marco Villa,Elena Ricci,Luca Moretti,Chiara Galli,Pietro Sala,Anna Conti,Davide Riva
Germoglio,Strada Facendo,Casa Chiara,Alba,Trifoglio,In Tasca
lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica
L,M,M,G,V,S,D
martedì 19 maggio
Aggiunto,Stato,Di
Nuovo,Tenuto,Più tardi
Testo più grande|Silenzio dopo le dieci|Riepilogo settimanale|Ogni giorno, 8:00|Feriali, 18:30|Domenica, 10:00|Quando|Nota|La sera prima, 19:00|Scrivi un messaggio|Invia|Mi piace|Rispondi|Totale|Metti nel carrello|E-mail|Password|Crea un account|Che bello vederti.|Questa settimana|Tipo
Vieni domenica?|>Sì! Porto una torta?|Quella al limone, grazie.|>È già in forno.
Oggi meglio di ieri. Mi basta.|Chi c’è sabato?|Ce l’ho fatta, finalmente!
Calma e chiara, la uso ogni giorno.|Proprio quello che cercavo.
Come comincia la tua giornata?|Con calma|Di corsa|Con un caffè~Che cosa ti aiuta di più?|Una lista|Un amico|Dormire
Passo dopo passo|Comincia da una cosa sola.~Che cosa conta per te?|Puoi cambiarlo quando vuoi.
care|pianta|piante|Ogni cosa a suo tempo.|Il ficus in salotto,Il basilico,Il limone,L’edera,Il gelsomino|Innaffiare il ficus,Aprire la finestra,Cambiare la terra,Comprare il concime
body|passo|passi|Un passo più di ieri.|Camminare al sole,Bere acqua,Allungarsi,A letto presto,Respirare|Uscire a camminare,Riempire la borraccia,Dieci minuti di stretching,Spegnere lo schermo
eat|piatto|piatti|Che si mangia stasera?|Minestrone,Pasta e ceci,Verdure al forno,Torta di mele,Pane e pomodoro|Comprare le uova,Ammollare i ceci,Scaldare il forno,Invitare Anna
shop|pezzo|pezzi|Poche cose e buone.|Vaso azzurro,Tazza di terracotta,Coperta di lana,Cesto di vimini,Piatto fondo|Incartare il vaso,Controllare l’ordine,Fare le foto,Scrivere a Pietro
money|spesa|spese|Quel che resta, a colpo d’occhio.|Affitto,Mercato,Luce,Cena di venerdì,Autobus|Pagare la luce,Tenere lo scontrino,Mettere da parte,Rivedere il mese
learn|lezione|lezioni|Dieci minuti bastano.|I primi passi,Le domande,I numeri,Una storia breve,Ripasso|Ripassare la lezione due,Leggere ad alta voce,Fare il quiz,Segnare i dubbi
go|luogo|luoghi|Anche la strada conta.|Piazza Vecchia,Belvedere sul fiume,Stazione Nord,Mercato coperto,Orto botanico|Comprare il biglietto,Fare la valigia,Prenotare il tavolo,Guardare la mappa
people|persona|persone|Che bello vedervi.|Cena da Chiara,Passeggiata di domenica,Compleanno di Davide,Serata giochi,Caffè con Elena|Chiamare Chiara,Comprare il regalo,Scegliere la data,Portare le sedie
work|attività|attività|Oggi, l’importante.|Preparare la riunione,Mandare la bozza,Chiamare la cliente,Ordinare i file,Chiudere la settimana|Scrivere il riassunto,Rivedere la bozza,Prenotare la sala,Rispondere a Marco
media|opera|opere|Qualcosa di bello per oggi.|Canzone della riva,La casa di fronte,Pomeriggio di pioggia,Luce d’agosto,L’ultimo treno|Finire il capitolo,Salvare la lista,Mostrarlo ad Anna,Scegliere la copertina`;
