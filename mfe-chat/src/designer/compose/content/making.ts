import { withSubjects } from './subjects';
import { makingSubjects } from './subjects/making';

/** Music, films, pictures, books and games. The form is that of `living`. */
const kinds = {
  music: `scene,shelf,feed/player,list,search,profile
Needledrop,Low Tide Radio,Encore,Mixtape
track,tracks,music,record,waves,night
Side B is the better one.|42|minutes, no skips
Length,By,Year
Paper Boats|Lena Harrow|3:42|Slow|3:42;Harbour Songs;2024
Salt and Static|The Low Tides|4:10|Loud|4:10;Antenna;2023
Window Seat|Kimo|2:58|Slow|2:58;Transit;2025
Northern Lines|Ada & the Owls|3:31|Loud|3:31;Night Bus;2022
Kitchen Waltz|Tomas Vey|2:24|Quiet|2:24;Rooms;2021
>Finish the playlist,Tune the guitar,Learn the bridge,Send Ada the demo,Book the room
+Side B on a night train. Nothing better.
+Played it too loud on the stairs. The neighbour asked for the name.
+Learned the bridge at last. The whole house knows it, too.
!Quiet at first, and then I missed my stop.
!Nothing to skip. I tried.
?How many strings has a violin?|Four|Six|Seven
?What does “piano” mean on a score?|Softly|Quickly|Twice
?Which one is a wind instrument?|The oboe|The cello|The harp`,
  podcast: `shelf,scene,inbox/player,list,search,notifications
Earshot,Long Walk,Tuned In,Episode One
episode,episodes,mic,mic,waves,night
Thirty minutes about bees.|3|new episodes today
Length,Show,Released
The last beekeeper|Field Work|31 min|Nature|31 min;Field Work;Today
Why we queue|Small Rules|24 min|Society|24 min;Small Rules;Monday
A bridge, slowly|Made Here|44 min|Craft|44 min;Made Here;Sunday
Night shift voices|After Ten|38 min|Society|38 min;After Ten;Friday
Seeds in a vault|Field Work|29 min|Nature|29 min;Field Work;12 May
>Finish the bees,Download for the train,Rate Small Rules,Share with Sam,Clear played
+Missed my stop because of the bees. No regrets.
+Now I watch every queue. The baker’s has laws of its own.
+Night shift voices, best with the lights off.`,
  movies: `shelf,deck,scene/list,checklist,rating,detail
Matinee,Reel Talk,Last Row,Silver & Salt
film,films,ticket,clapper,night,city
Tonight, something slow.|28|films on your list
Length,Year,By
The Ferry Home|Drama|1 h 48|To watch|1 h 48;2023;I. Moreau
Seven Lemons|Comedy|1 h 32|To watch|1 h 32;2024;P. Costa
Under the Viaduct|Thriller|2 h 04|Watched|2 h 04;2021;H. Brandt
A Quiet Orchard|Documentary|1 h 21|To watch|1 h 21;2022;S. Lind
Paper Moonlight|Animation|1 h 36|Watched|1 h 36;2020;Y. Ito
>The Ferry Home,Seven Lemons,A Quiet Orchard,Paper Moonlight,Rewatch the first one
+Cried at the ferry. So did the man with the popcorn.
+At the fourth lemon the whole row had to breathe.
+Friday: something slow, with subtitles, and my sofa.
!Slow at first, and then I forgot my popcorn.
!Beautiful, funny and exactly long enough.
?How many frames a second has a classic film?|24|12|60
?What is a clapperboard for?|Matching sound and picture|Applause|Keeping score
?What does a key grip look after?|The camera rig|The costumes|The music`,
  video: `shelf,feed,scene/player,list,search,feed
Playhead,Second Take,Tinyreel,Frame by Frame
clip,clips,play,clapper,mountains,city
Four minutes on a glacier.|12|new clips
Length,By,Views
Ice, from above|Drone, 4 min|4:02|Nature|4:02;Northfilm;12,400
How a loom works|No talking|6:18|Making|6:18;Loomly;3,210
One pan, one egg|Kitchen|2:40|Food|2:40;Simmer;48,000
City at five a.m.|Time lapse|3:11|City|3:11;Ada R;9,870
Learn to juggle|Part 1 of 3|5:05|Making|5:05;Tumble;1,540
>Cut the intro,Add captions,Upload part two,Reply to five,Pick a thumbnail
+Four minutes of ice, and my tea went cold as well.
+Just the shuttle and the rain. Watched it three times.
+Part two is up. Three balls now, one lamp fewer.
!Short, calm, and now I know how it works.
!No shouting, no countdown. More, please.`,
  photo: `wall,scene,feed/gallery,camera,filter,editor
Contact Sheet,Softlight,Darkroom,Exposure
photo,photos,images,dunes,mountains,city
Best light at seven.|128|photos this month
Taken,Light,With
Far field|After the rain|14 May|Landscape|19:42;Low sun;35 mm
Blue door|Side street|12 May|City|11:05;Shade;50 mm
Harbour|Waiting for the boat|9 May|Sea|6:30;First light;35 mm
Kitchen table|Sunday|5 May|Home|9:15;Window;50 mm
Ridge|Third try|1 May|Landscape|20:10;Dusk;85 mm
>Pick ten,Straighten the harbour,Print the field,Share with Mum,Back up the card
<The harbour is wonderful. What time was that?
<>Half past six, before the first boat.
<Would you print it large for my hall?
<>Gladly. On matt paper, it needs no shine.
+Third try on the ridge, and the clouds sat still.
+Waited twenty minutes for the cyclist. Worth it.
+Ten minutes of low sun after the rain. Ran all the way.
!You can almost smell the rain.
!Patient with all of us, and the light is lovely.`,
  drawing: `tool,wall,page/drawing,gallery,editor
Doodlebug,Charcoal,Margin,Wet Paint
sketch,sketches,palette,arcs,tiles,leaf
Draw the thing next to you.|9|sketches this week
Made,Time,Paper
Two hills|Brush, three colours|Today|Places|18 min;Wide brush;Square
My left hand|Pencil|Monday|Studies|9 min;Fine pen;A5
Cat, asleep|One line|Sunday|Studies|2 min;Ink;A5
Letter S|For a poster|12 May|Letters|25 min;Marker;A4
>Draw your cup,Fill one page,Try the wide brush,Share one sketch,Name the hills
<I cannot get the cat’s ears right.
<>Draw the space between them instead.
<Oh. Now it is a cat!
<>And asleep, too. Keep that line.
+Two hills, three colours, eighteen minutes. Be gentle.
+The thumb is still too long, but it is a thumb.
+Drew everyone on the tram. Nobody looked up.
!One line and the whole cat is there.
!Makes me want to sharpen every pencil I own.`,
  game: `cover,deck,figure/leaderboard,progress,card-deck,profile
Tilt,Lantern Maze,Threeways,Moonhop
level,levels,trophy,rocket,night,confetti
Level nine. Mind the gap.|2,480|your best today
Stars,Time,Best
The old well|Find the rope|3 stars|World 1|3 of 3;1:42;980
Lantern bridge|Do not look down|2 stars|World 1|2 of 3;2:10;1,240
Frog choir|Tap in time|3 stars|World 1|3 of 3;0:58;1,410
Glass cave|New|Locked|World 2|–;–;–
>Beat level nine,Collect three keys,Play with Sam,Daily puzzle,Win without a hint
<How did you get over the lantern bridge?
<>Jump on the second flicker, not the first.
<Fell again. The frogs are laughing.
<>They laugh at everyone. Once more!
+2,480! Sam, it is your move.
+I looked down. Two stars on the fourth try.
+The rope in the old well was behind me all the time.
!One more level, I said. That was at nine.
!Fair, funny, and the frogs sing in tune.`,
  fun: `cover,deck,feed/card-deck,gallery,feed
Giggle,Silly Season,Whoopee,Coin Toss
card,cards,smile,confetti,balloon,fruit
Press it. You know you want to.|17|laughs today
Says,Mood,Shared
Cheese fact|Older than writing|New|Facts|Really;Proud;41
Dance break|Ten seconds|Do it|Dares|Now;Brave;12
Compliment|You have good pens|Keep|Kind|To you;Warm;88
Would you rather|Wings or gills|Choose|Dares|Think;Odd;30
>Send one to Sam,Do the dance,Make your own,Save the cheese,Get three laughs
+Cheese is older than writing. The whole bus knows now.
+Did it in the lift. The doors opened.
+Wings or gills? The office is split and nobody is working.
!Laughed so loudly that the cat left.
!Ten seconds that saved my Monday.
?Which is the oldest?|Cheese|Writing|Chocolate bars
?What is a group of flamingos called?|A flamboyance|A choir|A sunset
?How many hearts has an octopus?|Three|One|Eight`,
  writing: `page,inbox,figure/editor,stats,list,streak
Longhand,First Draft,Inkwell,Chapter & Verse
text,texts,pencil,sea,books,dunes
Six hundred words by dark.|612|words today
Words,Since,Mood
Chapter nine|The ferry does not come|2,140|Novel|2,140;March;Tense
Letter to Ida|To be opened in June|380|Letters|380;Sunday;Warm
The blue door|Short, maybe finished|1,260|Stories|1,260;April;Odd
Notes on rain|Fragments|540|Essays|540;May;Slow
>Write 500 words,Cut the prologue,Name the ferryman,Read it aloud,Send to Iris
<I read chapter nine. Why is there no ferry?
<>Because the ferryman is reading, too.
<Oh, that is good. Is it in there?
<>From tomorrow it is.
+612 words, and eleven of them are good.
+It begins too politely. Cut everything before the boat.
+Cut the prologue. It did not even struggle.`,
  books: `shelf,wall,page/list,progress,rating,search
Dogear,Spine,Shelfmate,Last Page
book,books,book-open,books,sea,night
Ninety pages from the end.|14|books this year
Pages,By,Read
The Salt Road|A ferry town in winter|62 %|Reading|340;M. Oren;62 %
Small Machines|Essays on repair|18 %|Reading|220;J. Pell;18 %
Night Gardening|Poems|Done|Finished|96;I. Sato;100 %
A Map of Uncles|Funny, then not|Next|To read|410;R. Diaz;0 %
The Clay Year|Memoir|Next|To read|288;L. Harrow;0 %
>Read twenty pages,Return Small Machines,Rate the poems,Lend one to Sam,Buy the sequel
+Ninety pages left, and I am hiding in the kitchen.
+Reading slowly so that it does not end.
+Lent it to Sam in March. I would love to see it again.`,
  news: `inbox,scene,feed/list,search,filter,settings
Plainword,Morning Paper,Thirty Lines,Dispatch
story,stories,globe,globe,city,field
Thirty lines, no noise.|30|headlines this morning
Read,Place,Filed
City council votes for night trams|From September, every half hour|2 min|City|2 min;City hall;7:10
River is clean enough to swim|First time since 1961|3 min|Nature|3 min;Old bridge;6:45
Small bakeries share one oven|Four families, one bill|4 min|City|4 min;Mill Lane;6:30
Chess club draws with champion|After nine hours|2 min|Sport|2 min;Hall B;Yesterday
New frog named after a nurse|It sings in thirds|3 min|Nature|3 min;Highlands;Yesterday
>Read three,Save the river,Mute sport,Share the frog,Listen on the way
<Did you read about the river?
<>Clean enough to swim! First time since 1961.
<Then Sunday? I have not swum in years.
<>Sunday at ten. Bring two towels.
+Night trams from September. My feet say thank you.
+Read it aloud at breakfast. We are going in on Sunday.
+A frog that sings in thirds. That is all the news I need.
!Read in ten minutes, and I was not angry afterwards.
!Short, fair, and somebody checked.`,
};

export const making = withSubjects(kinds, makingSubjects);
