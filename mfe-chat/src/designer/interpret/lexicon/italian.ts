import type { WordLists } from './lexicon';

export const italian: WordLists = {
  fillers:
    'il lo la i gli le l un uno una mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre di del dello della dei degli delle al allo alla ai nel nella ogni tutti tutte',
  notBefore: 'senza, =non voglio|serve|mi|ho|deve|mettere|includere, niente, nessun, =ne, evita',
  spare: 'senza dimentic, senza perdere, non dimentic, non voglio dimentic|perdere',
  features: {
    list: 'manutenzion, elenco, lista, elenco, storico, cronologia, collezione, catalogo, biblioteca, preferit, prossim, vedere i|le|tutti|tutte, menu, inventario, raccolta, salvat, ricette, miei|mie, archivio',
    detail:
      'dettagli, scheda, toccare|tocco|tocca, aprire, descrizione, procedimento, per saperne, clicc',
    form: 'aggiung, inserir, inserisc, registr, annot, modulo, creare, crea, pubblic, scriv, compil, modific, tener, segn, diario di, tracci, carica',
    calendar: 'calendario, agenda, orario, vista mensile|settimanale, disponib, turni, planner',
    chart: 'grafic, andamento, tendenza, curva, diagramma',
    stats: 'statistic, totale, media, riepilogo, quant, riassunto, cruscotto, resoconto, contatore',
    search: 'cerc, ricerca, trov',
    filter: 'filtr, ordin, per categoria|prezzo|genere|tipo|argomento, categori',
    map: 'mappa, posizione, vicin, percorso, itinerario, dintorni, navig',
    camera: 'fotocamera, foto, fotograf, scatt',
    gallery: 'galleria, album, foto, immagini',
    chat: 'chat, messag, convers, parlare con, scriversi',
    feed: 'feed, bacheca, post degli, seguire amici|gli, segu, follower, comment, rete sociale, condivid, social',
    profile: 'profil, scheda di ogni',
    login:
      'login, accesso, acced, password, account, registrazione, iscriversi, codice di accesso, impronta, autentic, registrarsi',
    settings: 'impostazioni, preferenze',
    notifications:
      'scadenz, in scadenza, avvis, promemoria, notific, avvis, ricord, sveglia, allarm, allert',
    timer: 'timer, cronometro, conto alla rovescia, sveglia, orologio, recupero',
    player: 'ascolt, riprodu, musica, audio, suoni, canzon, video',
    cart: 'carrello, ordin, ordinare',
    checkout: 'pag, acquist, comprare, carta di credito',
    checklist:
      'lista della spesa, spuntare, spunta, attivita da, cose da fare, compiti, valigia, abitudin, faccende, caselle, promemoria da spuntare',
    progress:
      'progress, obiettiv, traguard, livell, stato, avanzamento, punti, miglior, badge, pagina in cui',
    streak: 'giorni consecutivi|di fila, serie di giorni, striscia',
    'card-deck': 'flashcard, carte, scorr, girare, tinder, mazzo',
    onboarding: 'benvenut, tutorial, primi passi, introduzione, domande iniziali',
    quiz: 'quiz, domand, esame, test, indovin, sondaggio, questionario, verifica',
    scanner: 'scansion, codice a barre, codice qr, riconosc, scanner',
    document:
      'document, fattur, report, allegat, ricevut, esport, curriculum, certificat, contratt, stamp, bigliett, relazione per',
    wallet:
      'spes, bilancio, saldo, budget, soldi, debit, dev, risparm, entrate, conto, denaro, finanz, paghetta',
    booking: 'prenot, appuntament, iscri, partecip, noleggi, posti, bigliett',
    rating: 'recension, stell, vot, valut, giudiz',
    leaderboard: 'classific, miglior, punteggi, podio',
    kanban: 'kanban, colonne, lavagna',
    editor: 'diario, note, scriv, appunt, pensieri, testo, racconti, poesie',
    converter: 'convert, conversion, tradu, valuta, cambio',
    calculator: 'calcol, dividere il conto',
    weather: 'meteo, previsioni, pioggia, temperatur, che tempo',
    drawing: 'disegn, dipin, color, firma',
  },
  kinds: {
    agriculture:
      'fattoria, agricol, raccolto, bestiame, vigna, vigneto, mucche, campi, api, oliv, azienda agricola, uliveto, galline, trattore, semina',
    automotive:
      'auto, officina, benzina, veicol, tagliando, moto, gomme, bollo, meccanico, revisione, macchina',
    beauty: 'bellezza, parrucchier, trucco, unghie, estetist, barbiere, estetista, capelli',
    booking: 'prenotazion, prenotare, prenotazione, noleggio, campo da tennis / appuntament',
    books: 'libri, libro, lettura, romanz, bibliotec, romanzo, biblioteca / letto',
    'business-ops':
      'aziend, client, dipendent, vendit, impresa, cantiere, artigian, fatture, preventiv, clienti, dipendenti, azienda, negozio mio',
    calculator: 'calcolatric, calcolatrice, calcolare, mancia, mutuo / calcol',
    calendar: 'calendario, agenda/compleann',
    charity: 'beneficenza, donazion, onlus, donare',
    chat: 'messaggist/chat',
    community:
      'vicini di, quartiere, comunita, condominio, forum, paese, parrocchia, vicini, comune, associazione',
    converter: 'convertitor, valuta, conversion',
    dating: 'incontri, appuntamenti romantici, single, anima gemella',
    documents: 'documenti, scartoffie',
    drawing: 'disegn, pittura',
    ecommerce: 'negozio, vendo|vendere, e commerce, vendo, bottega / carrello, prodotti',
    education:
      'student, scuol, lezion, corso, universit, esam, compiti, patente, insegnant, professor, studiare, esame, esami, scuola, lezioni, studenti, università, maturità / impar, studi',
    events:
      'event, festa, matrimonio, concert, festival, sagra, invitat, bigliett, invitati, concerto, compleanno, biglietti',
    'expense-split':
      'dividere .. spese|conto, chi deve, spese condivise, dividere le spese, dividere il conto',
    family: 'famiglia, nonn, figli, genitor, nonni, nonna',
    finance:
      'spese, finanz, budget, soldi, risparm, bilancio, investiment, banca, stipendio, denaro, risparmio, risparmiare, entrate, bollette',
    fitness:
      'palestra, allen, eserciz, corsa, correre, pesi, corro, bici, nuoto, arrampic, allenament, esercizi, camminata',
    food: 'cibo, vino, caffe, birra, frigo, caffè, formaggi, degustazione',
    'food-delivery': 'consegna a domicilio, asporto, ordinare cibo|pizza, cibo a domicilio',
    fun: 'barzellett, oroscopo, meme',
    game: 'gioco, giochi, scacchi, enigm, puzzle, cruciverba, indovinelli',
    habit: 'abitudin, smettere di fumare, bere, acqua, routine quotidian, ogni giorno, bere acqua',
    health:
      'salute, medicin, medico, farmac, sintom, pression, pazient, diabet, dolor, ospedal, dottor, emicrania, terapia, medicine, pressione, diabete, sintomi, dolore, glicemia, pillole',
    household:
      'coinquilin, pulizie, casa, faccende, bollett, frigo, turni di pulizia, casa condivisa',
    inventory: 'inventario, magazzin, collezione, scorte, magazzino',
    jobs: 'lavoro, candidatur, colloqui, curriculum, annunci di lavoro, colloquio',
    kids: 'bambin, asilo, bimbi, bambini, favole, filastrocche',
    language:
      'lingua, lingue, vocabol, inglese, grammatic, tedesco, francese, imparare l inglese, vocaboli',
    logistics: 'pacchi, corriere, spedizion, consegne, camion',
    'map-finder': 'vicino a me, piu vicin, bagni pubblici, fontanelle / mappa, luoghi',
    marketplace: 'usato, scambi, annunci, seconda mano, baratto, vendere, mercatino, scambio',
    meditation: 'medit, respir, rilass, preghier, mindful, meditazione, respiro, rosario, rilassa',
    'mood-journal':
      'umore, emozion, gratitudine, stato d animo, sentimenti, emozioni, diario personale / diario',
    movies: 'film, serie tv, cinema, episodi',
    music: 'musica, canzon, chitarra, pianoforte, coro, band, podcast e, accordi / suonare',
    news: 'notizie, giornale, titoli',
    notes: 'appunti, note, blocco note',
    nutrition: 'calori, dieta, nutrizion, dimagr, digiun, calorie, dimagrire, proteine',
    parenting:
      'neonat, gravidanz, pannolin, allatt, incinta, mamme, gravidanza, allattamento, mamma',
    parking: 'parcheggi, posteggio',
    period: 'mestrual, ciclo, ovulaz',
    pets: 'gatt, cane, cani, animal, veterinar, cuccio, cavall, vaccini, gatto, veterinari, cuccioli, animali',
    photo: 'album / foto, fotograf, fotografie',
    plants: 'piant, giardin, annaffi, innaff, orto, fiori, balcone, piante, giardino',
    polls: 'votazion, sondagg',
    productivity: 'produttiv, concentra',
    'real-estate':
      'appartament, immobil, affitt, case in vendita, inquilin, affitto, casa in affitto, agenzia immobiliare, cerco casa, stanze',
    recipes: 'ricett, cucin, ingredient, ricette, ricetta, cucinare, ingredienti, nonna ricette',
    restaurant:
      'ristorant, trattoria, camerier, tavolo, pizzeria, osteria, bar, ristorante, cameriere, menù del giorno',
    'ride-share': 'passaggi in auto, autista, passegger, condividere l auto, passaggio, taxi',
    scheduling: 'turni, orari del personale, orari di lavoro, turni del personale',
    security: 'sicurezza, emergenz',
    'shopping-list': 'lista della spesa, spesa al, supermercat, la spesa, supermercato',
    sleep: 'sonno, dorm, insonnia, dormire',
    social: 'social network, rete sociale, amici',
    sports:
      'calcio, pallavolo, tennis, partit, squadr, torneo, sport, padel, basket, calcetto, squadra, partita, campionato, segnato',
    timer: 'cronometro, sveglia, conto alla rovescia',
    todo: 'cose da fare, attivita, compiti, attività da, da fare',
    translator: 'tradu',
    travel:
      'viagg, vacanz, hotel, volo, turis, itinerari, escursion, valigia, tappe, viaggio, albergo, treno',
    volunteering: 'volontari',
    wardrobe: 'armadio, vestiti, outfit, guardaroba',
    weather: 'meteo, previsioni, pioggia',
    writing: 'scrivere, scrittor, poesi, racconti, poesie, romanzo che scrivo',
  },
};
