import { withSubjects } from './subjects';
import { livingSubjects } from './subjects/living';

/*
 * One text a kind. Lines: home layouts / features beside those asked for / what tabs are called here; names; noun, plural, icon,
 * pictures; headline, figure, its caption, what done tasks are called; labels of facts; then records (title | note | value | group |
 * facts); the last line, after >, is what is to do, each with its icon, note and share done where that is worth saying.
 */
const kinds = {
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
>Morning walk,Refill the water,Olive’s tablet,Brush Biscuit,Evening walk
<She has not touched her breakfast.
<>Is she drinking? Is she playing?
<Both. Now she is asleep on my laptop.
<>Then wait until noon, and warm it a little.
+Three kilometres, two puddles, one very proud spaniel.
+Ate half the tablet and hid the other half in my slipper.
+Looking for someone to feed a loud bird over half-term. He pays in songs.
!Biscuit pulled me through the door. He loves it here.
!A photo every evening, even of the cat ignoring her.
?What must dogs never eat?|Grapes|Carrots|Rice
?How long does a cat sleep in a day?|About 14 hours|About 6 hours|About 22 hours
?What does a cat’s slow blink say?|I trust you|I am hungry|Go away`,
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
>Milk the does,Check north fence,Dose Bramble,Order seed,Weigh the kids
<The far fence is down. Two kids are out.
<>Which side, road or stream?
<Stream. They are eating the nettles.
<>Let them. I will bring the wire.
+Twins at four this morning, both up and drinking before sunrise.
+Gave 2.8 litres this morning and kicked the bucket only once.
+Forty small bales to spare. Dry, sweet, bring your own trailer.
!Healthy animals, honest weights, and the gate is always shut.
!Eggs still warm, and the goats come to say hello.
?How long does a goat carry her kids?|Five months|Three months|Nine months
?What does cut hay need most?|Three dry days|A cold night|A little rain
?What does clover give the soil?|Nitrogen|Salt|Iron`,
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
>Take out the bins,Clean the bathroom,Hoover the hall,Buy washing powder,Pay the internet
<It is your turn with the bins. I checked twice.
<>You are right. Paper or glass?
<Both. The big box is behind the door.
<>On my way. You get the bathroom.
+The kettle shines. Whoever did that: thank you, and never stop.
+Took half an hour with the radio on. The mirror can wait.
+Swap: my hoovering on Friday for anyone’s dishes on Sunday.
?What takes limescale off a kettle?|Vinegar|Salt|Cold milk
?How hot should tea towels be washed?|60 degrees|30 degrees|Cold
?Where do empty batteries go?|Back to the shop|Into the bin|To the glass bank`,
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
>Lemons,Oats,Olive oil,Yoghurt,Spinach,Coffee
<I am at the shop. Anything else?
<>Lemons, and the green olive oil.
<They only have the small bottle.
<>Two small ones, then. And a cake of your choice.
+First strawberries at the market, and they smell like June.
+Cheaper by the kilo on the bottom shelf. Always look down.
+Went in for milk. Came out with milk. I am proud.
!Ripe, cheap, and there until closing time.
!The plain one is the good one. Buy two.`,
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
>Pack the swim bag,Wrap the present,Sign the school form,Order the cake,Call Grandma
+All six of us in one photo, and only Leo blinked.
+So we each paint her a plate. Nobody tell her.
+The swim bag is found. It was in the car, being a swim bag.
!Everyone came and nobody left hungry.
!The best one yet, even with the subtitles.`,
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
>Vitamin D drops,Tummy time,Pack spare socks,Book the check-up,Wash the sling
<She has been asleep for forty minutes.
<>Already? Did she take the bottle?
<All of it, and then one very long yawn.
<>Home at six. Keep a yawn for me.
+She laughed at the cat for a whole minute. The cat was not amused.
+Fell asleep at the corner by the bakery, as every morning.
+Advice from my mother: stop looking at the clock. It helped.
!Patient, on time, and the baby was asleep when we came home.
!She knows every song and folded all the tiny socks.
?When do most babies smile back?|At about six weeks|On day one|At ten months
?How do babies sleep safest?|On their back|On their tummy|On a pillow
?When does the first tooth often show?|Around six months|At one week|At two years`,
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
>Brush teeth,Feed the fish,Tidy the blocks,Read one page,Put on pyjamas
<Can I paint one more rocket?
<>One more. What colour is it?
<Green with spots. It is a frog rocket.
<>Then it needs a pond to land in!
+Four ducks counted, one of them now called Kevin.
+F is for frog, and for falling off the sofa laughing.
+Teeth brushed without being asked. Twice! Three stars.
!She asks for the ducks before breakfast.
!Just long enough for one bus ride, and no shouting.
?Who says moo?|The cow|The duck|The cat
?How many legs has a spider?|Eight|Six|Four
?What do bees make?|Honey|Jam|Butter`,
};

export const living = withSubjects(kinds, livingSubjects);
