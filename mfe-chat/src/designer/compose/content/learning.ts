import { withSubjects } from './subjects';
import { learningSubjects } from './subjects/learning';

/** School, languages and questions. The form is that of `living`. */
const kinds = {
  education: `plan,cover,card/card-deck,timer,chart,quiz,calendar/home:Plan,timer:Focus,insights:Marks
Lantern,Schoolyard,Brightside,Study Hall
lesson,lessons,graduation-cap,books,flask,rocket
Exam in six days. You are on track.|82%|in the last test
Length,Part,Score
Organic chemistry|Lab 4|Today|Science|55 min;4 of 6;82
Flashcards|12 cards|Today|Languages|20 min;3 of 9;91
Essay: Ottoman trade|Outline, 600 words|Thursday|History|70 min;2 of 3;–
Statistics|Problem set 7|Friday|Science|35 min;7 of 8;78
Cell biology|Chapter nine|Sunday|Science|45 min;9 of 12;–
>Finish lab 4,Turn twelve cards,Outline the essay,Problem set 7,Help Sam`,
  language: `card,cover,deck/card-deck,quiz,streak,list
Phrasewise,Mother Tongue,Palaver,Two Words
phrase,phrases,globe,globe,lisbon,books
Order a coffee in Lisbon.|340|words you know
Says,Means,Known
Bom dia|Good morning|Known|Greetings|bong DEE-ah;Good morning;5 of 5
Um café, por favor|A coffee, please|New|Café|oong kah-FEH;A coffee, please;1 of 5
Quanto custa?|How much is it?|Shaky|Shops|KWAN-too;How much?;3 of 5
Onde fica o metro?|Where is the metro?|New|Ways|OHN-deh;Where is it?;2 of 5
Até amanhã|See you tomorrow|Known|Greetings|ah-TEH;Until tomorrow;5 of 5
>Learn five words,Repeat yesterday,Say it aloud,Listen for two minutes,Write a sentence
?What does “obrigado” mean?|Thank you|Please|Goodbye
?“Até amanhã” means|See you tomorrow|Good morning|Not today
?Which word means “water”?|água|leite|pão`,
  flashcards: `deck,cover,card/card-deck,quiz,progress,list
Flipside,Recall,Deckhand,Say It Back
card,cards,layers,books,globe,flask
Twelve cards, five minutes.|12|cards are due
Deck,Known,Next
Osmosis|Water through a wall|Shaky|Biology|Biology;2 of 5;Today
The year 1848|Revolutions|Known|History|History;5 of 5;In 9 days
Ohm’s law|Volts, amps, ohms|New|Physics|Physics;0 of 5;Today
Noble gases|They keep to themselves|Known|Chemistry|Chemistry;4 of 5;Friday
Iambic|da-DUM|Shaky|English|English;3 of 5;Tomorrow
>Repeat twelve,Add five cards,Fix the osmosis card,Share the deck,Test yourself`,
  quiz: `tool,cover/quiz,leaderboard,progress,profile
Quizling,Three Guesses,Who Knew,Final Answer
round,rounds,star,trophy,globe,confetti
Ten questions. No phone-a-friend.|86|% right this week
Questions,Record,Plays
Capitals|You know more than you think|9 of 10|World|10;9;14
Kitchen science|Why bread rises|7 of 10|Science|10;8;6
First lines|Of famous books|8 of 10|Words|10;8;9
Odd animals|Some are invented|6 of 10|Science|10;7;4
>Beat Sam,Try First lines,Make a round,Answer daily,Invite two`,
  survey: `card,cover,figure/quiz,stats,form,list
Askwell,Show of Hands,Candid,Fivefold
survey,surveys,list-checks,arcs,tiles,crowd
Forty-one people answered.|41|answers so far
Questions,Answers,Closes
Office lunch|Two minutes|41 answers|Running|6;41;Friday
New opening hours|For neighbours|112 answers|Running|4;112;30 May
Workshop feedback|Thank you|Closed|Closed|8;23;2 May
Name the cat|Very serious|Draft|Drafts|1;0;–
>Close the workshop,Share office lunch,Write question five,Export answers,Thank everyone
?How was lunch today?|Very good|All right|Could be better
?How often should we eat together?|Every week|Once a month|When there is cake
?What should change?|More choice|Longer tables|Nothing`,
  polls: `card,feed,cover/form,leaderboard,list
Handraise,Either Or,Votebox,Tally
poll,polls,chart-no-axes-column,confetti,crowd,arcs
What do we play tonight?|214|votes in an hour
Votes,Leader,Ends
What to play tonight|Ends at eight|214|Live|214;Lantern Maze;20:00
Next snack|No raisins|86|Live|86;Popcorn;21:00
Stream on Sunday?|Yes or no|140|Closed|140;Yes;Done
New emblem|Fox or owl|59|Closed|59;Owl;Done
>Vote for tonight,Make a poll,Share the link,Close the snack poll,Thank the voters
?What do we play tonight?|Lantern Maze|Night Bus|Sheep and Ladders
?What is the next snack?|Popcorn|Grapes|Anything but raisins
?Fox or owl?|Owl|Fox|Both, in a hat`,
  science: `figure,card,plan/chart,list,form,document
Fieldnote,Petri,Labbook,Observed
sample,samples,flask-conical,flask,field,leaf
pH is steady at seven.|7.1|mean pH, 12 samples
pH,Temp,Taken
Mill pond|Clear, reeds|7.2|Ponds|7.2;14.1 °C;8:40
North stream|Fast, after rain|6.8|Streams|6.8;11.9 °C;9:05
Old quarry|Green tint|7.6|Ponds|7.6;15.0 °C;9:50
Canal lock|Boats all morning|7.0|Canal|7.0;15.4 °C;10:30
>Calibrate the probe,Sample the quarry,Label the tubes,Upload the photos,Write the note`,
  translator: `tool/converter,list,player
Said Simply,Other Words,Babelfish & Co,Crossword
phrase,phrases,globe,globe,lisbon,books
Say it so they smile.|9|phrases for today
Says,Formal,Saved
Where is the station?|Onde fica a estação?|Ways|Ways|OHN-deh FEE-kah;Yes;Today
The bill, please|A conta, por favor|Café|Café|ah KON-tah;Yes;Monday
I am allergic to nuts|Sou alérgico a nozes|Health|Health|soh ah-LEHR;Yes;Sunday
It was lovely|Foi adorável|Café|Café|foy ah-doh;No;12 May
>Learn two phrases,Say it aloud,Save the bill,Download the language,Ask for the way`,
};

export const learning = withSubjects(kinds, learningSubjects);
