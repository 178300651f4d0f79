/** Subjects within the kinds of `learning`, in the form that `withSubjects` tells. */
export const learningSubjects = {
  education: `@piano,keyboard,guitar,violin,ukulele,music lesson,instrument/plan,card,cover/player,timer,streak,list/home:Lessons,timer:Practice,player:Listen
Left Hand,Slow Fingers,Bar by Bar,Middle C
lesson,lessons,music,record,mic,arch,room
Slowly first, then by heart.|42|minutes this week
Length,Part,Tempo
Warm-up, five notes|Loose wrists|Today|Technique|5 min;1 of 6;60
Lullaby in G|Bars 9 to 16, left hand|Today|Pieces|15 min;4 of 6;72
Chords: C, F, G|Change without looking|Thursday|Chords|10 min;3 of 5;66
Reading: two lines|Say the names aloud|Friday|Reading|10 min;2 of 8;54
Mill Lane Blues|Just for joy|Sunday|Pieces|20 min;1 of 4;88
>Warm up five minutes,Bars 9 to 16 slowly,Change C to F ten times,Read two lines,Record the lullaby
?How many beats has a bar of 3/4?|Three|Four|Six
?What does “piano” mean?|Softly|Quickly|Heavily
?Which note comes after G?|A|H|F
@maths,math,mathematics,times table,algebra,fraction,arithmetic,geometry//quiz,timer,chart,streak,list
Sum Fun,Half a Cake,Carry One,Count On
lesson,lessons,sigma,cake,balloon,tiles
Six sevens? You nearly have it.|18|stars this week
Length,Part,Stars
Table of seven|Six sevens is the tricky one|Today|Tables|8 min;4 of 6;3
Halves and quarters|Share the cake fairly|Today|Fractions|10 min;2 of 5;2
Shapes with corners|Find five in the kitchen|Thursday|Shapes|12 min;3 of 4;4
Telling the time|Quarter to, quarter past|Friday|Measuring|10 min;5 of 6;5
Word puzzles|Nine ducks, two ponds|Sunday|Puzzles|15 min;1 of 8;4
>Table of seven once,Cut the cake in quarters,Find five shapes,Draw a clock at 8:45,One duck puzzle
?What is six times seven?|42|36|48
?Which is more: ½ or ⅓?|½|⅓|The same
?How many corners has a cube?|Eight|Six|Twelve
@coding,code,programming,programmer,python,javascript,web development//quiz,timer,chart,calendar,list
First Loop,Semicolon,Hello Again,Indent
lesson,lessons,layers,laptop,rings,tiles
Your first loop runs today.|61%|of the basics
Length,Part,Passed
Loops|Count the ducks, all of them|Today|Basics|25 min;3 of 5;8 of 12
Lists|The first one is number zero|Today|Basics|20 min;1 of 4;0 of 9
Functions|Give it a good name|Thursday|Basics|30 min;0 of 6;–
Small project: a tip sum|Forty lines at most|Friday|Projects|60 min;2 of 7;–
Find the bug|It is on line nine|Sunday|Puzzles|15 min;1 of 1;4 of 5
>Finish loops,Fix line nine,Make a list of ten,Name two functions,Run the tip sum
?What does a loop do?|Repeats steps|Ends a program|Names a file
?Which index has a list’s first item?|0|1|-1
?What is a bug?|A mistake in code|A small file|A fast loop
@driving,driving theory,driving test,road sign,highway code,licence test/plan,cover,figure/quiz,timer,chart,list/home:Plan,quiz:Test,insights:Marks
Theory Nine,Give Way,First Gear,Passenger Seat
topic,topics,flag,road,car,city
Test in nine days. Signs need work.|46/50|in the last mock test
Questions,Right,Last
Road signs|Round ones give orders|Today|Signs|64;81 %;Today
Stopping distances|Rain doubles them|Today|Safety|28;74 %;Monday
Right of way|Who goes first, and why|Thursday|Rules|45;92 %;Sunday
Hazard clips|Click when it begins|Friday|Hazards|14;61 of 75;Sunday
Motorways|Never reverse. Never.|Sunday|Rules|31;96 %;12 May
>Twenty sign questions,One mock test,Watch five hazard clips,Learn stopping distances,Book the test
?What does a round sign with a red rim do?|Forbids|Warns|Informs
?How do wet roads change braking distance?|At least double it|Halve it|Not at all
?An amber light after green means|Stop if it is safe|Speed up|Go
@first aid,resuscitation,cpr,emergency,rescue,bandage/card,plan,cover/quiz,list,progress,document/papers:Card
Steady Hands,Recovery,Thirty to Two,Safe Side
lesson,lessons,heart-pulse,heart,rings,room
Thirty pushes, two breaths. Again.|7|of 10 lessons done
Length,Part,Passed
Is anybody there?|Look, ask, call|Today|Basics|6 min;1 of 3;Yes
Thirty and two|Hard and fast, in the middle|Today|Heart|12 min;2 of 4;Yes
Recovery position|Knee up, head back|Thursday|Basics|8 min;1 of 2;No
Burns|Cool water, twenty minutes|Friday|Wounds|7 min;1 of 2;No
Choking|Five backs, five pushes|Sunday|Breathing|9 min;2 of 3;No
>Repeat thirty and two,Practise on the pillow,Learn the burns card,Check the car’s kit,Save the emergency number
?How many pushes before two breaths?|30|10|15
?What is first for a small burn?|Cool running water|Butter|Ice
?Breathing, but not awake. What now?|Recovery position|A drink|Sit up
@homework,school,pupil,assignment,project work,timetable/card,plan,cover/checklist,calendar,timer,list/home:Today,timer:Focus
Satchel,After Four,Done by Tea,Two Pages
homework,homework,graduation-cap,books,globe,mug
Two things, then outside.|2|left for tomorrow
Due,Takes,Teacher
Maths, page 42|Numbers 3 to 7|Wed|Maths|Wednesday;20 min;Ms Rowe
Spelling, ten words|“Rhythm” is the mean one|Wed|English|Wednesday;10 min;Mr Hale
Volcano poster|Glue is in the drawer|Friday|Science|Friday;45 min;Ms Sato
Read two chapters|Aloud counts too|Friday|English|Friday;30 min;Mr Hale
French, unit five|Twelve words, one song|Monday|French|Monday;15 min;Mme Aziz
>Maths 3 to 7,Learn ten words,Glue the volcano,Read one chapter,Pack the bag
@nurse,nursing,medical,medicine,doctor,anatomy,pharmacy/plan,cover,inbox/quiz,timer,chart,calendar,list
Ward Round,Vena,Night Study,Grey Coat
topic,topics,stethoscope,heart,books,flask
Heart on Monday. Begin with valves.|74%|in the last mock exam
Length,Part,Score
Heart valves|Draw them, do not read them|Today|Anatomy|50 min;2 of 5;71
Cranial nerves|Twelve, and one bad rhyme|Today|Anatomy|30 min;7 of 12;83
Beta blockers|What, when, when not|Thursday|Drugs|40 min;3 of 6;64
Case: short of breath|Three questions, one answer|Friday|Cases|35 min;1 of 1;78
Acid and base|Look at the CO₂ first|Sunday|Physiology|45 min;4 of 8;69
>Draw four valves,Learn nerves V to VIII,Twenty drug questions,Solve one case,Sleep eight hours
?How many chambers has the heart?|Four|Three|Two
?Which nerve is number ten?|Vagus|Optic|Facial
?Where is insulin made?|Pancreas|Liver|Spleen`,
  language: `@spanish,español,espanol,castilian
Palabra,Sobremesa,Dos Palabras,Habla
phrase,phrases,globe,globe,sun,books
Order tapas without pointing.|340|words you know
Says,Means,Known
Buenos días|Good morning|Known|Greetings|BWEH-nos DEE-as;Good morning;5 of 5
La cuenta, por favor|The bill, please|New|Café|la KWEN-ta;The bill;1 of 5
¿Cuánto cuesta?|How much is it?|Shaky|Shops|KWAN-to KWES-ta;How much?;3 of 5
¿Dónde está la playa?|Where is the beach?|New|Ways|DON-deh es-TA;Where is it?;2 of 5
Hasta mañana|See you tomorrow|Known|Greetings|AS-ta ma-NYA-na;Until tomorrow;5 of 5
>Learn five words,Repeat yesterday,Say the ñ aloud,Listen for two minutes,Write a sentence
?What does “gracias” mean?|Thank you|Please|Goodbye
?“Hasta mañana” means|See you tomorrow|Good morning|Not today
?Which word means “water”?|agua|leche|pan
@french,français,francais,verb conjugation
Bon Mot,Déjà Dit,Petit à Petit,Je Tu Il
phrase,phrases,globe,globe,city,books
“Être” and “avoir”, without tears.|52|verbs you can bend
Says,Means,Known
être: nous sommes|we are|Known|Verbs|noo SOM;we are;5 of 5
aller: je vais|I go|Shaky|Verbs|zhuh VEH;I go;3 of 5
venir: ils viennent|they come|New|Verbs|eel VYEN;they come;1 of 5
Un café, s’il vous plaît|A coffee, please|Known|Café|seel voo PLEH;please;5 of 5
Où est la gare ?|Where is the station?|New|Ways|oo eh la GAR;Where is it?;2 of 5
>Bend “aller” once through,Repeat yesterday,Say “nous sommes” aloud,Listen for two minutes,Write a sentence
?“Je vais” comes from which verb?|aller|avoir|voir
?We have:|nous avons|nous sommes|vous avez
?What does “demain” mean?|Tomorrow|Yesterday|Today
@german,deutsch
Wortschatz,Feierabend,Umlaut,Ach So
phrase,phrases,globe,globe,mountains,books
Der, die or das? You knew nine.|410|words you know
Says,Means,Known
Guten Morgen|Good morning|Known|Greetings|GOO-ten MOR-gen;Good morning;5 of 5
der Schlüssel|the key|Shaky|Nouns|SHLUE-sel;key, masculine;3 of 5
Die Rechnung, bitte|The bill, please|New|Café|REKH-noong;The bill;1 of 5
Wo ist der Bahnhof?|Where is the station?|New|Ways|vo ist dair BAHN-hof;Where is it?;2 of 5
Bis morgen|See you tomorrow|Known|Greetings|bis MOR-gen;Until tomorrow;5 of 5
>Learn five nouns,Say each with its article,Repeat yesterday,Listen for two minutes,Write a sentence
?Which article has “Schlüssel”?|der|die|das
?What does “Feierabend” mean?|The end of work|A bonfire|A holiday
?Thank you:|Danke|Bitte|Gern
@italian,italiano
Piano Piano,Allora,Dolce Parola,Due Passi
phrase,phrases,globe,globe,lisbon,table
Two scoops, and say it well.|260|words you know
Says,Means,Known
Buongiorno|Good morning|Known|Greetings|bwon-JOR-no;Good morning;5 of 5
Il conto, per favore|The bill, please|New|Café|eel KON-to;The bill;1 of 5
Quanto costa?|How much is it?|Shaky|Shops|KWAN-to KOS-ta;How much?;3 of 5
Dov’è il binario due?|Where is platform two?|New|Ways|do-VEH;Where is it?;2 of 5
A domani|See you tomorrow|Known|Greetings|a do-MA-nee;Until tomorrow;5 of 5
>Learn five words,Repeat yesterday,Order aloud,Listen for two minutes,Write a sentence
?What does “prego” mean?|You are welcome|Goodbye|Hurry
?Which word means “bread”?|pane|latte|pesce
?“A domani” means|See you tomorrow|Good evening|At home
@japanese,kanji,hiragana,katakana,nihongo
Brushline,Ichi Ni,Radical,Sakura Desk
character,characters,globe,sun,arch,mountains
Tree, two trees, forest.|128|kanji you can read
Reads,Strokes,Known
木 ki|Tree|Known|Nature|ki, moku;4;5 of 5
森 mori|Forest: three trees|Known|Nature|mori, shin;12;4 of 5
水 mizu|Water|Shaky|Nature|mizu, sui;4;3 of 5
駅 eki|Station|New|Ways|eki;14;1 of 5
ありがとう arigatō|Thank you|Known|Greetings|all kana;11;5 of 5
>Write “station” five times,Repeat yesterday’s ten,Read a station name,Say it aloud,Learn one radical
?What does 木, ki, mean?|Tree|Fire|Book
?Which one means “water”?|水 mizu|火 hi|山 yama
?“Arigatō” means|Thank you|Good night|Sorry
@chinese,mandarin,pinyin,hanzi
Four Tones,Brush Up,Nǐ Hǎo,Third Tone
word,words,globe,arch,mountains,mug
Third tone: down, then up.|190|words you know
Length,Tones,Known
你好 nǐ hǎo|Hello|Known|Greetings|Two words;3 + 3;5 of 5
谢谢 xièxie|Thank you|Known|Greetings|Two words;4, light;5 of 5
多少钱 duōshao qián|How much is it?|Shaky|Shops|Three words;1, light, 2;3 of 5
一杯茶 yì bēi chá|A cup of tea|New|Café|Three words;4, 1, 2;1 of 5
地铁在哪里 dìtiě zài nǎlǐ|Where is the metro?|New|Ways|Five words;4, 3, 4, 3, 3;2 of 5
>Say all four tones,Write “tea” five times,Repeat yesterday,Listen for two minutes,Order tea aloud
?What does 谢谢, xièxie, mean?|Thank you|Hello|Goodbye
?Which one is tea?|茶 chá|水 shuǐ|米 mǐ
?How many tones has Mandarin?|Four and a light one|Two|Nine
@korean,hangul,hangeul
Gana,First Syllable,Moon Letters,Annyeong
word,words,globe,night,city,books
Read the sign above the café.|150|words you know
Says,Means,Known
안녕하세요 annyeong haseyo|Hello|Known|Greetings|annyeonghaseyo;Hello;5 of 5
감사합니다 gamsahamnida|Thank you|Known|Greetings|gamsahamnida;Thank you;4 of 5
얼마예요? eolmayeyo|How much is it?|Shaky|Shops|eolmayeyo;How much?;3 of 5
커피 주세요 keopi juseyo|A coffee, please|New|Café|keopi juseyo;Coffee, please;1 of 5
역이 어디예요? yeogi…|Where is the station?|New|Ways|yeogi eodiyeyo;Where is it?;2 of 5
>Read five signs,Write all consonants once,Repeat yesterday,Say thank you aloud,Listen for two minutes
?What does 감사합니다, gamsahamnida, mean?|Thank you|Hello|Sorry
?Which one says “coffee”?|커피 keopi|물 mul|빵 ppang
?What is the Korean alphabet called?|Hangul|Kana|Pinyin
@arabic,quran,tajweed,arabic alphabet
Alif,Right to Left,Kalima,Sun Letters
word,words,globe,arch,dunes,night
Twenty-eight letters, nineteen known.|19|letters you can read
Says,Means,Known
صباح الخير|Good morning|Known|Greetings|sabah al-khayr;Good morning;5 of 5
شكرا|Thank you|Known|Greetings|shukran;Thank you;5 of 5
بكم هذا؟|How much is this?|Shaky|Shops|bikam hatha;How much?;3 of 5
قهوة من فضلك|A coffee, please|New|Café|qahwa min fadlik;Coffee, please;1 of 5
أين المحطة؟|Where is the station?|New|Ways|ayna al-mahatta;Where is it?;2 of 5
>Write three letters,Read one sign,Repeat yesterday,Say the ع aloud,Listen for two minutes
?What does “shukran” mean?|Thank you|Hello|Please
?Arabic is written|Right to left|Left to right|Top down
?How many letters has it?|28|26|33
@english,ielts,toefl,phrasal verb,esl
Plain English,Small Talk,Irregular,Mind the Gap
phrase,phrases,globe,globe,mug,books
“Look after” is not “look for”.|620|words you know
Means,Example,Known
look after|to take care of|Known|Verbs|take care of;She looks after it;5 of 5
run out of|to have none left|Shaky|Verbs|have none left;We ran out of tea;3 of 5
Would you mind…?|a polite way to ask|New|Polite|please;Would you mind?;1 of 5
It depends|yes and no|Known|Small talk|yes and no;Well, it depends;5 of 5
thorough|complete, careful|New|Spelling|careful;A thorough check;2 of 5
>Learn five verbs,Use “run out of” today,Read one page aloud,Listen for two minutes,Write three sentences
?“We ran out of tea” means|There is no tea|The tea is hot|We bought tea
?The past of “bring” is|brought|brang|bringed
?Which one is polite?|Would you mind?|Give me|I want
@sign language,asl,bsl,deaf,fingerspelling
Two Hands,Palm Up,Say It Silent,Handshape
sign,signs,hand-heart,arcs,crowd,room
Your name, spelled in four seconds.|86|signs you know
Hands,Where,Known
Thank you|Flat hand from chin, forward|Known|Greetings|One;Chin;5 of 5
My name is …|Tap twice, then spell|Shaky|Greetings|Two;Chest;3 of 5
Coffee?|Brows up for a question|New|Café|Two;Chest;1 of 5
Again, please|Slowly, and smile|Known|Polite|One;Front;4 of 5
Where is the station?|Brows down for where|New|Ways|Two;Front;2 of 5
>Spell your name,Repeat yesterday’s five,Sign before the mirror,Watch one story,Meet Noor and sign
?Where does “thank you” begin?|At the chin|At the ear|At the elbow
?Brows up often mark|A yes or no question|Anger|The past
?Do all countries sign alike?|No|Yes|Only in Europe`,
  flashcards: `@anatomy,bone,muscle,medical,nursing,biology,nerve
Carpal,Bone by Bone,Latin Name,Skeleton Key
card,cards,layers,heart,flask,books
Eight wrist bones, one bad rhyme.|24|cards are due
Deck,Known,Next
Scaphoid|Wrist, thumb side|Shaky|Bones|Bones;2 of 5;Today
Deltoid|Lifts the arm sideways|Known|Muscles|Muscles;5 of 5;In 9 days
Vagus|Tenth cranial nerve|New|Nerves|Nerves;0 of 5;Today
Mitral valve|Left atrium to left ventricle|Known|Heart|Heart;4 of 5;Friday
Femur|The longest bone|Known|Bones|Bones;5 of 5;In 12 days
>Repeat 24 cards,Draw the wrist,Add five muscles,Say nerves aloud,Test yourself
?Which is the longest bone?|Femur|Tibia|Humerus
?What does the deltoid do?|Lifts the arm|Bends the knee|Closes the eye
?Which nerve is number ten?|Vagus|Optic|Facial
@capital,capital city,country,countries,flag,geography
Atlas Ten,Capital Idea,Far Places,Pin & Flag
card,cards,globe,globe,city,sea
Canberra, not Sydney. Again.|12|capitals are due
Deck,Known,Next
Australia|Canberra|Shaky|Oceania|Oceania;2 of 5;Today
Portugal|Lisbon|Known|Europe|Europe;5 of 5;In 9 days
Kenya|Nairobi|Known|Africa|Africa;4 of 5;Friday
Kazakhstan|Astana|New|Asia|Asia;0 of 5;Today
Iceland|Reykjavík|Known|Europe|Europe;5 of 5;In 12 days
>Repeat twelve capitals,Add ten in Asia,Spell Reykjavík,Find Astana on the map,Test yourself
?What is the capital of Australia?|Canberra|Sydney|Melbourne
?Nairobi is the capital of|Kenya|Ghana|Uganda
?And of Canada?|Ottawa|Toronto|Montreal
@bible,bible verse,scripture,psalm,memory verse
By Heart,Verse a Day,Psalter,Kept Words
verse,verses,book-open,books,arch,sun
Psalm 23, without looking.|31|verses by heart
Book,Known,Next
Psalm 23:1|The Lord is my shepherd|Known|Psalms|Psalms;5 of 5;In 9 days
John 1:5|The light shines in darkness|Shaky|Gospels|John;3 of 5;Today
1 Corinthians 13:4|Love is patient, love is kind|Known|Letters|1 Corinthians;4 of 5;Friday
Micah 6:8|Do justly, love mercy|New|Prophets|Micah;0 of 5;Today
Ecclesiastes 3:1|A season for everything|Shaky|Wisdom|Ecclesiastes;2 of 5;Tomorrow
>Say Psalm 23 aloud,Repeat John 1:5,Learn Micah 6:8,Write one from memory,Send one to Noor
?“The Lord is my shepherd” is from|Psalm 23|John 3|Genesis 1
?“Love is patient” is in|1 Corinthians 13|Romans 8|Psalm 1
?Which book says “a season for everything”?|Ecclesiastes|Job|Ruth
@vocabulary,vocab
Word Hoard,Say It Back,Fifty Words,Loanword
word,words,globe,globe,books,lisbon
Twelve words, five minutes.|12|words are due
Deck,Known,Next
la llave|the key|Shaky|Spanish|Spanish;2 of 5;Today
le parapluie|the umbrella|Known|French|French;5 of 5;In 9 days
der Löffel|the spoon|New|German|German;0 of 5;Today
la mariposa|the butterfly|Known|Spanish|Spanish;4 of 5;Friday
l’hirondelle|the swallow|Shaky|French|French;3 of 5;Tomorrow
>Repeat twelve words,Add five from the menu,Fix the spoon,Say each one aloud,Test yourself
?What is “la llave”?|The key|The milk|The rain
?“Le parapluie” keeps you|Dry|Warm|Awake
?The German word for spoon:|Löffel|Gabel|Messer
@law,bar exam,legal,contract,court case
Case by Case,Ratio,Obiter,Bench Notes
card,cards,scale,books,shield,laptop
Offer, acceptance, consideration.|18|cards are due
Deck,Known,Next
Offer|Clear, certain, communicated|Known|Contract|Contract;5 of 5;In 9 days
Consideration|Something of value, both ways|Shaky|Contract|Contract;2 of 5;Today
Duty of care|Who is my neighbour?|Known|Tort|Tort;4 of 5;Friday
Mens rea|The guilty mind|New|Crime|Crime;0 of 5;Today
Ultra vires|Beyond the powers|Shaky|Public|Public;3 of 5;Tomorrow
>Repeat 18 cards,Add three tort cases,Say mens rea in a sentence,Share with the group,Test yourself
?Mens rea means|The guilty mind|The guilty act|A witness
?Ultra vires means|Beyond the powers|Under oath|Without pay
?A contract needs an offer and|Acceptance|A stamp|A judge
@element,periodic table,chemistry,chemical,formula
Noble,Atomic,Shell Eight,Group Eighteen
card,cards,flask-conical,flask,rings,dots
W is tungsten. It just is.|14|elements are due
Number,Known,Next
Fe, number 26|Iron|Known|Metals|26;5 of 5;In 9 days
W, number 74|Tungsten, from wolfram|Shaky|Metals|74;2 of 5;Today
Ne, number 10|Neon, keeps to itself|Known|Noble gases|10;4 of 5;Friday
K, number 19|Potassium, from kalium|New|Metals|19;0 of 5;Today
Br, number 35|Bromine, liquid and brown|Shaky|Halogens|35;3 of 5;Tomorrow
>Repeat 14 elements,Learn group seventeen,Fix tungsten,Write ten symbols,Test yourself
?Which symbol has iron?|Fe|Ir|In
?K stands for|Potassium|Krypton|Calcium
?Which one is a noble gas?|Neon|Bromine|Iron`,
  quiz: `@geography,country,countries,capital,flag
Where on Earth,Latitude,Far & Wide,Borderline
round,rounds,globe,globe,mountains,sea
Ten flags. Two are nearly alike.|78|% right this week
Questions,Record,Plays
Capitals of Africa|You will miss one|8 of 10|Capitals|10;8;14
Rivers and seas|Which way does it flow?|7 of 10|Water|10;7;6
Flags with stars|Count before you tap|9 of 10|Flags|10;9;21
Countries by shape|No, the other boot|6 of 10|Shapes|10;6;9
Highest of all|Feet wet, head cold|5 of 10|Mountains|10;5;3
>Beat Sam at flags,Try Rivers and seas,Learn three capitals,Answer daily,Invite two
?What is the capital of Canada?|Ottawa|Toronto|Vancouver
?Which river flows through Cairo?|The Nile|The Congo|The Niger
?Which country has the most islands?|Sweden|Greece|Japan
@music,song,lyric,band,melody
Name That Bar,Off Beat,Three Notes In,Earworm
round,rounds,music,record,mic,confetti
Three seconds. You know this one.|72|% right this week
Questions,Record,Plays
First three seconds|Volume up|7 of 10|Listen|10;7;18
One-hit summers|You danced to it|8 of 10|Pop|10;8;11
Who plays what?|It is not a viola|9 of 10|Instruments|10;9;7
Opera in emoji|Everyone dies|5 of 10|Classical|10;5;4
Last lines|The bit after the chorus|6 of 10|Pop|10;6;9
>Beat Sam in three seconds,Try Opera in emoji,Make a summer round,Answer daily,Invite two
?How many strings has a violin?|Four|Six|Five
?What does “forte” mean?|Loud|Slow|Together
?Which is a woodwind?|Oboe|Cello|Tuba
@film,movie,cinema,tv,actor
Last Reel,Take Two,Popcorn Ten,Who Said It
round,rounds,star,clapper,night,trophy
Ten films. One still each.|81|% right this week
Questions,Record,Plays
One still|Just the doorway|8 of 10|Pictures|10;8;16
Behind the camera|What does a gaffer do?|6 of 10|Making|10;6;5
Silent years|No sound, no mercy|5 of 10|History|10;5;4
Endings|Spoilers, obviously|9 of 10|Story|10;9;12
Animals on set|The duck was two ducks|7 of 10|Making|10;7;8
>Beat Sam at stills,Try Silent years,Make an endings round,Answer daily,Invite two
?What does a gaffer look after?|Light|Sound|Costumes
?Frames a second in classic cinema?|24|12|60
?Who adds footsteps to a film?|A Foley artist|A best boy|A gaffer
@history,ancient,roman,medieval,queen
Ago,Long Before,Date Night 1066,Old News
round,rounds,landmark,arch,books,trophy
1066 and nine harder ones.|69|% right this week
Questions,Record,Plays
Ancient Rome|All roads, some emperors|7 of 10|Ancient|10;7;12
Before or after?|The pyramids are older|6 of 10|Dates|10;6;19
Queens and kings|Six wives, one table|8 of 10|People|10;8;8
Inventions|Who had it first|7 of 10|Ideas|10;7;10
The twentieth century|Closer than you think|5 of 10|Modern|10;5;6
>Beat Sam at dates,Try Ancient Rome,Make a queens round,Answer daily,Invite two
?When was the Battle of Hastings?|1066|1215|1415
?Who built Machu Picchu?|The Inca|The Maya|The Romans
?When did the Berlin Wall fall?|1989|1979|1991
@football,sport,soccer,world cup,rugby,cricket,olympic
Hat Trick,Extra Time,Top Corner,Half-Time Ten
round,rounds,trophy,trophy,field,crowd
Ten questions, no extra time.|83|% right this week
Questions,Record,Plays
Laws of the game|Was that offside?|9 of 10|Rules|10;9;15
World Cups|Winners, hosts, upsets|7 of 10|Football|10;7;13
Grounds|Name it by its roof|6 of 10|Places|10;6;7
Olympic odds|Tug of war was real|8 of 10|Olympics|10;8;9
Numbers on shirts|Ten is too easy|5 of 10|Football|10;5;5
>Beat Sam at World Cups,Try Grounds,Make a rules round,Answer daily,Invite two
?How many players has a football team?|Eleven|Ten|Twelve
?How long is one half?|45 minutes|40 minutes|50 minutes
?Who won the first World Cup in 1930?|Uruguay|Brazil|Italy
@bible,scripture,church,christian,sunday school
Good Book Ten,Two by Two,Chapter & Verse,Loaves
round,rounds,book-open,books,arch,sun
Ten questions, two by two.|77|% right this week
Questions,Record,Plays
In the beginning|Six days, one rest|9 of 10|Old|10;9;14
Parables|Lost coin, lost son|8 of 10|New|10;8;11
Who said it?|It was not Moses|6 of 10|People|10;6;9
Animals|Ravens, whales, a donkey|7 of 10|Old|10;7;6
Letters of Paul|To whom, from where|5 of 10|New|10;5;3
>Beat Sam at parables,Try Letters of Paul,Make a Noah round,Answer daily,Invite two
?Who built the ark?|Noah|Moses|David
?How many disciples were there?|Twelve|Ten|Seven
?Who was swallowed by a great fish?|Jonah|Job|Joel`,
  survey: `@customer,customer satisfaction,nps,guest,service,product feedback
Kind Words,Nine of Ten,After the Visit,Told Plainly
survey,surveys,star,mug,table,arcs
Nine of ten would come back.|214|answers this month
Questions,Answers,Closes
After a visit|Three taps on the way out|4.6 of 5|Running|3;214;–
Delivery|Was it whole, was it on time?|4.2 of 5|Running|4;88;31 May
New menu, first look|Soup divides the town|61 answers|Running|5;61;Friday
Why did you leave?|Short and honest|3.1 of 5|Closed|4;19;2 May
Repair desk|Waiting for a title|Draft|Drafts|6;0;–
>Answer the two unhappy ones,Tell the kitchen about soup,Close the leavers’ survey,Share the May result,Thank everyone
?How was your visit today?|Very good|All right|Disappointing
?Would you come back?|Surely|Perhaps|No
?What should we do better?|Waiting time|Choice|Price
@employee,staff,team,workplace,engagement,mood,pulse/figure,card,cover/quiz,stats,form,list
Pulse Nine,How Are We,Monday Mood,Temperature
survey,surveys,smile,mug,laptop,arcs
Better than April. Meetings still hurt.|7.4|of 10, mood this week
Questions,Answers,Closes
Monday mood|One tap, no names|38 of 44|Running|1;38;Tonight
Workload|Is it too much, or just May?|29 of 44|Running|4;29;Friday
New office|Plants or phone booths|41 of 44|Closed|6;41;8 May
First ninety days|For the four who joined|3 of 4|Running|9;3;30 May
Leaving well|To be read by two people|Draft|Drafts|5;0;–
>Share Monday’s mood,Talk about meetings,Remind the six,Close new office,Plan one change
?How are you this week?|Good|So-so|Worn out
?Is your workload right?|Just right|Too much|Too little
?Do you know what is next?|Yes|Mostly|Not really
@course,course feedback,workshop,training,teacher,student,lecture,class
Class Notes,Last Five Minutes,Feedforward,Hands Up
survey,surveys,graduation-cap,books,mug,tiles
More practice, fewer slides.|23|of 26 answered
Questions,Answers,Closes
Statistics, week 7|The pace is too fast|23 answers|Running|6;23;Friday
First aid day|Loved the practice half|4.8 of 5|Closed|5;18;2 May
Pottery, spring|More kiln, less theory|12 answers|Running|4;12;31 May
Room and chairs|The chairs lost|3.0 of 5|Closed|3;41;24 April
Summer school|Ask about the start time|Draft|Drafts|7;0;–
>Slow down week eight,Remind three students,Tell them what changes,Close pottery,Order better chairs
?How was the pace?|Just right|Too fast|Too slow
?What helped you most?|Practice|Examples|Slides
?Would you recommend it?|Yes|Perhaps|No
!I finally dared to ask a question. Then nine more.
!Less on slides, more with our hands, please.
@wedding,party,birthday
RSVP & Co,Who’s Coming,Fish or Fowl,Guest Notes
survey,surveys,heart,cake,table,confetti
Sixty-one said yes. Nine want fish.|61|answers from 84 guests
Questions,Answers,Closes
Are you coming?|With whom, until when|61 answers|Running|3;61;30 May
What do you eat?|Nine fish, seven no meat|58 answers|Running|2;58;30 May
Which song must be played?|Uncle Jim sent eleven|44 answers|Running|1;44;Friday
Bus at midnight?|Thirty seats are enough|Closed|Closed|1;52;12 May
How was it?|Goes out the day after|Draft|Drafts|4;0;–
>Remind the Costas,Tell the kitchen: nine fish,Book thirty seats,Limit Uncle Jim to two,Thank everyone
?Are you coming?|Yes, gladly|Not yet sure|Sadly not
?What would you like to eat?|Fish|Vegetables|Meat
?Do you need the late bus?|Yes|No|Perhaps`,
  polls: `@restaurant,lunch,dinner,eat,food,takeaway,pizza
Where to Eat,Noon Vote,Hungry Nine,Fork It
poll,polls,utensils,bowl,table,mug
Noodles lead by two. Eleven minutes.|14|votes since ten
Votes,Leader,Ends
Lunch today?|Table for nine at half twelve|14|Today|14;Noodle House;11:45
Friday drinks and bites|Rain is likely|9|Today|9;The Anchor;17:00
Mara’s farewell dinner|Somewhere with a long table|11|This week|11;Casa Costa;Thursday
Best soup in town|Argue politely|38|Closed|38;Kiosk Nine;Done
>Vote before 11:45,Book a table for nine,Add the new curry place,Remind Tom,Close the soup poll
?Where do we eat today?|Noodle House|The Anchor|Kiosk Nine
?When shall we go?|12:30|12:00|13:00
?Who books the table?|Whoever lost|Mara|Tom
@film,movie,film night,movie night,series,cinema
Popcorn Vote,Pick of Three,Screen Two,Couch Council
poll,polls,ticket,clapper,night,confetti
Two films are level. Vote now.|17|votes for Friday
Votes,Leader,Ends
Friday’s film|Under two hours, please|17|Live|17;The Night Ferry;Tonight
Dubbed or subtitled?|Be kind to Leo, he is eight|9|Live|9;Dubbed;Friday
Sweet or salty|There is a right answer|21|Live|21;Salty;Friday
Last week’s film?|Out of five stars|12|Closed|12;4.1;Done
>Vote for Friday,Add one old film,Buy salty popcorn,Rate last week’s,Bring the projector
?What do we watch on Friday?|The Night Ferry|Nine Lamps|Duck, Duck
?Sweet or salty?|Salty|Sweet|Half and half
?When do we start?|19:30|20:00|20:30
@date,meeting,appointment,time slot,availability
Which Day,Any Tuesday,Half Past,Find a Date
poll,polls,calendar-check,sun,tiles,table
Thursday suits seven of nine.|7|of 9 can on Thursday
Votes,Leader,Ends
Choir committee|One hour, with biscuits|7|Open|7;Thu 28 May, 19:00;Friday
Summer picnic|Rain date included|14|Open|14;Sat 20 June;31 May
Grandma’s eightieth|Everybody, truly|22|Open|22;Sun 5 July;1 June
Parents’ evening|Room 14|19|Fixed|19;Tue 26 May, 19:00;Done
>Add your Thursdays,Remind Ben and Iris,Fix the picnic,Send the date to all,Book Room 14
?Which day suits you?|Thu 28 May|Fri 29 May|Tue 2 June
?Which time?|19:00|18:00|20:00
?How long?|One hour|Two hours|Until the cake is gone
@class,student,school,teacher,council,election,club
Show of Hands,Class Vote,Raise Yours,Fair & Square
poll,polls,graduation-cap,books,balloon,crowd
The coast leads by four.|26|votes from the class
Votes,Leader,Ends
Where is the class trip?|Two days in June|26|Live|26;The coast;Friday
Class speaker|Three brave people|24|Live|24;Yara;Thursday
Name of the hamster|Silly names count|27|Live|27;Sir Nibbles;Today
Poster colour|It was close|25|Closed|25;Orange;Done
>Vote for the trip,Listen to three speeches,Name the hamster,Count twice,Thank the candidates
?Where shall the class trip go?|The coast|The mountains|A city
?Who speaks for us?|Yara|Sami|Lea
?What is the hamster’s name?|Sir Nibbles|Peanut|Professor`,
  science: `@stargazing,constellation,telescope,astronomy,star,planet,meteor,moon phase/scene,cover/list,detail,calendar,weather
Northlight,Dark Sky,Perseus & Co,Clear by Ten
object,objects,star,night,rings,arcs
Clear from ten. Look west first.|14|things to see tonight
Until,Height,Needs
Venus|First light after sunset|21:40|Planets|23:50;18°;Eyes
Jupiter and four moons|A straight little line|22:15|Planets|0:40;22°;Binoculars
Arcturus|Follow the bear’s tail|22:30|Stars|Dawn;54°;Eyes
Cluster in Hercules|A ball of old suns|23:30|Deep sky|Dawn;60°;Telescope
Space station|Four minutes, very bright|23:04|Passing|23:08;41°;Eyes
>Look west after sunset,Let your eyes adjust,Find the bear’s tail,Draw Jupiter’s moons,Charge the red torch
@bird,birdwatching,bird watching,birding,nest,ornithology,wildlife/wall,figure,cover/list,map,chart,form
Swift Count,Hide & Seek,Early Wing,Plumage
sighting,sightings,leaf,field,sea,sun
Swifts are back over Mill Lane.|38|kinds of birds in May
Count,Where,Seen
Swift|Screaming, very low|23|Town|23;Mill Lane;Today 6:40
Kingfisher|Blue, then gone|1|Water|1;Canal lock;Today 7:05
Great crested grebe|Young on her back|2 + 3|Water|5;Mill pond;Sunday
Nightingale|Heard, not seen|1|Woods|1;Old quarry;Sat 22:30
House sparrow|The hedge was full|31|Town|31;Station;Monday
>Count swifts at dusk,Listen at the quarry,Upload the grebe,Clean the binoculars,Send May to the club
@weather station,rainfall,rain gauge,humidity,barometer/figure,card/chart,weather,list,form
Backyard Weather,Isobar,Rain Gauge,Garden Sky
reading,readings,cloud-sun,sun,waves,field
Pressure is falling. Rain by six.|17.0|°C in the garden
Now,Low,High
Temperature|In the shade, two metres up|17.0 °C|Air|17.0 °C;8.1 °C;17.4 °C
Pressure|Down four since noon|1006 hPa|Air|1006;1006;1012
Rain|Since midnight|0.4 mm|Water|0.4 mm;0;0.4 mm
Wind|Gusts from the west|12 km/h|Wind|12 km/h;3;27
Humidity|Washing will not dry|71 %|Air|71 %;52 %;88 %
>Empty the rain gauge,Note pressure at six,Clean the wind cups,Compare with last May,Change the battery
@chemistry,lab,laboratory,experiment,lab notebook,microscope/card,cover,inbox/list,form,document,timer/papers:Report
Titrate,Bench Nine,Fume Hood,Yield
experiment,experiments,flask-conical,flask,rings,tiles
Crystals overnight. Yield is up.|78%|yield, third try
Yield,Temp,Run
Aspirin, third batch|White needles, dry|78 %|Done|78 %;85 °C;19 May
Titration, vinegar|Pink after 16.4 ml|4.9 %|Done|–;21 °C;18 May
Copper sulphate crystals|Do not shake the shelf|Day 4|Growing|–;20 °C;15 May
Soap from olive oil|Stirs itself until three|Running|Running|–;60 °C;19 May
Melting point, batch 2|Too wide, repeat|128–134 °C|Repeat|61 %;–;12 May
>Weigh the crystals,Repeat the melting point,Label batch three,Order filter paper,Sign page 41
@fungi,mushroom,foraging,fungus,mycology/wall,cover,card/gallery,map,list,form
Under Leaves,Spore Print,Cap & Stem,Forest Floor
find,finds,leaf,leaf,field,dots
After rain: look under the beech.|27|kinds found this year
Tree,Cap,Found
St George’s mushroom|Smells of fresh flour|Today|Meadow|None;8 cm;Old orchard
Chicken of the woods|Sulphur yellow, up high|Sunday|On wood|Oak;25 cm;Mill wood
Dryad’s saddle|Scales like a pheasant|Sat|On wood|Ash;30 cm;Canal path
Common morel|One. I told nobody.|28 April|Woodland|Ash;6 cm;Secret
Unknown, grey gills|Ask the club, do not eat|Unsure|To check|Beech;4 cm;Quarry
>Take a spore print,Ask about the grey gills,Photograph from below,Mark the oak,Clean the basket
@butterfly,insect,moth,citizen science,pollinator/wall,cover,figure/list,map,form,chart
Small Wings,Meadow Count,Orange Tip,Netless
count,counts,leaf,field,sun,leaf
Fifteen minutes, one meadow.|64|butterflies this week
Count,Minutes,Seen
Orange tip|Only he has the orange|9|Meadow|9;15;Today 11:20
Brimstone|First over the hedge|6|Hedge|6;15;Today 11:20
Peacock|Four eyes, all open|12|Garden|12;15;Sunday
Holly blue|Around the ivy|14|Hedge|14;15;Sunday
Small white|Hard to count, they dance|23|Garden|23;15;Saturday
>Count at eleven,Photograph the brimstone,Check the nettles,Send Sunday’s count,Invite class 4
@earthquake,seismic,volcano/figure,card/chart,map,list,form
Tremor,Underfoot,Faultline,Quiet Needle
event,events,trending-up,mountains,waves,arcs
Quiet since four this morning.|2.8|the strongest this week
Size,Depth,Felt
Below the old quarry|A short rattle, one cup|2.8|Felt|2.8;6 km;14 people
North ridge|Only the needle noticed|1.4|Weak|1.4;9 km;Nobody
Harbour fault|Two minutes after the ferry|1.9|Weak|1.9;4 km;1 person
Far away, strong|Waves took eleven minutes|6.1|Far|6.1;33 km;Not here
Blasting, not a quake|Quarry, noon as always|1.1|Not quakes|1.1;0 km;2 people
>Check the needle,Mark the quarry blast,Ask who felt it,Save Sunday’s curve,Level the sensor`,
  translator: `@japanese,japan,kanji/tool,card/converter,list,card-deck
Said Softly,Two Bows,Lantern Words,Pocket Kanji
phrase,phrases,globe,arch,mountains,sun
Ask for the platform, with a bow.|11|phrases for the journey
Says,Formal,Saved
Where is the station?|Eki wa doko desu ka|Ways|Ways|駅はどこですか;Yes;Today
The bill, please|O-kaikei o-negai shimasu|Café|Café|お会計お願いします;Yes;Monday
I am allergic to nuts|Nattsu arerugī desu|Health|Health|ナッツアレルギーです;Yes;Sunday
It was delicious|Gochisōsama deshita|Café|Café|ごちそうさまでした;Yes;12 May
>Learn two phrases,Bow and say it,Save the nut card,Download Japanese,Ask for the platform
@french,france,paris,quebec
En Clair,Mot à Mot,Pardon,Said in Paris
phrase,phrases,globe,city,mug,globe
Say bonjour first. Always.|9|phrases for today
Says,Formal,Saved
Where is the station?|Où est la gare ?|Ways|Ways|oo eh la GAR;Yes;Today
The bill, please|L’addition, s’il vous plaît|Café|Café|la-dee-SYON;Yes;Monday
I am allergic to nuts|Je suis allergique aux noix|Health|Health|a-ler-ZHEEK;Yes;Sunday
It was lovely|C’était très bon|Café|Café|seh-TEH treh BON;No;12 May
>Learn two phrases,Say bonjour aloud,Save the bill,Download French,Ask for the way
@spanish,spain,mexico,latin america
Dicho,Otra Palabra,Said in Sun,Vale
phrase,phrases,globe,sun,globe,lisbon
Two words get you a table.|9|phrases for today
Says,Formal,Saved
Where is the station?|¿Dónde está la estación?|Ways|Ways|DON-deh es-TA;Yes;Today
The bill, please|La cuenta, por favor|Café|Café|la KWEN-ta;Yes;Monday
I am allergic to nuts|Tengo alergia a las nueces|Health|Health|a-LER-hya;Yes;Sunday
It was lovely|Estaba muy rico|Café|Café|MOO-ee REE-ko;No;12 May
>Learn two phrases,Say it aloud,Save the bill,Download Spanish,Ask for the way
@german,germany,austria
Anders Gesagt,Wort für Wort,Said Straight,Genau
phrase,phrases,globe,mountains,globe,city
Which platform? Say it clearly.|9|phrases for today
Says,Formal,Saved
Where is the station?|Wo ist der Bahnhof?|Ways|Ways|vo ist dair BAHN-hof;Yes;Today
The bill, please|Die Rechnung, bitte|Café|Café|dee REKH-noong;Yes;Monday
I am allergic to nuts|Ich bin allergisch auf Nüsse|Health|Health|a-LER-gish;Yes;Sunday
It was lovely|Es war sehr schön|Café|Café|es var zair SHERN;No;12 May
>Learn two phrases,Say it aloud,Save the bill,Download German,Ask for the way
@doctor,patient,medical,hospital,nurse,refugee,clinic/tool,card/converter,list,player,document
Where It Hurts,Same Room,Clear Word,Bedside
phrase,phrases,stethoscope,heart,rings,room
Ask where it hurts, in nine languages.|48|sentences, spoken aloud
Says,Read by,Saved
Where does it hurt?|¿Dónde le duele?|Pain|Pain|DON-deh leh DWEH-leh;Doctor;Today
Since when?|¿Desde cuándo?|Pain|Pain|DES-deh KWAN-do;Doctor;Today
Are you allergic?|¿Tiene alergias?|History|History|TYEH-neh a-LER-hyas;Doctor;Monday
Twice a day, with food|Dos veces al día, con comida|Medicine|Medicine|dos VEH-ses;Pharmacy;Sunday
>Play the pain questions,Save the allergy card,Add the clinic’s hours,Check with Noor,Print one page`,
};
