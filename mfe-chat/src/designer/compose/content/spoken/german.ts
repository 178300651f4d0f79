/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const german = `Lena Vogt,Jonas Brandt,Miriam Keller,Felix Sommer,Hanna Lorenz,Emil Krüger,Paula Winter,Anton Seidel
Lichtblick,Feldweg,Kleinod,Morgenrot,Zettelwerk,Rundum
Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag
M,D,M,D,F,S,S
Dienstag, 19. Mai
Seit,Stand,Von
Neu,Behalten,Später
Größere Schrift|Ruhe ab zehn|Wochenrückblick|Täglich, 8:00|Werktags, 18:30|Sonntag, 10:00|Wann|Notiz|Am Vorabend, 19:00|Nachricht schreiben|Senden|Gefällt mir|Antworten|Summe|In den Warenkorb|E-Mail|Passwort|Konto anlegen|Schön, dass du da bist.|Diese Woche|Art
Kommst du am Sonntag?|>Ja! Soll ich Kuchen mitbringen?|Gern, den mit Zitrone.|>Schon im Ofen.
Heute lief es besser als gestern. Das reicht mir.|Wer ist am Samstag dabei?|Endlich geschafft!
Ruhig und klar, ich nutze es jeden Tag.|Genau das hatte ich gesucht.
Wie beginnt dein Tag?|In Ruhe|In Eile|Mit Kaffee~Was hilft dir am meisten?|Eine Liste|Ein Freund|Schlaf
Schritt für Schritt|Fang mit einer Sache an.~Was ist dir wichtig?|Du kannst es jederzeit ändern.
care|Pflanze|Pflanzen|Alles zu seiner Zeit.|Monstera am Fenster,Basilikum,Zitronenbaum,Efeu im Flur,Jasmin|Monstera gießen,Fenster öffnen,Erde wechseln,Dünger kaufen
body|Schritt|Schritte|Ein Stück weiter als gestern.|Spaziergang am Mittag,Wasser trinken,Dehnen,Früh ins Bett,Tief durchatmen|Schuhe bereitstellen,Flasche füllen,Zehn Minuten dehnen,Bildschirm aus
eat|Gericht|Gerichte|Was gibt es heute?|Kartoffelsuppe,Linsen mit Spätzle,Ofengemüse,Apfelkuchen,Brot mit Kräutern|Eier kaufen,Linsen einweichen,Ofen vorheizen,Paula einladen
shop|Stück|Stücke|Weniger, aber gut.|Blaue Vase,Tonbecher,Wolldecke,Weidenkorb,Tiefer Teller|Vase einpacken,Bestellung prüfen,Fotos machen,Emil schreiben
money|Ausgabe|Ausgaben|Was übrig bleibt, auf einen Blick.|Miete,Wochenmarkt,Strom,Essen am Freitag,Fahrkarte|Strom bezahlen,Beleg ablegen,Etwas zurücklegen,Monat prüfen
learn|Lektion|Lektionen|Zehn Minuten genügen.|Die ersten Schritte,Fragen stellen,Zahlen,Eine kurze Geschichte,Wiederholung|Lektion zwei wiederholen,Laut lesen,Quiz machen,Fragen notieren
go|Ort|Orte|Der Weg gehört dazu.|Alter Markt,Aussicht am Fluss,Nordbahnhof,Stadtgarten,Café am Hafen|Fahrkarte kaufen,Koffer packen,Tisch bestellen,Karte ansehen
people|Mensch|Leute|Schön, euch zu sehen.|Essen bei Hanna,Spaziergang am Sonntag,Antons Geburtstag,Spieleabend,Kaffee mit Miriam|Hanna anrufen,Geschenk besorgen,Termin wählen,Stühle mitbringen
work|Aufgabe|Aufgaben|Heute zählt das Wichtige.|Besprechung vorbereiten,Entwurf schicken,Kundin anrufen,Ablage ordnen,Woche abschließen|Überblick schreiben,Entwurf prüfen,Raum buchen,Jonas antworten
media|Werk|Werke|Etwas Gutes für heute.|Lied vom Ufer,Das Haus gegenüber,Regen am Nachmittag,Augustlicht,Der letzte Zug|Kapitel beenden,Liste sichern,Paula zeigen,Titelbild wählen`;
