/**
 * Journeys. The first is a whole text in the form of `living`. The others follow, each with its name, another spelling and
 * pictures, then its own stops and tasks. The last is for any other place: `{}` is its name; before its pictures are the
 * words of a journey that a place comes after, those between them, those that are no place, and those for two nights.
 */
export const trips = {
  travel: `trip,scene,map/calendar,checklist,map,detail,list/home:Trip,tasks:Packing,wallet:Split,book:Tickets
Wayfare,Slow Train,Postmark,Farther
stop,stops,plane,lisbon,mountains,sea
Lisbon in two weeks.|14|days until Lisbon||Lisbon|2 to 5 June, four of us
When,Price,Booked
Land at 14:05|Metro, red line|14:05|Tue 2|40 min;€1.80;Yes|plane
Keys, Rua da Rosa|Ring twice|15:30|Tue 2|10 min;€220;Yes|house
Dinner at the flat|Jo cooks|20:00|Tue 2|2 h;€18;No need|utensils
Pastéis in Belém|12 min walk|8:30|Wed 3|30 min;€6;No need|croissant
Tram 28 to Graça|Tickets saved|10:00|Wed 3|40 min;€3;Saved|tram-front
Lunch, Taberna do Sal|Table for four|13:15|Wed 3|90 min;€28;Yes|utensils
Sunset at the viewpoint|Bring a jumper|20:40|Wed 3|1 h;Free;No need|sunset
Train to Sintra|Platform 3|9:11|Thu 4|40 min;€2.40;Saved|train-front
Palace on the hill|Good shoes|11:00|Thu 4|2 h;€14;Yes|landmark
Swim, Praia das Maçãs|Cold. Worth it.|16:00|Thu 4|2 h;Free;No need|sun
Tile museum|Bring the card|10:00|Fri 5|2 h;€8;Yes|image
Last dinner|By the river|20:30|Fri 5|2 h;€30;Yes|utensils
>Passports,Chargers,Print the tickets,Book the tram,Water the plants
@Kyoto||night,city,rings
Train from Osaka|Window on the left|14:05|Tue 2|15 min;£4;Saved|train-front
Keys, house in Gion|Shoes off|15:30|Tue 2|10 min;£240;Yes|house
Noodles by the river|Eight seats|19:30|Tue 2|1 h;£9;No need|utensils
Gates of Fushimi Inari|Before the crowds|6:30|Wed 3|2 h;Free;No need|landmark
Tea in Uji|Shoes off again|11:00|Wed 3|90 min;£18;Yes|coffee
Lunch at Nishiki market|Bring coins|13:15|Wed 3|1 h;£11;No need|utensils
Lanterns in Pontocho|Slowly|20:00|Wed 3|1 h;Free;No need|moon
Bikes along the Kamo|Seats are low|9:30|Thu 4|3 h;£8;Saved|bike
Bamboo of Arashiyama|Bridge first|13:00|Thu 4|2 h;Free;No need|sprout
Bath house|Bring a towel|18:00|Thu 4|1 h;£4;No need|droplets
Garden of Ginkaku-ji|Raked at eight|8:40|Fri 5|1 h;£4;No need|leaf
Last dinner|Counter, four seats|19:00|Fri 5|2 h;£38;Yes|utensils
>Passports,Rail passes,Slip-on shoes,Book the tea,Water the plants
@Marrakesh|Marrakech|dunes,arch,tiles
Land at 14:05|Driver holds a sign|14:05|Tue 2|30 min;£12;Yes|plane
Riad, Derb Lamnabha|Blue door|15:30|Tue 2|10 min;£190;Yes|house
Dinner on the roof|Bring a shawl|20:00|Tue 2|2 h;£16;Yes|utensils
Breakfast, oranges|In the courtyard|8:30|Wed 3|1 h;Free;No need|sun
Souk with Samira|Start early|9:30|Wed 3|3 h;£20;Yes|shopping-bag
Ben Youssef school|Look up|13:30|Wed 3|1 h;£5;No need|landmark
Stalls on the square|Number 14|20:30|Wed 3|2 h;£9;No need|utensils
Majorelle garden|Cobalt blue|8:00|Thu 4|90 min;£12;Saved|leaf
Camels in the Agafay|Scarf and water|15:00|Thu 4|4 h;£35;Yes|sunset
Night under stars|Warm socks|21:00|Thu 4|10 h;£60;Yes|moon
Hammam|Flip-flops|10:00|Fri 5|2 h;£22;Yes|droplets
Last mint tea|Café on the corner|17:00|Fri 5|1 h;£2;No need|coffee
>Passports,Scarves,Print the tickets,Book the hammam,Water the plants
@Naxos||sea,sun,house
Ferry from Piraeus|Deck, left side|7:30|Tue 2|5 h;£42;Saved|ticket
Keys, white house|Under the pot|13:30|Tue 2|10 min;£210;Yes|house
Dinner in the harbour|Octopus|20:00|Tue 2|2 h;£24;No need|utensils
Swim, Agios Prokopios|Ten steps away|8:30|Wed 3|2 h;Free;No need|sun
Bus to Halki|Pay on board|11:15|Wed 3|30 min;£2;No need|map
Lunch under the plane|Goat cheese|13:30|Wed 3|90 min;£17;No need|utensils
Sunset at the Portara|Walk over|20:20|Wed 3|1 h;Free;No need|sunset
Boat to Koufonisia|Hats|9:00|Thu 4|8 h;£48;Yes|ticket
Cave of Rina|Sandals|12:00|Thu 4|1 h;Free;No need|camera
Grilled fish|On the sand|19:00|Thu 4|2 h;£26;Yes|utensils
Climb Mount Zas|Two litres of water|7:00|Fri 5|4 h;Free;No need|footprints
Last dinner|Mrs Katina’s|20:30|Fri 5|2 h;£22;Yes|utensils
>Passports,Sun cream,Ferry tickets,Book the boat,Water the plants
@Chamonix||mountains,road,room
Bus from Geneva|Bay 12|14:05|Tue 2|75 min;£22;Saved|map
Keys, chalet Lisse|Code at the door|15:45|Tue 2|10 min;£260;Yes|house
Fondue|Cook it slowly|19:30|Tue 2|2 h;£20;No need|utensils
Cable car, Aiguille|First car, 3,842 m|7:10|Wed 3|2 h;£68;Saved|tram-front
Balcony trail|Poles|10:30|Wed 3|4 h;Free;No need|footprints
Blueberry tart|Hut at the lake|14:30|Wed 3|1 h;£7;No need|croissant
Film in the barn|Blankets there|20:40|Wed 3|2 h;£9;Yes|ticket
Red train to the ice|Seats right|9:11|Thu 4|20 min;£31;Saved|train-front
Ice cave|Warm hands|10:00|Thu 4|1 h;Free;No need|droplets
Swim, Lac des Gaillands|Cold. Worth it.|16:00|Thu 4|1 h;Free;No need|sun
Market on the square|Cheese for home|9:00|Fri 5|1 h;£15;No need|shopping-basket
Last dinner|Window table|19:30|Fri 5|2 h;£32;Yes|utensils
>Passports,Hiking boots,Print the tickets,Book the cable car,Water the plants
@|trip,trips,travel,traveling,travelling,journey,weekend,week,weeks,day,days,night,nights,holiday,holidays,vacation,honeymoon,getaway,break,tour,itinerary,visit,flight,fly,flying,move,moving,reise,urlaub,wochenende,woche,tage,städtereise,viaje,viajar,vacaciones,semana,días,voyage,voyager,séjour,semaine,jours,vacances,viagem,viajar,férias,dias,viaggio,viaggiare,vacanza,settimana,giorni,gezi,gezisi,tatili,seyahati,turu,perjalanan,liburan,wisata,hari|to,in,around,through,across,nach,durch,a,à,au,en,por,para,em,per,ke,di|the,a,an,my,our,your,his,her,their,this,that,one,all,any,each,every,advance,english,french,german,spanish,italian,japanese,case,general,time,town,nature,bed,work,school,home,university,summer,winter,spring,autumn,january,february,march,april,may,june,july,august,september,october,november,december,light,dark,it,them,us,me,plan,planner,family,group,road,business,ski,beach,camping,hiking,city,day,weekend,solo,train,bike,next,i,we,see,do,make,go,keep,share,find,book,track,pack,grupo,pareja,familia,famille,famiglia,família,coche,tren,voiture,la,el,los,las,le,les,un,una,une,die,der,das,meine,den,il,lo,uma,o,mi,zwei,drei,vier,tagen,row|weekend,week-end,wochenende,fin de semana,finde,fim de semana,fine settimana,hafta sonu,周末,週末,주말,выходны,نهاية الأسبوع,akhir pekan|city,road,sun
Arrive at 14:05|Straight to the centre|14:05|Tue 2|40 min;£6;Yes|map-pin
Keys to the flat|Ring twice|15:30|Tue 2|10 min;£220;Yes|house
First dinner in {}|Around the corner|20:00|Tue 2|2 h;£18;No need|utensils
Breakfast at the market|12 min walk|8:30|Wed 3|30 min;£6;No need|croissant
{} on foot|Meet at the fountain|10:00|Wed 3|2 h;£12;Saved|footprints
Long lunch|Table for four|13:15|Wed 3|90 min;£28;Yes|utensils
Sunset over {}|Bring a jumper|20:40|Wed 3|1 h;Free;No need|sunset
Out into the country|Good shoes|9:11|Thu 4|40 min;£8;Saved|bike
Village lunch|By the church|12:30|Thu 4|2 h;£16;No need|utensils
Concert|Row F|19:30|Thu 4|2 h;£24;Yes|ticket
Museum of {}|Bring the card|10:00|Fri 5|2 h;£8;Yes|landmark
Last dinner|The good place|20:30|Fri 5|2 h;£30;Yes|utensils
>Passports,Chargers,Print the tickets,Learn ten words,Water the plants`,
};
