/** Travel that is no trip with days and tickets, in the form that `withSubjects` tells. */
export const outingSubjects = {
  outing: `@museum,audio guide,art gallery,gallery visit,exhibition,painting,sculpture,artwork/cover,scene,wall/list,detail,player,map,rating/home:Today,browse:Works,player:Listen,map:Floors,book:Tickets
Room Nine,Long Look,Hush & Marvel,Quiet Gallery
work,works,landmark,vase-flowers,kiln-vase,arch,tiles
Start upstairs, while it is quiet.|12|works in forty minutes
Made,Floor,Listen
The Blue Window|Oil. Find the second cat|Room 4|Paintings|1911;Upper;3:20|image
Moon jar|Thrown in two halves|Room 7|Ceramics|About 1720;Ground;2:45|moon
The Ferryman|Bronze, you may touch it|Courtyard|Sculpture|1963;Ground;1:50|person-standing
Peacock tiles|Forty-eight, one is wrong|Room 9|Ceramics|1580;Ground;2:10|layers
Woman Reading|Stand to the left of it|Room 5|Paintings|1884;Upper;4:05|book-open
>Start in room 4,Borrow headphones,Find the wrong tile,Leave the big bag,Sketch the moon jar
!Two minutes a work, then silence to look. Exactly right.
!I walked past that jar for ten years. Not any more.
@walking tour,city guide,sightseeing tour,audio tour,guided tour,city walk,tour guide,city tour,ghost tour,local guide/map,cover,card/map,list,detail,player,rating/home:Walk,browse:Stops,player:Listen,map:Route,book:Tours
Cobble & Co,Look Up,Corner by Corner,Sidestreet
stop,stops,footprints,city,arch,route,awning
Turn left at the leaning house.|2.4|km on foot, nine stops
Built,On the way,Listen
Corn Exchange|Look up. The sheaf is gold|Start here|Landmarks|1838;0 km;2:40|landmark
The leaning house|Forty centimetres so far|180 m|Legends|1592;0.2 km;1:55|house
Printers’ Lane|Smell the ink at number 6|450 m|Crafts|1710;0.6 km;3:10|file-text
Bell tower|142 steps, worth each one|0.9 km|Landmarks|1466;0.9 km;2:20|bell
Fish Steps|A ghost, but only in fog|1.6 km|Legends|About 1650;1.6 km;4:00|footprints
>Start at the Corn Exchange,Save the route offline,Climb before eleven,Buy plums on the market,Rate Printers’ Lane
!I have lived here twelve years and had never looked up.
!Funny, unhurried, and it knew where the benches are.
@airport,flight tracker,flight status,boarding,boarding pass,departure board,layover,delayed flight,gate change,when to leave,frequent flyer/figure,card,inbox/list,detail,notifications,checklist,map/home:Now,browse:Flights,tasks:Before,map:Terminal,wallet:Passes
Gate Early,Wheels Up,Last Call,Window Seat
flight,flights,plane,globe,waves,night,road
Leave home at 11:10, by train.|13:25|boarding at gate B14
Time,Where,Terminal
Lisbon|Boards 13:25, seat 11A|On time|Mine|14:05;Gate B14;North|plane
Lisbon to Faro|55 minutes to change|On time|Mine|17:50;Gate S22;One|repeat
Your plane, from Zurich|In the air, tailwind|Early|Watching|12:50;Gate B14;North|target
Ana, from Oslo|Coffee before your gate|12:20|Arrivals|12:20;Belt 4;South|heart
Dad, to Cork|Fog. New time at noon|Delayed|Watching|13:10;Gate A3;South|clock
>Check in for Faro,Leave at 11:10,Empty the water bottle,Save the boarding pass,Tell Ana which café
@luggage,lost luggage,luggage tracker,suitcase,baggage,lost bag,bag tracker,luggage storage/card,inbox,map/map,list,detail,notifications,scanner/home:Now,browse:Bags,scan:Tag,map:Where
Belt Four,Still Mine,Claim & Carry,Tagged
bag,bags,package,parcel,globe,route,road
The blue case is still in Zurich.|4|of five bags are with you
Tag,Weight,Last seen
Blue case|Missed the change|In Zurich|Checked in|ZR 418 207;19.4 kg;Today, 11:20|package
Green rucksack|First on the belt|With you|Checked in|ZR 418 208;14.1 kg;Just now|shopping-bag
Grey cabin bag|Under seat 11A|With you|Hand luggage|None;7.2 kg;Just now|archive
Cello|Had a seat of its own|With you|Odd sizes|ZR 418 211;9.8 kg;Just now|music
Pram|Came up in the lift|With you|Odd sizes|ZR 418 212;8.6 kg;2 min ago|smile
>Report it at desk 3,Photograph the tag,Say where we are staying,Keep the receipts,Ring about the blue case
@holiday rental,vacation rental,holiday let,holiday apartment,holiday home,short let,airbnb,guest house,guesthouse,b&b,bed and breakfast,host,landlady,guest,changeover/card,inbox,cover/calendar,list,detail,chat,rating/home:Today,browse:Stays,calendar:Nights,chat:Guests,book:Bookings,tasks:Turnover
Spare Key,Doormat,Fresh Linen,The Blue Door
stay,stays,bed-double,house,room,vase-flowers,sea
The Okafors arrive at four.|86%|of May is booked
Nights,Guests,Paid
The Okafors|Cot in the big room, please|Today 16:00|Garden flat|Four;3 and a baby;£480
Mrs Rowe|Late train, bags may stay|Out at 11:00|Loft|Two;One;£170
Ines and Paul|Ask about parking|Friday|Loft|Three;Two;£255
The Lindqvists|Bring a small, old dog|Saturday|Garden flat|Seven;Four;£210 of £840
Theo|Wants the weekend in June|Answer today|Boathouse|Two;Two;Not yet
>Make up the cot,Wash the loft linen,Answer Theo,Put out eggs and bread,Change the door code
!Warm bread on the table and a map drawn by hand.
!We forgot a teddy. It was home before we were.
<We land at two. May we drop the bags off early?
<>Of course. The flat is ready from one.
<Wonderful. And is there somewhere for a pram?
<>Under the stairs. I have moved the bicycles.
@hotel,hostel,motel,accommodation booking,book accommodation,find accommodation,lodging,place to stay,concierge,hotel booking/shelf,cover,card/search,filter,detail,booking,rating/home:Find,browse:Hotels,book:Rooms
Do Not Disturb,Good Pillow,Late Key,Harbour View
room,rooms,bed-double,room,sea,house,city
A harbour room is free on Friday.|5|rooms free for Friday
Bed,Breakfast,Cancel by
Hotel Marisol|Balcony over the harbour|£94|Small hotels|Double;Until 11:00;Thursday, 18:00
The Old Customs House|Thick walls, deep baths|£132|Grand|King size;In the garden;Wednesday
Lantern Hostel|Top bunk, roof terrace|£27|Hostels|Bunk, room of 6;Porridge;Friday, noon
Pension Linde|Run by two sisters|£68|Small hotels|Twin;Eggs, own hens;Thursday
Hotel Meridiana|Pool on the seventh floor|£118|Grand|Queen size;£14;Tomorrow
>Hold the balcony room,Ask for a quiet side,Compare with Pension Linde,Tell them we come late,Rate Lantern Hostel
!We asked for quiet and got the room with the fig tree.
!Small room, enormous breakfast, kind people at midnight.
@road trip,camper,camper van,campervan,motorhome,van life,rv,scenic drive,overnight parking,caravan/map,scene,card/map,list,detail,weather,checklist,rating/home:Road,browse:Stops,tasks:Before,map:Route
Kettle On,Slow Lane,Second Gear,Wide Verge
stop,stops,map-pin,road,mountains,sea,car
Heron Bay before the rain.|214|km until the kettle goes on
Price,Water,Signal
Heron Bay|Six flat places by the sea|214 km|Overnight|£12;Tap by the gate;Two bars|bed-double
Miller’s Yard|Farm shop, warm pies|96 km|Food|Free for an hour;No;Good|utensils
Gorse Pass|Low gear, then the view|138 km|Views|Free;Spring;None|camera
Tarn services|Empty grey, fill fresh|171 km|Service|£4;Drinking water;Good|droplets
The old quarry|If Heron Bay is full|229 km|Overnight|Free;No;One bar|moon
>Fill the fresh water,Check the tyres,Close the roof vent,Turn off the gas,Latch the cupboards
!Flat, silent, and an otter at breakfast.
!Clean tap, easy to turn, even with seven metres of van.
@camping,campsite,campground,tent,glamping,wild camping,campfire,camp site,tent pitch/scene,cover,map/map,list,detail,weather,checklist,rating/home:Camp,browse:Sites,tasks:Kit,map:Near,book:Pitches
Guy Rope,Dry Socks,Pitch Fourteen,Ember & Pine
campsite,campsites,flame,field,mountains,night,sun
The pitch by the stream is free.|9°|tonight, under canvas
Fires,Showers,Pitches
Stream Meadow|Pitch 14, morning sun|£16|By water|In the bowls;Hot, free;22
Pine Hollow|Trees made for hammocks|£14|Forest|Not in May;Hot, bring coins;30
Headland Farm|Windy. Bring long pegs|£11|Coast|On the beach;Cold;12
The Shepherd’s Hut|Stove lit when you come|£58|Glamping|Stove only;Own;1
Tarn Side|A tap, a field, the stars|£6|By water|No;None;8
>Count the pegs,Dry the tent,Fill the gas bottle,Pack the head torch,Book pitch 14
!Woke up to a heron. Fell asleep to nothing at all.
!Hot showers, dark skies, and the eggs are honest.
@cruise,cruise ship,port of call,shore excursion,ocean liner,river cruise/card,cover,scene/list,detail,map,booking,notifications/home:On board,browse:Today,map:Ports,book:Reserve
Port & Starboard,Deck Seven,All Ashore,Salt & Linen
outing,outings,ticket,sea,sun,waves,night
Ashore in Split until five.|17:00|last call back on board
Time,Place,Left
Old town with Mira|Flat shoes, shade at noon|9:30|Ashore|9:30;Gangway, deck 3;4 places|footprints
Swim off the islands|Towels are on the boat|10:15|Ashore|10:15;Tender, deck 2;Full|droplets
Quartet on deck|Blankets on the chairs|18:30|Evening|18:30;Deck 9, aft;No need|music
Second sitting|Table 22, by the window|20:15|Dining|20:15;Deck 5;Yours|utensils
Stars with the officer|Lamps off on the bridge deck|22:00|Evening|22:00;Deck 11;9 places|moon
>Be on board by five,Take the cabin card,Book the stars,Ask for a late lunch,Try the life jacket
!Nobody hurried us, and the ship waited for my hat.
!We came for the ports and stayed up for the quartet.
@ferry,ferry crossing,car ferry,island hopping,sailing times,water taxi,boat timetable,ferry timetable/card,figure,map/list,detail,map,booking,notifications/home:Next,browse:Sailings,map:Harbours,book:Tickets
Slack Water,Next Boat,Quayside,Car Deck
sailing,sailings,clock,sea,waves,route,sun
The 14:20 sails, calm sea.|25|minutes until the next boat
Takes,Quay,Car spaces
14:20 to Heron Isle|Calm, seats outside|On time|Heron Isle|40 min;Quay 2;11
15:05 to Skerra|Swell from the west|10 min late|Skerra|1 h 25;Quay 4;3
16:20 to Heron Isle|School boat, lively|On time|Heron Isle|40 min;Quay 2;24
17:45 to Lamb Holm|On foot only|On time|Lamb Holm|15 min;Steps;None
19:30 to Skerra|Last boat. Really|On time|Skerra|1 h 25;Quay 4;18
>Be at quay 2 by 14:05,Book the car for Friday,Check tomorrow’s wind,Bring bread for Heron Isle,Note the last boat
@visa,passport,travel document,entry requirement,immigration,embassy,consulate,border control,residence permit,schengen/card,inbox,page/document,checklist,list,detail,notifications/home:Ready,browse:Papers,tasks:To do,papers:Scans
Stamped,Blue Booklet,Page Seven,Borderline
document,documents,file-text,globe,shield,city,route
Leo’s passport ends in August.|3|of five papers are ready
Valid until,Number,Original
My passport|Two blank pages left|Ready|Passports|March 2031;Ends in 418;Desk drawer
Leo’s passport|Renewal takes three weeks|Renew now|Passports|9 August;Ends in 772;Desk drawer
Visa for India|Sent on Friday|In review|Visas|Not yet;Form 40 117;By email
Driving permit|The grey one, with photo|Ready|Permits|14 April 2027;Ends in 093;Glovebox
Yellow fever card|Dr Sato signed it|Ready|Health|For life;Ends in 256;In my passport
>Take Leo’s photo,Pay the visa fee,Scan page two,Book the embassy slot,Copy it all for Grandma
@travel journal,travel diary,travel log,travel blog,travel memories,scratch map,world map,countries visited,visited countries,countries i have visited,countries i’ve visited,places i have been,bucket list,postcard/wall,cover,shelf/gallery,map,list,detail,editor/home:Journal,browse:Countries,write:Write,map:World,gallery:Photos
Been There,Far Pages,Pressed Ticket,Ink & Atlas
country,countries,globe,lisbon,dunes,mountains,sea
Twenty-three countries, one diary.|23|countries coloured in
Days,Photos,Best of all
Portugal|One cold swim, warm pastry|2025|Europe|Eleven;148;Tram at sunrise
Morocco|Lost in Fès, gladly|2024|Africa|Nine;212;Mint tea on a roof
Nepal|Slower than everyone else|2023|Asia|Sixteen;390;The second pass
Greece|Three islands, one hat left|2022|Europe|Twelve;176;Octopus, Naxos
Peru|Next. The jar is half full|Wished for|South America|–;–;Still to come
>Write up the tram ride,Colour in Portugal,Choose twelve photos,Glue in the tickets,Send Mum a postcard
+Found sand from Morocco in a shoe. Kept the sand.
+Three years later I can still smell that bakery in Naxos.
+Wrote four pages on a night bus. Can read two of them.
@pilgrimage,pilgrim,camino,albergue,way of st james,santiago de compostela,pilgrim passport,pilgrim route/figure,map,scene/map,list,detail,progress,checklist/home:Way,browse:Stages,map:Route,insights:Walked,tasks:Evening
Scallop,Yellow Arrow,Buen Paso,Staff & Shell
stage,stages,footprints,route,road,field,sun
Palas de Rei by two, in the shade.|93|km to Santiago
Climb,A bed,Stamps
Sarria to Portomarín|Across the long bridge|22 km|Walked|370 m;£10;2 of 2|circle-check
To Palas de Rei|Start before the sun|25 km|Today|480 m;£10;0 of 2|sun
To Arzúa|Octopus in Melide|29 km|Ahead|400 m;£12, booked;0 of 2|utensils
To O Pedrouzo|Eucalyptus, soft paths|19 km|Ahead|240 m;£12;0 of 2|leaf
To Santiago|Bells at noon|20 km|Ahead|320 m;£16, booked;0 of 2|bell
>Get two stamps,Wash the socks,Tape the left heel,Book a bed in O Pedrouzo,Ring home from the square
!A bunk, a basin for tired feet, and soup for everyone.
!They kept a bed for the slowest. That was me.`,
};
