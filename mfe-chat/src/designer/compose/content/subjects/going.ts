/** What drivers of electric cars look for: a place, and a part of their car. */
const chargers = `charger,chargers,map-pin,car,road,city
Two fast ones free at the mill.|2|free within five minutes
Power,Price,Free
Mill Lane car park|Level 1, by the lift|4 min|Fast|150 kW;62 p a kWh;2 of 4
Station east|Café next door|6 min|Fast|120 kW;66 p a kWh;1 of 6
Library|Free for two hours|9 min|Slow|22 kW;Free;1 of 2
Market square|One broken since Sunday|10 min|Slow|11 kW;45 p a kWh;0 of 3
Ring road services|Roof, toilets, coffee|14 min|Very fast|300 kW;74 p a kWh;5 of 8`;

/** Subjects within the kinds of `going`, in the form that `withSubjects` tells. */
export const goingSubjects = {
  'map-finder': `@restaurant,vegan,vegetarian,halal,kosher,gluten free,takeaway,places to eat/map,card,shelf/map,filter,detail,rating/browse:Places
Green Fork,Second Helping,Around the Table,Good Plate
place,places,utensils,bowl,table,pot
Three kitchens open now.|3|open within ten minutes
Distance,Open,A main
Bean & Barley|All vegan, try the dal|4 min|Vegan|300 m;12 to 22;£11
Corner Mezze|Halal, garden at the back|6 min|Halal|450 m;11 to 23;£12
Noodle Hatch|Gluten free on request|9 min|Gluten free|700 m;12 to 21;£9
Lantern Kitchen|Five courses, one menu|18:00|Vegan|950 m;18 to 22;£24
Market Falafel|Four stools, long queue|Thursday|Halal|1.1 km;Thu to Sat;£7
>Book Friday at Bean & Barley,Ask about nuts,Try the falafel,Add a photo,Rate Corner Mezze
!The dal. I went back on Wednesday for the dal.
!Marked everything with nuts, without being asked.
@café,coffee shop,coffee,wifi,laptop friendly,work from/map,card,cover/map,filter,detail,rating
Flat & White,Corner Seat,Long Table,Socket & Bean
place,places,coffee,mug,table,city
A window seat and a socket, 4 min.|4|quiet right now
Distance,Wi-Fi,Sockets
Mill & Grind|Window bar, quiet till noon|4 min|Quiet|300 m;84 Mbit;Every seat
Paper Cup|Long table, no calls|7 min|Quiet|520 m;60 Mbit;Six
The Old Bank|Sofas, a little loud|9 min|Lively|700 m;45 Mbit;Few
Station Bakery|From 6:00, best rolls|10 min|Early|760 m;30 Mbit;Two
Botany|Among the plants, no laptops|13 min|Unplugged|1 km;Off;None
>Test the Wi-Fi,Save the window bar,Rate Paper Cup,Ask about the sockets,Meet Noor at ten
!Nobody minded my third hour. Second coffee was kinder, too.
!Fast Wi-Fi, real cups, and calls go outside.
@playground,skate park,toddler,soft play,swings,slide,sandpit/map,card,scene/map,filter,detail,rating
Swing & Slide,Sandpit,Monkey Bars,Out by Ten
playground,playgrounds,smile,balloon,field,leaf
Shade until noon at the mill.|3|with shade right now
Distance,Ages,Toilet
Mill Lane|Two slides, fence all round|4 min|Toddlers|300 m;1 to 6;Yes
River park|Water pump, bring clothes|8 min|Water|650 m;3 to 10;Yes
The pirate ship|Rope nets, big sand|12 min|Bigger ones|950 m;5 to 12;No
Station green|Small, but a café beside it|6 min|Toddlers|450 m;1 to 5;In the café
Concrete bowl|Skates and scooters|15 min|Bigger ones|1.2 km;8 and up;No
>Pack spare clothes,Check the shade,Add a photo of the ship,Report the broken swing,Meet Ana at three
!Fenced, shady, and the café sees the slide. Perfect.
!The pump works again. We came home soaked.
@mosque,church,temple,synagogue,prayer,chapel,place of worship,gurdwara/map,card,cover/map,list,detail,calendar
Open Door,Qibla & Quire,Quiet Hour,Bell & Minaret
place,places,landmark,arch,lisbon,sun
Two doors open for prayer.|2|open near you now
Distance,Next,Holds
Mill Lane Mosque|Women’s entrance on the left|13:05|Mosques|300 m;Dhuhr, 13:05;240
St Brigid’s|Candle chapel all day|18:30|Churches|550 m;Vespers, 18:30;180
Harbour Synagogue|Please ring, then wait|Friday 20:30|Synagogues|900 m;Friday, 20:30;90
Hill Road Temple|Shoes off at the door|18:00|Temples|1.2 km;Aarti, 18:00;150
Old Quay Chapel|Silence, nothing else|Open|Churches|1.4 km;Sunday, 10:00;40
>Be there by one,Bring a head scarf,Ask about the shared meal,Save St Brigid’s,Check Friday’s time
!They made room for me before I had asked.
!Open on a rainy Tuesday, and very quiet.
@hiking trail,trail,walking route,footpath,viewpoint,picnic/map,scene,shelf/map,list,detail,rating/browse:Trails
Waymark,Stile,Cairn & Co,Long Way Home
trail,trails,footprints,mountains,route,field
Dry underfoot until the ridge.|7.2|km to the ridge and back
Length,Climb,Takes
Ridge and back|Stone steps, wide view|7.2 km|Hills|7.2 km;340 m;2 h 40
Mill stream|Flat, prams are fine|3.1 km|Easy|3.1 km;20 m;50 min
Alder Lake|Swim from the second jetty|5.4 km|Water|5.4 km;80 m;1 h 30
Three villages|A pub in two of them|12.8 km|Long|12.8 km;210 m;4 h
Old quarry|Closed for nesting till July|Closed|Hills|4.6 km;160 m;1 h 30
>Save the map offline,Fill two bottles,Tell Sam the way,Photograph the signpost,Rate Alder Lake
!Signposts where you need them. Even I came back.
!Go early, swim first, eat at the second pub.
@swimming spot,swimming,wild swimming,lake,beach,pool,lido/map,scene,shelf/map,list,detail,rating/browse:Spots
First Dip,Cold & Clear,Jetty,Two Towels
spot,spots,droplets,sea,waves,sun
Seventeen degrees at the jetty.|17|degrees in the water
Water,Depth,Shore
Alder Lake|From the second jetty|17°|Lakes|17°;4 m;Grass, shade
Old quarry|Stay behind the rope|15°|Lakes|15°;11 m;Rock
Mill weir|Only when the gate is shut|14°|River|14°;1.8 m;Pebbles
North Bay|Lifeguard from ten to six|13°|Sea|13°;Sand bar;Sand
Hill Road lido|Lanes before nine|24°|Pools|24°;2 m;£4.50
>Check the weir gate,Pack a warm jumper,Swim along the shore,Tell Sam which jetty,Rate the lido
!Cold, clear, and someone had brought a kettle.
!The rope and the depth were just as written.
@charging station,charge point,charger,ev,electric car/map,card,figure/map,filter,detail,booking
Plugged,Kerb & Current,Second Socket,Topped Up
${chargers}
>Hold a socket at Mill Lane,Report the broken one,Note the level,Compare the price,Rate the services
!Worked first time, with a roof. I nearly cried.
!Two of four free at noon on a Saturday.
@pharmacy,doctor,hospital,dentist,clinic,defibrillator,vet,atm,cash machine/map,card,inbox/map,filter,detail,notifications
Green Cross,Open Late,Near at Hand,Round the Clock
place,places,heart-pulse,heart,city,road
The late one is on Mill Lane.|2|open until midnight
Distance,Open,Phone
Mill Lane Pharmacy|Night bell on the left|4 min|Pharmacies|300 m;Until midnight;01632 960 114
Station walk-in clinic|Wait is about 25 min|8 min|Doctors|650 m;Until 22:00;01632 960 180
Dr Sato, dentist|Emergencies from 8:00|12 min|Dentists|950 m;From 8:00;01632 960 127
Defibrillator|Library wall, by the door|5 min|Emergency|380 m;Always;–
Cash at the market|No fee|9 min|Cash|700 m;Always;–
>Ring before you go,Bring the prescription,Save the night bell,Check Sunday’s rota,Note the clinic’s number
!Rang the bell at eleven. A kind man and the right cream.
!The waiting time was true to the minute.`,
  parking: `@disabled,wheelchair,accessible parking,blue badge//map,filter,notifications,detail
Level Kerb,Wide Bay,Blue Badge Near,Step-Free
bay,bays,map-pin,car,city,road
A wide bay free by the library.|5|wide bays free near you
Width,Kerb,Limit
Library|Right beside the ramp|Free now|Free now|3.6 m;Dropped;3 hours
Canal Street|Level 0, by the lift|2 free|Garages|3.6 m;Flush;No limit
Station east|Covered way to platform 1|1 free|Garages|3.3 m;Flush;No limit
Mill Lane|Slight slope, good surface|Free now|Free now|3.6 m;Dropped;No limit
Market square|Taken until half past four|16:30|On street|3.0 m;High;2 hours
>Show the badge,Set the clock,Report the blocked bay,Save the library,Ask for a second bay
@campervan,motorhome,camper,caravan,overnight,rv/map,shelf,scene/map,filter,detail,rating
Pitch & Park,Level Wheels,Night Stop,Kettle On
spot,spots,moon,car,sea,night
Level ground, sea on the left.|4|good for tonight
A night,Water,Stay
Harbour wall|Wake up to gulls|£12|By the sea|£12;Yes;2 nights
Alder Lake|Ask at the yellow house|£8|Nature|£8;No;1 night
Brewery yard|Free if you eat there|Free|Free|Free;Tap;1 night
Hill farm|Eggs in the honesty box|£10|Nature|£10;Yes;3 nights
Park and ride|Flat, lit, not pretty|£4|Town|£4;No;1 night
>Fill the tank,Ring the yellow house,Level the wheels,Leave before ten,Rate the harbour wall
!Slept like a stone. The gulls start at five.
!Flat, quiet, and fresh eggs at the gate.
@driveway,rent my,rent out,garage space,private space,private parking,resident/card,map,figure/calendar,booking,wallet,map/browse:Spaces
Spare Bay,Driveshare,Kerb & Key,Let It Park
space,spaces,house,car,house,road
Your drive earns on match days.|£84|from the drive in May
Hours,Price,Booked
Your driveway|Tom’s blue van, until six|£6 today|Mine|8 to 18;£6 a day;Tue to Fri
Your garage|Noor, winter tyres and a bike|£55 month|Mine|Always;£55 a month;Until August
12 Mill Lane|Two minutes from the station|£5 day|Near you|7 to 19;£5 a day;Free Thu
Old bakery yard|Gate code on booking|£1.20 h|Near you|Always;£1.20;Free now
Resident zone B|Permit until March|£48 year|Permits|Always;£48 a year;–
>Confirm Tom for Friday,Sweep the drive,Change the gate code,Block the weekend,Thank Noor`,
  'ride-share': `@school run,school,kid,children,school lift/plan,card,map/calendar,list,map,chat/browse:Lifts
Back Seat,Gate at Nine,Four Schoolbags,Kerbside Crew
lift,lifts,users-round,car,road,house
Tom drives today. Gate at 8:35.|4|children in Tom’s car
Leaves,Drives,Seats
To school, Tuesday|Tom, four and a cello|8:10|Mornings|8:10;Tom;0
Home, Tuesday|You, football boots in the bag|15:20|Afternoons|15:20;You;1
To school, Wednesday|Noor, swimming things|8:05|Mornings|8:05;Noor;1
Home, Wednesday|Nobody yet|Open|Afternoons|15:20;–;4
Swimming, Thursday|Ana, straight from school|15:45|Clubs|15:45;Ana;2
>Take Wednesday afternoon,Fit the booster seat,Tell school about Ana,Pack the swimming bag,Thank Tom
<Leo has a cough, three today.
<>Get well! I take the cello then.
<Can you do Wednesday home?
<>Yes, if Thursday is yours.
@taxi,cab,airport transfer,chauffeur,minicab/map,cover,card/map,booking,chat,rating/browse:Rides,book:Order
Kerb,Hail,Two Minutes,Nightcab
ride,rides,map-pin,car,night,city
Iris is two minutes away.|2|minutes away
Car,Fare,Time
Iris, silver estate|Turning into Mill Lane|2 min|Now|Silver estate;£8.40;12 min
Station, Friday|Fixed price, two bags|£14|Booked|Any;£14;Fri 6:40
Home from the concert|Meets you at the side door|£11|Booked|Any;£11;Sat 23:15
Market to home|Tom, found the umbrella|£7.20|Past|Blue saloon;£7.20;Sunday
Airport, early|Paid, receipt sent|£38|Past|Electric;£38;2 May
>Wait at the side door,Confirm Friday,Tip Tom for the umbrella,Save Mum’s address,Send the receipt to work
<I am at the corner with the bakery.
<>Blue coat, two bags, coming down.
<No hurry. Boot is open.
<>You are a star.
@bus,tram,metro,train,ferry,shuttle,timetable,public transport/inbox,card,map/list,map,notifications,search/browse:Departures
Next Stop,Line Nine,Platform Two,Boarding
departure,departures,train-front,city,route,sea
The 14 in four minutes.|4|minutes to the 14
Leaves,Stop,Arrives
14 to the harbour|On time, room to sit|8:46|Buses|8:46;Mill Lane;9:05
9 to the university|Two minutes late|8:51|Trams|8:51;Market;9:08
Fast train east|Platform 2, rear is empty|9:04|Trains|9:04;Station;9:37
Island ferry|Calm, café open|9:30|Ferries|9:30;Quay 1;10:10
Staff shuttle|Three seats left|9:00|Buses|9:00;North gate;9:15
>Leave home at 8:41,Warn me when the 14 is late,Buy the May pass,Save the island ferry,Report the broken display
@bike share,scooter,e scooter,cargo bike,rental bike/map,card,figure/map,timer,scanner,detail
Saddle,Kickstand,Spoke Share,Two Wheels Free
bike,bikes,bike,bike,city,road
Five free at the station.|5|bikes within 200 m
Battery,Price,Where
Bike 214|Good brakes, small frame|120 m|Bikes|No motor;£1 half hour;Mill Lane
Bike 390|Basket, bell, the works|160 m|Bikes|No motor;£1 half hour;Mill Lane
E-bike 77|Up the hill without a word|180 m|E-bikes|82 %;12 p a minute;Station
Cargo bike 5|Two children or one sofa|200 m|Cargo|64 %;£4 an hour;Station
Scooter 1180|Park inside the lines|90 m|Scooters|47 %;18 p a minute;Library
>Scan bike 214,Check the brakes,Park at the library,Report a flat tyre,Buy the week pass
@colleague,commute,office,coworker,carpool to work,employee,campus/plan,card,map/list,calendar,map,rating
Fourth Seat,Clocked In,Lane Two,Same Way
ride,rides,footprints,car,road,city
Noor leaves at 7:40 tomorrow.|38|kg of CO₂ saved in May
Leaves,Seats,Share
North gate, Tuesday|Tom, back at five|17:05|Home|17:05;1;£2
North gate, Wednesday|Noor, quiet car until eight|7:40|To work|7:40;2;£2
Early shift|Ben, from the ring road|5:25|To work|5:25;3;£2.50
Home on Thursday|Iris, via the gym|18:30|Home|18:30;2;£2
Conference, Friday|Ada’s estate, four laptops|6:50|Trips|6:50;1;£9
>Confirm Wednesday,Be at the bus shelter,Pay Tom for May,Offer Thursday,Tell HR about the bays`,
  logistics: `@my parcel,track parcel,my package,my order,online order,tracking number,delivery tracking/card,inbox,map/list,map,notifications,progress
Doorstep,On Its Way,Two Knocks,Left With 22
parcel,parcels,package,parcel,house,road
The boots come before noon.|5|parcels on their way
From,Weight,Due
Walking boots|Six stops away|Today, 11:40|Today|Cobbler & Daughter;1.6 kg;11:20 to 12:00
Seeds and twine|In the letterbox|Today|Today|Greenacre;0.2 kg;By 18:00
Grandma’s tin|Sorted at the depot|Thursday|On the way|Grandma;2.1 kg;Thu 21 May
Desk lamp|Held at customs|Wait|On the way|Porto;3.4 kg;About 28 May
Library order|Shop at 22, until seven|Collect|To collect|Dogear Books;0.9 kg;Until 26 May
>Be in by eleven,Collect from number 22,Pay the customs £6.40,Send the coat back,Thank the driver
<You have a parcel for me, number 4471?
<>Yes, six stops. About twenty minutes.
<The bell is broken, please knock.
<>Two knocks. Noted.
@truck,trucker,freight,haulage,lorry,fleet,tachograph//list,map,scanner,detail
Long Haul,Tailgate,Nine Axles,Night Load
load,loads,package,road,route,city
Two loads before the ferry.|4:10|hours left to drive
Weight,To,Slot
Load 318, tiles|Straps checked twice|Dock 4|On board|18.2 t;Harbour depot;14:30
Load 321, apples|Keep at 3 degrees|Wed 5:00|Booked|11.6 t;Market hall;Wed 5:00
Load 325, paper|Empty pallets back|Wed 11:00|Booked|20.4 t;Printing works;Wed 11:00
Load 309, timber|Signed by Okafor|Done|Delivered|16.0 t;Sawmill yard;8:15
Truck 7|Tyre, rear left|Workshop|Fleet|7.8 t empty;Depot;Thu 8:00
>Rest by 13:10,Check the straps,Scan the waybill,Book the Friday ferry,Log the rear tyre
@moving,removal,moving house,house move,relocation/card,wall,plan/checklist,list,scanner,calendar/browse:Boxes
Box Nine,Bubble & Tape,This Way Up,Last Load
box,boxes,package,parcel,house,room
Van at eight on Saturday.|31|boxes packed of about 50
Room,Inside,Weight
Box 1, open first|Kettle, mugs, loo roll|Sealed|Kitchen|Kitchen;Kettle;6 kg
Box 14, books|A to K, lift with two|Sealed|Living room|Living room;Books;19 kg
Box 22, fragile|Grandma’s glasses|Half full|Kitchen|Kitchen;18 glasses;5 kg
Box 27, cables|Nobody knows|Sealed|Study|Study;Cables;4 kg
Bed, in parts|Screws taped to the frame|Saturday|Bedroom|Bedroom;8 parts;40 kg
>Pack the glasses,Read both meters,Label box 31,Redirect the post,Feed four helpers
<What is in box 27?
<>Cables. Do not open it.
<It says “misc, important”.
<>That is what I said.
@food bank,surplus food,soup kitchen,meals on wheels,aid,humanitarian/map,inbox,figure/list,map,checklist,calendar
Full Van,Crate & Kind,Second Loaf,Warm Round
stop,stops,package,fruit,road,table
Six stops, bread goes first.|212|kg to hand out today
Crates,Where,By
Mill Lane bakery|Collect, back door|9:10|Collect|6, bread;Mill Lane 4;9:10
Market, north side|Collect, mostly carrots|9:40|Collect|14, vegetables;Market;9:40
St Brigid’s hall|Sixty bags, ramp on the left|10:30|Deliver|22, mixed;Hill Road;10:30
Harbour school|Breakfast club|11:15|Deliver|8, milk and fruit;Quay 3;11:15
Mrs Ode and neighbours|Third floor, please ring|11:45|Doorsteps|4, soft food;Mill Lane 9;11:45
>Check the cold boxes,Collect the bread,Note what is left over,Wash the crates,Find a driver for Friday
<Forty loaves today, can you take all?
<>Thirty. Ask St Brigid’s for the rest.
<They say yes, with thanks.
<>Then I am there at ten.
@bike courier,courier bike,bike messenger,cargo bike,delivery rider,by bike/map,inbox,figure/list,map,timer,detail
Fixed Gear,Last Mile,Red Bag,Kerb to Kerb
drop,drops,bike,bike,city,route
Two drops, then the bridge.|14|drops since eight
Size,To,Pays
Contract, signed|Reception, ask for Ada|9:50|Now|Envelope;Quay 1;£6.20
Birthday cake|Keep it flat|10:15|Now|Box, 30 cm;Mill Lane 22;£9.80
Lab samples|Cold bag, no detour|11:00|Next|2 tubes;Clinic;£12
Flowers|Delivered, she cried|Done|Done|Bouquet;Hill Road 3;£7.40
Keys|Left with the baker|Done|Done|Envelope;Market 8;£5.60
>Pick up the samples,Photograph the door,Pump the rear tyre,Get a signature,Charge the phone`,
  automotive: `@electric,ev,hybrid,kwh,wallbox/figure,card,cover/list,chart,stats,notifications/browse:Charges
Kilowatt Club,Quiet Miles,Plugged,Long Range
charge,charges,flame,car,road,city
Full at six, off at seven.|15.8|kWh per 100 km
Energy,Cost,Added
Home, overnight|Night rate, done by six|£3.10|Home|31 kWh;£3.10;196 km
Work, level 1|Free on weekdays|Free|Work|18 kWh;Free;114 km
Ring road services|Coffee took longer|£22.60|On the road|34 kWh;£22.60;215 km
Grandma’s garage|Ordinary socket, slow|£2.40|On the road|9 kWh;£2.40;57 km
Home, Sunday|From the roof, mostly|£0.80|Home|22 kWh;£0.80;139 km
>Plug in tonight,Warm the car for seven,Check tyre pressure,Export May for work,Rotate tyres in June
@charging station,charge point,public charger/map,card,figure/map,filter,booking,detail/browse:Chargers
Kerb & Current,Second Socket,Topped Up,Amp & Away
${chargers}
>Hold a socket at Mill Lane,Report the broken one,Note the level,Compare the price,Rate the services
@motorbike,motorcycle,moped,vespa,biker//list,checklist,calendar,detail
Two Cylinders,Chain & Oil,Lean,Kickstand
job,jobs,settings-2,road,mountains,sun
Chain first, then the coast.|612|km since the last oil
Cost,At,Next
Chain, clean and oil|Every 500 km, so now|£9|Chain|£9;18,140 km;18,640 km
Oil and filter|Half a litre left over|£38|Engine|£38;17,528 km;23,500 km
Front tyre|Still 3 mm|Fine|Tyres|£124;14,900 km;About 21,000 km
Brake fluid|Two years in June|June|Brakes|£45;11,020 km;June
Coast and back|Two coffees, one gull|214 km|Rides|£16 fuel;Sunday;–
>Oil the chain,Check both tyres,Book the brake fluid,Charge the battery,Wash the visor
@bicycle,bike,cycle,cyclist,puncture/card,wall,figure/list,checklist,calendar,detail
Spoke & Mirror,True Wheel,Chainline,Patch Kit
repair,repairs,settings-2,bike,road,city
New pads before the hill.|1,840|km since the last chain
Cost,Bike,Takes
Brake pads, rear|They sing already|£8|Brakes|£8;Red tourer;20 min
Puncture, front|Glass at the station|£2|Tyres|£2;City bike;15 min
Chain and cassette|Stretched, 0.75|£46|Gears|£46;Red tourer;1 h
Gears skip in third|Half a turn of the barrel|Done|Gears|Free;City bike;5 min
Child seat|Bolts to 6 Nm|Checked|Safety|Free;City bike;10 min
>Change the rear pads,Patch the spare tube,Pump to 4.5 bar,Order a chain,Lend Tom the chain tool
@classic,vintage,restoration,oldtimer,tractor,rust//list,checklist,gallery,detail
Barn Find,Chrome & Moss,Slow Restoration,Choke
job,jobs,settings-2,car,road,house
The left wing is off. At last.|214|hours in the garage
Hours,Cost,Part
Left front wing|Rust as big as a plate|Doing|Body|16;£180;Found in Porto
Carburettors|Balanced by ear|Done|Engine|22;£95;Rebuild kit
Wiring loom|Draw it before you cut it|Next|Electrics|–;£240;Ordered
Door cards|Red, from the old coat|Half done|Inside|9;£60;Home-made
Number plate|Papers of 1967 found|Done|Papers|2;£35;Original
>Weld the left wing,Photograph the wiring,Call the man in Porto,Sort the bolts,Start her on Sunday
@used car,second hand car,car dealer,dealership,car sales,buy a car,car rental,rental car/shelf,cover,wall/filter,search,detail,booking/browse:Cars
One Owner,Forecourt,Low Mileage,Second Keys
car,cars,tag,car,road,city
Four cars, no surprises.|4|for sale today
Price,Miles,Year
Small blue hatch|One owner, all stamps|£6,900|Small|£6,900;41,200;2019
Silver estate|Dog hair, priced in|£8,400|Estates|£8,400;63,000;2018
Red electric|Battery at 91 %|£9,800|Electric|£9,800;28,500;2020
Old green van|Shelves stay|£5,200|Vans|£5,200;112,000;2014
Yellow two-seater|Reserved until Friday|Reserved|Small|£9,100;52,300;2016
>Drive the blue one,Check the service book,Ask about the battery,Value your own car,Ring about Friday`,
  'real-estate': `@flat share,flatshare,flatmate,roommate,shared flat,house share,spare room,coliving/card,deck,shelf/list,filter,chat,detail/browse:Rooms
Spare Key,Fourth Mug,Room & Kitchen,Hello Flatmate
room,rooms,bed-double,room,mug,house
Two rooms from the first of June.|2|viewings on Thursday
Rent,Size,Free
Room by the canal|Three people, one piano|£560|Central|£560;14 m²;1 June
Attic on Mill Lane|Couple and a calm cat|£490|Near campus|£490;11 m²;1 June
Big one with balcony|Cook together on Sundays|£640|Central|£640;20 m²;15 June
Garden room|Own door, shared oven|£520|Quiet|£520;13 m²;July
Six months only|While Ben is in Lisbon|£450|Near campus|£450;12 m²;1 July
>Write to the piano flat,Say you like cats,See the attic on Thursday,Bring payslips,Ask about the deposit
<Hi! Is the room by the canal still free?
<>It is. Can you bear a piano?
<Only if I may turn the pages.
<>Thursday at six, then.
@office,coworking,desk,workspace,meeting room,shop space,commercial,warehouse,studio space/shelf,map,card/filter,map,booking,detail/browse:Spaces,book:Viewings
Square Metre,Desk & Door,North Light,Ground Floor
space,spaces,layers,room,city,table
Six desks and a door that shuts.|6|spaces for eight people
Size,Rent,From
Old print works|Second floor, goods lift|£1,900|Offices|140 m²;£1,900;July
Four desks, Canal Street|Coffee is in the price|£760|Desks|32 m²;£760;Now
Corner shop|Two windows, old tiles|£1,150|Shops|65 m²;£1,150;September
North light studio|High ceiling, cold in March|£820|Studios|90 m²;£820;1 June
Meeting room by the hour|Screen, ten chairs|£18 h|By the hour|24 m²;£18 an hour;Today
>See the print works,Ask about the lift,Measure the corner shop,Check the lease term,Count the sockets
@holiday,vacation,cottage,villa,cabin,guest,beach house,short let/shelf,scene,cover/search,filter,booking,rating/book:Dates
Shutters,Key Under Pot,Seaward,Off Season
house,houses,house,house,sea,sun
Free from Saturday, sea in view.|3|houses free in June
Sleeps,A night,Free
Harbour house|Blue door, boat on request|£140|By the sea|6;£140;Sat 23 May
Lemon cottage|Terrace, no television|£95|Country|4;£95;6 June
Ridge cabin|Stove, stars, long path|£80|Mountains|2;£80;13 June
Old school|Eleven beds, one bell|£210|Country|11;£210;July
Boat shed|Sleep above the water|£110|By the sea|2;£110;20 June
>Hold the harbour house,Ask about dogs,Pay the deposit,Tell Ana the dates,Read how to get the key
!The key was where they said, and so was the sea.
!Four days without a screen. Nobody complained.
@student,campus,dorm,halls,university,semester,term time/shelf,map,card/filter,map,detail,chat/browse:Rooms
Halls & Home,Term Key,Ten to Nine,Box Room
room,rooms,graduation-cap,room,books,city
Nine minutes to the lecture hall.|12|rooms from September
Rent,Way,Bills
Room 14, Mill Hall|Desk at the window|£128 week|Halls|£128 a week;9 min on foot;Included
House of five, Hill Road|Two rooms left|£410|Houses|£410;14 min by bike;About £45
Studio by the library|Own kitchen, tiny|£172 week|Studios|£172 a week;4 min on foot;Included
With Mrs Ode|Quiet, Sunday roast|£360|With hosts|£360;11 min by tram;Included
House of three, Quay 3|Damp, honest price|£340|Houses|£340;16 min by bike;About £50
>See Mill Hall on Thursday,Find a guarantor,Ask about summer rent,Check for damp,Message the five
@landlord,tenant,tenancy,property management,rent collection/card,figure,inbox/list,wallet,checklist,document/wallet:Rents
Rent Day,Good Landlord,Ground & Gutter,Keyholder
flat,flats,landmark,house,room,city
One rent late, one tap drips.|£3,360|rents in for May
Rent,Lease,Deposit
Canal Street 4a|Ada Lind, tap drips|£1,120|Let|£1,120;To March 2027;£1,290
Canal Street 4b|Tom Hale, all quiet|£1,050|Let|£1,050;To August;£1,210
Mill Lane 9|Noor Aziz, boiler serviced|£1,190|Let|£1,190;To May 2027;£1,370
Hill Road 3|Ben, four days late|£980 due|Late|£980;To October;£1,130
Attic, Hill Road|Paint, then photographs|Empty|Empty|£790;From June;–
>Send the plumber to 4a,Ring Ben kindly,Paint the attic,Renew the gas paper,Return a deposit`,
  weather: `@surf,surfer,tide,wave,swell,sailing,kite,windsurf,fishing/figure,card,scene/list,chart,map,notifications/browse:Spots
Offshore,Slack Water,Set of Seven,Windward
spot,spots,droplets,waves,sea,sun
Clean until the tide turns.|1.4|metres at first light
Waves,Wind,High tide
North Bay|Clean, long lines|1.4 m|Waves|1.4 m, 11 s;7 kn, offshore;10:42
The Point|Better on the way out|1.1 m|Waves|1.1 m, 10 s;9 kn, cross;10:38
Harbour mouth|Steady, good for dinghies|14 kn|Wind|0.4 m;14 kn, west;10:55
Lighthouse beach|Flat, swim at noon|0.2 m|Calm|0.2 m;5 kn, south;10:47
West reef|Experts, low tide only|2.1 m|Waves|2.1 m, 13 s;12 kn;10:31
>Be in by six,Wax the board,Check the west reef,Note low tide 16:58,Tell someone where
@snow,ski,skier,snowboard,avalanche,piste/figure,scene,card/list,map,chart,notifications/browse:Slopes
First Tracks,Powder Post,Hut & Lift,Cold Smoke
slope,slopes,flag,mountains,night,sun
Fresh snow above two thousand.|22|cm since last night
New,Depth,Lifts
Glacier bowl|Firm early, soft by eleven|22 cm|Open|22 cm;210 cm;6 of 7
North ridge|Wind, level 3|8 cm|Careful|8 cm;165 cm;2 of 4
Lower forest|Bare patches, go on foot|0 cm|Closed|0 cm;20 cm;0 of 5
Hut run|Groomed at five|14 cm|Open|14 cm;180 cm;2 of 2
Back valley|Guides only today|19 cm|Careful|19 cm;190 cm;–
>First lift at 8:15,Check the avalanche report,Charge the beacon,Pack sun cream,Book the hut
@pollen,hay fever,allergy,asthma,sneeze/card,figure,scene/list,chart,notifications,detail/browse:Pollen
Clear Nose,Grasstime,Bless You,Low Count
count,counts,leaf,leaf,field,sun
Grass is up. Windows shut by six.|68|grains per m³, high
Now,Peak,Until
Grass|High from dawn to ten|High|High|68;5 to 10;Late July
Plane tree|Nearly over|Middle|Middle|31;Noon;25 May
Birch|Last of it|Low|Low|6;Morning;This week
Nettle|From June|None yet|Low|0;Afternoon;September
Your nose|Noted at 7:30|Itchy|You|4 of 10;Morning;–
>Shut the windows,Tablet with breakfast,Wash hair before bed,Dry washing inside,Note how you feel
@air quality,air pollution,smog,aqi,smoke,uv,ozone/figure,card,cover/list,chart,map,notifications/browse:Stations
Clear Air,Good Lungs,Breathe Easy,Haze
station,stations,cloud-sun,city,sun,field
Good air. Run by the river.|24|index, good
Index,Fine dust,Ozone
Mill Lane|Rush hour is over|31|Fair|31;8 µg/m³;48 µg/m³
River park|Best air in town|18|Good|18;4 µg/m³;52 µg/m³
Ring road|Shut the window till ten|62|Poor|62;19 µg/m³;40 µg/m³
Harbour|Ferry just left|36|Fair|36;10 µg/m³;50 µg/m³
School yard|Fine for playing|24|Good|24;6 µg/m³;49 µg/m³
>Air the bedroom,Run by the river,Mask on the ring road,Sun cream at noon,Warn me above 50
@northern lights,aurora,stargazing,stars,astronomy,moon,meteor,night sky/scene,cover,card/list,calendar,detail,notifications/browse:Nights
Dark Sky,Green Curtain,Look Up,Kp Seven
night,nights,moon,night,mountains,rings
Clear after eleven. Look north.|5|Kp index for tonight
Clouds,Moon,Best
Tonight|Thin moon, gone by one|Clear|Good|10 %;11 %;23:30 to 2:00
Wednesday|Cloud from the west|Half clear|Maybe|55 %;20 %;22:45
Thursday|Rain|Stay in|No|95 %;30 %;–
Friday|Bright moon until two|Moonlit|Maybe|30 %;41 %;2:10
Saturday|Space station at 22:51|Clear|Good|15 %;52 %;22:51
>Charge the camera,Leave the city by ten,Pack the tripod,Wake Sam at Kp 6,Pack the warm coat`,
};
