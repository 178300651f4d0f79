import type { WordLists } from './lexicon';

export const french: WordLists = {
  fillers:
    'le la les l un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs de du d au aux chaque tous toutes tout toute ce cette ces',
  notBefore: '=sans, =pas de|d|besoin|un|une, aucun, =ni, eviter, surtout pas',
  spare: 'sans oublier, sans perdre, ne pas oublier, pas oublier, n oublie',
  features: {
    list: 'liste, historique, collection, catalogue, bibliotheque, favoris, repertoire, parcour, enregistr, voir mes|les|tous|toutes, menu, inventaire, mes, programme, a venir, carnet',
    detail:
      'detail, fiche, en savoir plus, appuyer sur, description, consulter une, ouvrir, touche, recette complete, clique',
    form: 'ajout, saisi, not, enregistr, formulaire, creer, crée, cree, publi, rempli, inscri, modifi, suivi, suivre, renseign, signal, propos, depos, carnet de',
    calendar:
      'calendrier, agenda, planning, emploi du temps, vue mensuelle|semaine|mois, disponib, horaire, creneau, dates',
    chart: 'graphique, courbe, diagramme, tendance, evolution, graphe',
    stats:
      'statistique, total, moyenne, resume, bilan, combien, tableau de bord, nombre de, synthese',
    search: 'recherch, cherch, trouv',
    filter: 'filtr, tri, trier, par categorie|prix|genre|type, categorie',
    map: 'carte .. de|des|du, =carte, sur .. carte, itineraire, localis, proche, pres de, autour de moi, trajet, plan du, plus proche, position',
    camera: 'photo, camera, photograph, prendre .. photo, appareil photo',
    gallery: 'galerie, album, photos, images',
    chat: 'messag, discut, discussion, convers, tchat, parler avec|a, chat, echang avec',
    feed: 'nouvelles de, actualités, fil .. actualite, fil d, publications, abonne, commentaire, reseau social, partag, suivre des|mes amis, mur',
    profile: 'profil, fiche de chaque',
    login:
      'connexion, se connecter, connect, mot de passe, compte, inscription, identifi, s inscrire, protege, empreinte, code secret|pin, code d acces, authentif',
    settings: 'parametre, reglage, preference',
    notifications:
      'au bon moment, prévenir, avertir, oublie, rappel, notif, alerte, prevenir, avert, prevenu, m aviser, alarme',
    timer:
      'tétées, durée, minutes, minuteur, chronom, compte a rebours, reveil, minuterie, horloge',
    player: 'ecout, lecteur, musique, audio, sons, jouer des|de la musique, chanson, video',
    cart: 'panier, command',
    checkout: 'pay, paiement, pai, regl|regler l addition, achat, acheter, don',
    checklist:
      'tache, cocher, coche, liste de courses, liste .. courses, cases a, a faire, valise, habitude, corvee, devoirs, check list',
    progress:
      'progres, avance, objectif, niveau, statut, badge, etape, ou j en, recompense, defis, but',
    streak: 'serie de jours, jours d affilee, consecutif, jours de suite',
    'card-deck':
      'balay, cartes a|de memo|memoire, flashcard, retourn, glisser, swip, carte memoire',
    onboarding: 'bienvenue, tutoriel, premiers pas, prise en main, questions au demarrage',
    quiz: 'quiz, question, examen, test, devin, sondage, questionnaire, interro, qcm',
    scanner: 'scann, code barre|barres, code qr, reconna',
    document:
      'document, facture, rapport, joindre, joint, recu, export, cv, certificat, contrat, imprim, billets, ordonnance, fichier',
    wallet:
      'depens, budget, solde, argent, dette, doit, epargn, revenu, cagnotte, compte bancaire, finances, frais, qui doit',
    booking:
      'reserv, rendez vous, rdv, inscription aux|au|a, creneau, particip, louer, billet, place',
    rating:
      'notes de, note de, étoiles, avis, note sur|les, etoile, evalu, noter, notation, critique',
    leaderboard: 'classement, meilleurs, palmares, podium, score',
    kanban: 'kanban, colonnes, tableau de taches|suivi',
    editor: 'journal, ecri, notes, redig, redaction, pensees, carnet, histoire, poeme, texte',
    converter: 'convert, conversion, tradui, traduct, devise, taux de change',
    calculator: 'calcul, partager l addition, combien chacun',
    weather: 'meteo, prevision, pluie, temperature, temps qu il fait',
    drawing: 'dessin, peind, peinture, colori, croquis, signature',
  },
  kinds: {
    agriculture:
      'ferme, agricult, recolte, vache, elevage, ruche, apicult, vigne, troupeau, tracteur, fermier, récolte, potager pro, champs',
    automotive:
      'voiture, garage, essence, vehicule, entretien auto, moto, mecanic, vidange, pneus, contrôle technique, kilométrage, vélo réparation, réparation',
    beauty:
      'beaute, coiffeur, coiffure, maquill, ongle, salon de, barbier, soins, salon de beauté, ongles, manucure, maquillage, soins de la peau',
    booking:
      'reservation, prendre rendez vous, rendez vous en ligne, réserver un créneau, location de / rendez vous, rdv, reserv, créneau, réservation',
    books: 'livre, lecture, roman, bibliotheque, bibliothèque / lecteur, lire',
    'business-ops':
      'entreprise, client, employe, facturation, chantier, artisan, equipe commercial, facture, devis, clients, employés, mon commerce',
    calculator: 'calculatrice, calculer, pourboire, pourcentage, prêt / calcul',
    calendar: 'calendrier, agenda/anniversaire',
    charity:
      'association caritative, don, dons, benevole, solidar, caritat, banque alimentaire, bénéfici',
    chat: 'messagerie, tchat, discuter / discut, messages',
    community:
      'voisin, quartier, communaute, village, forum, copropriete, immeuble, copropriété, mairie, association, habitants',
    converter: 'convertisseur, devise, conversion',
    dating: 'rencontre, celibataire, ame soeur, amoureux, rencontres, célibataire, couple, amour',
    documents: 'documents, papiers',
    drawing: 'dessin, peinture, colori',
    ecommerce: 'boutique, magasin en ligne, vendre mes, e commerce/panier, produits, vente',
    education:
      'eleve, etudiant, ecole, cours, revis, professeur, lycee, universite, devoirs, examen, réviser, révision, bac, élèves, lycée, université, étudiants, leçons / apprend, fiches',
    events:
      'evenement, fete, mariage, concert, festival, soiree, invit, spectacle, invités, fête, anniversaire, soirée, billets',
    'expense-split':
      'partager .. depenses|frais|addition, qui doit, partager les frais, dépenses communes, partage des dépenses, cagnotte',
    family: 'famille, parents, grands parents, enfants, mamie, papi',
    finance:
      'depense, budget, finance, argent, epargne, bourse, impots, banque, compta, salaire, dépenses, épargne, compte bancaire, impôts, revenus, factures à payer',
    fitness:
      'sport, muscu, entrain, exercice, course a pied, salle de sport, courir, velo, natation, escalade, seances, musculation, entraînement, séance de sport, course à pied, vélo, exercices, répétitions',
    food: 'frigo, vin, cafe, gouter, manger, cave à vin, bière, fromage, café, dégustation',
    'food-delivery': 'livraison de repas, livraison, commander a manger|repas, plats a emporter',
    fun: 'blague, rigol, horoscope',
    game: 'jeu, jeux, echecs, puzzle, enigme, mots croisés, échecs, énigme, devinette',
    habit: 'habitude, arreter de fumer, boire de l eau, routine, arrêter de fumer, chaque jour',
    health:
      'sante, medicament, medecin, docteur, symptome, patient, migraine, tension, diabete, infirm, hopital, douleur, médicament, santé, diabète, symptôme, médecin, ordonnance, vaccin',
    household:
      'colocation, coloc, menage, maison, taches menageres, corvees, colocataire, ménage, tâches ménagères, frigo, poubelles, électricité',
    insurance: 'assurance, sinistre',
    inventory: 'inventaire, stock, collection, entrepôt, matériel',
    jobs: 'emploi, candidature, entretien d embauche, cv, recrut, travail, offres d emploi, saisonnier, entretien',
    kids: 'enfant, petits, bebes, maternelle, enfants, comptines, histoires du soir',
    language:
      'langue, vocabulaire, apprendre l anglais|le|anglais, grammaire, conjug, apprendre l anglais, anglais, espagnol, conjugaison',
    logistics: 'colis, livreur, transport, expedition, camion, livraison, tournée',
    'map-finder':
      'autour de moi, pres de moi, plus proche, près de moi, toilettes publiques, fontaines, carte des / carte, lieux',
    marketplace:
      'occasion, troc, echange d, petites annonces, vendre, brocante, vide grenier, échanger',
    meditation:
      'medit, respir, relax, pleine conscience, priere, méditation, respirer, respiration, prière, bible, relaxation, sérénité',
    'mood-journal':
      'journal intime, humeur, emotion, gratitude, ressenti, émotions / pensees, journal',
    movies: 'film, serie tele|tv, cinema, séries, cinéma, épisodes / series',
    music:
      'musique, chanson, guitare, piano, chorale, groupe, partition, instrument, accords, groupe de musique',
    news: 'actualites, presse, titres, infos',
    notes: 'prise de notes, bloc notes/notes',
    nutrition: 'calorie, regime, nutrition, perdre du poids, jeune, calories, régime, protéines',
    parenting:
      'bebe, grossesse, enceinte, couche, allait, biberon, bébé, tétée, couches, maman, sage femme',
    parking: 'parking, station, gare ma voiture, stationnement, garer, place de parking',
    period: 'regles, cycle menstruel, menstru, ovulation',
    pets: 'chien, chat et, chats, animal, animaux, veterinaire, chiot, cheval, =chat de, chat domestique, chaton, vétérinaire, promener',
    photo: 'photographie, album/photo',
    plants: 'plante, jardin, arros, potager, fleur, plantes, arroser, arrosage, fleurs, semis',
    polls: 'vote, sondage, voter',
    productivity: 'productiv, concentration, organis',
    'real-estate':
      'appartement, immobil, loyer, louer, maison a vendre, logement, locataire, location, immobilier, propriétaire, chambre étudiant',
    recipes: 'recette, cuisin, ingredient, patisserie, cuisiner, cuisine, ingrédients, repas',
    restaurant:
      'restaurant, serveur, carte du resto, table, bistrot, cafe, crêperie, boulangerie, réserver une table, carte du jour',
    'ride-share': 'covoitur, trajet partag, conducteur, passager, covoiturage, trajet, taxi',
    scheduling:
      'planning, horaires des, equipes de garde, planning des équipes, horaires, plannings, qui travaille',
    science:
      'oiseau, etoiles, experience scientif, champignon, observation, oiseaux, étoiles, expérience, insectes',
    security: 'mots de passe, securite, urgence',
    'shopping-list': 'liste de courses, courses, supermarche, supermarché',
    sleep: 'sommeil, dormir, insomnie, reve',
    social: 'reseau social, amis, réseau social, partager avec / publications',
    sports:
      'football, foot, tennis, petanque, match, equipe, tournoi, ligue, rugby, basket, joueurs, équipe, pétanque / club',
    timer: 'minuteur, chronom, reveil, compte a rebours, chronomètre, compte à rebours, réveil',
    todo: 'taches, liste de taches, a faire, tâches, choses à faire',
    translator: 'tradui, traduct',
    travel:
      'voyage, vacances, vol, hotel, itineraire, randonn, valise, touris, camping, itinéraire, randonnée, hôtel, train',
    volunteering: 'benevol, bénévol, entraide',
    wardrobe: 'garde robe, vetement, tenue, dressing',
    weather: 'meteo, prevision, pluie, météo, prévisions',
    writing:
      'ecrire, ecrivain, poeme, roman, manuscrit, écrire, écriture, poème, roman que j écris, histoires',
  },
};
