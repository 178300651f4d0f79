/** Food, shops, money, music and other things made or bought. The form is that of `living`. */
export const making = {
  recipes: `scene,shelf,card/list,detail,checklist,search
Simmer,Sunday Pot,Pinch,Good Broth
recipe,recipes,utensils,table,pot,bowl
Soup tonight, in half an hour.|30|minutes to dinner
Time,Serves,Effort
Tomato and bread soup|Six things, one pot|30 min|Soups|30 min;4;Easy
Chickpea tray bake|Hands off|45 min|Dinners|45 min;4;Easy
Lemon pasta|When nothing is left|15 min|Quick|15 min;2;Easy
Apple cake|Grandma’s tin|70 min|Baking|70 min;8;Some
Green omelette|Spinach, feta|10 min|Quick|10 min;1;Easy
>Tinned tomatoes,Stale bread,Basil,Garlic,Parmesan`,
  food: `shelf,scene,deck/list,search,detail,rating
Tastebud,Supperclub,Crumbs,Second Helping
dish,dishes,utensils,table,cake,fruit
What are you hungry for?|24|dishes to try
Time,Style,Spice
Miso aubergine|Sticky, sweet, smoky|25 min|Dinner|25 min;Japanese;Mild
Shakshuka|For a late morning|20 min|Breakfast|20 min;Levant;Warm
Mushroom risotto|Stir and think|40 min|Dinner|40 min;Italian;None
Peach galette|Rough edges welcome|60 min|Sweet|60 min;French;None
Green curry|Coconut and lime|30 min|Dinner|30 min;Thai;Hot
>Buy miso,Soak the rice,Ripe peaches,Lime leaves,Invite Jo`,
  'food-delivery': `shelf,cover,map/cart,checkout,progress,list
Doorstep,Hot & Here,Noodlebox,Swift Supper
dish,dishes,shopping-bag,bowl,pot,fruit
Dinner in twenty minutes.|20|minutes to your door
Arrives,From,Rating
Ramen, soft egg|Kito Noodles|£11|Noodles|20 min;Kito;4.8
Falafel plate|Tahini, pickles|£9|Bowls|25 min;Souk 9;4.6
Margherita|Wood oven|£10|Pizza|30 min;Da Lina;4.7
Green dumplings|Eight pieces|£7|Noodles|20 min;Kito;4.9
Mango lassi|Large|£4|Drinks|25 min;Souk 9;4.5
>Choose a place,Add cutlery,Leave at the door,Tip the rider,Rate dinner`,
  restaurant: `scene,shelf,cover/list,cart,booking,rating
Table Six,The Copper Pan,Osteria Nova,Salt & Ember
dish,dishes,utensils,table,bowl,vase-flowers
Tonight: turbot and new peas.|19:30|your table
Price,Contains,From
Burrata, grilled peach|Basil oil|£11|Starters|£11;Milk;The garden
Turbot, new peas|Brown butter|£26|Mains|£26;Fish, milk;Day boat
Ember-roast squash|Hazelnut, sage|£18|Mains|£18;Nuts;Hill farm
Lemon tart|Crème fraîche|£8|Sweet|£8;Egg, milk;Here
House bread|Cultured butter|£4|Starters|£4;Wheat;Mill Lane
>Set table six,Print the menu,Call the boat,Polish glasses,Light the candles`,
  ecommerce: `shelf,scene,wall/list,detail,cart,search
Goods & Co,Larder & Loom,Nook,Everyday Shop
product,products,store,mug,bowl,bud-vase,plate,kiln-vase
New on the shelf today.|18|new this week
Price,Made in,Left
Morning mug|Stoneware, 300 ml|£28|Cups|£28;Porto;14
Rice bowl|Reactive glaze|£34|Bowls|£34;Porto;6
Bud vase|One stem|£22|Vases|£22;Leeds;11
Dinner plate|27 cm|£36|Plates|£36;Porto;20
Tall vase|For branches|£64|Vases|£64;Leeds;3
>Restock mugs,Answer Ada,Pack order 118,Photograph plates,Update prices`,
  marketplace: `shelf,wall,inbox/search,filter,list,chat
Swapsies,Second Song,Corner Deal,Handover
offer,offers,tag,bike,books,room
Near you, and nearly free.|31|new offers nearby
Price,Where,State
Blue city bike|New chain|£90|Wheels|£90;1.2 km;Good
Chemistry textbook|Some notes inside|£12|Books|£12;Campus;Used
Desk lamp|Brass|£18|Home|£18;400 m;Like new
Moving help|Two people, one van|£25 h|Help|£25 h;City;Rated 4.9
Winter coat|Size M|£35|Clothes|£35;2 km;Good
>Reply to Sam,Lower the bike price,Photograph the lamp,Meet at six,Mark as sold`,
  fashion: `shelf,wall,deck/list,detail,gallery,cart
Hemline,Loomly,Selvedge,Northcoat
piece,pieces,tag,shirt,waves,arch,shoe
Linen weather is here.|40|pieces, cut to last
Price,Fabric,Fit
Boxy linen shirt|Undyed|£68|Tops|£68;Linen;Loose
Wide trousers|High waist|£92|Bottoms|£92;Cotton;Wide
Rain coat|Waxed|£180|Coats|£180;Cotton;Straight
Canvas shoe|Gum sole|£74|Shoes|£74;Canvas;True
Knitted vest|Merino|£58|Tops|£58;Wool;Short
>Save the look,Check my size,Compare coats,Return the shoe,Share with Ada`,
  wardrobe: `wall,deck,card/gallery,filter,calendar,camera
Hanger,Outfit Log,Closet Notes,Worn Well
piece,pieces,tag,shirt,tiles,shoe,arch
Grey coat, red scarf.|63|pieces you own
Worn,Colour,Since
Striped shirt|Goes with all|14 ×|Tops|14 ×;Navy, white;2022
Black jeans|Mended knee|31 ×|Bottoms|31 ×;Black;2020
White trainers|Clean them|22 ×|Shoes|22 ×;White;2023
Grey coat|Grandfather’s|9 ×|Coats|9 ×;Grey;1981
Green dress|Summer only|4 ×|Dresses|4 ×;Sage;2024
>Photograph the coat,Mend the hem,Plan Friday,Give three away,Wash the wool`,
  beauty: `shelf,visit,cover/booking,list,rating,gallery
Dewdrop,Velvet Room,Mirror Mirror,Glow House
treatment,treatments,sun,bottle,vase-flowers,waves
An hour that is yours.|60|minutes for you
Time,Price,With
Cut and finish|Wash included|£48|Hair|50 min;£48;Lena
Deep facial|For dry skin|£62|Skin|60 min;£62;Noor
Brows|Shape and tint|£24|Face|25 min;£24;Mira
Manicure|Gel or plain|£32|Hands|40 min;£32;Lena
Back massage|Warm oil|£55|Body|45 min;£55;Ivo
>Book Lena,Buy the cream,Patch test,Bring a photo,Leave a tip`,
  finance: `figure,card,cover/chart,wallet,list,stats
Ledgerleaf,Pocketwise,Even Keel,Pennytrail
payment,payments,wallet,coins,landmark,waves
Fifty a day until payday.|£1,284|left to spend
Date,Account,Kind
Corner bakery|Bread, two buns|−£4.20|Food|Today;Current;Card
Rail card|Monthly|−£70|Travel|Yesterday;Current;Card
Salary|Northwind Ltd|+£2,310|Income|1 May;Current;Transfer
Water bill|Direct debit|−£31|Home|3 May;Joint;Debit
Cinema|Two seats|−£22|Fun|Saturday;Current;Card
>Move £100 to savings,Check the water bill,Cancel the trial,Split dinner,Plan June`,
  'expense-split': `figure,inbox,card/wallet,form,calculator,list
Evenly,Fair Share,Splitleaf,Who Paid
expense,expenses,receipt-text,coins,table,crowd
Jo owes you eighteen.|£18.40|is coming back to you
Paid by,Split,Each
Dinner at Souk 9|Friday, four of us|£68|Food|You;4 ways;£17
Train to the coast|Return|£42|Travel|Jo;3 ways;£14
Groceries|For the weekend|£36.60|Food|You;3 ways;£12.20
Holiday flat|Two nights|£210|Stay|Sam;4 ways;£52.50
Firewood|Two sacks|£14|Stay|Ana;4 ways;£3.50
>Ask Jo,Add the taxi,Settle with Sam,Photograph the bill,Close the trip`,
  insurance: `visit,card,cover/list,document,chat,form
Coverleaf,Umbrella,Safe Harbour,Claimwise
policy,policies,lock,shield,house,car
You are covered at home.|3|policies, all active
Covers,Yearly,Until
Home contents|Fire, water, theft|£14 mo|Home|£40,000;£168;Feb 2027
Car|Third party plus|£38 mo|Car|£5 m;£456;Nov 2026
Travel|Europe, whole family|£9 mo|Travel|£2 m;£108;June 2026
Bike|Theft, at night too|£4 mo|Home|£1,200;£48;May 2027
>Photograph the damage,Send the receipt,Call about the car,Renew travel,Update the address`,
  freelance: `figure,board,inbox/list,timer,document,calendar
Soloist,Invoice & Ink,Day Rate,Own Desk
project,projects,receipt-text,laptop,coins,room
Two invoices to send.|£3,480|earned in May
Rate,Hours,Due
Brand for a bakery|Logo and bags|£1,200|Running|£60 h;14 of 20;30 May
Museum leaflet|Proof sent|£640|Waiting|Fixed;11;24 May
Shop photos|Twelve shots|£880|Running|£55 h;9 of 16;6 June
Band poster|Paid|£320|Done|Fixed;6;10 May
>Send invoice 24,Call the museum,Log yesterday,Scan receipts,Plan June`,
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
>Finish the playlist,Tune the guitar,Learn the bridge,Send Ada the demo,Book the room`,
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
>Finish the bees,Download for the train,Rate Small Rules,Share with Sam,Clear played`,
  movies: `shelf,deck,scene/list,checklist,rating,detail
Matinee,Reel Talk,Last Row,Silver & Salt
film,films,clapper,clapper,night,city
Tonight, something slow.|28|films on your list
Length,Year,By
The Ferry Home|Drama|1 h 48|To watch|1 h 48;2023;I. Moreau
Seven Lemons|Comedy|1 h 32|To watch|1 h 32;2024;P. Costa
Under the Viaduct|Thriller|2 h 04|Watched|2 h 04;2021;H. Brandt
A Quiet Orchard|Documentary|1 h 21|To watch|1 h 21;2022;S. Lind
Paper Moonlight|Animation|1 h 36|Watched|1 h 36;2020;Y. Ito
>The Ferry Home,Seven Lemons,A Quiet Orchard,Paper Moonlight,Rewatch the first one`,
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
>Cut the intro,Add captions,Upload part two,Reply to five,Pick a thumbnail`,
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
>Pick ten,Straighten the harbour,Print the field,Share with Mum,Back up the card`,
  drawing: `tool,wall,page/drawing,gallery,editor
Doodlebug,Charcoal,Margin,Wet Paint
sketch,sketches,palette,arcs,tiles,leaf
Draw the thing next to you.|9|sketches this week
Made,Time,Paper
Two hills|Brush, three colours|Today|Places|18 min;Wide brush;Square
My left hand|Pencil|Monday|Studies|9 min;Fine pen;A5
Cat, asleep|One line|Sunday|Studies|2 min;Ink;A5
Letter S|For a poster|12 May|Letters|25 min;Marker;A4
>Draw your cup,Fill one page,Try the wide brush,Share one sketch,Name the hills`,
  game: `cover,deck,figure/leaderboard,progress,card-deck,profile
Tilt,Lantern Maze,Threeways,Moonhop
level,levels,trophy,rocket,night,confetti
Level nine. Mind the gap.|2,480|your best today
Stars,Time,Best
The old well|Find the rope|3 stars|World 1|3 of 3;1:42;980
Lantern bridge|Do not look down|2 stars|World 1|2 of 3;2:10;1,240
Frog choir|Tap in time|3 stars|World 1|3 of 3;0:58;1,410
Glass cave|New|Locked|World 2|–;–;–
>Beat level nine,Collect three keys,Play with Sam,Daily puzzle,Win without a hint`,
  fun: `cover,deck,feed/card-deck,gallery,feed
Giggle,Silly Season,Whoopee,Coin Toss
card,cards,smile,confetti,balloon,fruit
Press it. You know you want to.|17|laughs today
Says,Mood,Shared
Cheese fact|Older than writing|New|Facts|Really;Proud;41
Dance break|Ten seconds|Do it|Dares|Now;Brave;12
Compliment|You have good pens|Keep|Kind|To you;Warm;88
Would you rather|Wings or gills|Choose|Dares|Think;Odd;30
>Send one to Sam,Do the dance,Make your own,Save the cheese,Get three laughs`,
  dating: `deck,scene,feed/card-deck,chat,profile,settings
Second Glance,Kindling,Slow Burn,Hello Stranger
match,matches,heart,sea,city,mountains
Someone laughs like you.|6|new hellos
Age,Away,Wants
Noor, 29|Bakes badly, gladly|2 km|Near|29;2 km;Long walks
Sam, 31|Plays the cello, softly|4 km|Near|31;4 km;Concerts
Iris, 27|Names every cloud|1 km|New|27;1 km;Slow coffee
Ben, 33|Two cats, one bike|6 km|New|33;6 km;Sunday rides
>Answer Noor,Add a photo,Say where you went,Plan a walk,Hide my distance`,
} as const;
