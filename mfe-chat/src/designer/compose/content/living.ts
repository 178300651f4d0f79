/*
 * One text a kind. Lines: home layouts / features beside those asked for; names; noun, plural, icon, pictures; headline, figure,
 * its caption; labels of facts; then records (title | note | value | group | facts); the last line, after >, is what is to do.
 */
export const living = {
  plants: `card,cover,scene/checklist,detail,calendar,notifications
Fernly,Sillside,Leaflet,Verdant
plant,plants,leaf,plant,leaf,vase-flowers
Two are thirsty.|12|plants doing well
Light,Water,Since
Monstera|East window|Today|Living room|Bright, indirect;Every 7 days;March 2022
Calathea|Bathroom shelf|Today|Bathroom|Half shade;Every 4 days;June 2023
Olive tree|Balcony, left|Thursday|Balcony|Full sun;Every 5 days;May 2021
Snake plant|Hallway|In 9 days|Hallway|Any;Every 14 days;2019
Rosemary|Kitchen sill|Friday|Kitchen|Full sun;Every 3 days;April
String of pearls|Bookcase|Sunday|Living room|Bright;Every 10 days;2024
>Water the monstera,Mist the calathea,Turn the olive tree,Wipe the big leaves,Feed the rosemary`,
  pets: `card,scene,visit/profile,calendar,notifications,gallery
Pawprint,Biscuit & Co,Tailside,Furlong
pet,pets,heart,dog,cat,field
Biscuit walks at five.|4.2|km walked today
Breed,Age,Weight
Biscuit|Brown, white nose|Walk 17:00|Dogs|Spaniel mix;6 years;14.1 kg
Olive|Grey tabby|Fed 7:30|Cats|Domestic shorthair;3 years;4.4 kg
Pepper|Lop ear|Hay refilled|Small pets|Mini lop;2 years;1.9 kg
Captain|The loud one|Cage Friday|Birds|Cockatiel;8 years;96 g
>Morning walk,Refill the water,Olive’s tablet,Brush Biscuit,Evening walk`,
  agriculture: `cover,figure,scene/list,detail,calendar,weather
Furrow,Greenacre,Pasture,Hayday Log
animal,animals,sprout,field,sun,leaf
Rain on Thursday. Cut hay now.|42|head in the herd
Tag,Born,Last dose
Clover|Doe, brown|Due 3 June|Goats|UK-0412;March 2021;8 May
Juniper|Doe, white|Milking|Goats|UK-0415;April 2020;8 May
Bramble|Kid, 9 weeks|14.2 kg|Kids|UK-0460;March;20 May
Thistle|Buck|Resting|Goats|UK-0399;2019;2 May
North field|Barley, 4 ha|Week 22|Fields|Sown 2 April;Limed;Dry
>Milk the does,Check north fence,Dose Bramble,Order seed,Weigh the kids`,
  household: `card,plan,figure/checklist,wallet,notifications,calendar
Under One Roof,Flatwise,Nest,Number Nine
chore,chores,house,room,house,mug
Bins go out tonight.|3|chores left this week
Whose turn,How often,Takes
Bins|Paper and glass|Tonight|Ana|Ana;Every Tuesday;5 min
Bathroom|All of it|Wednesday|Jo|Jo;Weekly;30 min
Hoover the hall|Under the rug too|Friday|Sam|Sam;Weekly;15 min
Water the herbs|Kitchen sill|Today|Ana|Ana;Every 3 days;2 min
Descale the kettle|Vinegar is left of the sink|Sunday|Jo|Jo;Monthly;10 min
>Take out the bins,Clean the bathroom,Hoover the hall,Buy washing powder,Pay the internet`,
  'shopping-list': `card,cover,inbox/checklist,form,list
Basket,Pantry,Aisle Nine,Crumb
item,items,shopping-basket,fruit,table,bowl
Seven things, one trip.|7|things left to get
Aisle,Amount,Last bought
Lemons|Four|£1.60|Fruit|1;4;12 May
Oats|Large bag|£2.10|Dry|5;1 kg;2 May
Olive oil|The green one|£8.50|Dry|5;500 ml;April
Yoghurt|Plain|£1.95|Cold|9;2 pots;16 May
Spinach|Two bags|£2.40|Fruit|1;400 g;16 May
Coffee|Beans|£7.20|Dry|6;250 g;9 May
>Lemons,Oats,Olive oil,Yoghurt,Spinach,Coffee`,
  family: `card,scene,feed/calendar,checklist,chat,gallery
Hearthside,Kinfolk,Our Table,Sunday Lunch
plan,plans,users-round,crowd,cake,room
Six for dinner on Sunday.|6|of us at the table
When,Who,Where
Swimming lesson|Mia, bring goggles|16:00|Mia|Today;Dad drives;Pool on Mill Lane
Grandma’s birthday|She said no presents|Sunday|Everyone|13:00;All six;Her garden
Dentist|Check-up|Thursday|Leo|15:20;Mum;High Street
School trip|Packed lunch|Friday|Mia|8:10;Mia;Castle hill
Film night|Leo chooses|Saturday|Everyone|19:30;All;Sofa
>Pack the swim bag,Wrap the present,Sign the school form,Order the cake,Call Grandma`,
  parenting: `visit,card,figure/list,form,chart,notifications
First Year,Lullaby,Tiny Steps,Cradle
entry,entries,heart,balloon,night,cake
Nap in twenty minutes.|2|hours since the last feed
Length,Side,Mood
Feed|Left, calm|9:10|Feeds|18 min;Left;Sleepy
Nap|In the pram|7:40|Sleep|52 min;Pram;Calm
Nappy|Wet|7:25|Nappies|1 min;Home;Cheerful
Feed|Bottle, 120 ml|6:50|Feeds|14 min;Bottle;Hungry
First laugh|At the cat|Monday|Firsts|4 s;Living room;Delighted
>Vitamin D drops,Tummy time,Pack spare socks,Book the check-up,Wash the sling`,
  kids: `cover,deck,card/card-deck,quiz,progress,gallery
Puddle,Jellybean,Little Owl,Tumble
game,games,star,balloon,rocket,confetti
Ready to blast off?|8|stars today
Age,Time,Wins
Count the ducks|One to ten|2 stars|Numbers|3 to 5;4 min;6
Find the letter|A to F today|3 stars|Letters|4 to 6;5 min;9
Paint a rocket|Use any colour|New|Art|3 to 7;10 min;2
Animal sounds|Who says moo?|3 stars|World|2 to 5;3 min;11
Bedtime story|The small moon|New|Stories|3 to 6;6 min;1
>Brush teeth,Feed the fish,Tidy the blocks,Read one page,Put on pyjamas`,
  habit: `card,figure,cover/checklist,streak,chart,form
Small Steps,Keepsake,Daily Ten,Steady
habit,habits,sprout,plant,mountains,sun
Three down, two to go.|21|days in a row
Goal,Best streak,Since
Drink water|6 of 8 glasses|12 days|Body|8 glasses;31 days;January
Read ten pages|On the sofa|9 days|Mind|10 pages;18 days;March
Walk outside|Before lunch|21 days|Body|20 min;21 days;April
Write one line|Any line|5 days|Mind|1 line;14 days;May
Phone away by ten|In the hallway|3 days|Rest|22:00;9 days;May
>Drink water,Read ten pages,Walk outside,Write one line,Phone away by ten`,
  health: `visit,card,figure/calendar,checklist,chart,profile
Wellside,Vital,Carebook,Evenwell
reading,readings,heart-pulse,heart,flask,rings
You slept well and it shows.|64|bpm at rest
Taken,Normal,By
Resting heart|This morning|64 bpm|Heart|7:10;60 to 80;Watch
Blood pressure|Left arm|118/76|Heart|8:00;under 130;Cuff
Iron|Blood test|Normal|Blood|6 May;20 to 60;Dr Okafor
Steps|Yesterday|8,214|Moving|All day;8,000;Phone
Mood|After lunch|Good|Mind|13:20;–;You
>Vitamin D,Iron with breakfast,Ten-minute walk,Eye drops,Magnesium before bed`,
  fitness: `figure,cover,card/list,form,chart,timer
Stridewell,Ironleaf,Pace,Repeat
workout,workouts,footprints,mountains,shoe,route
Leg day, then rest.|4|workouts this week
Sets,Time,Best
Squats|Barbell, 60 kg|4 × 8|Legs|4 × 8;18 min;72.5 kg
Morning run|River loop|5.2 km|Cardio|1;28:40;26:55
Bench press|45 kg|3 × 10|Push|3 × 10;15 min;52.5 kg
Rows|Cable, 35 kg|3 × 12|Pull|3 × 12;12 min;40 kg
Plank|Core|3 × 60 s|Core|3 × 60 s;6 min;95 s
>Warm up,Squats,Split squats,Calf raises,Stretch`,
  sleep: `figure,page,cover/chart,stats,timer,notifications
Lullwater,Moonrise,Pillowtalk,Drift
night,nights,moon,night,room,sea
Seven hours, mostly deep.|7.4|hours last night
Deep,Woke,Quality
Monday|23:10 to 6:40|7 h 30|Weekdays|1 h 52;Once;3 of 3
Sunday|23:55 to 7:50|7 h 55|Weekend|2 h 04;Never;3 of 3
Saturday|0:40 to 8:10|7 h 30|Weekend|1 h 20;Twice;2 of 3
Friday|23:30 to 6:20|6 h 50|Weekdays|1 h 31;Once;2 of 3
Thursday|22:50 to 6:30|7 h 40|Weekdays|1 h 58;Never;3 of 3
>Lights low by ten,No screen in bed,Window open,Tea not coffee,Alarm at 6:40`,
  period: `card,visit,figure/calendar,notifications,form,chart
Tide,Lunette,Rosy Days,Cycle & Co
day,days,calendar-heart,night,heart,waves
Next one in nine days.|19|day of your cycle
Flow,Mood,Notes
Day 19|Calm, some energy|Today|This cycle|None;Calm;Long walk
Day 14|Likely fertile|16 May|This cycle|None;Bright;Headache
Day 3|Medium|5 May|This cycle|Medium;Tired;Hot water bottle
Day 1|Started|3 May|This cycle|Light;Low;Cramps
Last cycle|28 days|April|Earlier|5 days;Mixed;Regular
>Drink water,Iron tablet,Stretch,Pack supplies,Early night`,
  nutrition: `figure,card,cover/search,list,progress,chart
Forkful,Greenplate,Nourish,Macro & Mint
food,foods,utensils,table,fruit,bowl
Room for a good dinner.|640|kcal left today
Energy,Protein,Fibre
Porridge with pear|Breakfast, 1 bowl|320 kcal|Breakfast|320 kcal;11 g;8 g
Lentil soup|Lunch, 350 ml|410 kcal|Lunch|410 kcal;22 g;14 g
Almonds|A handful|170 kcal|Snacks|170 kcal;6 g;4 g
Salmon and rice|Dinner plan|560 kcal|Dinner|560 kcal;36 g;3 g
Apple|Medium|95 kcal|Snacks|95 kcal;0 g;4 g
>Drink two litres,Eat something green,Log lunch,No sugar after six,Plan tomorrow`,
  meditation: `scene,page,cover/timer,player,streak,list
Stillwater,Breathe Slow,Pebble,Hush
session,sessions,leaf,sea,dunes,night
Breathe in for four.|12|minutes of quiet
Length,Voice,For
Morning light|Start slowly|10 min|Morning|10 min;Ines;Waking
Body scan|From toes to crown|15 min|Evening|15 min;Tomas;Tension
Rain on a tent|Sound only|30 min|Sleep|30 min;None;Falling asleep
Three breaths|Between meetings|2 min|Work|2 min;Ines;Stress
Walk without hurry|Outside|20 min|Morning|20 min;Maren;Focus
>Sit for five minutes,Three slow breaths,Walk without phone,Write one thanks,Lights out`,
  'mood-journal': `page,card,scene/editor,calendar,chart,rating
Inkling,Dear Evening,Weather Within,Softly
entry,entries,smile,dunes,vase-flowers,sea
Quietly, better.|5|good days this week
Mood,Energy,Slept
A slow Tuesday|Soup, rain, a good book|Calm|Home|Calm;3 of 5;8 h
Coffee with Mara|We laughed until it hurt|Bright|Friends|Bright;4 of 5;7 h
Too much at work|Said no, once. Progress|Tense|Work|Tense;2 of 5;6 h
Long way home|Found the blue door again|Light|Outside|Light;4 of 5;7 h
Nothing special|And that was fine|Even|Home|Even;3 of 5;8 h
>Name one feeling,Write three lines,Step outside,Text a friend,Breathe for a minute`,
} as const;
