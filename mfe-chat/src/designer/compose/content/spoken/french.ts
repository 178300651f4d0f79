/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const french = `Camille Roche,Louis Perrin,Inès Garnier,Hugo Lambert,Manon Faure,Jules Mercier,Léa Fontaine,Noé Bertin
Éclaircie,Petit Pas,Maison Claire,Sillage,Trèfle,En Poche
lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche
L,M,M,J,V,S,D
mardi 19 mai
Ajouté,État,Par
Nouveau,Gardé,Plus tard
Texte plus grand|Silence après 22 h|Bilan de la semaine|Chaque jour, 8:00|En semaine, 18:30|Dimanche, 10:00|Quand|Note|La veille, 19:00|Écrire un message|Envoyer|J’aime|Répondre|Total|Ajouter au panier|E-mail|Mot de passe|Créer un compte|Ravi de vous voir.|Cette semaine|Genre
Tu viens dimanche ?|>Oui ! J’apporte un gâteau ?|Celui au citron, s’il te plaît.|>Il est déjà au four.
Mieux qu’hier. Cela me suffit.|Qui vient samedi ?|Enfin réussi !
Calme et clair, je m’en sers chaque jour.|Exactement ce que je cherchais.
Comment commence votre journée ?|En douceur|En courant|Avec un café~Qu’est-ce qui vous aide ?|Une liste|Un ami|Le sommeil
Pas à pas|Commencez par une seule chose.~Qu’est-ce qui compte ?|Vous pourrez changer d’avis.
care|plante|plantes|Chaque chose en son temps.|Le ficus du salon,Le basilic,Le citronnier,Le lierre,Le jasmin|Arroser le ficus,Ouvrir la fenêtre,Changer la terre,Acheter de l’engrais
body|pas|pas|Un pas de plus qu’hier.|Marche au soleil,Boire de l’eau,Étirements,Au lit tôt,Respirer|Sortir marcher,Remplir la gourde,S’étirer dix minutes,Couper l’écran
eat|plat|plats|Que mange-t-on ce soir ?|Soupe à l’oignon,Lentilles aux légumes,Ratatouille,Tarte aux pommes,Omelette aux herbes|Acheter des œufs,Tremper les lentilles,Préchauffer le four,Inviter Léa
shop|pièce|pièces|Moins, mais mieux.|Vase bleu,Tasse en grès,Plaid de laine,Panier d’osier,Assiette creuse|Emballer le vase,Vérifier la commande,Prendre des photos,Écrire à Jules
money|dépense|dépenses|Ce qui reste, d’un coup d’œil.|Loyer,Marché,Électricité,Dîner de vendredi,Bus|Payer l’électricité,Ranger le reçu,Mettre de côté,Revoir le mois
learn|leçon|leçons|Dix minutes suffisent.|Les premiers pas,Poser une question,Les nombres,Une courte histoire,Révision|Revoir la leçon deux,Lire à voix haute,Faire le quiz,Noter les doutes
go|lieu|lieux|Le chemin compte aussi.|Place du Marché,Vue sur la rivière,Gare du Nord,Jardin des Plantes,Café du port|Prendre le billet,Faire la valise,Réserver la table,Regarder la carte
people|personne|personnes|Quel plaisir de vous voir.|Dîner chez Manon,Balade du dimanche,Anniversaire de Noé,Soirée jeux,Café avec Inès|Appeler Manon,Trouver le cadeau,Choisir la date,Apporter les chaises
work|tâche|tâches|Aujourd’hui, l’essentiel.|Préparer la réunion,Envoyer le brouillon,Appeler la cliente,Ranger les fichiers,Clore la semaine|Écrire le résumé,Relire le brouillon,Réserver la salle,Répondre à Louis
media|œuvre|œuvres|Quelque chose de beau ce soir.|Chanson du rivage,La maison d’en face,Après-midi de pluie,Lumière d’août,Le dernier train|Finir le chapitre,Garder la liste,Montrer à Léa,Choisir la couverture`;
