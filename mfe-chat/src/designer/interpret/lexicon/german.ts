import type { WordLists } from './lexicon';

export const german: WordLists = {
  fillers:
    'der die das den dem des ein eine einen einem einer mein meine meinen meiner meinem unser unsere alle jede jeden jeder jedes neue kleine einfache',
  notBefore: '=ohne, kein, =nicht, weder, verzicht, =statt',
  notAfter: 'brauch .. nicht, nicht notig|noetig|erforderlich, =nicht, unnotig, will ich nicht',
  spare:
    'nicht nur, nicht vergess, ohne .. zu vergess, nicht mehr vergess, nicht weiss, weiss nicht, nicht wissen, wenn nicht',
  features: {
    list: '*liste, *verzeichnis, *sammlung, verlauf, historie, ubersicht, bibliothek, *katalog, favorit, anzeigen, alle .. sehen, durchstobern, stobern, meine, gespeichert, anstehend, *archiv, vorschlag, rezepte, speisekarte',
    detail:
      '*detail, einzelheit, antippen, tippe auf, tippt, *beschreibung, mehr erfahren, anleitung, steckbrief, offnen',
    form: 'eintrag, eintragen, hinzufug, erfass, formular, eingeben, anlegen, erstell, aufschreib, notier, *tagebuch, festhalten, protokoll, melden, *tracker, bearbeit, speicher, hochlad, aufnehm, verfolg, *logbuch, merken, ausfull',
    calendar:
      '*kalender, stundenplan, terminplan, monatsansicht, wochenansicht, *plan, freie zeiten|termine, dienstplan, verfugbar, wochenplan, wochenubersicht',
    chart: '*diagramm, *grafik, *kurve, *verlauf, *graph, trend, heatmap',
    stats:
      '*statistik, summe, durchschnitt, zusammenfassung, auswertung, wie viel, gesamt, *ubersicht, anzahl, bilanz',
    search: 'such, finde, *suche, stichwort',
    filter: 'filter, filtern, sortier, nach kategorie|preis|genre|art, *kategorie',
    map: '*karte mit|von|der, =karte, landkarte, auf .. karte, standort, in der nahe, nahe, umgebung, route, wegbeschreibung, navigation, strecke',
    camera:
      '*kamera, foto machen|aufnehmen, fotograf, fotos .. machen, foto von, bilder machen, knips, foto',
    gallery: '*galerie, *album, bilder, fotos',
    chat: '*nachricht, unterhalt, austausch mit, schreiben mit, *chat, gesprach',
    feed: 'beitrage, newsfeed, neuigkeiten von, folgen, kommentar, soziales netzwerk, pinnwand, teilen',
    profile: '*profil, steckbrief, profilseite',
    login:
      'anmeld, *anmeldung, einlogg, *passwort, konto, registrier, benutzerkonto, fingerabdruck, zugangscode, kennwort',
    settings: '*einstellung, prafer',
    notifications:
      'erinner, *benachrichtig, *warnung, hinweis, *alarm, *wecker, bescheid, mitteilung, *erinnerung, vergesse immer',
    timer:
      '*timer, *uhr, countdown, *wecker, herunterzahl, zeit messen, *stopp, *stoppuhr, zeiterfassung, arbeitszeit',
    player: 'abspiel, *musik, anhor, horen, *audio, *video, gerausch, *horbuch, lieder',
    cart: '*warenkorb, einkaufswagen, bestell, *bestellung',
    checkout: 'bezahl, *zahlung, kasse gehen, kaufen, spende',
    checklist:
      'aufräum, belohnung, abhak, *aufgaben, *einkaufsliste, *checkliste, packliste, erledig, *gewohnheit, putzplan, *aufgabenliste, ankreuz, hausaufgaben',
    progress:
      '*fortschritt, *ziel, *ziele, stand, *status, abzeichen, *level, erfolge, auf welcher seite, noch ubrig, belohnung',
    streak: '*serie, in folge, tage hintereinander, am stuck',
    'card-deck': '*karteikarten, *lernkarten, wisch, *kartenstapel, umdreh, karten',
    onboarding: 'einfuhrung, begrussung, willkommen, erste schritte, tutorial',
    quiz: '*quiz, *fragen, *prufung, =test, tests, *umfrage, ratsel, raten, abfrag, fragebogen',
    scanner: 'scan, *barcode, strichcode, erkenn',
    document:
      '*dokument, *rechnung, *bericht, anhang, *quittung, export, lebenslauf, *zeugnis, *vertrag, ausdruck, drucken, *beleg, zertifikat',
    wallet:
      '*ausgaben, *budget, *kasse, schuld, *geld, *sparen, kontostand, einnahmen, guthaben, finanzen, *kosten, taschengeld',
    booking:
      'buch, *buchung, *termin, reserv, anmelden fur|zu, zusagen, *karten kaufen, verleih, ausleih, mieten, teilnehm',
    rating: 'noten, punkte, *bewert, sterne, *rezension, *note, benoten',
    leaderboard: '*rangliste, bestenliste, *tabelle, rangfolge, highscore, wer .. meisten',
    kanban: '*spalten, *kanban, *board, pinnwand mit',
    editor:
      '*tagebuch, *notiz, schreib, *editor, gedanken, *texte, aufschreib, geschichten, gedicht',
    converter: 'umrechn, umwandl, wahrung, ubersetz, *umrechner',
    calculator: 'rechner, *rechner, berechn, ausrechn, rechnen',
    weather: '*wetter, *vorhersage, regen, *temperatur',
    drawing: 'zeichn, mal, *malen, skizz, unterschrift',
  },
  kinds: {
    agriculture:
      'bauernhof, landwirt, *ernte, *vieh, kuhe, imker, bienen, traktor, acker, weinberg, hühner, stall, felder, schafe, ziegen, hof, melken, aussaat, saatgut, landwirtschaft',
    automotive:
      'werkstatt, tanken, *fahrzeug, *motorrad, reifen, =auto, kfz, fahrradwerkstatt, *werkstatt, fahrrad reparatur, *inspektion, =tüv, tüv, sprit, benzin, kilometerstand, e auto, ladesäule / autos',
    beauty:
      'friseur, kosmetik, *nagel, schminke, barbier, hautpflege, haare, haarschnitt, nagelstudio, maniküre, make up, schminken / salon',
    booking:
      '*buchung, reservier, online termine, termin buchen, tennisplatz, platz buchen, raum buchen, verleih / termin, buchen',
    books: '*buch, *bucher, *lesen, roman, bibliothek, leseliste/autor',
    'business-ops':
      '*kunden, mitarbeiter, firma, handwerker, betrieb, unternehmen, baustelle, auftrag, rechnungen, angebote schreiben, aufträge, baustell, kundschaft, lieferschein, laden führen',
    calculator: '*rechner, trinkgeld, prozent, zinsen, kredit / berechn',
    calendar: '*kalender/geburtstag, termine',
    charity:
      '*spende, spenden, wohltatig, hilfsorganisation, tafel, spendenaktion, sammelaktion, hilfsprojekt',
    chat: 'messenger, chatten/nachricht',
    community:
      'nachbar, gemeinde, verein, *forum, dorf, nachbarn, nachbarschaft, hausgemeinschaft, kleingarten, vereinsmitglieder, kirchengemeinde, mitglieder',
    converter: 'umrechn, *umrechner, *wahrung',
    dating: 'partnersuche, kennenlern, singles, flirten, verlieb, partner finden, dating',
    documents: '*dokumente, unterlagen, *vertrage',
    drawing: 'zeichn, malen, skizz',
    ecommerce: '*laden, online shop, onlineshop, *shop, produkte/warenkorb, verkauf',
    education:
      '*schuler, schule, student, studierende, *lernen, vokabeln, *kurs, lehrer, unterricht, *prufung, hausaufgaben, universitat, stundenplan, schulaufgaben, klausur, abitur, abi, vorlesung, semester, lernplan, nachhilfe, kurse, einmaleins, azubi',
    events:
      'veranstaltung, *fest, *konzert, *hochzeit, *party, gaste, *feier, eintrittskarten, gästeliste, einladung, geburtstag, festival, flohmarkt termine, treffen, grillabend',
    'expense-split':
      'wg kasse, wer schuldet, kosten teilen, ausgaben teilen, schuldet, wer zahlt, ausgaben aufteilen, urlaubskasse, rechnung teilen',
    family: '*familie, eltern, grosseltern, oma, enkel',
    finance:
      'ausgaben, budget, finanzen, geld, haushaltsbuch, sparen, aktien, konto, steuer, gehalt',
    fitness:
      '*training, trainier, *ubungen, joggen, laufen, lauf, *kraft, wiederholungen, fitnessstudio, radfahren, schwimmen, klettern, muskel, hanteln, sätze, gewichte, kilometer, schritte, rad fahren, bouldern, wandern training',
    flashcards: 'karteikarten, lernkarten',
    food: 'essen, wein, bier, kaffee, vorrat, lebensmittel, weinkeller, brauen, lebensmittel retten, mindesthaltbarkeit',
    'food-delivery': 'lieferdienst, essen bestellen, liefer',
    freelance: 'freiberuf, selbststandig, honorar',
    fun: 'witze, spass, horoskop',
    game: '*spiel, *spiele, puzzle, schach, *ratsel, kreuzworträtsel, würfel, kniffel, skat, memory, sudoku, spieleabend',
    habit: '*gewohnheit, rauchfrei, aufhoren zu rauchen, wasser trinken, jeden tag, *routine',
    health:
      'gesundheit, *arzt, medikament, tabletten, *krank, *schmerz, blutdruck, blutzucker, symptom, migrane, patient, therapeut, klinik, blutdruckwerte, allergie, diabetes, insulin, arzttermine, impf, pflege, physiotherapie, schmerztagebuch, kopfschmerzen',
    household:
      '*haushalt, =wg, mitbewohner, putz, mullabfuhr, wohnung putzen, hausmeister, hausarbeit, putzen, wohnungsputz, gefriertruhe, kühlschrank, zählerstand, strom, garantie, renovier, mull',
    insurance: 'versicherung, schadens',
    inventory:
      '*inventar, lager, bestand, *sammlung, ersatzteile, lagerbestand, *bestand, ware, werkzeug, regal',
    jobs: '*bewerbung, stellen, *jobs, jobsuche, vorstellungsgesprach, lebenslauf',
    kids: '*kinder, kita, kleinkind, belohnung, sternchen, gute nacht geschichte, kindergarten, zimmer aufräumen',
    language: '*sprache, *sprachen, vokabel, grammatik, englisch lernen, deutsch lernen',
    logistics: '*paket, lieferung, spedition, fahrer, sendung',
    'map-finder': 'in der nahe, nachste, toiletten/karte, orte',
    marketplace: '*flohmarkt, gebraucht, tausch, kleinanzeigen, verkaufen, verleih',
    meditation: '*meditation, meditier, achtsam, *atem, entspann, *gebet',
    'mood-journal':
      '*stimmung, gefuhle, dankbar, gefühle, dankbarkeit, wie es mir geht / gedanken, *tagebuch',
    movies: '*film, *filme, *serien, kino',
    music:
      '*musik, gitarre, klavier, *lied, *chor, band, metronom, stimmgerat, instrument, noten, akkorde, geige, schlagzeug, chorprobe, bandprobe, songs / uben',
    news: 'nachrichten lesen, schlagzeilen, zeitung, *news',
    notes: '*notiz, notizen',
    nutrition: '*kalorien, ernahrung, *diat, abnehmen, fasten, eiweiss',
    parenting:
      '*baby, schwanger, windel, stillen, hebamme, stillzeit, windeln, geburt, kita, elternzeit',
    parking: '*parkplatz, parken, park, *parkzeit, parkhaus',
    period: '*zyklus, =periode, menstru, eisprung',
    pets: '*hund, hunde, katze, haustier, tierarzt, welpe, gassi, pferd, kaninchen, hundeschule, katzen, impfung hund, tierheim, meerschweinchen, pferde, reiter',
    photo: ' / *foto, fotos, *bilder, kamera',
    plants:
      '*pflanze, *garten, gieß, giessen, blumen, balkon, beet, *gemuse, zimmerpflanzen, gemüsebeet, säen, ernten, gewächshaus',
    polls: 'abstimm, umfrage unter',
    productivity: 'produktiv, konzentr, fokus',
    'real-estate':
      '*wohnung, immobil, *miete, makler, haussuche, wohnungssuche, mietwohnung, wg zimmer, vermiet, mieter, hauskauf, immobilien',
    recipes:
      '*rezept, *kochen, backen, zutaten, koch, rezepte, kochbuch, wochenplan essen, gerichte',
    restaurant:
      '*restaurant, speisekarte, kellner, gasthaus, *lokal, tisch reserv, cafe, gastro, kneipe, biergarten, imbiss, wirtshaus, tischreservierung, küche',
    'ride-share': 'mitfahr, *fahrgemeinschaft',
    scheduling:
      'dienstplan, schicht, *schichten, terminfindung, dienste, urlaubsplanung, wer arbeitet',
    science: 'vogel, sterne beobacht, experiment, forschung, pilze, sternbild',
    security: '*passwort, passworter, sicherheit, notruf',
    'shopping-list': '*einkaufsliste, einkaufszettel, supermarkt',
    sleep: '*schlaf, einschlafen, traum',
    social: 'soziales netzwerk, freunde/folgen, beitrage',
    sports:
      '*fussball, *tennis, *verein, mannschaft, *liga, turnier, *sport, handball, segel, ski, spielplan, ergebnisse, tischtennis, trainer / tabelle',
    timer: '*wecker, *uhr, *timer, stoppuhr, eieruhr',
    todo: '*aufgaben, todo, erledig',
    translator: 'ubersetz',
    travel:
      '*reise, *urlaub, flug, *hotel, wander, ausflug, camping, *bahn, sehenswurdig, interrail, zugreise, rundreise, unterkünfte, packliste, wohnmobil, städtereise, wandern',
    volunteering: 'ehrenamt, freiwillig',
    wardrobe: 'kleiderschrank, *outfit, anziehen',
    weather: '*wetter, *vorhersage, regenradar, regen, gewitter, temperatur, wind',
    writing:
      'schriftstell, schreiben, *roman schreiben, gedicht, geschichten schreiben, tagesziel wörter, kurzgeschichten, gedichte, kapitel',
  },
};
