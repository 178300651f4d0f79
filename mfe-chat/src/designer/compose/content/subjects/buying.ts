/** Read as recipes or as food, in the same words. */
const bread = `@sourdough,bread,loaf,loaves,focaccia,baguette,dough,levain
Crumb & Crust,Slow Loaf,First Rise,Levain
loaf,loaves,croissant,field,bowl,sun,egg,plate
The starter is ready at noon.|78|per cent water in the dough
Water,Rise,Oven
Country sourdough|Fold four times, then leave|Shape 16:00|Sourdough|78 %;14 h, cool;45 min, 240°
Rye with caraway|Keeps for a week|Bake Friday|Sourdough|85 %;3 h;60 min, 220°
Focaccia|Dimples, oil, flaky salt|3 h|Same day|80 %;2 h;22 min, 230°
Baguettes|Three short, one crooked|5 h|Same day|70 %;4 h;20 min, 250°
Milk buns|Soft until Thursday|2 h 30|Soft|62 %;90 min;18 min, 190°
>Feed the starter,Fold the dough,Shape at four,Heat the iron pot,Let it cool for an hour`;

const cakes = `@cake,cookie,biscuit,cupcake,muffin,brownie,dessert,baking,pastry,pastries,ice cream,pie
Second Slice,Butter & Fold,Cake Tin,Lick the Spoon
bake,bakes,croissant,cake,table,plate,fruit
Lemon drizzle, out at four.|45|minutes in the oven
Oven,Makes,Keeps
Lemon drizzle|Pour it on while warm|45 min|Cakes|170°, 45 min;10 slices;4 days
Brown butter cookies|Rest the dough overnight|12 min|Biscuits|180°, 12 min;24;1 week
Rhubarb crumble tart|Tart, sweet, a little messy|50 min|Tarts|190°, 50 min;8 slices;2 days
Carrot cake|Two layers, no raisins|40 min|Cakes|175°, 40 min;12 slices;5 days
Vanilla ice cream|No machine, stir twice|6 h|Frozen|None;1 litre;1 month
>Soften the butter,Line the tin,Zest three lemons,Chill the cookie dough,Whisk the glaze`;

const cocktails = `@cocktail,mocktail,mixology,mixologist,bartender,barman,gin,rum,negroni,home bar
Golden Hour,Stir & Twist,Two Olives,Last Orders
drink,drinks,flask-round,bottle,night,fruit,waves
Six drinks from what you have.|6|drinks you can mix tonight
Mix,Glass,Strength
Garden gimlet|Gin, lime, three basil leaves|Ready|Sour|Shake, 12 s;Coupe;24 %
Negroni|Equal parts, orange peel|Ready|Bitter|Stir, 30 s;Tumbler;28 %
Dark and stormy|Rum, ginger beer, lime|Buy ginger|Long|Build;Highball;14 %
Rhubarb spritz|The syrup keeps for a week|Ready|Long|Build;Wine glass;11 %
Cucumber cooler|Lime, mint, soda, no gin|Ready|Alcohol-free|Shake, 10 s;Highball;0 %
>Freeze big ice cubes,Buy ginger beer,Cook the rhubarb syrup,Squeeze six limes,Chill the glasses`;

const vegan = `@vegan,plant based,vegetarian,veggie,tofu,meat free,meatless,lentil
Green Spoon,Root & Ladle,Beanfeast,All Leaf
recipe,recipes,leaf,fruit,bowl,table,leaf
Dinner from one tin of chickpeas.|25|minutes to dinner
Time,Protein,Serves
Smoky chickpea stew|One pot, one tin|25 min|Dinners|25 min;19 g;4
Crispy tofu, greens|Press it, then high heat|20 min|Quick|20 min;24 g;2
Red lentil dal|Better tomorrow|30 min|Dinners|30 min;18 g;4
Cashew pasta|Creamy, and no cream|15 min|Quick|15 min;16 g;2
Chocolate pots|The secret is avocado|10 min|Sweet|10 min;5 g;4
>Press the tofu,Soak the cashews,Tin of chickpeas,Toast the cumin,Wash the spinach`;

const barbecue = `@bbq,barbecue,grill,smoker,smoking meat,smoked,brisket,rib,steak,charcoal
Low Ember,Smoke & Salt,Slow Fire,Bark
cook,cooks,flame,sun,table,field,plate,fruit
Brisket on at six, supper at six.|93|degrees inside, four to go
Heat,Time,Rest
Brisket|Wrapped at 74, do not peek|93°|Smoke|110°;12 h;1 h
Ribs, apple glaze|They should bend, not fall|3 h left|Smoke|120°;5 h;15 min
Flank steak|Against the grain|8 min|Grill|Very hot;8 min;5 min
Corn, lime butter|Husk on until the end|15 min|Sides|Medium;15 min;None
Halloumi, peach|One turn, no fiddling|6 min|Grill|Hot;6 min;None
>Light the coals at half five,Wrap the brisket,Glaze the ribs,Soak the oak chips,Rest it for an hour`;

/** Behind its @: among restaurants, that word alone says nothing. */
const eatingOut = `eat out,eating out,where to eat,places to eat,near me,nearby,restaurant finder,halal,gluten free,allergy,allergen,allergic/map,shelf,cover/map,list,rating,search
Good Table,Second Helping,Where We Eat,Corner Booth
place,places,utensils,table,city,bowl,plate
A table for two, six minutes away.|12|places open near you
Kitchen,A main is,Rated
Olive & Ember|Grill, terrace, loud and happy|6 min|Levant|Halal;£14;4.8
Eight Seats|Ramen, and no phone on tables|9 min|Japanese|No nuts;£13;4.7
Corner Bean|Vegan until the last crumb|4 min|Vegan|Vegan;£11;4.5
Trattoria Lena|They have gluten-free pasta|12 min|Italian|Gluten free on ask;£15;4.6
Fish Yard|Paper, vinegar, sea wall|15 min|Fish|Dairy free;£12;4.4
>Book Olive & Ember,Tell them about the nuts,Save Fish Yard,Rate Corner Bean,Ask Jo where to meet
!They asked about the allergy before we did. Wonderful bread too.
!Loud, warm, generous. Order the aubergine, then order it again.`;

const cafe = `@cafe,coffee shop,coffee bar,coffeehouse,coffee house,tea room,tearoom,barista,brunch,coffee cart/shelf,scene,cover/list,cart,rating
Second Cup,Corner Window,Slow Morning,Flat & White
order,orders,coffee,mug,table,cake,room
Your usual is ready in four minutes.|7|stamps, three to a free one
Price,Size,Contains
Flat white|Guest bean, Guji|£3.60|Coffee|£3.60;180 ml;Milk
Filter of the day|Bright, like apricot|£3.20|Coffee|£3.20;250 ml;Nothing
Masala chai|Brewed since six|£3.80|Tea|£3.80;300 ml;Milk
Almond croissant|Nine left|£3.40|Baked|£3.40;One;Nuts, wheat, egg
Eggs on sourdough|Until two|£8.50|Brunch|£8.50;Two eggs;Egg, wheat
>Order the usual,Collect a stamp,Try the guest bean,Keep the window table,Bring your own cup
!They know my order and the name of my dog.
!Best flat white on this side of the bridge. Sit by the window.`;

const truck = `@food truck,truck,street food,taco,burger,burrito,kebab,falafel,hot dog/map,shelf,cover/cart,map,list,rating
Curbside,Two Wheels Fed,Hatch,Rolling Pan
dish,dishes,utensils,table,city,plate,bowl,road
Parked at Mill Square until nine.|8|minutes to your order
Price,Ready,Spice
Green chilli taco|Two, with pickled onion|£7|Tacos|£7;6 min;Warm
Slow beef taco|Eleven hours in the pot|£8|Tacos|£8;6 min;Mild
Hatch burger|Smashed, with house pickles|£10|Burgers|£10;9 min;None
Falafel burger|Tahini and red cabbage|£9|Burgers|£9;8 min;Mild
Hibiscus soda|A lot of ice|£3|Drinks|£3;1 min;None
>Find today’s pitch,Order the green taco,Extra napkins,Collect at the hatch,Vote for Friday’s pitch
!The queue goes round the fountain for a reason.
!Ordered from the tram, ate three minutes later. Get the pickles.`;

