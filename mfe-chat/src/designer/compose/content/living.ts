/*
 * One text a kind. Lines: home layouts / features beside those asked for / what tabs are called here; names; noun, plural, icon,
 * pictures; headline, figure, its caption, what done tasks are called; labels of facts; then records (title | note | value | group |
 * facts); the last line, after >, is what is to do, each with its icon, note and share done where that is worth saying.
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
};
