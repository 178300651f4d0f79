/** Read as parenting or as kids, in the same words. */
const babysitter = `@babysitter,babysitting,nanny,childminder,au pair,childcare/card,inbox,cover/search,booking,profile,rating
Evening Off,Safe Hands,Nine to Eleven,Sitwell
sitter,sitters,smile,balloon,night,books,room
Noor is free on Saturday.|5|sitters near you
Price,Age,Speaks
Noor|First aid, plays chess|£12 h|Evenings|£12;24;English, French
Iris|Three little brothers|£10 h|Evenings|£10;19;English
Ben|Cooks, and does voices|£14 h|Mornings|£14;31;English, Dutch
Mrs Rowe|Raised five, scared of none|£13 h|Mornings|£13;62;English
Tom|Builds dens until eight|£11 h|Weekends|£11;22;English, Spanish
>Book Noor for Saturday,Write down bedtime,Leave the doctor’s number,Show the spare key,Rate Iris
!The children asked when she would come again before we had our coats off.
!On time, calm, and the kitchen was tidier than before.`;

/** Subjects within the kinds of `living`, in the form that `withSubjects` tells. */
export const livingSubjects = {
  plants: `@vegetable,veg patch,tomato,allotment,raised bed,sowing,seed swap,community garden,courgette,pumpkin
Plot Nine,Dibber,Beanrow,First Sowing
crop,crops,sprout,fruit,field,sun,leaf
Courgettes can go out on Saturday.|6.2|kg picked this spring
Sown,Next pick,Spacing
Tomatoes|Side shoots to pinch out|Water today|Greenhouse|12 March;July;45 cm
Courgettes|Hardening off|Out Saturday|Cold frame|14 April;Late June;90 cm
Rhubarb|Third pull this year|3.2 kg|Bed one|Crown, 2022;22 May;100 cm
Lettuce|Cut and come again|2.1 kg|Bed two|20 March;Today;25 cm
Radishes|The second row is up|0.9 kg|Bed two|4 April;Friday;3 cm
>Water the greenhouse,Pinch out the tomatoes,Sow the runner beans,Net the strawberries,Turn the compost
@bonsai,juniper,japanese maple,chinese elm,wiring
Small Pine,Root & Wire,Tokonoma,Quiet Tree
tree,trees,leaf,plant,leaf,dunes,rings
The maple wants pruning.|5|trees on the bench
Age,Style,Last repotted
Japanese maple|Two long shoots|Prune today|Outdoors|14 years;Upright;March 2025
Juniper|Wire is biting in|Unwire Friday|Outdoors|22 years;Cascade;April 2024
Chinese elm|Turn it a quarter|Water today|Indoors|9 years;Broom;March 2026
Larch group|Seven in one tray|Resting|Forest|6 to 11 years;Forest;March 2026
Hawthorn|First flowers|In bloom|Outdoors|30 years;Slanting;2023
>Prune the maple,Unwire the juniper,Turn the elm,Feed the larches,Photograph the hawthorn
@herb,basil,mint,thyme,parsley,coriander,medicinal plant
Sprig & Stem,Thyme & Co,Windowsill,Small Greens
herb,herbs,sprout,plant,leaf,bowl,table
Pinch the basil before it flowers.|9|pots on the sill
Light,Water,Good with
Basil|Two tall stems|Pinch today|Indoors|Full sun;Daily;Tomatoes
Mint|Alone, or it takes over|Ready|Balcony|Half shade;Daily;New potatoes
Thyme|Dry feet, please|In 6 days|Balcony|Full sun;Weekly;Mushrooms
Coriander|Sow again now|Bolting|Indoors|Cool, bright;Every 2 days;Lentils
Sage|Six leaves, then fry them|Ready|Drying|Full sun;Weekly;Brown butter
>Pinch the basil,Water the mint,Sow more coriander,Hang the sage,Cut chives for supper
@lawn,mowing,flower bed,flower garden,rose,tulip,dahlia,perennial,landscaping,hedge
Border & Bloom,Long Border,Deadhead,Garden Gate
plant,plants,leaf,vase-flowers,field,sun,leaf
The roses are two days away.|11|things in bloom
Flowers,Height,Last care
Climbing rose|Forty buds on the wall|Thursday|Back wall|June;3 m;Fed 2 May
Alliums|Bees all day|In bloom|Long border|May;90 cm;Nothing
Lawn|Leave the daisies|Mow Friday|Front|–;5 cm;Cut 12 May
Dahlias|Slugs last night|Planted out|Long border|August;1.2 m;16 May
Beech hedge|A nest inside|Wait|Front|–;1.8 m;Clipped 2025
>Tie in the climbing rose,Edge the lawn,Stake the dahlias,Deadhead the tulips,Empty the slug traps
@identify,identification,wildflower,foraging,forager,wild plant,wild herb,poisonous/scene,cover,map/camera,gallery,detail,map
Hedgerow,Whatleaf,Wayside,Fieldbook
find,finds,leaf,leaf,field,sun,vase-flowers
Elder is out by the canal.|34|plants known by name
Seen,Family,Mind
Wild garlic|Under the beeches|Edible|Woods|26 April;Onion;Not lily of the val.
Elder|First flower heads|Edible|Hedges|Today;Moschatel;Cook the berries
Foxglove|By the gate, two of them|Poisonous|Hedges|17 May;Plantain;All of it
Ox-eye daisy|The whole verge|Harmless|Meadow|16 May;Daisy;Leave for bees
Bee orchid|Nine, on the bank|Rare|Meadow|10 May;Orchid;Do not pick
>Photograph the leaf edge,Check the fern by the wall,Learn three umbellifers,Pick ten elder heads,Press one daisy`,
  pets: `@vet,veterinary,veterinarian,worming,flea,jabs,rabies,microchip
Wagwell,Cold Nose,Good Patient,Paw & Pulse
visit,visits,stethoscope,dog,cat,heart
Booster for Biscuit on Thursday.|3|visits this spring
When,With,Cost
Biscuit’s booster|Yearly, bring the card|Thu 9:20|Vaccines|21 May;Dr Rowe;£54
Olive’s teeth|One comes out|2 June|Treatment|8:00, no food;Dr Aziz;£210
Worming|All three, by weight|Sunday|At home|24 May;You;£18
Pepper’s check-up|Weight is fine again|Done|Check-ups|4 May;Dr Rowe;£38
Biscuit’s limp|Sprain, a week of rest|Healed|Treatment|13 April;Dr Aziz;£62
>Book Olive’s blood test,Give the worming tablet,Pack the vaccine card,Weigh Biscuit,Send in the claim
@dog,puppy,doggo,leash,walkies,kennel,dog walker,dog walk,walk my dog/card,cover,scene
Off Lead,Good Boy,Tailside,Mud & Sticks
dog,dogs,heart,dog,field,sun,road
Three tails still to walk.|8.4|km walked today
Breed,Age,Knows
Biscuit|Pulls for the first street|17:00|Park loop|Spaniel mix;6 years;Wait
Hazel|Shy with bikes|17:10|Park loop|Whippet;3 years;Come
Moose|Steals every ball|Back at 9:40|River|Labrador;5 years;Drop it, nearly
Dot|Twenty minutes, no more|12:30|Puppies|Terrier, black;5 months;Sit
Bruno|Slow, and stops to think|Back at 9:40|River|Beagle;11 years;Everything
>Collect Hazel,Refill the water,Practise recall with Dot,Brush Moose,Evening walk
@cat,kitten,feline,litter box,cattery/card,cover,scene
Nine Naps,Whisker & Co,Purrwell,Windowsill
cat,cats,heart,cat,room,night,bowl
Olive wants breakfast again.|4.4|kg, just as it should be
Breed,Age,Weight
Olive|Grey tabby, talks a lot|Fed 7:30|Grown|Shorthair;3 years;4.4 kg
Captain|Sleeps on the printer|Tablet 18:00|Grown|Maine Coon;8 years;7.1 kg
Miso|Found the curtain|Jab Thursday|Kittens|Shorthair;11 weeks;1.2 kg
Button|Miso’s sister, and braver|Jab Thursday|Kittens|Shorthair;11 weeks;1.1 kg
Duchess|Here until Sunday|Settling in|Guests|Siamese;13 years;3.9 kg
>Clean the litter tray,Captain’s tablet,Weigh the kittens,Cut Olive’s claws,Play for ten minutes
@aquarium,fish tank,fish,goldfish,koi,reef,tropical/scene,card,figure/list,detail,calendar,chart,notifications
Still Water,Gravel & Glass,Guppy & Co,Finwise
tank,tanks,droplets,waves,sea,bowl,rings
A third of the water, today.|24.6|degrees in the big tank
Volume,pH,Last change
Big tank|Eleven tetras, all there|Water today|Fresh water|180 l;6.8;12 May
Shrimp cube|Young ones under the moss|Fine|Fresh water|30 l;7.0;15 May
Reef|Salt a little low|Top up|Salt water|240 l;8.2;10 May
Betta|He built a bubble nest|25.8°|Fresh water|40 l;6.9;14 May
Pond|Six koi, feeding again|17.2°|Outside|4,000 l;7.4;Spring
>Change a third of the water,Test the nitrate,Feed the koi,Wipe the glass,Rinse the filter
@horse,pony,stable,equestrian,equine,farrier,riding school,livery/card,scene,figure
Loose Rein,Tack Room,Head Collar,Early Yard
horse,horses,heart,field,sun,road,mountains
Farrier at nine on Thursday.|5|horses in the yard
Breed,Age,Shod
Juno|Fit, a little fresh|Lesson 16:00|Lessons|Irish Cob;9 years;14 April
Pilgrim|Soaked hay only|Rest day|Livery|Welsh D;17 years;14 April
Saffron|Loose near hind shoe|Farrier Thu|Livery|Warmblood;7 years;2 April
Tuppence|Loved by all under ten|Lesson 15:00|Lessons|Shetland;14 years;Unshod
Moth|Turned out overnight|Field 2|Young|Connemara;3 years;Unshod
>Muck out four boxes,Soak Pilgrim’s hay,Lunge Saffron,Clean the tack,Bring Moth in
@lost cat,lost dog,lost pet,missing cat,missing dog,stray,lost and found,found animal,sighting/map,feed,card/map,camera,notifications,feed/map:Map,feed:Sightings
Come Home,Whiskers Home,Streetwise,Found You
animal,animals,map-pin,cat,dog,city,night
Someone saw Olive on Mill Lane.|3|sightings since Sunday
Last seen,Wears,Call
Olive|Grey tabby, very shy|Since Sunday|Missing|Mill Lane 9;Red collar;Ana
Rocket|Jack Russell, friendly|Seen at 8:10|Seen|Canal bridge;Blue harness;Tom
Black cat|White toes, no chip|Found|Found|Station sheds;Nothing;Iris
Kiwi|Green parakeet|Missing today|Missing|River park;Ring, left leg;Ben
Old beagle|Safe, and eating well|Found|Found|Market square;Brown lead;Mara
>Check the shed again,Put up ten posters,Call the shelter,Ask on Mill Lane,Thank the finder
+Grey tabby under the blue van on Mill Lane, 7:40 this morning. She ran towards the gardens.
+Please look into your sheds and garages. Cats go in and the door shuts.
+He is home! Wet, hungry and rather proud. Thank you, all of you.`,
  agriculture: `@bee,beekeeper,beekeeping,hive,apiary,honey,swarm
Hivemind,Skep,Linden & Co,First Flight
hive,hives,sun,field,bottle,sun
The east hive may swarm.|18|kg of honey so far
Queen,Frames,Last look
East hive|Two queen cells|Look today|Orchard|2025, blue;9 of 10;12 May
Linden hive|Calm, laying well|Fine|Orchard|2024, green;8 of 10;16 May
Old Bertha|Heavy with honey|14 kg|Meadow|2023, red;10 of 10;9 May
Small swarm|Caught on 2 May|New|Meadow|Unmarked;4 of 6;17 May
Roof hive|Wasps at the door|Narrow it|Town|2025, blue;7 of 10;11 May
>Look into the east hive,Add a super,Treat for mites,Clean the smoker,Label the jars
@dairy,cow,cattle,calf,calves,calving,heifer
Early Milking,Buttercup,Milkline,Cowslip
cow,cows,sprout,field,sun,leaf
Daisy calves this week.|28.4|litres a cow yesterday
Tag,Born,Calved
Daisy|Bag is full, watch her|Due 22 May|Dry|UK-2107;May 2021;Four times
Marigold|Best of the herd|34.1 l|Milking|UK-2111;April 2020;2 March
Clementine|Treated, milk held back|Until Fri|Milking|UK-2130;March 2022;11 Feb
Blossom|Limping, left hind|Trim feet|Milking|UK-2119;2021;20 Jan
Calf 2188|Heifer, drinks well|41 kg|Calves|UK-2188;3 May;–
>Morning milking,Check Daisy at ten,Call the foot trimmer,Bed the calf pens,Order teat dip
@vineyard,vine,grape,winery,winemaker,viticulture
South Slope,Clusterwise,Stony Row,Late Harvest
plot,plots,leaf,dunes,sun,fruit
No frost tonight. Sleep well.|6.8|hectares under vine
Grape,Planted,Last spray
Chapel slope|Shoots at 40 cm|Tie in|South|Riesling;1998;11 May
Lower terrace|Mildew on three rows|Spray Wed|South|Pinot Noir;2009;8 May
Old walls|Low crop, deep roots|Fine|West|Silvaner;1964;11 May
New block|Guards off one by one|Water|West|Chardonnay;2024;None
Tank 4|Clear, needs two weeks|11.8 % vol|Cellar|Riesling;Picked 2025;–
>Tie in Chapel slope,Spray the lower terrace,Mow every second row,Walk the frost sensors,Taste tank 4
@hen,chicken,poultry,egg,coop,rooster,duck
Cluck & Co,Henhouse,Nestbox,Early Feather
coop,coops,house,egg,field,sun,house
Nobody laid in the hedge today.|9|eggs this morning
Hens,Eggs this week,Door
Red coop|Two broody, be kind|4 eggs|Coops|6;29;6:10 to 21:15
Old barn|New straw on Sunday|3 eggs|Coops|5;21;6:10 to 21:15
Orchard house|Fox prints by the gate|2 eggs|Coops|4;15;Shut by hand
Ducks|Laid under the bramble|Look again|Ducks|3;8;Pond side
Chicks|Eight of nine hatched|12 days|Young|8;–;Lamp at 29°
>Collect the eggs,Fill the drinkers,Shut the orchard house,Change the straw,Check for red mite
@sheep,lamb,lambing,ewe,shepherd
Hefted,Fleece & Fell,Long Meadow,Wether
sheep,sheep,sprout,field,mountains,sun
Shearing starts on Thursday.|61|lambs on the hill
Tag,Paddock,Last dose
Ewe 0318|Twins, both strong|Fine|Ewes|UK-0318;High meadow;2 May
Ewe 0344|Single, foot-bath her|Lame|Ewes|UK-0344;Pens;18 May
Lamb 0907|Orphan, on the bottle|9.4 kg|Lambs|UK-0907;Pens;12 May
Lamb 0880|Growing fastest|24.1 kg|Lambs|UK-0880;High meadow;12 May
Ram, Gustav|Fat and happy|Until Nov|Rams|UK-0101;Orchard;April
>Count the high meadow,Foot-bath the lame ones,Bottle at 6 and at 18,Book the shearer,Move ewes to Beck field
@crop,arable,wheat,barley,maize,cereal,irrigation,tractor,combine
Headland,Tilth,Long Acre,Sown
field,fields,sprout,field,sun,road,fruit
Dry until Thursday. Spray early.|40|hectares sown
Size,Sown,Last work
Long Acre|Winter wheat, flag leaf out|Spray Wed|Cereals|14 ha;6 Oct;Nitrogen, 2 May
Mill field|Spring barley|Week 7|Cereals|11 ha;2 April;Rolled, 9 April
Lower field|Maize, rooks about|Just up|Maize|9 ha;4 May;Drilled
The Strip|Early potatoes, two rows on|Earth up|Vegetables|2 ha;28 March;Watered, 16 May
River end|Beans, in flower|Fine|Vegetables|4 ha;12 March;Hoed, 10 May
>Spray Long Acre before eight,Earth up the potatoes,Grease the drill,Read the rain gauge,Order seed for autumn
@vegetable,veg,market garden,garden,allotment,tomato,potato,greenhouse
Plot Nine,Dibber,Beanrow,Box Day
bed,beds,sprout,fruit,field,sun,leaf
Forty boxes go out on Friday.|112|kg picked this week
Sown,Next pick,Size
Salad tunnel|Cut before ten|38 kg|Tunnels|20 March;Thursday;8 × 30 m
Tomatoes|Side shoots to pinch out|Water today|Tunnels|12 Feb;July;8 × 20 m
Radishes|Second row is up|22 kg|Outside|4 April;Thursday;0.75 × 30 m
Spring onions|Bunches of eight|52 kg|Outside|6 March;Thursday;0.75 × 60 m
Courgettes|Hardening off|Out Saturday|Young plants|14 April;Late June;Tray of 60
>Pick salad before ten,Pinch out the tomatoes,Sow the runner beans,Wash forty crates,Pack the Friday boxes`,
  household: `@home maintenance,house maintenance,boiler,gutter,renovation,remodel,diy,appliance,warranty,guarantee,handyman/card,cover,figure/checklist,document,notifications,calendar
Spanner,Sound House,Top to Bottom,Snag List
job,jobs,house,house,room,tiles
The boiler is due in June.|4|jobs before the autumn
By,Costs,Last done
Boiler service|Kessler, he has a key|9 June|Heating|Kessler;£95;June 2025
Clear the gutters|Moss over the porch|Saturday|Outside|You;£0;November
Washing machine|Drum bearing is loud|Warranty|Appliances|Maker;£0 to March;Bought 2024
Bathroom grout|Behind the tap|Next|Inside|You;£12;2021
Paint the back door|Two coats, dry weather|Dry day|Outside|You;£28;2019
>Book the boiler service,Clear the gutters,Find the washer receipt,Order grout,Test the smoke alarms
@smart home,home automation,thermostat,smart light,smart lock,smart plug,heating,home assistant,iot/card,scene,cover/list,chart,notifications,timer
Hearthline,Softly Lit,Home Hum,Dimmer
room,rooms,lamp,house,room,night
The garage is still open.|20.5|degrees indoors
Lights,Heating,Since
Living room|Two lamps, warm|20.5°|Downstairs|Two of four;Eco;18:10
Kitchen|Dishwasher, 40 min left|21.0°|Downstairs|Off;Eco;19:02
Bedroom|Blinds close at ten|18.0°|Upstairs|Off;Night;7:00
Front door|Last opened by Ana|Locked|Doors|–;–;17:48
Garage|Open for two hours|Open|Doors|On;Off;16:30
>Close the garage,Set the holiday scene,Change the lock battery,Turn the hall to 18°,Pair the new lamp
@fridge,freezer,pantry,expiry,expire,leftover,best before,food waste/card,figure,cover/list,scanner,notifications,calendar
Use It Up,Cold Shelf,Larder,Last Slice
food,foods,package,fruit,bowl,table
Eat the spinach tonight.|3|things to use by Thursday
Where,Amount,Opened
Spinach|Wilting, fine for soup|Today|Fridge|Drawer;200 g;No
Yoghurt|Smells fine|Tomorrow|Fridge|Top shelf;350 g;15 May
Half a lemon|In the egg tray|Thursday|Fridge|Door;One half;17 May
Chilli|Four bowls, labelled|August|Freezer|Second drawer;1.6 kg;No
Chickpeas|Behind the rice|2028|Pantry|Left;3 tins;No
>Spinach soup tonight,Freeze the bread,Use half a lemon,Defrost the chilli,Wipe the top shelf
@electricity,energy use,energy consumption,power consumption,solar,meter,energy bill,gas bill/figure,card,cover/chart,stats,notifications,list
Kilo & Watt,Low Hum,Sunny Roof,Standby
reading,readings,flame,sun,house,rings
Sunny. Wash at noon.|6.3|kWh used today
Reading,Last month,Price
Electricity|A quiet Tuesday|6.3 kWh|Used|48,211;214 kWh;27 p a kWh
Solar roof|Best at 13:10|9.8 kWh|Made|12,904;288 kWh;15 p a kWh
Hot water|Two showers|2.1 kWh|Used|9,310;71 kWh;7 p a kWh
Water|No drip at night|240 l|Water|1,882;7.6 m³;£2.10 a m³
Standby|The television corner|0.6 kWh|Used|–;19 kWh;27 p a kWh
>Read the gas meter,Run the wash at noon,Unplug the television,Descale the kettle,Compare two tariffs
@moving house,move house,moving box,moving out,new flat,declutter,packing box,storage unit,minimalism,minimalist/card,figure,cover/checklist,list,notifications,calendar
Box & Key,Lighter,Forwarding,Twelve Boxes
box,boxes,package,house,books,room,mug
The van comes on 30 May.|14|boxes packed
For,Packed,Weight
Box 3, kitchen|Plates, wrapped in towels|Fragile|Packed|Kitchen;16 May;14 kg
Box 7, books|Half of them. Brave|22 kg|Packed|Living room;17 May;22 kg
Winter coats|Three to keep|Sort|Undecided|Hall;–;–
Old desk|Ana’s brother wants it|Sat 11:00|Giving away|Nobody;–;30 kg
Box 1, first night|Kettle, sheets, light bulb|Last in|To pack|Bedroom;29 May;8 kg
>Book the van,Redirect the post,Pack the bookshelf,Read both meters,Give away the old desk`,
  'shopping-list': `@gift,present,wish,christmas,registry,santa
Ribbon,Wrapped,Wishful,Bow & Brown Paper
gift,gifts,gift,parcel,balloon,mug,books
One gift still to find.|1|gift left to find
For,From,By
Watercolour set|She wore out the last one|£24|Mia|Mia;Us;Sunday
Seed box|Mostly sweet peas|£14|Grandma|Grandma;Mia and Leo;24 May
Head torch|For under the duvet|£19|Leo|Leo;Uncle Tom;6 June
Wool socks|The thick ones|£12|Grandma|Grandma;Us;24 May
Something for Ada|She says nothing. Not true|Under £30|Ada|Ada;You;30 May
>Watercolour set,Seed box,Head torch,Wool socks,Wrapping paper
@packing,suitcase,luggage,carry on,camping
Carry-on,Rolled & Ready,Half Empty,Out the Door
thing,things,package,shirt,sea,shoe,sun
Friday, and half is packed.|5|things left to pack
How many,Bag,Last trip
Passport|Runs out in 2029|Packed|Papers|1;Belt bag;Used
Light shirts|Three, and one for dinner|Four|Clothes|4;Blue case;Wore two
Walking shoes|Dry them first|To pack|Clothes|1 pair;Blue case;Used daily
Charger|And the odd plug|To pack|Small things|2;Rucksack;Forgotten
Sun cream|Factor 30, under 100 ml|Buy|Wash bag|1;Wash bag;Ran out
>Light shirts,Walking shoes,Charger and adapter,Sun cream,Book for the train
@party,barbecue,bbq,potluck,picnic
Plenty,Fold-out Table,Ice & Lemons,Second Helping
item,items,shopping-basket,cake,balloon,fruit
Fourteen people, one trolley.|£64|for the whole party
Amount,Brings,Enough for
Burger buns|The soft ones|£6.40|Food|16;You;14
Halloumi|For the four who want it|£9.60|Food|4 packs;Ana;8
Lemonade|And a bag of ice|£8|Drinks|6 l;Tom;14
Paper plates|Or borrow Mara’s|£5|Table|20;You;14
Lemon cake|Order by Thursday|£35|Food|One large;Mara;16
>Burger buns,Halloumi,Lemonade and ice,Paper plates,Lemon cake
@hardware store,building supplies,school supplies,stationery,office supplies,materials
Nuts & Paper,Aisle Four,Workbench,Sharp Pencil
item,items,shopping-basket,books,mug,tiles,dots
One shop, then done.|£41|for all of it
Amount,Size,For
Masking tape|The blue kind|£4.50|Paint|2 rolls;25 mm;Skirting
White paint|Matt, washable|£22|Paint|2.5 l;Two coats;Hall
Wood screws|Countersunk|£3.80|Fixings|50;4 × 40 mm;Shelf
Exercise books|Squared, not lined|£6|Paper|5;A4;Leo
HB pencils|One box, with rubber|£4.70|Paper|12;Standard;Everyone
>Masking tape,White paint,Wood screws,Exercise books,HB pencils`,
  family: `@family tree,genealogy,ancestor,ancestry,great grandfather,great grandmother,roots,heritage/card,scene,cover/list,detail,search,gallery
Rootbook,Five Generations,Linden Tree,Kith
person,people,users-round,books,room,leaf,lisbon
Great-grandfather was a baker.|87|relatives found
Born,Lived in,Children
Elena Costa|Ran the post office|1898–1981|Costa side|12 March 1898;Porto;Five
Johan Lind|Baker, sang bass|1891–1964|Lind side|3 June 1891;Malmö;Three
Ada Lind|Wrote everything down|1926–2015|Lind side|9 May 1926;Leeds;Two
Rui Costa|Sailed, came back in 1950|1921–1999|Costa side|1921;Porto, Leeds;Four
Unknown bride|The photo of 1912|Who is she?|Unsolved|About 1890;Malmö?;–
>Scan the wedding photo,Ask Aunt Vera about 1912,Write to Porto archive,Record Grandma’s story,Check the 1921 census
@co parent,coparenting,custody,divorced,separated,ex wife,ex husband,two homes/card,figure,cover/calendar,chat,checklist,notifications
Two Keys,Both Homes,Even Weeks,Handover
day,days,calendar-days,house,heart,books
With Dad until Friday.|3|days until the handover
When,Who,Where
Handover|Swim bag goes too|Friday|Swaps|16:30;Dad to Mum;School gate
Parents’ evening|Both of us|Thursday|School|18:20;Both;Room 14
Football boots|Size 34, split in half|£32|Costs|Paid 16 May;Dad;Half each
Summer holidays|Weeks 30 and 31|To agree|Swaps|20 July;Mum asks;By the sea
Dentist|Mia only|26 May|Health|15:20;Mum;High Street
>Answer about the holidays,Pack the swim bag,Pay half of the boots,Sign the school form,Send the dentist’s note
<Could you take Thursday? I have a late shift.
<>Yes. I collect Mia at four, then.
<Thank you. Leo’s boots are by the door.
<>Got them. Friday swap as usual?
@elder care,elderly,care for my,caring for my,look after my,dementia,alzheimer,caregiver,carer,ageing parent,aging parent
Taking Turns,Mum’s Week,Close By,Garden Chair
visit,visits,hand-heart,mug,heart,room,vase-flowers
Iris is with Mum until six.|3|of us take turns
When,Who,Mind
Breakfast and pills|She ate all of it|8:00|Care|8:00;Nurse Ines;Blue box, Tuesday
Lunch together|Soup is in the fridge|12:30|Visits|12:30;Iris;Small spoon
Eye clinic|Bring both glasses|Thursday|Doctor|10:40;Tom drives;Letter in drawer
Phone call|She likes the old songs|19:00|Visits|19:00;You;Speak slowly
Garden chair|If it stays dry|Sunday|Visits|15:00;Everyone;Sun hat
>Fill the pill box,Drive to the eye clinic,Call at seven,Buy her tea,Thank the neighbour
@grandparent,grandma,grandpa,granny,grandchild,grandson,granddaughter,family photo,family album,baby picture/feed,card,scene/gallery,feed,chat,notifications
Sunday Call,Fridge Door,Big Album,From Afar
moment,moments,image,balloon,cake,sea,room
A new tooth, seen from afar.|12|new pictures this week
When,From,Hearts
Mia’s first tooth|The apple won|Today|Mia|8:10;Ana;5
Leo’s boat floats|For almost a minute|Sunday|Leo|17 May;Tom;6
Grandma’s garden|The peonies are open|Monday|Grandma|18 May;Grandma;4
Song for Grandpa|With the wrong words|0:48|Mia|16 May;Ana;6
Sunday table|Everyone but the cat|Sunday|Everyone|17 May;Mara;6
>Send the tooth picture,Call Grandpa,Print three for the fridge,Ask about the old house,Answer Grandma
+First tooth is out. The apple is fine, thank you for asking.
+Grandma’s peonies, this morning. She says they are late and so are we.
+Leo built a boat. It floated for almost a minute and we cheered for two.
@birthday,anniversary,name day
Candles,Many Returns,Cake Day,Remembered
birthday,birthdays,gift,cake,balloon,confetti,parcel
Grandma turns eighty on Sunday.|5|days until the next cake
Turns,Likes,Last year
Grandma|She said no presents|Sunday|This month|80;Peonies;Gardening gloves
Uncle Tom|Call before nine|30 May|This month|47;Old maps;A book
Mum and Dad|Thirty years married|6 June|June|30;Walks;Dinner for two
Leo|Wants a boat cake|14 June|June|9;Boats;Head torch
Cousin Vera|Send a card, she keeps them|2 July|July|33;Stamps;A card
>Order Grandma’s cake,Buy peonies,Write to Vera,Book a table for two,Bake a boat`,
  parenting: `@pregnancy,pregnant,trimester,due date,ultrasound,bump,expectant,birth plan,hospital bag,contraction,kicks/card,figure,cover
Forty Weeks,Plum & Pear,Almost You,Round Here
week,weeks,calendar-heart,fruit,heart,balloon,night
As big as an aubergine now.|27|weeks, and 13 to go
Length,Weight,You
Week 27|Opens its eyes|Now|Third part|37 cm;900 g;Short of breath
Glucose test|Nothing to eat before|Thu 8:30|Midwife|One hour;Clinic;Bring a book
Kicks|After lunch, eleven|Today|Noted|20 min;Left side;Happy
Second scan|Waved, twice|24 March|Midwife|26 cm;380 g;In tears
Hospital bag|Six of twenty things|Started|To prepare|–;4 kg;By week 35
>Take the iron tablet,Count kicks after lunch,Book the birth course,Pack warm socks,Ring the midwife
@baby name,name picker,name for our,name for the baby,name ideas/deck,card,shelf/card-deck,list,search,chat/deck:Choose
Called You,Small Letters,By Any Name,First Word
name,names,heart,balloon,confetti,night,cake
You both said yes to Mila.|7|names you both like
From,Means,Last used by
Mila|Short, and soft|Both|Both|Slavic;Dear;Nobody we know
Jonah|Grandpa would smile|Both|Both|Hebrew;Dove;Great-uncle
Wren|Small bird, loud song|Yours|Yours|English;Wren;Nobody yet
Otis|Sounds like a good friend|Theirs|Theirs|German;Wealth;A cat
Edda|Old and new again|Yours|Yours|Norse;Poetry;Great-grandma
>Say Mila out loud,Try it with the surname,Ask about Otis,Swipe ten more,Check the initials
<Wren is still in. Say it twice.
<>Wren. Wren! I hear it across a garden.
<And Otis?
<>That was our neighbour’s cat.
${babysitter}
@school run,carpool,school gate,school bus,nursery pick,pick up the kids,lift to school/card,scene,figure/list,calendar,chat,notifications
Gate at Three,Backseat,Bell & Bus,Half Past Eight
run,runs,clock,car,bike,road,books
Ana drives. Be at the gate at 8:10.|5|children, two cars
Driver,Leaves,Seats
To school|Leo has his recorder|8:10|Mornings|Ana;8:10;4 of 4
Home from school|Blue gate, not the front|15:20|Afternoons|Tom;15:20;3 of 4
Swimming|Bags are in the boot|16:00|Afternoons|You;16:00;3 of 4
Wednesday walk|Dry, so on foot|8:00|Mornings|Mara;8:00;–
Early close|Friday, bell at noon|12:00|Changes|Ben;12:00;2 of 4
>Confirm Friday noon,Fit the booster seat,Text Ana if Mia is ill,Swap Wednesday with Mara,Pack the recorder
@weaning,solids,first food,baby food,new food,finger food,eats,puree/figure,card,cover
First Spoon,Bib & Bowl,Mashed,Small Bites
food,foods,utensils,bowl,fruit,table,egg
Egg today, in the morning.|23|foods tried so far
First time,How,Reaction
Egg|Scrambled, a teaspoon|Today|New|19 May;Mashed;Wait and see
Peanut|In porridge, third time|Fine|Watch|12 May;Butter, thin;None
Carrot|All over the wall|Loves it|Liked|2 April;Soft sticks;None
Yoghurt|Red chin, gone in an hour|Slow down|Watch|9 May;Two spoons;Mild rash
Pear|Steamed, asked for more|Loves it|Liked|6 April;Mashed;None
>Egg at breakfast,Peanut again on Friday,Freeze pear cubes,Ask about the yoghurt,Wash all the bibs
@milestone,first word,funny thing,kids say,child say,son say,daughter say,baby book,memory book/page,card,feed/feed,gallery,calendar,editor
Said Mia,Overheard,First Times,Small Wonders
moment,moments,star,balloon,cake,night,confetti
“The moon followed us home.”|41|moments kept
Age,Where,Heard by
“I am a cat, I stay up”|Under the table, at bedtime|Sunday|Mia|3 years;Kitchen;Both of us
First steps|Sofa to the dog|9 May|Leo|11 months;Living room;Grandma
“Is soup a drink?”|Nobody could answer|Friday|Mia|3 years;Table;Everyone
First word|It was “more”|2 May|Leo|11 months;Kitchen;Dad
Shoes, alone|Wrong feet, huge pride|Monday|Mia|3 years;Hall;Mum
>Write down the soup question,Film the first steps,Measure at the door frame,Print the April pages,Ask Grandma for hers
+“The moon followed us home.” She is three and may be right.
+Eleven months, four steps, one very surprised dog.
+Today’s question at the table: is soup a drink? We are still talking.`,
  kids: `@chore,reward,star chart,pocket money,allowance,earn stars,sticker chart,behaviour chart/card,figure,cover/checklist,progress,profile,gallery
Gold Star,Helping Hands,Star Jar,High Five
job,jobs,star,trophy,confetti,house,balloon
Two more stars for the cinema.|18|stars in the jar
Stars,Who,When
Make the bed|Pillow on top|1 star|Mia|1;Mia;Every morning
Feed the rabbit|And say hello|2 stars|Leo|2;Leo;At five
Lay the table|Five of everything|1 star|Mia|1;Mia;Before supper
Tidy the blocks|All in the blue box|2 stars|Leo|2;Leo;Today
Cinema trip|At 20 stars|2 to go|Treats|20;Both;Saturday
>Make the bed,Feed the rabbit,Lay the table,Tidy the blocks,Brush teeth
@story,storytime,fairy tale,picture book,read aloud,audiobook/shelf,cover,scene/player,list,gallery,progress/home:Stories
Once Upon,Moonbook,Pillow Tales,Owl & Lamp
story,stories,book-open,night,books,sea,sun
Tonight, the small moon.|6|stories until sleep
Age,Length,Read by
The small moon|Who lost her shine|6 min|Bedtime|3 to 6;6 min;Maren
Hedgehog’s boat|A puddle is a sea|8 min|Animals|4 to 7;8 min;Tomas
The polite dragon|Fire, but please first|9 min|Dragons|4 to 8;9 min;Ines
Soup for nine|Count the spoons|5 min|Animals|3 to 5;5 min;Maren
The lamp that slept|Whispered from half way|7 min|Bedtime|3 to 6;7 min;Ines
>Brush teeth,Choose one story,Find the bear,Lights low,One last sip
@phonics,alphabet,letters,trace,abc,sight word,learn to read,spelling
Letterkin,Alphabeet,Sound It,Owl & A
letter,letters,pencil,books,confetti,rocket,balloon
Today we meet the letter M.|12|letters you can write
Sounds like,Starts,Stars
The M|Two hills in a row|New|Learning|mmm;Moon;0
The S|A little snake|3 stars|Known|sss;Sun;3
The A|A tent with a floor|3 stars|Known|a;Apple;3
The B|A stick and two tummies|1 star|Learning|b;Ball;1
S and H|Finger on your lips|New|Two letters|sh;Ship;0
>Trace the letter M,Find three things with M,Read the word sun,Say sh very softly,Write your name
?Which word starts with M?|Moon|Sun|Ball
?Which letter is a little snake?|S|M|B
?What rhymes with cat?|Hat|Dog|Cup
@times table,multiplication,maths,math,counting,sums,addition
Numberling,Seven Sevens,Count Me In,Abacus & Co
round,rounds,star,rocket,confetti,trophy,balloon
Can you beat four minutes?|36|right in a row
Best time,Right,Stars
Times two|Warm up with shoes|3 stars|Easy|0:48;20 of 20;3
Times five|Look at the clock|3 stars|Easy|0:55;20 of 20;3
Times seven|The tricky one|1 star|Hard|2:10;14 of 20;1
Make ten|Find its friend|2 stars|Adding|1:20;18 of 20;2
Mixed bag|All of them, shuffled|New|Hard|–;–;0
>Warm up with times two,Times seven once,Make ten five times,Count the stairs,Show someone a trick
?What is 7 × 8?|56|54|63
?Which number is even?|18|27|35
?What is half of 50?|25|20|30
@kindergarten,nursery,daycare,day care,creche/card,feed,cover/calendar,checklist,chat,gallery
Little Gate,Puddle Boots,Oak Room,Sandpit
child,children,smile,balloon,sun,fruit,house
Seventeen here, wellies on.|17|children here today
Group,Comes,Collected by
Mia|Has her rabbit with her|Here 8:15|Oak room|Oak;8:15;Dad, 15:30
Leo|A cough, but cheerful|Here 8:40|Oak room|Oak;8:40;Grandma, 12:30
Ada|Dentist first|At 10:00|Acorns|Acorns;10:00;Mum, 16:00
Noah|Nap until two|Asleep|Acorns|Acorns;8:05;Mum, 15:00
Lunch|Lentil soup, then pears|12:00|Today|All;No nuts;–
>Tick who is here,Message Ada’s mum,Put out the paints,Share three pictures,Check the wellies
<Ada has the dentist, we come at ten.
<>No problem, we keep her snack.
<She will tell you all about it.
<>We look forward to it!
+We painted with our feet today. Some of it came off.
+Lentil soup went twice round the table. The pears did not make it.
+Tomorrow we go to the pond. Wellies, please, and a spare pair of socks.
@morning routine,bedtime routine,toothbrush,tooth,brushing teeth,brush teeth,potty,autistic,autism,picture schedule/today,card,plan/checklist,timer,progress,gallery
Step by Step,Sunny Side,Two Minutes,Sock & Shoe
step,steps,sun,sun,balloon,shirt,night
Teeth next, then a story.|3|steps until the story|steps done.
Time,Where,With
Pyjamas on|The ones with stars|18:40|Evening|5 min;Bedroom;Alone
Brush teeth|Sing it twice|2 min|Evening|2 min;Bathroom;Dad
Choose a story|One, not four|18:55|Evening|3 min;Bed;Mum
Get dressed|Socks first is fine|7:10|Morning|10 min;Bedroom;Alone
Shoes and bag|By the door|7:45|Morning|5 min;Hall;Mum
>Wash hands|droplets|Warm water|1,Pyjamas on|moon|The ones with stars|1,Brush teeth|timer|2 minutes|0,Choose a story|book-open|Just one|0,Lights out|lamp|Say good night|0
${babysitter}`,
};