const pizza = `@pizza,pizzeria,calzone,margherita,neapolitan,wood fired
Leopard Crust,Four Thirty,Dough Street,San Forno
pizza,pizzas,flame,plate,table,sun,fruit
The oven is at 430 degrees.|90|seconds in the oven
Price,Size,Contains
Margherita|Buffalo, basil after|£11|Red|£11;32 cm;Milk, wheat
Nduja and honey|Hot first, sweet second|£14|Red|£14;32 cm;Milk, wheat
Potato, rosemary|No tomato, no regrets|£12|White|£12;32 cm;Milk, wheat
Courgette, lemon|Vegan on request|£12|White|£12;32 cm;Milk, wheat
Tiramisu|Made at noon, gone by nine|£6|Sweet|£6;One jar;Egg, milk
>Choose two pizzas,Half and half please,Add chilli oil,Ring at number nine,Save a slice for breakfast
!Blistered, soft, gone. We ordered a second one while eating the first.
!The crust is worth the walk. So is the potato one.`;

const sushi = `@sushi,sushi restaurant,sushi bar,ramen,ramen bar,izakaya,noodle,japanese,bento,poke,dumpling
Nori & Rice,Little Tide,Kumo,Soft Egg
dish,dishes,utensils,bowl,plate,waves,sea
Rolled when you order, not before.|12|minutes to fresh rolls
Price,Pieces,Contains
Salmon nigiri|Brushed with soy|£6|Sushi|£6;Two;Fish, soy
Tuna and shiso roll|Cut a moment ago|£9|Sushi|£9;Six;Fish, soy, sesame
Shoyu ramen|Egg marinated overnight|£13|Noodles|£13;One bowl;Egg, wheat, soy
Aubergine, miso|Sticky, soft, black sesame|£8|Small|£8;Half;Soy, sesame
Pork dumplings|Crisp below, soft above|£7|Small|£7;Five;Wheat, soy
>Order the ramen,Extra soft egg,No wasabi for Leo,Chopsticks for two,Try the plum wine`;

const bakery = `@bakery,bread,sourdough,croissant,loaf,loaves,cake,cupcake,pastry,pastries,bun,baker/shelf,cover,card/cart,calendar,list
Early Oven,Floury Hands,Half Past Six,Crust & Co
bake,bakes,croissant,field,sun,egg,dunes,cake
Saturday’s loaves close at six.|64|loaves ordered for Saturday
Price,Contains,Order by
Country loaf|Long rise, dark crust|£5.20|Bread|£5.20;Wheat, rye;Tonight 18:00
Seeded rye|Keeps for a week|£5.80|Bread|£5.80;Rye, sesame;Tonight 18:00
Butter croissant|Three days in the making|£2.60|Pastry|£2.60;Wheat, milk;Tonight 18:00
Cardamom bun|Box of four for £11|£3.10|Pastry|£3.10;Wheat, milk, egg;Tonight 18:00
Birthday cake|Name it, we pipe it|from £34|Cakes|£34, 12 slices;Egg, milk, wheat;3 days before
>Order two country loaves,Choose Saturday at nine,Add a box of buns,Write the cake text,Bring the bag back
!Crackles when you carry it home. There is never any left by noon.
!Ordered on Thursday, waiting in a bag with my name on Saturday.`;

const grocery = `@grocery,groceries,supermarket,corner shop,convenience store,grocer,milk delivery/shelf,cover,map/cart,search,list,progress
Corner Basket,Aisle to Door,Fill the Fridge,Green Crate
item,items,shopping-basket,fruit,parcel,egg,table
Here between six and seven.|14|things in your basket
Price,Amount,From
Eggs, free range|Box of ten|£3.20|Fresh|£3.20;Ten;Hill farm
Bananas|Two green, three ripe|£1.10|Fruit|£1.10;Five;Costa Rica
Whole milk|Glass bottle, we take it back|£1.60|Fresh|£1.60;1 litre;Valley dairy
Basmati rice|Usual every third week|£4.50|Cupboard|£4.50;2 kg;Punjab
Tomatoes on the vine|Swap for plum if none|£2.40|Fruit|£2.40;500 g;Kent
>Repeat last week,Choose six to seven,Allow swaps for fruit,Put the bottles out,Add bin bags`;

const farmBox = `@farm box,veg box,vegetable box,vegetable,veg,organic,farm shop,farm to table,csa,seasonal/cover,card,shelf/cart,calendar,list,notifications
Muddy Box,Thursday Crate,Nine Beds,Rooted
box item,box items,leaf,fruit,field,egg,leaf
First strawberries in Thursday’s box.|8|things in this week’s box
Amount,From,Keeps
Strawberries|Picked on Thursday morning|£3.80|Fruit|400 g;Lower field;2 days
New potatoes|Soil still on, they like it|£1.90|Roots|1 kg;Beck field;2 weeks
Spring greens|Steam, butter, done|£1.60|Leaves|1 bunch;Tunnel two;4 days
Radishes|Eat the tops too|£1.20|Roots|1 bunch;Bed nine;5 days
Six eggs|From the red coop|£2.50|Extras|Six;Red coop;3 weeks
>Swap radishes for peas,Add six eggs,Skip the box on 4 June,Put last week’s crate out,Cook the greens first
!The carrots still had their hats on. We eat better on Thursdays.
!I have learned what kohlrabi is for.`;

const canteen = `@canteen,cafeteria,office lunch,school lunch,tiffin,dabba,meal kit,meal subscription,lunch delivery,home cooked/card,cover,shelf/cart,calendar,list,rating
Noon Bell,Tray Nine,Warm Lunch,Table for Many
lunch,lunches,utensils,bowl,plate,fruit,table
Order Wednesday’s lunch by nine.|4|lunches booked this week
Price,Contains,Day
Lentil dal, rice|Second helpings until one|£5.20|Vegan|£5.20;Nothing;Wed 20 May
Chicken, new potatoes|Gravy on the side|£6.40|Meat|£6.40;Milk;Wed 20 May
Spinach lasagne|The corner pieces go first|£5.80|Vegetarian|£5.80;Milk, wheat;Thu 21 May
Fish and peas|It is Friday, after all|£6.60|Fish|£6.60;Fish, wheat;Fri 22 May
Apple crumble|With custard or without|£2.10|Sweet|£2.10;Milk, wheat;Every day
>Order for Wednesday,Tick no nuts for Leo,Choose Friday’s fish,Top up £20,Bring the box back`;

/** Sold in a shop, or spoken of as fashion. */
const sneakers = `@sneaker,trainer,kicks,sneakerhead,running shoe,shoe,boot,heel,footwear/wall,shelf,cover/list,detail,cart,notifications
Fresh Lace,Gum Sole,Pair & Co,Nine and a Half
pair,pairs,tag,shoe,arcs,road,tiles
The Harbour Low drops on Friday.|10:00|Friday, and ninety pairs
Price,Sizes,Upper
Harbour Low|Sea green, gum sole|Fri 10:00|Drops|£110;36 to 46;Suede
Court Six|White, and nothing else|£95|Low|£95;36 to 47;Leather
Ridge Runner|Wide toes, firm heel|£128|Runners|£128;37 to 46;Mesh
Night Shift High|Two pairs left in 42|£135|High|£135;38, 42, 45;Canvas
Track ’86, used|Worn twice, box is there|£70|Pre-worn|£70;43;Nylon
>Set a reminder for Friday,Check my size in Court Six,Save the Night Shift,Send back the 41s,Clean the white pair
!True to size, out of the box and straight to dinner.
!Broken in after one walk. My knees say thank you.`;

/** Sold in a shop, or spoken of as fashion. */
const jewellery = `@jewellery,jewelry,jeweller,earring,necklace,bracelet,goldsmith,silversmith,wristwatch,watches
Small Gold,Hallmark,Loop & Clasp,Ninth Link
piece,pieces,star,bud-vase,rings,arch,dots
Three new rings, made this week.|21|pieces on the shelf
Price,Metal,Stone
Hammered ring|No two are alike|£85|Rings|£85;Silver 925;None
Tide earrings|Light as a letter|£64|Earrings|£64;Silver, gilded;Pearl
Fine chain, 45 cm|The one you never take off|£140|Necklaces|£140;Gold, 9 carat;None
Moss ring|Made to your size in a week|£210|Rings|£210;Gold, 9 carat;Moss agate
Signet, engraved|Two letters, by hand|£165|Rings|£165;Silver 925;None
>Measure Ada’s ring,Engrave the signet,Polish the chain,Wrap order 118,Photograph the moss ring
!Wrapped like a secret and even finer on the hand.
!Resized it for nothing, and wrote a note.`;

