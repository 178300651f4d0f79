/** Subjects within the kinds of `making`, in the form that `withSubjects` tells. */
export const makingSubjects = {
  music: `@choir,choral,chorus,singing group,soprano,tenor,conductor/cover,card,plan/list,calendar,player,detail/browse:Songs,calendar:Rehearsals
Four Parts,Descant,Open Vowel,Loft & Alto
song,songs,music,crowd,waves,arch
Tonight at half past seven.|28|voices coming tonight
Parts,Length,Last sung
Evening on the Weir|Altos, mind bar 40|Tonight|Summer|SATB;3:20;12 May
Three Shanties|Clap in the second|Tonight|Summer|SATB;6:10;5 May
Ave verum|Softly, no rush at the end|Known|Sacred|SATB;2:50;April
The Lark and the Bell|Sopranos divide|26 May|Summer|SSATB;4:05;12 May
Winter Has a Door|Canon for everybody|December|Carols|Round;1:45;December
>Learn bars 40 to 56,Bring a pencil,Tell Iris who is away,Print ten folders,Book the church hall
<Are the altos all there tonight?
<>All but Mara. She has a cold.
<Then I move Tom to the left.
<>He will sing louder there. Good.
@guitar,guitarist,ukulele,chord,strumming,fingerpicking,capo/cover,figure,card/player,list,progress,streak/browse:Chords
Sixth String,Open G,Callus,Fretwork
chord,chords,music,waves,record,sun
F stopped buzzing today.|11|chords you know
Fret,Fingers,Changes
E minor|All six strings|Easy|Open|Second;2;48 a minute
G major|Ring finger on the high E|Easy|Open|Third;3;40 a minute
C to D|Keep the first finger near|36 a min|Changes|First, second;3;36 a minute
F major|Roll the first finger|22 a min|Barre|First;4;22 a minute
B minor|Slowly, thumb behind|New|Barre|Second;4;9 a minute
>Tune up,Ten minutes of F,Change C to D sixty times,Play one song through,Rest the fingertips
@piano,pianist,violin,cello,flute,clarinet,trumpet,saxophone,recital,scales/figure,cover,card/timer,list,streak,progress/browse:Pieces,timer:Practise
Andante,Middle C,Slow Hands,Da Capo
piece,pieces,music,waves,arcs,record
Slowly again, from bar nine.|25|minutes today
Tempo,Bars,Since
Minuet in G|Clean up to bar 16|80 bpm|Pieces|80 of 104;32;2 May
Sad waltz|Mind the leaps|60 bpm|Pieces|60 of 120;48;11 May
Arabesque|Recital on 13 June|Nearly|Recital|138 of 152;56;March
G major scale|Two octaves|92 bpm|Scales|92 of 100;8;April
Sight reading|One line, do not stop|5 min|Warm-up|60;8;January
>Five minutes of scales,Bars 9 to 16 slowly,Play the waltz by heart,Record the Arabesque,Ask about bar 30
@band,bandmate,gig,setlist,set list,drummer,bassist/cover,card,plan/list,calendar,chat,map/browse:Gigs
Load-In,Second Encore,Four on Stage,Backline
gig,gigs,ticket,mic,night,crowd
Load in at five, doors at eight.|3|gigs before July
Doors,Fee,Set
The Anchor|Back room, small amp|Fri 22 May|Booked|20:00;£240;45 min
Harvest Hall|Supporting The Low Tides|30 May|Booked|19:30;£300;35 min
Mill Street fête|Open air, bring the roof|20 June|Booked|14:00;£180;2 × 30 min
Radio session|Acoustic, three songs|Waiting|Asked|–;–;15 min
Rehearsal|New ending for Antenna|Thu 19:00|Practice|19:00;£12 room;2 h
>Pack the van,Send the stage plan,Print five set lists,Ask about June,Invoice the Anchor
<Who drives on Friday?
<>Me. Van outside at four.
<Then I bring the drums down at half three.
<>And the small amp, please.
@vinyl,record collection,record player,turntable,lp,crate digging/wall,shelf,cover/gallery,list,search,detail/browse:Shelf,gallery:Sleeves
Runout,Crate,Sleeve Notes,Thirty-Three
record,records,music,record,waves,room
Turn it over. It gets better.|214|records on the shelf
Pressing,Condition,Paid
Harbour Songs|Lena Harrow|£24|Folk|2024, first;Near mint;£24
Antenna|The Low Tides, blue vinyl|£19|Rock|2023, blue;Very good +;£19
Late Trains|Trio Okafor, live|£6|Jazz|1961, mono;Crackles;£6
Rooms|Tomas Vey, sealed|£28|Jazz|2021;Mint;£28
Night Bus|Ada & the Owls|Lent to Ben|Rock|2022;Very good;£17
>Clean Late Trains,New sleeve for Antenna,Get Night Bus back from Ben,Change the stylus,Sell the doubles`,
  podcast: `@true crime,crime,mystery,cold case,detective,murder
Cold Lead,Last Seen,Third Witness,Lights On
episode,episodes,mic,mic,night,road
The clock was ten minutes slow.|5|episodes to hear alone
Length,Show,Released
The key under the mat|Part 3 of 6|41 min|Cold cases|41 min;The Long Lane;Today
Who rang at midnight?|A village, no answer|36 min|Cold cases|36 min;Quiet Street;Monday
The forger of Mill Lane|He signed one too many|28 min|Heists|28 min;Small Crimes;Sunday
Eleven paintings|All back, nobody asked|44 min|Heists|44 min;Small Crimes;15 May
The wrong brother|What the jury never heard|52 min|Courtroom|52 min;In Session;12 May
>Finish part 3,Download for the drive,Check the back door,Rate Small Crimes,Send Ada the forger
+It was the sister. I said so in part two and nobody believed me.
+Listening in the dark was a choice. Not a good one.
+Who else drew a map of Mill Lane?
@own podcast,my podcast,record a podcast,start a podcast,make a podcast,podcast guest/board,plan,figure/kanban,calendar,list,chart
Hot Mic,Pop Shield,Take Two,Room Tone
episode,episodes,mic,mic,waves,room
Record Noor on Thursday at ten.|1,240|listens this week
Guest,Length,Out
13: The lighthouse|Cut the first six minutes|26 May|Doing|Leo Brandt;38 min;26 May
14: Bread at night|Noor, night baker|Thu 10:00|To do|Noor Aziz;40 min;2 June
15: Lost gloves|Asked twice, very keen|Idea|To do|Mara Rowe;–;–
12: Bees on roofs|Out, 612 listens|Out|Done|Iris Sato;31 min;19 May
11: Small bridges|Trailer did well|Out|Done|Tom Hale;44 min;12 May
>Charge both microphones,Send Noor the questions,Cut the coughs,Write the show notes,Thank Iris
@football,soccer,rugby,cricket,tennis,sport,cycling
Third Half,Back Post,Touchline,Away End
episode,episodes,mic,crowd,field,trophy
Minute 94. Nobody saw it coming.|2|new since Sunday
Length,Show,Released
The equaliser, minute 94|All goals, one breath|38 min|Matches|38 min;Third Half;Monday
Why full backs cut inside|With a chalkboard|26 min|Tactics|26 min;Chalk;Monday
A groundsman’s year|Grass, mostly|44 min|Stories|44 min;Away End;14 May
Transfer rumours, graded|Most get a C|22 min|Matches|22 min;Third Half;12 May
Sunday league heroes|Tired, unbeaten|31 min|Stories|31 min;Away End;10 May
>Hear minute 94,Download for the away trip,Rate Chalk,Send Ben the rumours,Clear played
+Minute 94, again, on the bus. People looked.
+The chalkboard episode explained twenty years of my team to me.
+A whole hour about grass and I want more.
@history,historical,ancient,roman,medieval,archaeology
Footnote,Long Ago,Candle & Quill,Common Era
episode,episodes,mic,arch,lisbon,sea
The year the river froze.|1684|is where you left off
Length,Years,Released
The frost fair|An ox, roasted on the ice|34 min|Cities|34 min;1683 to 1684;Today
How bread bought Rome|Grain, ships, votes|41 min|Ancient|41 min;58 BC;Sunday
The plague village|They stayed, on purpose|47 min|People|47 min;1665;15 May
A map with no Australia|And a very good whale|29 min|Travel|29 min;1570;12 May
Nuns who brewed|Better than the monks|33 min|People|33 min;1150;8 May
>Finish the frost fair,Look up the whale,Download Rome,Rate the nuns,Send Dad the map`,
  movies: `@film club,movie club,movie night,film night,screening,cinephile/cover,card,plan/list,calendar,rating,chat/browse:Films,calendar:Nights
Back Row Club,House Lights,Two Reels,Sofa & Sons
film,films,ticket,clapper,room,night
Thursday is Ada’s pick.|9|seats taken on Thursday
Chosen by,Length,Score
The Ferry Home|Thursday at eight, Ada’s sofa|21 May|Next|Ada;1 h 48;–
A Quiet Orchard|Needs one more vote|2 votes|Proposed|Iris;1 h 21;–
Paper Moonlight|Dubbed or subtitled?|4 votes|Proposed|Ben;1 h 36;–
Seven Lemons|Split the room|6.8|Seen|Tom;1 h 32;6.8
Under the Viaduct|Nobody guessed the end|8.4|Seen|Noor;2 h 04;8.4
>Vote for June,Bring the projector,Popcorn for nine,Rate Seven Lemons,Ask Mara to choose
<Is the projector with you?
<>Yes, and the long cable.
<Then I bring the popcorn.
<>Salty. We voted.
@anime,anime episode,anime series,otaku,manga/wall,shelf,cover/list,progress,rating,calendar
Next Arc,Moonlit,No Filler,Paper Lantern
series,series,play,night,mountains,rocket
Two episodes left of the arc.|312|episodes watched
Episode,Season,Airs
Lantern Keepers|The bridge fight, finally|10 of 12|Watching|10 of 12;Spring 2026;Fridays
Train to Yuzu|Two cousins, no plan|5 of 24|Watching|5 of 24;Winter 2026;Sundays
Steel Sparrow|Keep for a rainy night|13 to see|To watch|0 of 13;2024;Complete
Crow Academy|Cried twice|Finished|Finished|26 of 26;2022;Complete
Tiny Witch, Big Broom|Comfort|Finished|Finished|12 of 12;2023;Complete
>Watch episode 11,Catch up before Friday,Rate Crow Academy,Start Steel Sparrow,Ask Ben about the ending
@series,tv show,tv series,episode,season,binge/card,shelf,cover/list,progress,notifications,detail
Cold Open,Box Set,Cliffhanger,One More
series,series,play,clapper,city,sea
One more, then really to bed.|23|episodes waiting
Next,Length,Airs
Harbour Lights|He knows who rang|S2 E7|Watching|S2 E7;48 min;Thursdays
The Understudies|Funny from the third on|S1 E4|Watching|S1 E4;24 min;All out
Border Post|Wait for Ana|S3 E1|With Ana|S3 E1;52 min;Sundays
North of Nothing|Comes back in June|9 June|Coming|S4 E1;50 min;9 June
Small Claims|Over, sadly|Finished|Finished|–;30 min;Ended
>Watch S2 E7,Wait for Ana,Catch up by Thursday,Rate Small Claims,Hide the spoilers
@cinema,showtime,box office,movie theater,movie theatre,premiere,film festival/shelf,cover,scene/list,detail,booking,map/browse:Showing,book:Seats
Foyer,Velvet Seat,Screen Two,Usherette
film,films,ticket,clapper,night,city
Three films start after eight.|3|showings after eight
Starts,Screen,Price
The Ferry Home|Last week|20:15|Evening|20:15;Screen 2;£9
Under the Viaduct|Director answers questions|20:40|Evening|20:40;Screen 1;£11
Steel Sparrow|At midnight, in costume|23:45|Late|23:45;Screen 1;£10
Paper Moonlight|Subtitled|18:00|Afternoon|18:00;Screen 3;£7.50
Seven Lemons|Prams welcome|11:00|Morning|11:00;Screen 3;£6
>Book two for 20:15,Ask Ana about Friday,Find a seat in row F,Rate Seven Lemons,Renew the club card
!Row F, in the middle. Sound you feel in your feet.
!Old seats, good film, and the usher knew the director.
@horror,scary,thriller,slasher,ghost,zombie,halloween
Creakwood,Lights On,Midnight Reel,Hide & Shriek
film,films,moon,night,house,road
Do not check the cellar.|13|nights survived
Scare,Length,Year
The Cellar Sings|Not alone|9 of 10|Ghosts|9 of 10;1 h 38;2021
Somebody’s Coat|It moves in the hall|8 of 10|Ghosts|8 of 10;1 h 29;2024
Wolf Weather|Snow, one road, no signal|7 of 10|Monsters|7 of 10;1 h 44;2019
The Nice Neighbour|Brings a pie|To watch|Slow dread|6 of 10;1 h 51;2023
Dead Slow|Zombies, but on bicycles|To watch|Funny|3 of 10;1 h 22;2022
>Watch Wolf Weather,Ring Sam first,Rate Somebody’s Coat,Close the wardrobe,Something funny after`,
  video: `@live stream,livestream,streamer,gamer,gaming,esports,speedrun/shelf,feed,cover/player,list,chat,notifications/browse:Live,player:Watch
On Air,Pixel Porch,Respawn Room,Late Lobby
stream,streams,play,rocket,night,city
Ada goes live at nine.|3|channels live now
Game,Viewers,From
Lantern Maze, no hints|noor_plays, attempt 41|Live|Live now|Lantern Maze;1,240;18:05
Building a harbour|tombuilds, very calm|Live|Live now|Small Towns;860;17:30
Chess in five minutes|ben.knights|Live|Live now|Chess;2,110;18:20
Speedrun practice|Ada, under 31 minutes?|21:00|Tonight|Moonhop;340 waiting;21:00
Charity marathon|24 hours for the lifeboat|Sat 10:00|Weekend|All of them;1,900 waiting;23 May
>Set a bell for nine,Follow tombuilds,Save the bridge jump,Test the microphone,Thank the newcomers
+Forty-one tries and over the bridge she went. The chat lost its mind.
+Calm harbour building until midnight. Bring tea.
+31:04. Thirty-one minutes is a wall and I will climb it.
<Left door, left door!
<>I see it. Do not tell me!
<Sorry. Forget the door.
<>What door?
@vlog,vlogger,edit video,video editing,video editor,footage,montage,short film,filmmaking/board,figure,shelf/kanban,player,list,calendar
Jump Cut,B-Roll,Golden Frame,Rough Cut
edit,edits,play,clapper,mountains,sea
Cut two minutes. Keep the dog.|4:12|in the rough cut
Length,Clips,Due
Three days on the ferry|Needs a beginning|4:12|Doing|4:12;38;Thu 21 May
Grandma’s dumplings|Sound is a little low|6:40|Doing|6:40;22;Sunday
Rain in the old town|Waiting for music|1:30|To do|1:30;14;26 May
A week without a phone|Nine clips so far|9 clips|To do|–;9;June
Small room tour|Out, 2,300 views|Out|Done|3:05;17;12 May
>Cut the intro,Add captions,Fix the hum,Pick a thumbnail,Upload on Thursday
@funny,cat video,dog video,pet video,cute,prank,blooper/feed,deck,shelf/player,card-deck,list,feed
Zoomies,Whisker Reel,Tiny Chaos,Laugh Track
clip,clips,smile,cat,dog,balloon
The printer wins again.|31|seconds, watched nine times
Length,By,Laughs
Cat meets printer|The printer wins|0:31|Cats|0:31;Noor;12,400
Kitten, box, other box|Plot twist at the end|0:22|Cats|0:22;Iris;8,140
Dog on ice, slowly|All four legs disagree|0:18|Dogs|0:18;Tom;9,870
Goat joins the yoga|Downward everything|0:40|Farm|0:40;Ben;21,300
Parrot takes a call|It says no, thank you|0:24|Birds|0:24;Mara;6,020
>Watch the goat again,Send Mum the printer,Film the zoomies,Save one for a bad day,Vote for clip of the week
+Our cat has declared war on the printer. Day three.
+Sound on for the parrot. Trust me.
+I have watched this goat forty times and I feel better.
@cooking,recipe,kitchen,baking,chef
Simmer Down,Low Heat,Wooden Spoon,One Pan Show
video,videos,play,pot,bowl,table
Tonight: soup in eleven minutes.|11|minutes, start to spoon
Length,Level,Serves
Red lentil soup|One pot, no blender|11:20|Soups|11:20;Easy;4
Flatbread in a pan|Flour, yoghurt, that is all|6:45|Bread|6:45;Easy;6
How to fold dumplings|Grandma’s hands, close up|14:10|Dumplings|14:10;Patient;4
Crisp potatoes, explained|It is the vinegar|8:05|Basics|8:05;Easy;4
Lemon tart, no fear|Where it cracks and why|17:30|Cakes|17:30;Hard;8
>Cook the soup,Buy red lentils,Watch the folding again,Save the tart for Sunday,Show your flatbread
+Made the soup. Eleven minutes was true, the washing-up was not counted.
+My dumplings look like hats. They taste like dumplings.
+The vinegar trick. I take back everything.`,
  photo: `@wedding,bride,groom,honeymoon,bridesmaid//gallery,camera,feed,list
First Dance,Rice & Confetti,Both Families,Plus Ones
photo,photos,images,confetti,cake,crowd
Forty-one cameras, one day.|412|photos from your guests
By,Taken,Hearts
The first look|Grandad is crying|14:02|Ceremony|Ada;14:02;41
Confetti, mid-air|Nobody blinked|14:31|Ceremony|Noor;14:31;38
The cake, before|After: see two hours later|17:40|Dinner|Tom;17:40;12
Table seven|All ninety of them|19:05|Dinner|Ben;19:05;9
Aunt Mara dances|Eleven pictures, pick one|22:15|Party|Iris;22:15;56
>Choose the album cover,Ask Tom for the speech,Order thirty prints,Thank table seven,Hide the blurry ones
+The moment they saw each other. My thumb is in it, but still.
+Who has the confetti from the other side? Please add it.
+Table seven took ninety selfies. Ninety.
@bird,wildlife,nature photography,butterfly,insect,macro,safari/wall,scene,shelf/gallery,list,map,detail
Long Lens,Hide & Wait,Feather Light,Early Reed
photo,photos,images,field,sea,leaf
The kingfisher, after three weeks.|47|species in pictures
Where,Lens,Shutter
Kingfisher|On the third post|Today|River|Mill weir;500 mm;1/2000
Grey heron|Landing, a little blurred|9 May|River|Mill weir;500 mm;1/1250
Long-tailed tits|Nine on one twig|14 May|Wood|Alder wood;300 mm;1/800
Two roe deer|They heard the shutter|12 May|Field|Top meadow;400 mm;1/640
Orange-tip|On a cuckoo flower|5 May|Close up|Wet meadow;100 mm;1/500
>Be at the weir by five,Name the small brown one,Charge both batteries,Print the heron,Clean the long lens
@film photography,film camera,film roll,rolls of film,analogue,analog,darkroom,35mm,polaroid//gallery,list,checklist,detail/browse:Rolls
Thirty-Six,Safelight,Light Leak,Push One
roll,rolls,camera,city,dunes,sea
Two frames left on roll nine.|34|of 36 frames on roll nine
Film,Camera,Frames
Roll 9|Harbour walks|34 of 36|In use|ISO 400, b/w;Rangefinder;34 of 36
Roll 8|Back on Friday|Friday|At the lab|ISO 200, colour;Compact;36 of 36
Roll 7|First warm week|11 keepers|Developed|ISO 100, colour;Rangefinder;36 of 36
Roll 6|Pushed one stop, grainy|7 keepers|Developed|ISO 400, b/w;Rangefinder;36 of 36
Five of 400|Good until 2027|5 rolls|Fridge|ISO 400, colour;–;5 × 36
>Use the last two frames,Fetch roll 8 on Friday,Mix fresh developer,Scan the harbour,Buy five rolls
@client,portrait,photo shoot,photoshoot,studio,headshot,photo session/card,plan,figure/calendar,booking,gallery,list/browse:Shoots,book:Dates
Good Side,Softbox,Catchlight,Chin Down
shoot,shoots,camera,room,city,vase-flowers
Thursday: a baby and a dog.|5|shoots in May
When,Where,Fee
Lind family|Baby, dog, in that order|Thu 10:00|Booked|21 May, 10:00;Studio;£180
Noor, headshots|Three looks, grey wall|Fri 15:00|Booked|22 May, 15:00;Studio;£120
Brandt bakery|Team of nine, at work|28 May|Booked|28 May, 8:00;At theirs;£310
Iris, portraits|Choosing her twelve|48 sent|Choosing|9 May;River path;£220
Hale engagement|Gallery delivered|Paid|Delivered|2 May;Old bridge;£260
>Charge the flash,Send Iris a nudge,Iron the grey cloth,Invoice the bakery,Back up Saturday
@family album,family photo,baby,grandma,grandparent,grandchild,scrapbook//gallery,camera,feed,list
Shoebox,Kitchen Drawer,Sunday Lunch,Three Generations
photo,photos,images,house,dog,cake
Nina has a tooth.|1,204|pictures in the album
Who,When,Where
The first tooth|She bit the camera|Today|Nina|Nina;19 May;Kitchen
Grandad asleep, again|Newspaper still up|Sunday|Grandparents|Grandad;17 May;Garden
Eight candles|Leo blew out nine|9 May|Birthdays|Leo;9 May;At home
Paddling, too cold|Everyone said it was fine|3 May|Holidays|All of us;3 May;The bay
Mum at nineteen|Scanned from the shoebox|1988|Old ones|Mum;1988;Unknown
>Add Sunday’s pictures,Name the man on the left,Scan the shoebox,Order Grandma’s book,Back up the phone
+The tooth. There will be no other news today.
+Found Mum at nineteen. She says the hair was normal.
+Who is the man on the left? Grandma says “not a word”.`,
  drawing: `@colouring,coloring,colour in,color in,mandala,crayon/tool,wall,card/drawing,gallery,list/browse:Pages,gallery:Finished
Inside the Lines,Crayon Box,Second Yellow,Wax & Wander
page,pages,palette,tiles,balloon,leaf
The dragon wants a colour.|7|pages coloured
Colours,Begun,By
Sleepy dragon|Green? Or all of them?|Half done|Animals|5;Today;Nina
Hot-air balloon|Stripes, nine of them|Done|Sky|9;Monday;Nina
Round garden|For quiet grown-ups|Done|Patterns|12;Sunday;Mum
Fish market|Find the red cat|New|Places|–;–;–
Letter N|With ladybirds|Done|Patterns|3;12 May;Leo
>Finish the dragon,Find the red cat,Sharpen the yellow,Hang one on the fridge,Choose a new page
@tattoo,tattooist,flash sheet,stencil/wall,card,page/gallery,drawing,booking,list/browse:Designs,gallery:Flash
Fine Line,Second Skin,Flash & Needle,Aftercare
design,designs,palette,leaf,arcs,sea
The heron goes on at one on Thursday.|4|designs in hand
Client,Size,Where
Heron, one line|Longer neck, she said|Thu 13:00|Booked|Iris;14 cm;Forearm
Grandad’s anchor|From a photo of 1961|28 May|Booked|Tom;6 cm;Wrist
Fern and moth|Second version sent|To approve|Sketches|Noor;9 cm;Shoulder
Snake in a teacup|Once only|Free|Flash|–;8 cm;Anywhere
Small lemon|Healed well|Done|Finished|Mara;3 cm;Ankle
>Cut the heron stencil,Redraw the moth,Order green soap,Post the new flash,Ask Mara for a photo
@comic,manga,cartoon,storyboard,graphic novel,animation/wall,page,shelf/drawing,gallery,list,progress/browse:Pages,gallery:Panels
Gutter,Speech Bubble,Four Panels,Inkling & Co
page,pages,pencil,city,night,sea
Page six needs a punchline.|6|pages inked
Panels,Stage,Made
Page 1, the harbour|One big panel|Inked|Chapter 1|1;Inked;2 May
Page 4, the gull|No words, three looks|Inked|Chapter 1|6;Inked;9 May
Page 6, the sandwich|Needs a punchline|Inked|Chapter 1|4;Inked;Monday
Page 7, the chase|Thumbnails only|Pencils|Chapter 2|9;Pencils;Today
Cover|Gull, coat, rain|Colours|Cover|1;Colours;12 May
>Ink page seven,Letter the gull,Find the punchline,Flat colours on the cover,Scan at 600 dpi
@calligraphy,lettering,handwriting,typography,alphabet/tool,page,wall/drawing,gallery,list,streak/browse:Sheets,gallery:Work
Broad Edge,Nib & Ink,Ascender,Hairline
sheet,sheets,pencil,arcs,waves,leaf
Draw the g again. Slower.|18|minutes with the nib today
Script,Nib,Time
Minuscule g|Third row is the good one|Today|Letters|Italic;2 mm;18 min
Place cards|Fourteen names, one Xanthe|Saturday|Orders|Copperplate;Pointed;2 h
Envelope for Ida|Blue ink, no ruler|Sent|Letters|Italic;1.5 mm;25 min
Capitals, A to M|Keep the slant|Monday|Drills|Roman;3 mm;40 min
Sign for the bakery|Chalk, brush first|Sketched|Orders|Brush;Flat 12;1 h
>Fill one row of g,Rule the place cards,Clean the nib,Photograph the sign,Mix walnut ink
@pixel,pixel art,sprite,8 bit,voxel//drawing,gallery,list,progress/gallery:Sprites
Dither,Sixteen Square,Bitmap Bay,Eight Colours
sprite,sprites,palette,tiles,rocket,night
The knight can blink now.|16|colours in the palette
Size,Colours,Frames
Knight, walking|Left foot still slides|6 frames|Characters|16 × 16;8;6
Shopkeeper|Blinks every four seconds|4 frames|Characters|16 × 24;9;4
Water, edge|Tiles without a seam|8 frames|Tiles|16 × 16;5;8
Night bakery|Window lights up|Done|Scenes|96 × 64;16;1
Heart, half heart|For the bar on top|Done|Icons|8 × 8;3;1
>Fix the left foot,Try four colours fewer,Export the sheet,Tile the water,Draw the shopkeeper’s hat`,
  game: `@word,crossword,anagram,spelling,hangman,rhyme/cover,card,figure/list,leaderboard,streak,progress
Sevens,Letterbox,Last Vowel,Across & Down
puzzle,puzzles,pencil,books,tiles,table
Seven letters. It starts with a G.|4|words left today
Hardest,Best,Now
Today’s seven|Three found, four to go|3 of 7|Today|G, seven letters;1:52;2:10
Tuesday crossword|One odd corner|82 %|Crosswords|11 across;6:40;4:12
Monday crossword|Done before coffee|5:58|Crosswords|3 down;5:58;Done
Ladder: cold to warm|Four steps, one letter each|Level 12|Ladders|Step 3;3 moves;2 moves
Word chain with Ada|She has the X|Ada’s turn|Friends|The X;41 words;38 words
>Find the G word,Fill the odd corner,Answer Ada,Keep the streak,No hints today
@chess,checkmate,grandmaster,checkers,draughts/cover,card,figure/list,leaderboard,progress,profile/browse:Games
Back Rank,Quiet Move,En Passant,Knight Shift
game,games,trophy,tiles,night,table
White to move. Mate in two.|1,412|your rating
Opening,Moves,Clock
Ben, ten minutes|His knight is loose|Your move|Playing|Caro-Kann;18;6:41
Noor, a move a day|She thinks until tonight|Her move|Playing|Italian;12;3 days
Iris, blitz|Won on time, barely|Won|Finished|Scandinavian;44;0:02
Tom, ten minutes|Lost a rook to a pin|Lost|Finished|London;31;1:15
Puzzle of the day|Mate in two|New|Puzzles|Endgame;2;No clock
>Move against Ben,Solve the puzzle,Look at the lost rook,Learn one rook endgame,Challenge Iris again
<Rematch? I was on the train.
<>Ten minutes each, you take white.
<No excuses this time.
<>You said that on the train.
@sudoku,logic puzzle,jigsaw,nonogram,solitaire,memory game,brain training,maze/card,cover,figure/list,streak,timer,progress
Nine by Nine,Pencil Marks,Last Square,Quiet Grid
puzzle,puzzles,layers,tiles,arcs,rings
One seven left in the middle box.|6:42|your best today
Level,Best,Hints
Tuesday, 9 by 9|31 squares filled|38 %|Today|Medium;–;0
Monday, 9 by 9|Two pencil marks too many|8:15|Done|Medium;8:15;1
Killer, 9 by 9|Cages add up to 45|Not yet|Hard|Hard;14:30;0
Six by six, quick|For the lift|6:42|Done|Easy;6:42;0
Harbour, 500 pieces|The sky is left|412 of 500|Jigsaws|Slow;–;–
>Finish Tuesday,Try the killer,Keep the streak,One without hints,Find the corner piece
@escape room,escape game,mystery,detective,treasure hunt,scavenger hunt,riddle/cover,scene,card/timer,list,leaderboard,progress/browse:Rooms
Ninth Key,Locked In,One More Hint,Forty Minutes
room,rooms,lock,night,room,house
Why did the clock stop at 9:40?|18:20|minutes left
Locks,Hints,Best
The clockmaker’s study|Two locks left|18:20|Playing|3 of 5;1 used;–
Cabin in the snow|Count the antlers|Escaped|Solved|4 of 4;0 used;31:12
Night at the aquarium|The eel knows|Escaped|Solved|6 of 6;3 used;38:50
Train without a driver|For three or more|New|New|0 of 5;–;–
Grandma’s attic|Easy, very odd|New|New|0 of 3;–;–
>Look behind the clock,Write down 9 and 40,Ask for no hint,Invite Tom and Noor,Beat 31 minutes
@board game,card game,game night,dice,tabletop,poker,domino/card,wall,plan/list,leaderboard,calendar,rating/browse:Shelf
Roll Again,Your Turn,Table Nine,Second Shuffle
game,games,star,table,tiles,room
Friday, seven o’clock, your table.|23|games on the shelf
Players,Takes,Last won
Harbour Masters|Trade fish, lose friends|90 min|Strategy|2 to 4;90 min;Ada
Moss & Stone|Two players, one forest|40 min|Strategy|2;40 min;Iris
Goat Bluff|Nobody has a goat|20 min|Cards|3 to 6;20 min;Ben
Liar’s Teapot|Dice under cups|15 min|Dice|3 to 8;15 min;Noor
Night Bakery|All against the oven|45 min|Together|2 to 5;45 min;The oven
>Choose Friday’s game,Count the fish cards,Ask Noor about snacks,Write down the score,Learn Moss & Stone
!Ninety minutes, and we only shouted twice.
!Rules on one page. More of that, please.
<Friday at seven, who brings the big one?
<>Harbour Masters is in my bag.
<Then I bring crisps and an excuse.
<>You lost by one fish. Let it go.
@rpg,dungeon,dragon,role playing,roleplaying,character sheet,campaign,dnd,quest/card,scene,inbox/list,calendar,chat,profile/browse:Party
Long Rest,Natural Twenty,Tavern & Torch,Initiative
character,characters,flame,shield,mountains,night
The troll still has your boots.|7|level of the whole party
Class,Hit points,Armour
Brannoc Reed|Barefoot since the bridge|41 of 58|Party|Fighter, level 7;41 of 58;18
Sister Yew|Two spells left|36 of 40|Party|Cleric, level 7;36 of 40;16
Pim Underhedge|Holds everyone’s gold|29 of 33|Party|Rogue, level 7;29 of 33;15
The bridge troll|Wears Brannoc’s boots|Hostile|Foes|Giant;84;15
Mayor Ost|Promised 200 gold|Ally|Friends|Commoner;9;10
>Get the boots back,Level up Sister Yew,Note the mayor’s promise,Dice on Thursday at eight,Ask Pim for the gold
<Do we fight the troll or talk?
<>Talk. I rolled a three last time.
<Then I sing to him.
<>Roll for it.`,
  fun: `@joke,pun,comedy,one liner,stand up,comedian/cover,deck,card/card-deck,list,rating
Groan,Punchline,Knock Knock,Two Snowmen
joke,jokes,smile,balloon,confetti,fruit
How do bees brush? A honeycomb.|17|groans today
Sort,Groans,Told to
Two snowmen|“Do you smell carrots?”|New|Short|Short;41;Sam
Scarecrow of the year|Outstanding in his field|Classic|Puns|Pun;88;Mum
Parallel lines|So much in common. Never met.|Keep|Puns|Pun;63;Nobody yet
Knock, knock|Lettuce. Lettuce who?|Lettuce in|Knock knock|Dialogue;52;Leo
The invisible man|Could not see him at the party|Send|Short|Short;30;Work
>Tell one at dinner,Send Sam the snowmen,Write your own,Save the scarecrow,Get three groans
+Told the snowmen at the meeting. One laugh, one resignation.
+My daughter has discovered knock knock. Send help.
+Outstanding in his field. I had to sit down.
!My children beg me to stop. Five stars.
!Short, silly and clean enough for Grandma.
@horoscope,zodiac,astrology,star sign,tarot,fortune,birth chart,numerology/cover,scene,deck/card-deck,list,detail/browse:Signs
Rising Sign,Small Omens,Tenth House,Thin Moon
sign,signs,moon,night,rings,sun
A good day to finish a letter.|3|lucky number today
Love,Work,Lucky
Taurus|Last days of your season|Finish it|Earth|Say it first;Slow is fine;3
Gemini|Your turn from Thursday|Get ready|Air|Two letters;Pick one;7
Cancer|Stay in, cook something big|Rest|Water|Old friend calls;Not today;12
Leo|Somebody is looking. Wave.|Shine|Fire|Yes;Ask for more;1
Virgo|Leave one crumb|Let go|Earth|Laugh about it;Done is done;8
>Read your sign,Draw one card,Look for the thin moon,Compare with Sam,Ignore Mercury
+Mine said “call an old friend”. So I did. We talked for two hours.
+Gemini season on Thursday. Hide your plans.
+Drew the Tower on a Monday. Fair.
@truth or dare,dare,drinking game,never have i ever,would you rather,party game,charades,icebreaker/deck,cover,card/card-deck,timer,list,leaderboard
Last Sip,Double Dare,Who First,Loud Table
dare,dares,flame,bottle,confetti,crowd
Whoever laughs first, begins.|24|cards still face down
For,Takes,Sips
Talk like a waiter|Until it is your turn again|Dare|Dares|One;A round;2
Never have I ever|Pretended to know a song|Everyone|Confess|All;10 s;1
Your worst haircut|Show the picture|Truth|Truths|One;1 min;2
Wings or gills?|Losers clap|Vote|Choose|All;20 s;1
Swap a shoe|With the person opposite|Dare|Dares|Two;To the end;3
>Shuffle the cards,Fill the water jug,Explain it in one breath,Write one about Tom,Last round at midnight
+Tom was a waiter for forty minutes. We tipped him.
+We have voted. Gills. It was not close.
+Nobody knows whose shoe this is.
@meme,gif,sticker,caption/wall,feed,deck/gallery,feed,editor,camera/gallery:Memes
Top Text,Reaction,Group Chat,Caption This
meme,memes,smile,cat,dog,egg
When the meeting was an email.|41|laughs in the group chat
Template,Made,Laughs
Monday face|It is only Tuesday|41 laughs|Cats|Cat at a desk;Today;41
Two doors|Sleep, or one more episode|28 laughs|Choices|Two doors;Monday;28
Dog in a tie|Per my last email|36 laughs|Work|Dog in a tie;Sunday;36
Lone egg|Me at every party|19 laughs|Moods|Egg;12 May;19
Big brain|Set two alarms, slept in three|Draft|Moods|Rings;Today;–
>Caption the cat,Send it to the group,Make one about Tom,Save the egg,Try fewer words
+It is only Tuesday. The cat knows.
+Made this during a meeting. That is the meme.
+Who put my face on the egg? Well done.`,
  writing: `@screenplay,screenwriter,script,scriptwriting,playwright,theatre play,dialogue
Fade In,Int. Kitchen,Page One,Slugline & Co
scene,scenes,pencil,clapper,city,sea
Enter late. Leave early.|41|pages of ninety
Pages,Place,Who
12: Int. ferry, night|She keeps the ticket|3 pages|Act two|38 to 41;Ferry deck;Ida, Jonas
11: Ext. pier, dusk|Too long by half a page|2 pages|Act two|36 to 38;Pier;Ida, Porter
4: Int. kitchen, day|First lie|4 pages|Act one|9 to 13;Kitchen;Ida, Mother
1: Ext. harbour, dawn|No words at all|1 page|Act one|1;Harbour;Gulls
30: The last boat|Only a sentence yet|Idea|Act three|–;Harbour;All
>Cut scene eleven by half,Read act one aloud,Name the porter,Card for each scene,Send Leo forty pages
+Forty-one pages and nobody has left the harbour.
+Ida folds the ticket into a boat. JONAS: You will miss it. IDA: That is the idea.
+Read aloud today. The mother is funnier than I knew.
@poem,poetry,poet,haiku,verse,sonnet/page,card,scene/editor,list,streak,detail
Small Hours,Line Break,Stanza,Quiet Ink
poem,poems,pencil,leaf,night,sea
One line is enough for today.|48|poems since January
Lines,Form,Since
What the kettle knows|Last line, maybe too neat|14 lines|Finished|14;Sonnet, nearly;Monday
Bus stop in May|Three lines, one swallow|Haiku|Finished|3;Haiku;Today
Letter to my knees|Funny until the end|22 lines|Drafts|22;Free;12 May
My father’s gloves|Still too close|9 lines|Drafts|9;Free;April
Rain, borrowed|Only a title so far|Title|Seeds|0;Unknown;Sunday
>Write one line,Read the kettle aloud,Cut the last word,Copy out a haiku,Send Iris the gloves
+Three lines before breakfast. The day owes me nothing.
+The kettle knows who is up. It sings for one cup now.
+Cut the adjective. Cut it again. There.
@diary,journal,memoir,autobiography,life story,gratitude/page,cover,inbox/editor,streak,calendar,list/browse:Days
Dear Tuesday,Blue Notebook,Bedside,Between Us
day,days,book-open,night,room,sun
What made you laugh today?|128|days written
Words,Mood,Where
Tuesday|The swallows are back|212|May|212;Light;Kitchen
Monday|Said no, slept well|340|May|340;Proud;In bed
Sunday|Rain, pancakes, Ana|180|May|180;Warm;Kitchen
12 May|The letter came|610|May|610;Shaken;Train
First day at the mill|I was seventeen|1,420|Long ago|1,420;Tender;Desk
>Three lines before bed,Answer today’s question,Reread last May,Stick in the ticket,Write about the mill
+A year ago today I wrote “never again”. Ha.
+Ana burned the first one, as always. We ate it, as always.
+I did not know I remembered the smell of the mill.
@blog,blogger,blog post,article,newsletter,column,essay,copywriting/inbox,figure,page/editor,list,stats,calendar/browse:Posts
Second Draft,Plain Post,Kitchen Table Press,Long Read
post,posts,pencil,laptop,city,books
Thursday’s piece needs an end.|2,310|readers this week
Words,Out,Reads
Why I mend my socks|Needs an end|840|Drafts|840;Thu 21 May;–
A week without news|Two good paragraphs|320|Drafts|320;28 May;–
The bread that failed|Most read so far|1,120 reads|Published|960;12 May;1,120
Small tools, kept|Reader wrote back|740 reads|Published|700;5 May;740
In praise of queues|One sentence|Idea|Ideas|18;–;–
>End the socks,Find a picture,Answer three readers,Cut the first paragraph,Schedule for Thursday
+The failed bread is my most read piece. There is a lesson in that.
+A sock has maybe nine lives, like a cat, and costs less to feed.
+Deleted the first paragraph. It begins now.
@fantasy,fan fiction,fanfiction,worldbuilding,sci fi,science fiction,short story/page,shelf,scene/editor,list,progress,feed
Third Moon,Mapmaker,Far Kingdom,Once & Again
chapter,chapters,pencil,mountains,night,rings
The map burns in chapter six.|1,840|words today
Words,Place,Readers
6: The burning map|Pell must choose a road|1,840|Chapters|1,840;Salt Gate;–
5: Under two moons|Readers want more Wren|3,120|Chapters|3,120;High Fen;214
4: The glass river|Slow, but needed|2,760|Chapters|2,760;Low Fen;260
Wren|Lies only on Sundays|Character|People|410;High Fen;–
Salt Gate|Closes at low tide|Place|Places|290;North coast;–
>Finish chapter six,Give Wren a fear,Draw the north coast,Answer two readers,Check the second moon
+Chapter six tonight. Bring water.
+They say the gate remembers everyone who lied to it. Wren went round by the marsh.
+You all want more Wren. Wren does not deserve you.`,
  books: `@book club,reading group,reading circle/cover,card,plan/list,calendar,chat,rating/browse:Books,calendar:Evenings
Shared Spine,Chapter Eight,Wine & Pages,Second Sitting
book,books,book-open,books,table,room
To chapter eight by Thursday.|7|of us coming on Thursday
Chosen by,Pages,Score
The Salt Road|Thursday at Noor’s|Ch. 8|Now|Iris;340;–
Night Gardening|Short, poems, June|June|Next|Tom;96;–
A Map of Uncles|Three votes so far|3 votes|Proposed|Ada;410;–
Small Machines|Nobody finished, all loved it|4.1|Read|Ben;220;4.1
The Clay Year|We talked until two|4.7|Read|Mara;288;4.7
>Read to chapter eight,Bring cheese,Note one question,Vote for July,Lend Ben your copy
<How far is everyone?
<>Chapter six. No spoilers!
<Then do not read the note on page 90.
<>I have read the note on page 90.
@library book,library loan,library card,public library,librarian,loan,borrow,due date/inbox,card,shelf/list,search,notifications,scanner/browse:Loans
Date Due,Overleaf,Stamped,Reading Room
loan,loans,book-open,books,room,table
Two go back by Friday.|6|books on loan
Due,Branch,Renewed
The Salt Road|Four waiting after you|Fri 22 May|Due soon|22 May;Mill Lane;Twice
Small Machines|Can be renewed|Fri 22 May|Due soon|22 May;Mill Lane;Once
Night Gardening|Due in three weeks|9 June|On loan|9 June;Central;No
A Map of Uncles|Ready, shelf 12|To collect|Reserved|Until 25 May;Central;–
The Clay Year|You are third|Third|Reserved|About 15 June;Mill Lane;–
>Return The Salt Road,Renew Small Machines,Collect from shelf 12,Pay 40 p,Take Nina to story time
@comic,manga,graphic novel,webtoon,superhero/wall,shelf,cover/gallery,list,progress,search/browse:Issues,gallery:Covers
Longbox,Splash Page,Issue One,Panel & Gutter
issue,issues,layers,rocket,night,city
Number 13 completes the run.|186|issues in the box
Number,Year,State
Harbour Gull|The sandwich affair|No. 12|Series|12 of 13;2025;Near mint
Lantern Keepers|Vol. 4, the bridge|Vol. 4|Manga|4 of 9;2024;Read twice
Crow Academy|Vol. 1, signed|Vol. 1|Manga|1 of 26;2022;Signed
Captain Thistle|Cape by her mother|No. 3|Series|3 of 40;1978;Worn
The Quiet Moon|One volume, 220 pages|To read|One-offs|1 of 1;2023;New
>Find Harbour Gull no. 13,Bag the new ones,Read The Quiet Moon,Lend Leo volume 1,Check Thistle’s price
@audiobook,audio book,narrator,listen/scene,shelf,card/player,list,progress,timer
Read to Me,Second Voice,Long Road,Told Well
book,books,book-open,road,night,sea
Two hours left of the ferry.|2:10|hours left
Length,Read by,Chapter
The Salt Road|Two hours left|2 h 10|Listening|9 h 40;Lena Harrow;21 of 28
Small Machines|Good for washing-up|4 h 05|Listening|5 h 20;J. Pell;3 of 12
A Map of Uncles|Eleven uncles, one voice|12 h 30|Next|12 h 30;Tom Vey;0 of 33
Night Gardening|Poems, one before sleep|1 h 15|Next|1 h 15;I. Sato;0 of 40
The Clay Year|Finished on the train|Done|Finished|8 h 02;Ada Lind;30 of 30
>Listen to chapter 22,Download for the drive,Sleep timer to twenty,Slow it to normal,Rate The Clay Year
@school,kid,children,child,bedtime,picture book,reading log,pupil/card,cover,wall/list,streak,progress,rating
One More Page,Bookworm & Co,Torch & Blanket,Story Seven
book,books,star,books,balloon,night
Nina read the whole page alone.|12|books this term
Pages,Who reads,Stars
The Goat Who Said No|Best voice: the goat|Page 14|Reading|32;Nina;5
Where Do Buses Sleep?|Every night this week|Nine times|Bedtime|24;Dad;5
Pia and the Ladder|First one all alone|Done|Finished|16;Nina;4
Dragons Need Naps|Aunt does the snoring|Done|Finished|28;Mara;5
The Long Wet Day|From the school library|Next|To read|40;Together;–
>Ten minutes with Nina,Sign the reading book,Find the goat’s page,Return two on Friday,Choose one for bedtime`,
  news: `@football,sport,soccer,cricket,rugby,tennis,formula one,league,transfer
Full Time,Touchline,Late Kick-off,Nine Lines
story,stories,flag,field,crowd,trophy
Two goals in added time.|12|since last night
Read,Sport,Filed
Rovers level, minute 94|Keeper came up for the corner|2 min|Football|2 min;Football;22:10
Town lose final on kicks|Eleven taken, one missed|3 min|Football|3 min;Football;Yesterday
Cup tie now on Thursday|Pitch under water|1 min|Football|1 min;Football;7:20
Oldest rower wins again|She is seventy-one|2 min|Rowing|2 min;Rowing;Yesterday
Champion keeps old shoes|For luck|2 min|Tennis|2 min;Tennis;6:50
>Read the match report,Follow Rovers,Hide the scores,Save the rower,Listen on the way
+The keeper! With his head! I have no voice left.
+Kicks again. My grandfather stopped watching in 1998 and he was right.
+Seventy-one and still faster than our whole boat.
@tech,technology,gadget,software,startup,artificial intelligence,ai,cybersecurity
Changelog,Small Print,Bits & Pieces,Plain Tech
story,stories,layers,laptop,rocket,city
Five things, no hype.|5|minutes at most, each
Read,About,Filed
A phone you can take apart|Nine screws, no glue|3 min|Devices|3 min;Repair;7:10
Town keeps data on paper|On purpose, as a backup|4 min|Security|4 min;Records;6:45
AI reads old letters|It knows three handwritings|3 min|AI|3 min;Archives;6:30
Browser skips the pictures|And nobody minded|2 min|Software|2 min;Web;Yesterday
Founders close, on time|They wrote down why|5 min|Start-ups|5 min;Business;Yesterday
>Read three,Save the screws,Mute launches,Send Tom the backup,Listen on the way
+Nine screws. I opened mine at the kitchen table and closed it again.
+Paper backup made my week. It survives everything but tea.
+A company that ends and says why. More of that.
@market,stock,business,finance,economy,investor,company/inbox,figure,scene/list,filter,chart,search
Opening Bell,Plain Figures,Closing Price,Ledger Line
story,stories,trending-up,city,coins,globe
A quiet open. Strong wheat.|+0.4|per cent since the open
Read,Moves,Filed
Wheat up after a dry May|Bakers look worried|+2.1 %|Goods|3 min;+2.1 %;8:10
Rates stay where they are|Third time this year|2 min|Economy|2 min;–;7:30
Ferry line goes public|Shares on Thursday|3 min|Companies|3 min;New;7:05
Rents slow once more|Most of all in the north|+1.8 %|Economy|2 min;+1.8 %;6:50
Bike maker buys bakery|For the breakfast rides|4 min|Companies|4 min;−0.6 %;Yesterday
>Read before the bell,Follow wheat,Mute rumours,Save the ferry line,Weekly summary on Friday
+Wheat up two per cent. My baker has already told me twice.
+Rates unchanged. So am I.
+A bike maker with a bakery. Finally a merger I understand.
@village,parish,neighbourhood,neighborhood,small town,hyperlocal
Parish Pump,The Green,Noticeboard,Lane & Lamp
story,stories,house,field,house,awning
The duck pond has a leak.|7|new since Sunday
Read,Where,Filed
Duck pond down ten cm|Divers are not needed|2 min|Village|2 min;The green;7:10
Road shut on Thursday|Water pipe, nine to four|1 min|Notices|1 min;Mill Lane;Monday
Shop to open on Sundays|Until noon, with papers|2 min|Village|2 min;The shop;Sunday
Fête needs two more cakes|And one strong tent|1 min|Notices|1 min;Hall;Sunday
Under-nines win 4 to 3|Goal by the vicar’s niece|2 min|Sport|2 min;Top field;Saturday
>Read the road notice,Bake for the fête,Send in a photo,Ask about the pond,Thank the under-nines
+The ducks have noticed the pond. They look at us.
+Two cakes promised, one lemon, one secret.
+My niece scored. I will mention it all week.
@celebrity,gossip,entertainment,culture,music news,film news,art
Curtain,Front Row,Two Encores,Stage Door
story,stories,star,mic,clapper,night
She sang it twice. Here is why.|9|since last night
Read,About,Filed
Lena Harrow sings it twice|The first one was too fast|2 min|Music|2 min;Harbour Hall;23:40
Theatre opens, no roof yet|Bring a coat, says director|3 min|Stage|3 min;Old brewery;7:10
Prize for The Ferry Home|For the quietest scene|2 min|Film|2 min;Lisbon;6:45
Painter buys back her work|From a jumble sale|4 min|Art|4 min;Mill Lane;Yesterday
Low Tides split, unsplit|It took four hours|2 min|Music|2 min;Antenna;Yesterday
>Read the encore,Follow Lena Harrow,Book the roofless play,Save the painter,Hide spoilers
+I was there. The second one was slower, and everybody cried.
+Bring a coat to the brewery. The stars are part of the set.
+They split at noon and were back by four. Rock and roll.`,
};
