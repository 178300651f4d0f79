import { withSubjects } from './subjects';
import { goingSubjects } from './subjects/going';

/** Places, ways, vehicles and weather. The form is that of `living`. */
const kinds = {
  'map-finder': `map,scene,inbox/map,filter,detail,rating
Nearby,Cornerstone,Wherabouts,Pin & Go
place,places,map-pin,city,road,route
Three within five minutes.|3|open near you
Distance,Open,Entry
Mill Lane|Clean, ramp at the side|4 min|Open now|300 m;6 to 22;Free
Station hall|Platform 2|6 min|Open now|450 m;Always;50 p
Market square|Behind the fountain|9 min|Accessible|700 m;8 to 20;Free
River park|By the boathouse|12 min|Accessible|950 m;Daylight;Free
Library|Ground floor|14 min|Indoors|1.1 km;9 to 19;Free
>Check the ramp,Add a photo,Rate Mill Lane,Report a closed one,Save the park
+New pin behind the fountain. Small, shady, worth the detour.
+Busy until nine, then you have it to yourself.
+The gate by the boathouse is open again, ramp and all.
!Easy to find, open as promised, and well looked after.
!Quieter than the one at the station. Worth the extra minutes.`,
  parking: `map,figure,cover/map,timer,wallet,booking
Bay 12,Kerbside,Parkleaf,Slot
space,spaces,map-pin,car,city,road
Free until half past four.|1:48|left on your space
Price,Free now,Height
Canal Street|Level 2, bay 12|£2.20 h|Garages|£2.20 h;14;2.1 m
Old brewery|Open air|£1.50 h|Open air|£1.50 h;6;Any
Station east|Short stay|£3.00 h|Garages|£3.00 h;2;1.9 m
Park and ride|Bus every ten minutes|£4 day|Open air|£4 day;120;Any
>Extend to five,Note the level,Add the new plate,Pay the fine,Rate Canal Street
<Bay twelve is yours from nine to five.
<>Thank you! Does a van fit under the roof?
<Up to 2.1 metres. Mind the roof box.
<>It stays at home. See you at nine.
+Level 2 is half empty on Tuesdays. Nobody tell anybody.
+Gravel and puddles, but always a space after five.
+Half the price of the station, and four minutes on foot.
!Wide bays, good light, and the lift works.
!Easy in, easy out, even in my mother’s car.`,
  'ride-share': `map,cover,inbox/map,list,profile,rating
Shotgun,Lift Home,Carlane,Seat Two
ride,rides,footprints,car,road,mountains
Two seats to the coast.|2|seats left on Friday
Leaves,Price,Seats
To the beach|Noor, small blue car|Fri 15:30|Weekend|15:30;£6;2
City centre|Tom, every weekday|8:05|Daily|8:05;£2;1
Home for the holidays|Ada, takes bikes|Sat 9:00|Weekend|9:00;£14;3
Trailhead|Iris, dogs welcome|Sun 7:00|Weekend|7:00;£5;2
Late from campus|Ben|22:15|Daily|22:15;£3;3
>Confirm Friday,Message Noor,Pay for Monday,Rate Tom,Offer a seat
+Four strangers to the coast, one playlist, no fights.
+Leaves at five past, not at a quarter past. Brings mints.
+Two seats on Sunday at seven. Dogs welcome, snorers too.
!Friendly, on time, and good music.
!Drives like my aunt, which is a compliment.`,
  logistics: `figure,inbox,map/list,map,progress,scanner
Waybill,Crate,Northbound,Relay
parcel,parcels,package,parcel,road,city
Eleven stops before noon.|11|parcels on the van
Weight,To,Due
Parcel 4471|Two floors up|Stop 3|On the van|2.4 kg;Mill Lane 9;10:20
Parcel 4472|Leave with neighbour|Stop 4|On the van|0.8 kg;Mill Lane 22;10:30
Parcel 4480|Signature|Stop 5|On the van|11 kg;Quay 1;10:55
Parcel 4458|Delivered 9:12|Done|Delivered|1.1 kg;Hill Road 3;9:30
Parcel 4460|Nobody home|Retry|Returned|3.0 kg;Hill Road 18;9:45
>Load the van,Scan the manifest,Fuel up,Deliver before ten,Return the cages
<Your parcel is three stops away.
<>I am out until eleven. May a neighbour take it?
<Of course. Which door?
<>Number 24, the green one. Thank you!
+All eleven stops before noon, and only one dog.
+Number 24 is home all day and likes a chat.
+Hill Road is closed at the bridge until Friday. Go round by the quay.
!On time, dry, and carried up two floors with a smile.
!I could see the van all the way. He waved.`,
  automotive: `figure,cover,visit/list,stats,notifications,map
Garage Book,Mileage,Torque,Roadworthy
service,services,settings-2,car,road,route
Oil change in 800 km.|6.1|litres per 100 km
Cost,At,Next
Oil and filter|Kessler garage|£84|Engine|£84;61,200 km;71,200 km
Winter tyres|Stored in the cellar|£40|Tyres|£40;58,900 km;October
Brake pads|Front|£162|Brakes|£162;55,100 km;95,000 km
Full tank|Coast road|£58|Fuel|£58;62,010 km;–
Inspection|Passed|£55|Papers|£55;60,300 km;March 2027
>Check tyre pressure,Top up the washer,Book the service,Renew insurance,Clean the inside
<The rear pads are down to 3 mm. Shall we change them?
<>Yes, please. When can I have it back?
<Today at five, washed as well.
<>Good. I will walk home past the bakery.
+5.4 litres on the coast road, with all the windows down.
+Five millimetres left. One more winter, then new ones.
+Passed the inspection. I may have patted the bonnet.
!Showed me the old part and explained the bill. Rare.
!Fair price, and ready at five as promised.`,
  'real-estate': `shelf,scene,map/search,filter,map,detail
Doorway,Keystone,Homeward,Threshold
home,homes,house,house,room,city
Four doors to knock on.|4|homes match
Rooms,Size,Rent
Canal view flat|Third floor, lift|£1,450|Flats|3;78 m²;£1,450
Brick terrace|Garden, two beds|£1,690|Houses|4;96 m²;£1,690
Attic on Mill Lane|Sloping roof|£990|Flats|2;52 m²;£990
House by the school|Needs paint|£1,820|Houses|5;118 m²;£1,820
Old bakery|Loft, one big room|£1,560|Lofts|1;84 m²;£1,560
>Call the agent,Measure the sofa,See the terrace,Ask about pets,Send the papers
<Would you like to see the terrace on Friday?
<>Yes! Is half past five possible?
<It is. The garden has the sun then.
<>We bring a tape measure, and my mother.
+We have the keys! The kitchen is ours, all four square metres of it.
+Lovely light, damp corner in the hall. Ask how old the boiler is.
+Sunday, two until four: open door on Canal Street. Mind the cat.
!Brighter than in the photos, and quiet at night.
!They told us about the damp. We took it anyway.`,
  weather: `tool,scene/weather,map,notifications
Cirrus,Drizzle,Fairday,Overhead
place,places,cloud-sun,sea,mountains,sun
Dry until six.|17|degrees outside
Now,Wind,Rain
Harbour town|Light cloud|17°|Home|17°;12 km/h;10 %
Grandma’s village|Sunny|21°|Family|21°;6 km/h;0 %
Lisbon|Clear|24°|Trips|24°;18 km/h;0 %
Reykjavik|Showers|9°|Trips|9°;31 km/h;80 %
>Take a jacket,Close the window,Bring in the washing,Water tonight,Check the weekend
<Is it raining where you are?
<>Not yet, but the hills have gone grey.
<Then bring the washing in, quick.
<>Done. You were four minutes ahead of it.
+Hail like peas at ten past four, and then a double rainbow.
+Washing out by nine and dry by noon. She rang to say so.
+First evening for bare feet. Eighteen degrees at eight.
?Which cloud brings thunder?|Cumulonimbus|Cirrus|Stratus
?What does falling pressure announce?|Rain|Sunshine|A full moon
?What is a wind of force 12?|A hurricane|A breeze|A gale`,
};

export const going = withSubjects(kinds, goingSubjects);