/** Second-hand clothes, wherever they are sold. */
const vintage = `@vintage,thrift,thrifting,thrifted,preloved,pre loved,second hand clothes,used clothes,retro,seventies,upcycle,upcycling/wall,deck,shelf/search,filter,list,chat
Worn Before,Rail Nine,Again & Again,Old Flame
find,finds,tag,shirt,arch,tiles,shoe
Eleven new old things today.|11|new finds, one of each
Price,From,Measures
Suede jacket|Collar softly worn|£58|Coats|£58;1974;Chest 104 cm
Silk print blouse|Tiny mend at the cuff|£24|Tops|£24;1983;Chest 96 cm
High-waist jeans|Not one stretch thread|£36|Bottoms|£36;1991;Waist 74 cm
Wool pleated skirt|Dry cleaned on Monday|£28|Bottoms|£28;1968;Waist 68 cm
Brass-heel loafers|New soles|£40|Shoes|£40;1979;UK 5
>Measure the suede jacket,Steam the blouse,Reply about the jeans,Save the loafers,Photograph the cuff
!Smells of nothing, fits like a rumour. Measurements were right to the centimetre.
!It had a tram ticket from 1983 in the pocket. I kept both.`;

/** Bodies that grow out of their clothes. */
const small = `@kid,children,baby,babies,toddler,maternity,outgrown,hand me down,nappy,pram,newborn/wall,deck,card/search,filter,list,chat
Next in Line,Grown Again,Small Hand,Knee Patch
piece,pieces,tag,shirt,balloon,ball,sun
Leo grew three centimetres.|17|pieces for the next child
Size,Fits until,State
Yellow rain coat|Name tag cut out|£9|Coats|98;Autumn;Good
Striped pyjamas|Three, one with a fox|£6|Nights|92;August;Used
First walking shoes|Eleven weeks of walking|£12|Shoes|EU 22;July;Like new
Knitted jumper|Grandma can make another|Swap|Tops|104;Next year;Good
Bag of bodysuits|Fourteen, soft with washing|£10|Bundles|62 to 68;Summer;Used
>Measure Leo’s feet,Wash the rain coat,Bundle the bodysuits,Reply to Noor,Put size 104 in the attic
!Clean, folded, and there was a little toy car in the parcel.
!The coat is on its fourth child and still yellow.`;

