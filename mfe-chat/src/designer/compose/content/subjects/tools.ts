/** Subjects within the kinds of `tools`, in the form that `withSubjects` tells. */
export const toolsSubjects = {
  'developer-tools': `@api,uptime,status page,server,outage,downtime,monitoring,latency/card,figure,inbox/list,chart,notifications,stats/browse:Services
Heartbeat,Nine Nines,Upward,Steady State
service,services,globe,tiles,globe,night
All up. Search is a little slow.|99.97|% up this month
Answers in,Errors,Since
Sign-in|Normal|82 ms|Up|82 ms;0.01 %;41 days
Payments|Normal|140 ms|Up|140 ms;0.02 %;19 days
Search|Slow since 8:40|910 ms|Slow|910 ms;0.4 %;Today
Mail queue|2,100 waiting, going down|Catching up|Slow|–;0.1 %;Today
Image server|Back after nine minutes|Restored|Up|96 ms;0.03 %;Monday
>Look at search,Post the 8:40 incident,Silence the mail queue,Renew the certificate,Write up Monday
<Search takes a second. Was that you?
<>New index. Rolling back now.
<Down to 300. And 90.
<>Coffee, then the write-up.
@snippet,git,regex,terminal,command,cheat sheet,script,sql/inbox,card,page/search,list,detail,document/browse:Snippets
Clipped,Backtick,One Liner,Paste Again
snippet,snippets,file-text,laptop,tiles,night
Write it once, find it forever.|128|snippets kept
Language,Used,Tag
Undo the last commit|git reset --soft HEAD~1|41 times|Git|Shell;Yesterday;Rescue
Find big files|du -sh * then sort -h|28 times|Shell|Shell;Monday;Disk
Debounce|Eight lines, no library|19 times|TypeScript|TypeScript;Today;Input
Latest row per user|With a window function|12 times|SQL|SQL;12 May;Reports
E-mail, nearly|Good enough, says so|9 times|Regex|Any;April;Forms
>Tag the new ones,Test the regex,Share debounce with Noor,Delete the oldest ten,Write the why beside it
@bug,issue tracker,bug report,crash,sprint,code review,pull request/board,inbox,card/kanban,list,chat,chart/browse:Bugs
Squash,Off by One,Works for Me,Triage
bug,bugs,target,laptop,tiles,field
Three left before the release.|3|block the release
Found in,Severity,With
Crash when offline|Only on the second start|Blocker|Doing|2.4.0;Blocker;Ada
Total is a penny off|Rounding, of course|Blocker|To do|2.4.0;Blocker;Ben
Emoji breaks the export|It was the snowman|Blocker|Doing|2.3.8;Blocker;Noor
Slow list over 500|Fixed, needs a test|Minor|Done|2.3.6;Minor;Iris
Typo on the pay screen|Reported by nine people|Fixed|Done|2.4.0;Trivial;Tom
>Reproduce the crash,Test 500 rows,Review Noor’s fix,Thank the reporter,Tag 2.4.1`,
  security: `@home alarm,burglar,security camera,doorbell,smart lock,motion sensor,cctv/card,figure,scene/list,camera,notifications,settings/browse:Sensors
Nightlatch,Porchlight,All Quiet,Hall Watch
sensor,sensors,house,house,night,shield
All quiet since ten past three.|9|sensors on guard
State,Battery,Last
Front door|Locked since 22:40|Locked|Doors|Locked;84 %;22:40
Kitchen window|Open a hand’s width|Open|Windows|Open;71 %;7:15
Porch camera|Parcel, then the cat|2 clips|Cameras|Recording;Mains;8:02
Garden camera|Fox at the bins|1 clip|Cameras|Recording;56 %;3:10
Cellar|Dry, 12 degrees|Fine|Sensors|Armed;92 %;April
>Shut the kitchen window,Watch the porch clip,Change the cellar battery,Give Ana a code,Test the siren on Saturday
@neighbourhood,neighborhood,neighbour,neighbor,street watch,crime,burglary/map,feed,inbox/feed,map,list,notifications/browse:Notes
Lanewatch,Porch to Porch,Lights On,Nine Doors
note,notes,bell,house,night,road
A quiet night on Mill Lane.|34|households keep watch
Where,Seen,By
Gate left open|Number 12, closed it again|Closed|Solved|Mill Lane 12;23:10;Tom
Van, no plates|Slow, twice round|Watch|Watch out|Hill Road;22:05;Noor
Bike found|Red, child’s, by the pond|Whose?|Lost, found|The green;7:20;Iris
Street lamp out|Reported, number 4471|Thursday|Solved|Quay 3;Monday;Ben
Away until Sunday|Please take in the post|Number 9|Favours|Mill Lane 9;18 May;Mara
>Look in on number 9,Report the lamp,Meet by the pond at seven,Ask about the red bike,Thank Tom
+Red bike found by the pond. Stabilisers on, so the thief is not very fast.
+White van, no plates, twice round Hill Road at ten. Probably lost. I wrote it down.
+Back on Sunday. The key is with Mara, the cat is in charge.
<Is that your gate banging?
<>Yes. Thank you! On my way.
<Closed it already.
<>You are worth ten alarms.
@visitor,guard,reception,gate,access control,badge,gatekeeper,check in/inbox,card,figure/list,scanner,form,notifications/browse:Visitors
Front Desk,Signed In,Gatehouse,Day Badge
visitor,visitors,user-round,city,room,road
Six inside, two expected.|6|people inside now
Host,In,Badge
Lena Harrow|Interview, third floor|In 9:20|Inside|Ada;9:20;V-14
Lift engineers, two|Machine room, with Ben|In 8:05|Inside|Ben;8:05;V-11
School class, 22|One teacher, two buses|11:00|Expected|Noor;–;Group
Courier|Waits at the gate|Waiting|At the gate|Iris;–;–
Tomas Vey|Badge returned|Out 9:50|Left|Tom;8:40;V-12
>Ring Iris for the courier,Prepare 22 badges,Walk the north side,Check the fire list,Return badge V-09
@personal safety,walking home,walk me home,get home safe,share my location,women safety,emergency,sos,panic button,stalker/card,map,cover/map,timer,notifications,list/browse:Walks
Home Safe,Lit Way,With You,Two Taps
walk,walks,footprints,night,road,house
Ana sees you until your door.|3|people walk with you
Way,Takes,With
Station to home|Lit all the way|14 min|Tonight|By Mill Lane;14 min;Ana
Home to the bus, early|Bakery is open from five|6 min|Mornings|Canal Street;6 min;Sam
From Noor’s|Skip the underpass|22 min|Late|Market, bridge;22 min;Ana, Mum
Last run|Turn back at the boathouse|35 min|Evenings|River path;35 min;Sam
Call me now|Your phone rings, a friend|Ready|Any time|Anywhere;Now;Nobody
>Charge to fifty per cent,Tell Ana you are leaving,Try the two taps,Add Mum for Fridays,Say you are home
<Leaving the station now.
<>I see you. Bakery corner, well lit.
<At my door. Key in.
<>Good night! Dot goes off.`,
  utility: `@qr,qr code,barcode maker,link shortener,short link/card,cover,tool/form,list,detail/browse:Codes
Square Deal,Nine Squares,Quick Corner,Pointed
code,codes,target,tiles,arcs,rings
One square for the guest Wi-Fi.|214|scans this week
Opens,Scans,Made
Guest Wi-Fi|No typing, no asking|96 scans|Home|Network;96;Today
Menu, summer|On nine tables|81 scans|Work|Web page;81;12 May
Wedding pictures|Ends on 30 June|37 scans|Events|Album;37;2 May
Bike, if found|Under the saddle|None yet|Home|Phone number;0;April
>Print the Wi-Fi code,Test it from two metres,Change the menu link,Add a logo,Stop the old one
@noise,decibel,sound meter,loudness/figure,card,tool/chart,list,notifications/browse:Readings
Hush,Under Forty,Loudish,Quiet Please
reading,readings,mic,waves,rings,night
Quieter than a fridge.|38|decibels right now
Average,Peak,For
Bedroom, window shut|Good enough to sleep|31 dB|Home|31 dB;44 dB;8 h
Bedroom, window open|Bins at six|46 dB|Home|46 dB;78 dB;8 h
Open office|Tom’s phone voice|62 dB|Work|62 dB;81 dB;4 h
Concert, row three|Wear the plugs|101 dB|Out|101 dB;112 dB;2 h
>Measure the bedroom,Close the window,Keep ear plugs handy,Note the bins,Send the landlord a chart
@random,dice,coin,coin flip,wheel,picker,spinner,decision,name picker/cover,card,deck/card-deck,list/browse:Draws
Heads or Tails,Fair Enough,Short Straw,Spin
draw,draws,repeat,coins,rings,confetti
The coin says you wash up.|7|decided today
Among,Came up,Times
Who washes up|Tom, for the third time|Tom|Home|Four people;Tom;12
Where to eat|Noodles, nobody objects|Noodles|Food|Six places;Noodles;9
Two dice|For the goat game|5 and 3|Games|2 to 12;Eight;41
Seats for 24|No pupil beside a friend|Mixed|School|24 names;New plan;4
Heads or tails|Best of three, always|Heads|Games|Two sides;Heads;28
>Flip for the window seat,Draw a name,Add the new café,No repeats this week,Let Tom off once
@flashlight,torch,lantern,night light/tool,card,cover/list,timer,settings,detail/browse:Lights
Lit,Small Lamp,Glow,Nightstand
light,lights,lamp,night,sun,rings
Warm, dim and off at eleven.|20|per cent, easy on the eyes
Bright,Colour,Off after
Reading|Warm, from the left|20 %|Indoors|20 %;Amber;30 min
Find the keys|Everything it has|100 %|Outside|100 %;White;2 min
Tent|Keeps moths away|35 %|Outside|35 %;Red;1 h
Nina’s night light|Fades while she does|8 %|Indoors|8 %;Orange;20 min
Signal|Three short, three long|SOS|Emergency|100 %;White;Never
>Try the red one,Set the night light,Hold to dim,Check the battery,Test the signal`,
  calculator: `@mortgage,loan,interest,repayment,down payment,amortisation,amortization
House Sums,Rate & Years,Twenty-Five,Paid Off
sum,sums,house,house,coins,city
What does the house cost a month?|£1,147|a month for 25 years
A month,Rate,Years
Brick terrace|With 20 % of our own|£1,147|Homes|£1,147;4.4 %;25
Same, five years fewer|Saves about £30,000|£1,307|Homes|£1,307;4.4 %;20
Canal flat|With 10 % of our own|£984|Homes|£984;4.7 %;25
Car loan|Small blue hatch|£152|Loans|£152;6.9 %;4
If rates rise by one|Still fine, no holiday|£1,268|What if|£1,268;5.4 %;25
>Try 20 years,Ask the bank for 4.2 %,Add the lawyer’s fee,Save both plans,Show Ana the terrace
@gpa,grade,exam,semester,university,weighted average
Grade Point,Weighted,What Do I Need,Top Third
subject,subjects,graduation-cap,books,globe,laptop
A 62 in physics keeps the average.|3.6|average so far
Grade,Credits,Final
Statistics|Final counts 40 %|3.9|Sure|3.9;6;4 June
Physics II|Needs 62 in the final|3.1|Close|3.1;6;9 June
Portuguese|Oral is done|4.0|Done|4.0;3;Passed
Modern history|Essay back on Friday|3.7|Sure|3.7;5;11 June
Chemistry lab|Two reports missing|3.3|Close|3.3;4;–
>Enter Friday’s essay,Hand in report seven,Try physics at 70,Drop the worst quiz,Share with nobody
@concrete,building,paint,tile,brick,timber,roof,flooring,carpentry
Bag & Bucket,Square Yard,Cut Twice,Sand & Gravel
sum,sums,layers,tiles,house,road
How many bags for the terrace?|42|bags for the terrace
Comes to,Size,Spare
Terrace slab|4 by 3 m, 5 cm deep|42 bags|Concrete|0.6 m³;4 × 3 m;None yet
Hall, two coats|Minus the doors|5.2 l|Paint|31 m²;12 m² a litre;10 %
Bathroom floor|Tiles of 30 by 60|38 tiles|Tiles|6.1 m²;30 × 60 cm;4 tiles
Garden wall|Half a brick thick|420 bricks|Bricks|7 m²;60 a m²;5 %
Shelf boards|Three from one plank|2 planks|Wood|6 × 80 cm;2.4 m;None
>Add ten per cent,Order 46 bags,Measure the doors,Note the mix 1 to 4,Return two tiles
@dough,bread,sourdough,pizza,baking,hydration,recipe,cake tin
Crumb Sums,Percent & Salt,Proofed,Even Slice
dough,doughs,scale,bowl,table,field
Water for 1,000 g of flour?|72|per cent water
Flour,Water,Salt
Two country loaves|Starter 20 %|72 %|Bread|1,000 g;720 g;20 g
Pizza for six|Balls of 260 g|63 %|Pizza|940 g;592 g;26 g
Focaccia, one tin|Wet hands, no fear|80 %|Bread|500 g;400 g;10 g
Brioche|Butter 40 %|55 %|Sweet|500 g;275 g, milk;9 g
Tin, 20 to 26 cm|Multiply by 1.7|× 1.7|Cakes|340 g;–;2 g
>Scale to three loaves,Weigh the starter,Save the pizza,Note the flour,Try 75 per cent
@knitting,crochet,yarn,gauge,sewing,quilt,fabric,stitch
Cast On,Swatch,Knit Sums,Even Rows
piece,pieces,scale,arcs,tiles,waves
How many stitches for the back?|112|stitches to cast on
Stitches,Gauge,Yarn
Jumper, back|51 cm wide|112|Jumper|112;22 to 10 cm;260 g
Jumper, sleeve|Increase every 8th row|52 to 84|Jumper|84;22 to 10 cm;95 g
Hat|Ribbing 2 and 2|96|Small things|96;20 to 10 cm;70 g
Baby blanket|Crochet, 80 by 80|128|Blankets|128;16 to 10 cm;410 g
Quilt squares|5 by 6, seam 6 mm|30 squares|Quilt|–;15 cm;1.1 m
>Wash the swatch,Measure ten centimetres,Buy six balls,Mark every 8th row,Note the needle`,
  converter: `@cooking,kitchen,cup,recipe,oven,baking,tablespoon,ingredient
Level Cup,Heaped,Spoon & Gram,Two Ovens
measure,measures,scale,bowl,pot,table
How much is a cup of flour?|125|grams in a cup of flour
Now,Half,Double
Cup of flour|Spooned, not packed|125 g|Dry|125 g;63 g;250 g
Cup of sugar|White, level|200 g|Dry|200 g;100 g;400 g
Stick of butter|Eight spoons|113 g|Butter|113 g;57 g;226 g
Cup of milk|Nearly a quarter litre|240 ml|Liquid|240 ml;120 ml;480 ml
Oven at 350 °F|Gas mark 4|177 °C|Ovens|177 °C;–;–
>Turn cups into grams,Save the pancake recipe,Halve the cake,Pin the oven,Note Grandma’s cup
@shoe,clothes,ring size,dress size,size chart/card,shelf,cover/list,form,search/browse:Sizes
True to Size,Heel & Toe,Half Up,Good Fit
size,sizes,tag,shoe,shirt,rings
A six here is a 39 there.|39|is your European size
UK,EU,US
Women’s shoes|25 cm, measured at night|39|Shoes|6;39;8
Men’s shoes|27.5 cm|43|Shoes|9;43;10
Children’s shoes|18 cm, add a thumb|29|Children|11;29;11.5
Women’s dress|Bust 92 cm|40|Clothes|12;40;8
Ring|17.3 mm across|54|Rings|N;54;7
>Measure both feet,Save Nina’s size,Note the narrow brand,Check before you order,Send Mum the ring size
@time zone,timezone,world clock,clock,utc,meeting time/card,figure,scene/list,calendar,notifications/browse:Cities
Elsewhere,Nine There,Both Awake,Noon in Oslo
city,cities,clock,globe,night,sun
Nine here is five in Tokyo.|4|cities still awake
Now,From here,Awake
Here|Home|9:41|Awake|9:41;–;7 to 23
Tokyo|Yuki leaves at six|17:41|Awake|17:41;+8 h;8 to 24
Nairobi|Lunch with Ben?|11:41|Awake|11:41;+2 h;6 to 22
New York|Alarm in an hour|4:41|Asleep|4:41;−5 h;6 to 23
Auckland|Bed soon|20:41|Evening|20:41;+11 h;7 to 21
>Call Yuki before six,Find an hour for four,Let New York sleep,Pin Nairobi,Mind the clocks in October
@morse,binary,hex,roman numeral,braille,cipher,nato alphabet/card,cover,scene/list,streak
Dot Dash,Short Long,Decoded,Three Dots
code,codes,repeat,waves,tiles,night
Three short, three long, three short.|5|words a minute, by ear
Code,Says,Known
SOS|Three, three, three|··· ––– ···|Morse|··· ––– ···;Help;Yes
TEA|The shortest of orders|– · ·–|Morse|– · ·–;A drink;Nearly
MMXXVI|Stone above the door|2026|Roman|MMXXVI;2026;Yes
101010|Read from the right|42|Binary|101010;42;Yes
Bravo, Echo, Echo|Spell it on the phone|BEE|Spelling|B, E, E;Bee;Yes
>Tap your name,Learn four letters,Read the door,Send Sam a riddle,Listen with eyes shut`,
  scanner: `@plant,bird,mushroom,insect,tree,flower,identify,recognise,recognize/scene,tool,wall/camera,scanner,gallery,list/browse:Finds
Name That Leaf,Fieldnote,What Grows,Green Eye
find,finds,leaf,leaf,field,sun
Probably an oxeye daisy.|41|kinds named so far
Sure,Where,Seen
Oxeye daisy|White rays, flat centre|96 %|Flowers|96 %;Bus stop;Today
Field maple|Five blunt lobes|91 %|Trees|91 %;Mill Lane;Today
Chiffchaff|Says its own name|88 %|Birds|88 %, by ear;River path;Sunday
Ladybird, seven spots|On the roses, thank you|99 %|Insects|99 %;Garden;Sunday
Brown cap, unsure|Do not eat|54 %|Mushrooms|54 %;Alder wood;9 May
>Take the leaf from below,Ask about the brown cap,Add the place,Look again in June,Show Nina the maple
@allergen,allergy,ingredient,nutrition label,food label,gluten,lactose,vegan/tool,card,inbox/scanner,list,notifications,detail/browse:Foods
Small Letters,Nut Check,Safe Shelf,May Contain
food,foods,shopping-basket,bottle,fruit,table
Nuts? Scan first, then bite.|17|foods checked this week
Nuts,Milk,Gluten
Oat biscuits|May contain hazelnut|Careful|Careful|Traces;None;Oats
Tomato soup, tin|Nothing on your list|Safe|Safe|None;None;None
Seeded crackers|Sesame, no nuts|Safe|Safe|None;None;Wheat
Dark chocolate|Almond on the same line|No|Not for you|Traces;Traces;None
Vegetable stock|Celery, new recipe|Look again|Careful|None;None;None
>Scan the stock again,Tell school about sesame,Save safe biscuits,Add Leo’s list,Check the chocolate
@receipt,invoice,expense,tax/tool,inbox,figure/scanner,list,chart,document/browse:Receipts
Paper Trail,Till Roll,Crumpled,Kept
receipt,receipts,receipt-text,coins,table,city
Snap it before it fades.|£214|on nine receipts in May
Total,VAT,For
Café on Mill Lane|Meeting with Noor|£12.40|Meals|£12.40;£2.07;Client
Train to the coast|Return, second class|£38.00|Travel|£38.00;£0.00;Client
Paper and ink|Two packs|£27.60|Office|£27.60;£4.60;Office
Hotel, one night|Breakfast on its own line|£96.00|Travel|£96.00;£16.00;Client
Taxi, faded|Read it by hand|£14.00|Travel|£14.00;–;Client
>Scan the taxi,Name the client,Send May to Iris,Find the parking ticket,Throw out 2018
@ticket,door,guest list,attendance,wristband/tool,figure,inbox/scanner,list,stats,search/browse:Guests
Doors Open,Front Gate,Torn Stub,Next Please
guest,guests,ticket,crowd,night,confetti
Curtain in ten minutes. Two queues.|318|inside of 420
Seats,Ticket,In
Lind, four|Family ticket|In 19:12|Inside|Row C;Family;19:12
Okafor, two|Pay at the door|£18|At the door|Free choice;Door;–
Rowe, one|Scanned twice, ask|Twice|Check|Row F;Student;19:05
Sato and guest|On the band’s list|In 19:20|Inside|Standing;Guest;19:20
Vey, wheelchair|Side entrance, ramp|Expected|Expected|Row A;Free carer;–
>Open the second queue,Charge the scanner,Ask about the double,Keep the ramp clear,Count at eight`,
};
