import { withSubjects } from './subjects';
import { buyingSubjects } from './subjects/buying';

/** Food, shops and what is in them. The form is that of `living`. */
const kinds = {
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
>Tinned tomatoes,Stale bread,Basil,Garlic,Parmesan
<Can I use yoghurt instead of cream?
<>Yes, but stir it in off the heat.
<It smells wonderful. How long now?
<>Ten minutes. Lay the table!
+Four of us, one pot, nothing left. That is the review.
+Ten minutes longer for the crisp edges. Do that again.
+Grandma’s tin, my oven, her face when she tried it.
!Six things from the cupboard, and it tastes like Sunday.
!Done in half an hour, as promised. We scraped the pot.`,
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
>Buy miso,Soak the rice,Ripe peaches,Lime leaves,Invite Jo
<What are you making tonight?
<>Green curry, if I can find lime leaves.
<I have two on my sill. Shall I bring them?
<>Bring them, and stay for dinner.
+Sticky, sweet, smoky. The aubergine was gone before the rice.
+Two eggs each, and more bread than you think.
+Rough edges on the galette. Nobody looked, they were eating.`,
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
>Choose a place,Add cutlery,Leave at the door,Tip the rider,Rate dinner
<Hello! I am at the blue door with your ramen.
<>One minute. Third floor, slow lift.
<No hurry, it is well wrapped.
<>You are a hero. Extra tip for the stairs!
+Ordered at seven, slurping by twenty past.
+Still crisp after a bicycle ride. Order it again.
+The small green dumplings: eight pieces, never enough.
!Still hot, not a drop spilled, and they put in the cutlery.
!The egg was soft. That is all I ask.`,
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
>Set table six,Print the menu,Call the boat,Polish glasses,Light the candles
+The peas came in at ten and were on the plate by noon.
+Six portions left at nine. Tell the tables early.
+Table six got engaged over the lemon tart. Everybody clapped.`,
  ecommerce: `shelf,scene,wall/list,detail,cart,search,profile/home:Shop,browse:Shelf,basket:Bag
Goods & Co,Larder & Loom,Nook,Everyday Shop
product,products,store,mug,bowl,bud-vase,plate,kiln-vase
New on the shelf today.|18|new this week||Spring shelf|18 pieces, Thursday 6 pm
Price,Made in,Left
Morning mug|Stoneware, 300 ml|£28|Cups|£28;Porto;14
Rice bowl|Reactive glaze|£34|Bowls|£34;Porto;6
Bud vase|One stem|£22|Vases|£22;Leeds;11
Dinner plate|27 cm|£36|Plates|£36;Porto;20
Tall vase|For branches|£64|Vases|£64;Leeds;3
>Restock mugs,Answer Ada,Pack order 118,Photograph plates,Update prices
<Hello! Your rice bowl is wrapped and ready.
<>Lovely! Can it go in the dishwasher?
<It can, and in the oven up to 180 degrees.
<>Then please add a second one.
+It arrived in paper, not plastic. And it is lovelier than the picture.
+No two are alike. The blue one went in ten minutes.
+New things on the shelf on Thursday. Set an alarm.`,
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
>Reply to Sam,Lower the bike price,Photograph the lamp,Meet at six,Mark as sold
+Sold in an hour, to a girl who rang the bell all the way home.
+The notes in the margin are better than the book.
+Moving on Saturday. Everything by the door is free until six.`,
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
>Save the look,Check my size,Compare coats,Return the shoe,Share with Ada
<Hello! The linen shirt is cut wide. S or M?
<>S, then. Does it shrink?
<No, it is washed once. It only gets softer.
<>Wonderful. The undyed one, please.`,
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
>Photograph the coat,Mend the hem,Plan Friday,Give three away,Wash the wool
<May I borrow the grey coat on Friday?
<>Yes, but the red scarf stays here.
<They belong together!
<>Fine, both. Back by Sunday, please.
+Eleven days, ten pieces, no two days alike.
+Worn thirty-one times, mended once, still my favourite.
+Gave three away today. The rail can breathe.`,
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
>Book Lena,Buy the cream,Patch test,Bring a photo,Leave a tip
<Hello! Lena has Friday at ten. Would that suit?
<>Perfect. Cut and finish, please.
<Done. Tea or coffee while you wait?
<>Tea, and ten quiet minutes.
+Ten centimetres off. My neck had forgotten the weather.
+Woke up glowing on a clean pillow. Every four weeks, please.
+A free hour on Friday at ten. First one to write gets it.
!She listened first and began second. I left taller.
!Warm towels, soft voices. I nearly fell asleep.`,
};

export const buying = withSubjects(kinds, buyingSubjects);