/** Subjects within the kinds of `buying`, in the form that `withSubjects` tells. */
export const buyingSubjects = {
  recipes: `${bread}
${cakes}
${cocktails}
${vegan}
${barbecue}
@lunch box,lunchbox,packed lunch,school lunch,toddler,baby food,weaning,picky eater,fussy eater,kid,children
Small Forks,Crust Off,Lunchbox Club,Peas Please
lunch,lunches,smile,fruit,balloon,table,bowl
Five lunches, no repeats.|10|minutes in the morning
Time,From,Cold
Cheese pinwheels|Roll, slice, gone by ten|8 min|Wraps|8 min;2 years;Good
Pasta and hidden peas|They know, they eat it|12 min|Pasta|12 min;1 year;Good
Banana oat muffins|Sunday bake, freezes well|20 min|Baked|20 min;9 months;Good
Hummus and dippers|Carrot, pepper, breadsticks|5 min|Dips|5 min;1 year;Good
Mini omelettes|Six in the muffin tin|15 min|Baked|15 min;9 months;Warm it
>Bake the muffins on Sunday,Cut the carrots,Freeze six omelettes,Find the small fork,Ask Mia for a favourite
@air fryer,slow cooker,crockpot,instant pot,pressure cooker,meal prep,batch cook,one pot,student
Lid On,Six Boxes,Low & Slow,Sunday Batch
recipe,recipes,timer,pot,bowl,table
Put it on now, eat at seven.|6|boxes for the week
Hands on,Cooks,Makes
Slow beef chilli|In by eleven, home by seven|8 h|Slow cooker|15 min;8 h, low;6 boxes
Crispy chickpeas|Shake the basket twice|15 min|Air fryer|3 min;15 min, 200°;4
Chicken thighs, lemon|Skin up, no oil|22 min|Air fryer|5 min;22 min, 190°;4
Bean and barley soup|Freeze half of it|35 min|One pot|10 min;35 min;6 boxes
Overnight oats|Five jars, five breakfasts|Overnight|Breakfast|6 min;Fridge;5 jars
>Brown the beef first,Soak the beans,Label six boxes,Shake the basket at seven,Freeze two portions`,
  food: `@coffee,espresso,pour over,roaster,roastery,aeropress,latte,brewing coffee,moka/card,figure,cover/list,detail,chart,rating
Bloom & Pour,Third Crack,Good Grind,Slow Drip
brew,brews,coffee,mug,rings,table,bowl
Grind a touch finer tomorrow.|27|seconds, right on time
Dose,Ratio,Tastes of
Guji, morning espresso|18 in, 36 out|27 s|Espresso|18 g;1 to 2;Apricot, black tea
Huila, pour over|Slow bloom, 45 seconds|3 min 10|Filter|15 g;1 to 16;Red apple, toffee
House blend, moka|Off before it splutters|4 min|Moka|16 g;1 to 7;Cocoa
Kirinyaga, press|Inverted, then a swirl|2 min|Press|14 g;1 to 14;Blackcurrant
Guji, too coarse|Sour and thin|19 s|Espresso|18 g;1 to 2;Lemon, mostly
>Grind two clicks finer,Descale the machine,Order 250 g of Guji,Weigh the dose,Try 93 degrees
!Sweet, clean, and still good when it is cold.
!Apricot, really. I thought they made that up.
+Two clicks finer and the lemon turned into apricot.
+New bag from Huila. Resting it until Friday, more or less.
+Good cup today. I was late for it and it was worth it.
@wine,winery,sommelier,grape,cellar,riesling,pinot,vineyard/cover,shelf,deck/list,detail,rating,camera
Second Pour,Cellarbook,Long Finish,Cork & Slope
bottle,bottles,star,bottle,dunes,fruit,table
Open the Riesling this month.|42|bottles in the cellar
Grape,Year,Goes with
Chapel slope|Slate, lime, a little petrol|4.6 stars|White|Riesling;2019;Trout, asparagus
Old walls|Cherries and wet leaves|4.3 stars|Red|Pinot Noir;2021;Mushrooms
Hill of wind|Too young, wait|From 2028|Red|Syrah;2023;Lamb
Sea terrace|Salt at the end|4.1 stars|White|Albariño;2024;Clams
Pét-nat, orange|Cloudy and cheerful|3.8 stars|Sparkling|Muscat;2025;Crisps
>Open the Riesling,Write a note on Old walls,Photograph the label,Count the sparkling,Book the May tasting
!Opens slowly. The last glass was the best one.
!Slate and lime, and gone before the fish was.
+Opened an hour early, and it needed every minute.
+Six of us, four glasses blind. Nobody guessed the village.
+Too young. I wrote 2028 on the label so that I leave it alone.
?What gives red wine its colour?|The skins|The barrel|The soil
?What does dry mean?|Little sugar left|Little water|Old
?What do legs tell you?|Alcohol and sugar|Quality|The price
@beer,brewery,homebrew,ale,stout,lager,ipa,hop,cider,whisky,whiskey,distillery
Hop & Husk,Second Pint,Cask Notes,Barrel Nine
pour,pours,star,bottle,flask,field,table
The porter is ready on Friday.|38|tasted so far
Style,Strength,Tastes of
Harbour porter|Bottled on 8 May|Ready Friday|Dark|Porter;5.4 %;Cocoa, smoke
Field lager|Six weeks cold|4.2 stars|Pale|Lager;4.8 %;Bread, grass
Cloudbank|Juicy, do not age it|4.5 stars|Pale|Hazy IPA;6.2 %;Mango, pine
Orchard cider|Dry as chalk|3.9 stars|Fruit|Cider;5.8 %;Russet apple
Island cask, 12 years|Two drops of water|4.7 stars|Malt|Single malt;46 %;Heather, brine
>Chill the porter,Rate Cloudbank,Check the airlock,Order two kilos of malt,Invite three tasters
!Roast, cocoa, then a clean finish. Dangerous on a Tuesday.
!Better from the bottle than from the tap, and I will argue.
+The airlock has gone quiet. Bottling on Friday.
+Smoke, cocoa, a bit of salt. Mara says soy sauce. She is not wrong.
+Hops are in the freezer, peas are in the pan.
@cheese,cheesemonger,cheesemaker,cheesemaking,brie,cheddar,fondue
Rind,Cave & Cloth,Ripe on Friday,Little Dairy
cheese,cheeses,star,plate,fruit,table,egg
The goat’s cheese is perfect today.|9|cheeses ripening
Milk,Age,Eat with
Ash goat’s log|Chalky heart, soft edge|Eat today|Soft|Goat;3 weeks;Honey, walnut
Cellar Cheddar|Crystals, at last|4.6 stars|Hard|Cow;18 months;Apple
Blue of the hill|Mild for a blue|4.2 stars|Blue|Ewe;4 months;Pear
Washed rind square|Keep it in its own box|In 6 days|Soft|Cow;5 weeks;Cumin, rye
Alpine wheel|Hay, nuts, a bit of cellar|4.8 stars|Hard|Cow;12 months;Nothing at all
>Turn the Cheddar,Air the goat’s log,Buy rye crackers,Rate the Alpine wheel,Wrap the blue in paper
!Put it on the table an hour early. Then hide it from yourself.
!Hay, nuts, cellar. I went back for half a kilo.
@fermentation,ferment,kimchi,kombucha,pickle,preserving,preserve,canning,jam,sauerkraut/card,figure,shelf/list,detail,notifications,calendar
Small Bubbles,Jar Six,Salt & Wait,The Larder
jar,jars,flask-round,flask,fruit,table,bottle
Jar three wants burping.|14|jars on the shelf
Salt or sugar,Started,Keeps
Kimchi, jar three|Burp it every morning|Day 6|Bubbling|2.5 % salt;13 May;5 months
Ginger kombucha|Second ferment, bottled|Thursday|Bubbling|80 g/l sugar;10 May;1 month
Pickled radishes|Pink by tomorrow|Ready|Pickles|3 % salt;17 May;3 weeks
Rhubarb and ginger jam|Eleven jars, two given|9 jars|Jam|55 % sugar;16 May;1 year
Preserved lemons|Turn the jar over|In 9 days|Pickles|10 % salt;30 April;1 year
>Burp jar three,Chill the kombucha,Label the jam,Salt two cabbages,Boil six empty jars
@tea,matcha,oolong,teapot,green tea,infusion
Second Steep,Leaf & Lid,Kettle Notes,Two Minutes
tea,teas,coffee,bowl,mug,leaf,dunes
Cool the kettle to seventy.|70|degrees, for the green
Water,Steep,From
First flush sencha|Grass, pea, a bit of sea|1 min|Green|70°;1 min, twice;Shizuoka
Iron oolong|Wakes up at the third steep|40 s|Oolong|95°;40 s, six times;Anxi
Second flush|Muscat and toast|3 min|Black|95°;3 min;Darjeeling
Ceremonial matcha|Sift it, whisk in a W|2 g|Green|75°;None;Uji
Lemon verbena|From the balcony|6 min|Herbs|100°;6 min;Pot four
>Warm the pot,Sift the matcha,Time the third steep,Order 50 g of sencha,Dry the verbena
!Six steeps from one spoon of leaves, each a different tea.
!I was doing it with boiling water. I apologise to the leaves.
@fridge,freezer,expiry,expire,expiration,use by,best before,leftover,food waste/card,figure,cover/list,scanner,notifications,calendar
Use It Up,Cold Shelf,Larder,Last Slice
food,foods,shopping-basket,fruit,bowl,table,pot
Three things want eating today.|£11|of food saved this week
Use by,Amount,Since
Spinach|Omelette or soup|Today|Fridge|19 May;Half a bag;14 May
Cooked rice|Fry it, do not keep it|Today|Leftovers|19 May;Two cups;Monday
Yoghurt|Fine for breakfast|Tomorrow|Fridge|20 May;400 g;11 May
Bananas|Brown is for baking|Today|Fruit bowl|19 May;Three;13 May
Pea soup|Portion for two|In 5 weeks|Freezer|24 June;600 ml;26 April
>Fry the rice,Bake with the bananas,Eat the spinach,Scan the new shopping,Freeze half the bread
@restaurant,${eatingOut}
${bread}
${cakes}
${cocktails}
${vegan}
${barbecue}
${cafe}
${sushi}`,
  'food-delivery': `${bakery}
${pizza}
${farmBox}
${grocery}
${canteen}
${truck}
${cafe}
${sushi}`,
  restaurant: `${cafe}
${truck}
${pizza}
${sushi}
@${eatingOut}
@bar,pub,wine bar,taproom,tavern,cocktail,beer,tapas,brewery,happy hour
Lamp & Barrel,The Early Owl,Last Round,Salt & Olive
order,orders,flask-round,bottle,night,table,crowd
Quiz at eight. Two tables left.|20:00|your table tonight
Price,Strength,From
Harbour porter|Cocoa and smoke|£5.80|On tap|£5.80;5.4 %;Mill Lane
Field lager|Cold, clean, no fuss|£5.20|On tap|£5.20;4.8 %;Mill Lane
Garden gimlet|Gin, lime, basil|£9|Cocktails|£9;24 %;Here
Croquettes|Four, they are hot|£7|Plates|£7;–;The kitchen
Lime and soda|For the driver, on us|Free|Alcohol-free|£0;0 %;Here
>Hold table nine,Open a tab,Order the croquettes,Name the quiz team,Book for Friday
!Good music at a volume that still lets you talk.
!Came for one. You know how that ends.
@ice cream,gelato,gelateria,sorbet,dessert,bubble tea,juice bar,smoothie,waffle/shelf,scene,deck/list,cart,rating
Two Scoops,Cold Spoon,Sundays & Co,Lemon Pole
flavour,flavours,sun,sun,fruit,cake,awning
Strawberry is back until July.|16|flavours in the window
Price,Contains,Made
Strawberry|Picked on Monday|£2.80|Fruit|£2.80;Nothing;This morning
Pistachio|From Sicily, grey, not green|£3.20|Nuts|£3.20;Milk, nuts;Yesterday
Burnt milk|Children say caramel|£2.80|Milk|£2.80;Milk;This morning
Lemon sorbet|Makes you sit up|£2.80|Fruit|£2.80;Nothing;This morning
Hazelnut|Vote: should it stay?|£3.20|Nuts|£3.20;Milk, nuts;Sunday
>Choose two scoops,Cone or cup,Vote for hazelnut,Take half a litre home,Collect a stamp
!We walked back for a second one. It was raining.
!The lemon is so good that nobody at our table spoke.`,
  ecommerce: `${bakery}
${grocery}
${sneakers}
${jewellery}
@book,bookshop,bookstore,bookseller,novel,comic,magazine,stationery
Dog-Ear Books,Spine & Co,Page Ninety,Slow Shelf
book,books,book-open,books,room,mug,table
Nine novels to read by the sea.|9|new on the front table||Front table|9 books, Thursday 6 pm
Price,By,Pages
The Ferry Keeper|Signed, four copies|£16|Novels|£16;M. Oren;312
Salt and Paper|Small, strange and funny|£11|Stories|£11;J. Pell;188
A Field Guide to Rain|With maps of puddles|£19|Nature|£19;R. Sato;240
The Orchard Trial|Do not start it at eleven|£14|Crime|£14;A. Vane;405
Fox Learns to Whistle|To read aloud, with noises|£9|Children|£9;L. Harrow;32
>Order more Ferry Keeper,Put a book aside for Ada,Pack order 118,Write a shelf card,Read to the children at four
!They asked what I loved last and found its cousin.
!Wrapped in brown paper with a handwritten note inside.
@flower,florist,bouquet,rose,tulip,plant,houseplant,succulent,nursery,seed
Stem & String,Wild Bunch,Bloom Thursday,Peony Row
bunch,bunches,leaf,vase-flowers,bud-vase,plant,field
Peonies, for three weeks only.|12|things in bloom today||This week’s stems|12 kinds, cut at six
Price,Lasts,Size
Peony bunch|Tight buds, open on Thursday|£24|Bouquets|£24;8 days;Nine stems
Market bouquet|What was best at five|£18|Bouquets|£18;6 days;Small
Dried meadow|No water, no worry|£29|Dried|£29;A year;Medium
Olive tree in a pot|Likes your balcony|£38|Plants|£38;Decades;70 cm
Letterbox stems|Fits through the door|£16|By post|£16;7 days;Ten stems
>Cut the peonies,Write Ada’s card,Tie six market bouquets,Water the olive trees,Deliver to Mill Lane
!Still on the table after nine days. I have started to talk to them.
!Left with the neighbour, card and all, in wet paper.
@candle,soap,perfume,fragrance,incense,skincare,cosmetic,bath bomb,essential oil
Wick & Wax,Low Light,Tallow,Quiet Flame
candle,candles,flame,bottle,night,mug,waves
Fig leaf is poured again.|40|hours in every candle||Spring pour|24 candles, Thursday 6 pm
Price,Burns,Smells of
Fig leaf|Back after a winter away|£22|Candles|£22;40 h;Fig, cut grass
Wood smoke|For rain on the roof|£22|Candles|£22;40 h;Birch, tar
Travel tin|Fits beside the passport|£12|Candles|£12;18 h;Neroli
Oat and honey soap|Cured for six weeks|£7|Soap|£7;–;Warm milk
Room mist|Two pumps, no more|£18|Mists|£18;–;Cedar, orange
>Pour forty fig candles,Trim the wicks,Label the tins,Pack order 118,Turn the curing soap
!The room smells of a garden someone just left.
!Burns evenly down to the last hour. And the glass is a good tumbler.
@furniture,sofa,couch,armchair,chair,mattress,lamp,rug,interior,home decor,homeware,carpenter,woodwork
Oak & Only,Four Legs,Long Table,Dovetail
piece,pieces,sofa,room,kiln-vase,tiles,arch,vase-flowers
One oak table, made for you.|6|weeks to your door||From the workshop|7 pieces, made to order
Price,Size,Wood
Long table|Seats eight, twelve at need|£980|Tables|£980;220 × 90 cm;Oak
Reading chair|Wool, and one wide arm|£540|Chairs|£540;78 × 82 cm;Ash
Low bench|For shoes or for guests|£260|Chairs|£260;120 × 38 cm;Oak
Ladder shelf|No screws to be seen|£310|Storage|£310;190 × 60 cm;Beech
Paper lamp|Folds flat for the post|£74|Light|£74;45 cm;Birch
>Send Ada oak samples,Measure the stairs,Oil the long table,Book Thursday’s van,Answer about the bench
!Two people carried it in and nobody has left the table since.
!You can see the tree in it. It stands still, too.
@print,poster,art,artwork,painting,photograph,illustration,gallery,canvas
Paper Wall,Edition of Fifty,Deckle,Hang & Co
print,prints,image,arch,dunes,lisbon,dots,sea
Fifty prints, and then no more.|50|numbered and signed||Spring edition|12 prints, Thursday 6 pm
Price,Size,Edition
Harbour, low tide|Four colours, by hand|£85|Prints|£85;50 × 70 cm;31 of 50
Night kiosk|Glows a little at dusk|£120|Prints|£120;A2;12 of 20
Dune study|The first of a pair|£60|Small|£60;A4;8 of 80
Aunt with a fan|Charcoal, framed in ash|£340|Originals|£340;A3;One
Rooftops at nine|On thick cotton paper|£85|Prints|£85;50 × 70 cm;44 of 50
>Sign the harbour prints,Number 32 to 36,Pack a tube for Ada,Photograph the frame,Order cotton paper
!The blue is bluer than on the screen. Packed like a museum piece.
!It makes the whole hallway worth walking through.
@t shirt,tshirt,clothing,clothes,dress,saree,merch,hoodie,boutique,fashion shop,apparel
Loom Street,Plain Good,Hem & Co,Cut Once
piece,pieces,shopping-bag,shirt,waves,shoe,tiles
The heavy tee is back in ink.|14|pieces in the summer drop||Summer drop|14 pieces, Thursday 6 pm
Price,Fabric,Sizes
Heavy tee|Washed twice before you|£32|Tops|£32;Organic cotton;XS to XXL
Wrap dress|Pockets, of course|£88|Dresses|£88;Linen;34 to 46
Hoodie, ink|Drawn by our drummer|£58|Tops|£58;Brushed cotton;S to XL
Field trousers|They take a belt or not|£76|Bottoms|£76;Cotton twill;28 to 38
Cotton saree|Woven in eleven days|£110|Dresses|£110;Handloom;5.5 m
>Restock the tee in M,Photograph the dress,Pack order 118,Answer Noor about fit,Steam the sarees
!Washed ten times, still the same shape. I bought it in ink, too.
!It has pockets. Proper ones.
@wine,coffee,coffee bean,tea,honey,jam,chocolate,cheese,spice,olive oil,hot sauce,deli,delicatessen,hamper
Small Larder,Jar & Cork,Good Shelf,Hill & Hive
product,products,store,bottle,fruit,bowl,field,dunes
Linden honey is in the jar.|22|jars left of this harvest||Larder shelf|12 things, Thursday 6 pm
Price,From,Size
Linden honey|Four hives, one July|£7|Jars|£7;Old Bertha;340 g
Guji coffee beans|Roasted on Monday|£11|Beans & tea|£11;Ethiopia;250 g
Chapel slope Riesling|Slate, lime, long|£14|Bottles|£14;South slope;750 ml
Green olive oil|November’s first press|£16|Bottles|£16;Alentejo;500 ml
Smoked chilli sauce|Start with three drops|£6|Jars|£6;Our kitchen;150 ml
>Label the honey,Roast on Monday,Pack order 118,Tie Ada’s hamper,Restock chilli sauce
!The honey tastes of one particular tree. I know which.
!Packed so well that even the bottle looked relaxed.
@phone,electronics,laptop,gadget,computer,headphone,phone case,camera,gaming
Good Volt,Second Charge,Plug & Co,Bright Button
device,devices,shopping-bag,laptop,rings,mic,tiles
Renewed, tested, and half the price.|24|months of guarantee||This week|11 renewed, Thursday 6 pm
Price,State,Battery
Pocket phone, 128 GB|Glass without a scratch|£240|Phones|£240;As new;96 %
Light laptop, 13 inch|New keyboard|£520|Laptops|£520;Very good;91 %
Over-ear headphones|New cushions|£95|Sound|£95;Good;30 h
Reading tablet|Small dent on the back|£60|Tablets|£60;Fair;88 %
Cork phone case|Floats, we tried|£18|Extras|£18;New;–
>Test the laptop battery,Answer Ben on trade-ins,Pack order 118,Wipe the old phones,Restock cork cases
!Half the price and I cannot find the scratch they warned me of.
!Battery at 96, as promised. It came with a cable that works.
@toy,board game,puzzle,doll,kid,baby,children
Marble Run,Wooden Fox,Second Tower,Piece Missing
toy,toys,smile,balloon,ball,rocket,confetti
A marble run for rainy Sundays.|13|new, all tested by Leo||Rainy day shelf|13 toys, Thursday 6 pm
Price,Age,Made of
Marble run|48 parts, no batteries|£42|Build|£42;From 4;Beech
Night train puzzle|A hundred pieces, all there|£16|Puzzles|£16;From 5;Card
Otto the fox|Washable, and forgiving|£24|Soft|£24;From 0;Cotton
Harbour, a board game|Half an hour, no tears|£29|Games|£29;From 6;Card, wood
Balance boat|Falls over, then laughter|£19|Build|£19;From 3;Beech
>Wrap the fox for Mia,Count the puzzle pieces,Restock marbles,Pack order 118,Test the balance boat
!He built until supper and through it.
!Wrapped so well that the paper is now also a toy.
@pet shop,pet food,dog food,dog,cat,collar,treats
Good Bowl,Wag & Co,Full Dish,Tail Parcel
product,products,heart,dog,cat,bowl,parcel
Biscuit’s food runs out on Friday.|3|days of dog food left
Price,For,Size
Lamb and rice|For dogs over one|£34|Food|£34;Dogs;10 kg
Salmon pâté|Even Olive eats it|£14|Food|£14;Cats;12 tins
Rope collar|Dries by the fire|£22|Walks|£22;Dogs;S to L
Cork ball|Floats, squeaks, survives|£9|Toys|£9;Dogs;7 cm
Willow bed|With a wool cushion|£58|Beds|£58;Cats;45 cm
>Reorder the lamb and rice,Try the salmon pâté,Measure Biscuit’s neck,Pack order 118,Pause the cat litter`,
  marketplace: `@tool,drill,ladder,rental,rent out,equipment,lend,borrow,lawn mower,camping gear/map,wall,card/map,booking,list,chat
Toolhouse,Fair Loan,Street Shed,Lend & Mend
tool,tools,settings,house,road,tiles,field
A ladder is free at number nine.|26|tools within ten minutes
A day,Where,Deposit
Hammer drill|Six masonry bits with it|£6 a day|Drills|£6;300 m, Ben;£40
Long ladder|Bring a second person|£5 a day|Ladders|£5;No. 9, Noor;£30
Hedge trimmer|Charged, and just sharpened|£7 a day|Garden|£7;1.1 km, Iris;£50
Tile cutter|Booked until Thursday|From Fri|Building|£9;800 m, Tom;£60
Pressure washer|Also cleans bikes, gently|£12 a day|Garden|£12;2 km, Ana;£80
>Book the ladder for Saturday,Bring back the drill,Charge the trimmer,Answer Tom,Return Ana’s deposit
!Lent me the drill and showed me how to use it. The shelf is level.
!Clean, charged and waiting on the doorstep.
<Hello! Is the ladder free on Saturday?
<>Until four, yes. It is 5.4 m long.
<Perfect. Do I need straps?
<>Two. They are already on it.
@car,used car,motorbike,motorcycle,van,vehicle,scooter,caravan,car part/cover,wall,shelf/search,filter,list,chat
Second Gear,One Owner,Good Runner,Dashboard & Co
car,cars,tag,car,road,city,mountains
A small estate, one owner, 2.4 km away.|58|cars under £8,000
Year,Mileage,Test until
Small estate|One owner, full history|£6,400|Estates|2018;77,000 km;March 2027
City hatchback|New clutch in April|£4,950|Small|2016;98,500 km;Nov 2026
Electric, 40 kWh|Battery at 89 per cent|£7,900|Electric|2019;54,000 km;Jan 2027
Camper van|Sleeps two and a dog|£7,500|Vans|2009;190,000 km;Aug 2026
Old convertible|Loved, a bit rusty|£3,800|Classics|1994;156,000 km;June 2026
>Ask for the service book,Test drive on Thursday,Check the history,Compare insurance,Offer £200 less
!Exactly as described, including the dent. I drove it home.
!She had every receipt since 2018 in one folder.
@ticket,concert,gig,festival,resale/card,cover,inbox/search,list,chat,notifications
Second Row,Fair Seat,Encore,Last Minute Row
ticket,tickets,ticket,crowd,mic,night,confetti
Two seats for Friday, at face value.|9|tickets for this weekend
Price,Where,Seats
Paper Boats, live|Cannot go, sadly|£32|Concerts|£32;Mill Hall, Fri;Row 6, 2
The Night Clerk|Matinee|£18|Theatre|£18;Old Theatre, Sun;Circle, 1
River Days, weekend|With a camping spot|£95|Festivals|£95;Meadow, 29 May;Standing, 2
City v. Rovers|Under cover|£24|Sport|£24;North stand, Sat;Block C, 3
Open-air cinema|Bring a blanket|£8|Films|£8;Castle, Thu;Lawn, 4
>Ask about row six,Transfer the ticket,Watch River Days,Confirm the name,Thank the seller
!Paid face value, ticket came in a minute, cried at the encore.
!The name change was done before I had found my shoes.
<Are both seats together?
<>Yes, row six, aisle side.
<Then I take them. Same name on both?
<>I change it tonight. Enjoy it for me!
@textbook,student,campus,university,college,used book,second hand book,dorm,lecture
Second Edition,Campus Swap,Margin Notes,Next Term
book,books,book-open,books,mug,room,laptop
Term starts with half the price.|34|books on your reading list
Price,Edition,State
Organic Chemistry|Notes you will thank me for|£18|Science|£18;4th;Used
Statistics, gently|Chapter nine untouched|£12|Maths|£12;2nd;Like new
Contract Law in Cases|Coffee on page 212|£15|Law|£15;7th;Used
Anatomy atlas|Heavy, can meet at the gym|£30|Medicine|£30;5th;Good
Desk lamp and kettle|The whole dorm starter|£14|Room|£14;–;Good
>Reply to Sam,Check the edition,Meet at the library at one,Photograph page 212,Mark the atlas as sold
!The notes in the margin got me through the exam.
!Met at the library, two minutes, half the shop price.
@handyman,plumber,electrician,cleaner,mover,tradespeople,tradesperson,odd job,local service,helper,babysitter,tutor/card,map,inbox/search,booking,rating,chat
Good Hands,Fixed by Five,Next Door Pro,Odd Hour
helper,helpers,user-round,house,room,road,tiles
Marta can fix the tap at five.|11|helpers free today
Price,Rated,Free
Marta, plumber|Taps, drains, no drama|£45 h|Repairs|£45;4.9 by 112;Today 17:00
Ben and a van|Carries pianos, has|£38 h|Moving|£38;4.8 by 64;Saturday
Iris, electrician|Certified, brings biscuits|£52 h|Repairs|£52;4.9 by 87;Thursday
Tom, gardener|Hedges, gutters, sheds|£26 h|Garden|£26;4.7 by 41;Friday
Noor, cleaner|Own cloths, loves windows|£18 h|Cleaning|£18;5.0 by 93;Wednesday
>Photograph the tap,Book Marta for five,Compare two quotes,Clear under the sink,Rate Ben
!Came at five, fixed by six, explained it so I could do it next time.
!Fair price, clean floor, and the cat liked him.
<The kitchen tap drips all night. Can you help?
<>Yes. Is it the handle or the spout?
<The spout. I can send a picture.
<>Please do. I can come at five today.
${small}
${vintage}
@furniture,sofa,free stuff,give away,giveaway,freecycle,kitchen table,home goods,moving out/wall,map,deck/search,map,list,chat
Kerbside,Give or Take,Four Flights,New Corner
offer,offers,tag,room,house,tiles,vase-flowers
A sofa, free, but fourth floor.|19|offers within 2 km
Price,Where,Size
Green velvet sofa|Fourth floor, no lift|Free|Seats|Free;900 m;210 × 88 cm
Kitchen table|Four knives’ worth of marks|£40|Tables|£40;1.2 km;140 × 80 cm
Two bentwood chairs|One creaks in tune|£25|Seats|£25;400 m;46 × 46 cm
Pine bookcase|Taken apart, screws in a bag|£20|Storage|£20;2 km;180 × 80 cm
Moving boxes|Thirty, very tired of me|Free|Boxes|Free;300 m;Flat
>Ask about the stairs,Borrow Ben’s van,Measure the hall,Collect at six,Mark the chairs as sold
!He helped carry it down all four floors. Sofa is perfect.
!Free, clean, and she threw in a lamp.
@auction,bid,bidding,bidder,antique,collectible,collector,trading card,vinyl,coin,stamp/card,cover,shelf/search,list,notifications,chat
Going Twice,Lot Nine,Small Hammer,Attic Bid
lot,lots,flag,kiln-vase,record,rings,night,coins
Lot nine ends tonight at eight.|£62|highest bid on lot nine
Bid,Ends,State
Blue stoneware vase|Potter’s mark below|£62|Ceramics|£62, 14 bids;Today 20:00;No chips
Jazz on ten records|Played with care|£48|Records|£48, 9 bids;Wed 21:00;Very good
Railway clock|Runs six minutes fast|£120|Clocks|£120, 21 bids;Thu 20:00;Working
Card, silver dragon|First printing|£34|Cards|£34, 6 bids;Fri 19:00;Near mint
Tin of foreign coins|1.4 kg, unsorted|£18|Coins|£18, 3 bids;Sun 20:00;As found
>Bid on lot nine,Ask for the potter’s mark,Set a limit of £80,Watch the clock,Post the records
!Arrived in three layers of newspaper from 1987. A bonus.
!Described honestly, chip and all, and worth every bid.
@farmer,produce,farm,harvest,grower,crop,honey,egg,vegetable,organic
From the Gate,Field to Hand,Morning Crate,Fair Acre
offer,offers,sprout,fruit,field,egg,sun
Straight from nine farms near you.|9|farms selling this week
Price,Farm,Left
New potatoes|Dug this morning|£1.40 kg|Vegetables|£1.40;Beck Farm, 6 km;120 kg
Strawberries|First week, small and loud|£4.50|Fruit|£4.50;Lower Field, 9 km;40 punnets
Linden honey|From last July|£7|Larder|£7;Old Bertha, 4 km;22 jars
Eggs, tray of thirty|Two kinds of brown|£8|Eggs|£8;Red Coop, 3 km;11 trays
Spring lamb, half|Cut as you like it|£95|Meat|£95;High Meadow, 14 km;3
>Order two trays of eggs,Ask Beck Farm for a sack,Collect on Thursday,Share a half lamb with Jo,Return the crates`,
  fashion: `${sneakers}
${vintage}
${jewellery}
${small}
@sewing,sew,knitting,knit,crochet,embroidery,tailor,dressmaker,seamstress,yarn,stitch,textile/card,plan,shelf/list,progress,checklist,gallery
Straight Stitch,Row by Row,Good Selvedge,Thimble & Co
project,projects,palette,shirt,waves,tiles,dots
Eleven rows to the armhole.|64|per cent of the jumper
Made of,Needle,Size
Sea-green jumper|Row 118, then decrease|64 %|Knitting|Merino, 9 balls;4 mm;M
Linen summer dress|Cut, not yet pinned|Pin Friday|Sewing|Linen, 2.4 m;80, universal;38
Trousers for Mr Rowe|Hem up 3 cm by Thursday|Thursday|Alterations|Wool;90;W 34
Baby blanket|Nine of sixteen squares|56 %|Crochet|Cotton;3.5 mm hook;80 × 80 cm
Mended denim jacket|Sashiko on both elbows|Done|Mending|Denim;Sashiko;L
>Knit to row 124,Pin the dress,Hem the trousers,Wind two balls of merino,Photograph the jacket
!The trousers were back on Thursday and the hem is invisible.
!A jumper that fits the arms I actually have.
@wedding dress,bride,bridal,bridesmaid,evening dress,prom,gown,suit,tuxedo,formal/scene,wall,deck/list,gallery,booking,calendar
White Thread,Long Aisle,Veil & Stitch,The Fitting
dress,dresses,calendar-heart,arch,shirt,vase-flowers,room
Second fitting on Saturday at ten.|25|days to the day
Price,Fabric,Fitting
Ivory slip|The one you came back to|Sat 10:00|Dresses|£890;Silk crêpe;23 May
Long sleeves, open back|Forty covered buttons|£1,240|Dresses|£1,240;Lace, tulle;27 May
Bridesmaids, sage|Four, in four cuts|£140|Bridesmaids|£140;Chiffon;30 May
Midnight suit|Peak lapel, no vent|£460|Suits|£460;Wool;23 May
Grandmother’s veil|Mended along the edge|Ready|Extras|£0;Cotton net;None
>Bring the wedding shoes,Pin the hem,Choose the sage cuts,Try the veil,Collect the suit
!They pinned, we cried, it fits.
!Nobody hurried me. I tried the first one again at the end, of course.
@streetwear,hoodie,hype,streetstyle,street style,denim,jeans,skate,oversized
Kerb Theory,Night Bus,Loose Cut,Block Nine
piece,pieces,tag,shirt,city,arcs,shoe
The boxy hoodie is back, in ash.|18:00|Friday, and no restock
Price,Fabric,Fit
Boxy hoodie|Ash, heavy, no logo|Fri 18:00|Tops|£84;480 g cotton;Boxy
Puddle jeans|Stacks on any shoe|£96|Bottoms|£96;14 oz denim;Wide
Court jacket|Two-way zip|£128|Coats|£128;Nylon;Cropped
Long-sleeve tee|Back print by Leo|£48|Tops|£48;Cotton;Loose
Wool beanie|Short, above the ears|£26|Extras|£26;Merino;One size
>Set Friday’s alarm,Save the court jacket,Compare the two fits,Post today’s look,Vote for the next colour`,
  wardrobe: `@kid,children,baby,babies,toddler,outgrown,hand me down,newborn/wall,deck,card/gallery,filter,calendar,camera
Grown Again,Next in Line,Small Hanger,Knee Patch
piece,pieces,tag,shirt,balloon,sun,ball
Leo has outgrown three things.|48|pieces that fit right now
Size,Fits until,Next for
Yellow rain coat|Sleeves are a bit short|Pass on|Coats|98;June;Ada
Fox pyjamas|Washed thin, still loved|Fits|Nights|104;September;Mia
First walking shoes|In the box with the date|Keep|Shoes|EU 22;–;Nobody
Striped jumper|One patch, left elbow|Fits|Tops|104;Winter;Mia
Winter suit|In the attic, left|From Nov|Coats|110;Spring 2027;Leo
>Measure Leo’s feet,Give the coat to Ada,Sew on a knee patch,Photograph size 104,Buy summer sandals
@capsule,minimalist,packing,pack,suitcase,trip,travel outfit,holiday outfit/card,wall,plan/gallery,checklist,calendar,weather
Thirty-Three,Carry On Closet,Small Rail,One Bag
piece,pieces,layers,shirt,arch,tiles,shoe
Nine pieces, five days, one bag.|9|pieces, eleven outfits
Goes with,Worn,Packed
Navy linen shirt|Day one and day four|Packed|Tops|6 others;14 ×;Left side
Wide sand trousers|Roll, do not fold|Packed|Bottoms|5 others;11 ×;Left side
White trainers|Wear them on the train|Wear|Shoes|All;22 ×;On your feet
Grey cardigan|Evenings by the sea|Iron first|Layers|7 others;19 ×;Not yet
Green dress|The good restaurant|Packed|Dresses|3 others;4 ×;On top
>Iron the cardigan,Roll the trousers,Choose day three,Leave the third jumper,Check the rain on Friday
@swap,swapping,clothes swap,lend,borrow,rent,declutter,second hand/wall,deck,map/search,filter,gallery,chat
Swap Rail,Two Hangers,Yours Next,Coat for Coat
offer,offers,repeat,shirt,arch,shoe,tiles
Noor would swap her green coat.|7|pieces of yours on the rail
Size,Wants,State
Green wool coat|Noor, 800 m|For a dress|Coats|M;A dress, M;Good
Striped shirt|Yours, three likes|3 likes|Tops|M;Anything blue;Like new
Silk scarf|Iris, asks for a belt|For a belt|Extras|–;A belt;Good
Hiking boots|Ben, wore them once|To lend|Shoes|UK 8;Back by July;Like new
Black jeans|Swapped with Ana on Sunday|Swapped|Bottoms|UK 12;Done;Good
>Answer Noor,Photograph the dress,Bring the belt on Saturday,Wash the boots,Put two more on the rail
<Would you swap the green dress for my coat?
<>Maybe! Is the lining whole?
<Whole, and new buttons last winter.
<>Then Saturday, at the market café?
@shoe,sneaker,trainer,boot,heel,handbag,watches/wall,shelf,deck/gallery,list,camera,stats
Pair by Pair,Sole Mates,Shoe Shelf,Left & Right
pair,pairs,tag,shoe,tiles,road,arcs
The brown boots want a new heel.|17|pairs on the shelf
Worn,Bought,Cared for
White trainers|Wipe the left one|22 ×|Trainers|22 ×;2023, £95;3 May
Brown boots|Heel is worn on the outside|To cobbler|Boots|61 ×;2019, £180;Today
Court Six, green|Still in the box|0 ×|Trainers|0 ×;2026, £95;–
Dancing shoes|One wedding, one cellar|4 ×|Heels|4 ×;2022, £120;May 2025
Garden clogs|Nobody counts these|Daily|Other|Often;2015, £20;Never
>Boots to the cobbler,Wipe the trainers,Wear the Court Six once,Oil the leather,Give two pairs away`,
  beauty: `@hair salon,hair,haircut,hairdresser,hairstyle,hairstylist,braid,curl,wig,colourist,wash day,blow dry
Strand,Loose Ends,Curl & Co,Fringe Benefits
cut,cuts,calendar-heart,arch,waves,bottle,vase-flowers
Lena has a chair free at four.|50|minutes, wash included
Time,Price,With
Cut and finish|Wash and a head massage|£48|Cuts|50 min;£48;Lena
Curl cut, dry|Come with your own curls|£62|Cuts|75 min;£62;Noor
Balayage|Grows out kindly|£140|Colour|3 h;£140;Mira
Box braids|Bring a long film|£165|Braids|5 h;£165;Noor
Fringe trim|Ten minutes, no booking|£8|Quick|10 min;£8;Ivo
>Book Lena at four,Bring a picture,Patch test for colour,Buy the curl cream,Tip Noor
!She cut it for the hair I have, not for the one in the picture.
!Three weeks later it still falls where it should.
@barber,barbershop,beard,shave,shaving,fade,moustache
Clipper & Comb,Short Back,Hot Towel,Number Two
cut,cuts,user-round,bottle,arch,city,waves,night
Your chair is free at half five.|17:30|twenty minutes from now
Time,Price,With
Skin fade|Zero to two, blended|£26|Cuts|40 min;£26;Malik
Scissor cut|For a growing-out phase|£24|Cuts|35 min;£24;Tom
Beard trim|Lined up, oiled|£14|Beards|20 min;£14;Malik
Hot towel shave|Close your eyes|£28|Shaves|35 min;£28;Ivo
Father and son|Two chairs, one story|£38|Cuts|50 min;£38;Tom
>Take the 17:30 chair,Save my fade,Join the walk-in queue,Tip Malik,Book in three weeks
!Same cut as last time without my having to explain it.
!In at half five, out at six, ten years younger.
@nail,nail salon,manicure,pedicure,gel,acrylic,polish,nail art
Ten Little,Lacquer Room,Half Moon,Top Coat
set,sets,palette,dots,bottle,vase-flowers,rings
Cherry red, and twelve days of shine.|45|minutes, both hands
Time,Lasts,With
Gel manicure|Sixty colours|£36|Hands|45 min;2 weeks;Lena
Plain and buffed|For quiet hands|£22|Hands|30 min;As you like;Mira
French, thin line|Thinner than you think|£42|Nail art|60 min;2 weeks;Lena
Pedicure|With a warm stone bath|£40|Feet|50 min;4 weeks;Mira
Gel off, oil on|Never peel them yourself|£12|Care|20 min;–;Ivo
>Book Lena on Friday,Choose cherry or ink,Save the thin French,Oil the cuticles,Buy the top coat
!Day thirteen, not one chip, and I have been gardening.
!She drew ten tiny lemons freehand.
@tattoo,tattooist,tattoo studio,ink,piercing,piercer,henna,mehndi,flash sheet/wall,scene,deck/gallery,booking,chat,list
Fine Line,Needle & Fern,Second Skin,Black Ink Room
design,designs,pencil,leaf,dunes,dots,waves
Mara opens her June book tonight.|20:00|eleven places for June
Size,Time,Price
Fern, fine line|Forearm or ankle|£140|Fine line|9 cm;90 min;£140
Swallow pair|Flash sheet, tattooed once|£120|Flash|6 cm;60 min;£120
Blackwork dunes|Two sessions|£460|Blackwork|22 cm;5 h;£460
Cover-up, peony|Consultation first|from £320|Cover-ups|16 cm;4 h;from £320
Helix piercing|Titanium, checked in six weeks|£45|Piercing|1.2 mm;15 min;£45
>Send Mara the sketch,Pay the deposit,Eat before you come,Wash it twice a day,Book the touch-up
!She talked me out of the wrist and she was right.
!Clean studio, light hand, lines as thin as on paper.
<Hi! Could the fern go round the ankle?
<>Yes, at 9 cm. Can you send a picture?
<Here. There is a small scar.
<>Lovely. A leaf can grow over it.
@skincare,skin,serum,acne,sunscreen,spf,moisturiser,moisturizer,retinol,complexion,cleanser/today,card,shelf/checklist,calendar,progress,gallery
Bare Morning,Two Pumps,Softer Skin,Even Tone
step,steps,droplets,bottle,waves,sun,leaf
Three steps, then sun cream.|23|evenings in a row
When,Amount,Open since
Gentle cleanser|Lukewarm, not hot|2 min|Cleanse|Both;One pump;April
Vitamin C serum|On damp skin|Morning|Treat|Morning;Three drops;2 May
Light moisturiser|Neck too|Both|Moisturise|Both;Two pumps;March
Sun cream, SPF 50|Two fingers’ length|Every day|Protect|Morning;Two fingers;10 May
Retinal 0.1 %|Not tonight, rest the skin|Wednesday|Treat|Evening, Wed, Sun;A pea;April
>Wash with lukewarm water,Serum on damp skin,Moisturise the neck,Sun cream before the door,Photograph the left cheek
!Six weeks, three products, and my cheeks are calm.
!It told me to stop buying things. I trust it.
@makeup,make up,lipstick,eyeliner,mascara,mua,foundation,eyeshadow,blush/deck,wall,scene/gallery,list,booking,player
Soft Focus,Good Liner,Rouge Hour,Bare & Bold
look,looks,palette,sun,dots,arcs,vase-flowers
A soft red for Friday night.|12|minutes from bare to done
Time,Level,Needs
Soft red lip|Blot once, then again|12 min|Evening|12 min;Easy;Three things
Five-minute face|For the 7:40 train|5 min|Morning|5 min;Easy;Four things
Small wing|Tape helps, no shame|9 min|Eyes|9 min;Some;Liner, tape
Bridal trial|Holds through two speeches|£85|Booked|75 min;Artist;Mira, 30 May
Skin like skin|Less, and with the fingers|8 min|Morning|8 min;Easy;Two things
>Try the small wing,Wash the brushes,Save the soft red,Book the trial with Mira,Throw out the old mascara
!I looked like me after a very good night’s sleep.
!The wing was level on the third try. Both of them.
@spa,massage,sauna,wellness,masseur,hammam,facial,lash,eyelash,brow,eyebrow,waxing/scene,cover,visit/booking,list,rating,calendar
Warm Stone,Quiet Hour,Steam & Linen,Slow Room
treatment,treatments,droplets,waves,bottle,leaf,vase-flowers
The warm room is free at six.|18:00|an hour that is yours
Time,Price,With
Back massage|Warm oil, firm hands|£55|Massage|45 min;£55;Ivo
Deep facial|For dry skin|£62|Face|60 min;£62;Noor
Lash lift|Lasts for six weeks|£48|Face|50 min;£48;Mira
Sauna and plunge|Three rounds, then tea|£32|Water|2 h;£32;On your own
For two, by candle|Side by side|£120|Massage|60 min;£120;Ivo, Lena
>Book six o’clock,Choose the oil,Arrive ten minutes early,Tell Ivo about the shoulder,Drink two glasses of water
!I fell asleep twice and nobody was offended.
!Walked in crooked, walked out tall.
@perfume,fragrance,scent,cologne,eau de parfum/shelf,card,deck/list,detail,rating,calendar
Sillage,Third Note,Skin & Cedar,Drydown
scent,scents,star,bottle,vase-flowers,night,dunes
Rain at noon. Wear the fig.|19|bottles on the shelf
Opens,Stays,Lasts
Fig and salt|For warm rain|Today|Green|Fig leaf;Driftwood;6 h
Church in March|Two sprays are too many|4.6 stars|Smoky|Incense;Cedar;11 h
Neroli, again|Clean collar, open window|4.2 stars|Citrus|Bitter orange;Musk;4 h
Night jasmine|Better on the scarf|3.9 stars|Floral|Jasmine;Amber;8 h
Vetiver sample|Half a millilitre left|Buy?|Green|Grapefruit;Roots;7 h
>Wear the fig,Note the third hour,Decide on the vetiver,Swap the jasmine,Keep bottles out of the sun
!Grapefruit for ten minutes and then a forest for seven hours.
!Strangers on the tram asked. Twice.`,
};
