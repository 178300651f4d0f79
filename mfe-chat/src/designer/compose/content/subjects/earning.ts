/** Subjects within the kinds of `earning`, in the form that `withSubjects` tells. */
export const earningSubjects = {
  finance: `@crypto,cryptocurrency,bitcoin,ethereum,altcoin,blockchain,nft/figure,cover,card/wallet,chart,list,notifications/home:Holdings,insights:Prices
Coldstone,Blockleaf,Satchel,Slow Coin
coin,coins,trending-up,coins,arcs,waves,rings
Up £212 since Sunday.|£8,715|in four coins
Holding,Paid,This week
Bitcoin|Bought in six small steps|£4,740|Coins|0.06;£3,900;+3.1 %|trending-up
Ether|Half of it is staked|£3,000|Coins|1.5;£2,640;+2.4 %|layers
Cardano|Kept since university|£600|Coins|1,200;£710;−1.2 %|moon
Dollar coin|Waiting for a dip|£375|Stable|500;£375;0.0 %|scale
Monthly buy|On the first, no peeking|£50|Plans|Bitcoin;£50;1 June|repeat
>Set a price alert,Move Ether to cold storage,Export the gains for tax,Back up the seed phrase,Do not look until Friday
@stock,stock market,dividend,share price,investing,investor,etf,index fund,stock portfolio,watchlist/figure,cover,card/wallet,chart,list,notifications/home:Portfolio,insights:Growth
Longholder,Bell & Ticker,Compound,Quiet Bull
holding,holdings,trending-up,arcs,waves,city,coins
A dividend arrives on Thursday.|£16,240|in five holdings
Shares,Paid,Dividend
World index|A little of everything|£9,600|Funds|120;£7,800;1.6 %|globe
Northwind Energy|Pays £38 on Thursday|£2,860|Shares|110;£2,310;5.3 %|sun
Harbour Foods|Flat, but steady|£1,900|Shares|76;£1,880;3.4 %|utensils
Kessler Chips|Small and jumpy|£1,080|Shares|9;£640;0.4 %|trending-up
State bonds|Until 2031|£800|Bonds|8;£800;4.1 %|landmark
>Read the Northwind report,Reinvest the dividend,Rebalance in June,Top up the world index,Set a limit for Kessler
@savings goal,saving for,save for,save up,savings pot,savings jar,savings challenge,savings tracker,piggy bank,nest egg,house deposit,emergency fund,rainy day/figure,card,cover/progress,wallet,chart,list/home:Pots,insights:Growth
Rainy Day,Jam Jar,Acorn & Oak,Little by Little
pot,pots,piggy-bank,coins,house,sea,sun
Lisbon is three weeks away.|£9,430|saved, in five pots
Goal,Each month,Ready
House deposit|Eighteen months to go|£6,200|Big|£12,000;£320;Nov 2027|house
Lisbon in June|£60 short|£840|Soon|£900;£60;9 June|plane
Rainy day|Three months of rent|£1,900|Always|£2,700;£80;March 2027|cloud-sun
New bike|Second-hand is fine|£310|Soon|£480;£40;Sept|bike
Mum’s sixtieth|With my sister|£180|Soon|£300;£30;Sept|gift
>Move £60 to Lisbon,Round up this week’s change,Skip one takeaway,Sell the old bike,Ask my sister for her half
@subscription,streaming service,free trial,recurring,renewal,bill reminder,bills due,direct debit/figure,cover,inbox/notifications,calendar,list,stats/home:Upcoming,insights:Per year
Renewly,Cancel by Friday,Last Trial,Standing Order
subscription,subscriptions,repeat,coins,record,clapper,waves
A free trial ends on Friday.|£79|a month, for six things
Next,A year,Last used
Film club|Free trial, cancel by Friday|£9|Screen|22 May;£108;Once|play
Music, family|Six seats, four taken|£17|Screen|27 May;£204;Today|music
Gym|Not since March|£29|Body|1 June;£348;11 March|person-standing
Cloud storage|81 % full|£3|Work|3 June;£36;Today|layers
Weekend paper|Read on Sunday, always|£13|Reading|24 May;£156;Sunday|file-text
Language course|A streak of 41 days|£8|Reading|30 May;£96;Yesterday|book-open
>Cancel the film club,Ask Tom about his seat,Freeze the gym,Compare phone plans,Write down the next renewal
@debt,loan,overdraft,pay off,payoff,repayment,mortgage,credit card balance,debt free/figure,card,cover/progress,chart,list,calculator/home:Debts,insights:Progress
Lightfoot,Downhill,Last Payment,Clear by May
debt,debts,trending-up,coins,road,mountains,sun
Debt-free in 26 months.|£7,640|left, of £12,900
Rate,Each month,Clear by
Credit card|This one first|£1,240|First|21.9 %;£260;Oct 2026|wallet
Car loan|Paid on the first|£4,100|Fixed|6.4 %;£172;July 2028|tag
Laptop|Three instalments left|£300|Fixed|0 %;£100;Aug 2026|receipt-text
Student loan|Taken from my wage|£1,800|Slow|4.3 %;£75;June 2028|graduation-cap
Sister|No interest, one cake|£200|Slow|0 %;£50;Sept 2026|heart
>Pay £260 off the card,Move the balance to 0 %,Put the bonus on the loan,Bake the interest cake,Cut the card in two
@pocket money,allowance,kid,children,teenager/card,figure,cover/wallet,progress,checklist,list/home:Jars,insights:Saved
Coin Jar,Tooth & Penny,First Fiver,Small Change
jar,jars,piggy-bank,coins,balloon,rocket,confetti
Saturday is pocket money day.|£23.40|in Mia’s three jars
Each week,Goal,Ready
Spending|Stickers, mostly|£4.20|Mia|£2;None;Any time|shopping-bag
Scooter|For the red scooter|£17.20|Mia|£2;£34;In 9 weeks|piggy-bank
Giving|For the animal shelter|£2.00|Mia|£0.50;£10;Christmas|heart
Telescope|Leo saves for Saturn|£41.50|Leo|£4;£90;In 13 weeks|star
Car wash|Both sides, and the wheels|+£3|Jobs|Leo;£3;Sunday|droplets
>Pay out on Saturday,Wash the car,Count the give jar,Choose a savings goal,Put £1 in the scooter jar
@tax,tax return,vat,bookkeeping,bookkeeper,cash book,cashbook,ledger,accounting,double entry/figure,inbox,cover/wallet,document,chart,list/home:Books,insights:Profit
Even Column,Cashbook,Ledger & Leaf,Carried Over
entry,entries,receipt-text,coins,laptop,arcs
Two receipts are still missing.|£2,190|profit so far in May
Date,Category,VAT
Invoice 118, paid|Brandt Ltd|+£1,440|Income|18 May;Sales;£240|landmark
Till, Saturday|Cash and card|+£1,110|Income|16 May;Sales;£185|store
Flour and sugar|Receipt is missing|−£286|Costs|15 May;Materials;£0|package
Van, diesel|Photo of the receipt|−£74|Costs|14 May;Travel;£12|receipt-text
Set aside for tax|Every Friday|−£200|Tax|15 May;Transfer;£0|piggy-bank
>Find the flour receipt,Photograph the diesel bill,Match the bank feed,Set aside 20 %,Send May to the accountant`,
  'expense-split': `@flatmate,roommate,housemate,house bill,shared house,utility bill,rent,electricity,wifi,couple,partner
Four Ways,Halves,Hallway,Bills on the Fridge
bill,bills,receipt-text,house,room,coins
The rent is in. Sam owes £31.|£31.20|is coming back to you
Paid by,Split,Each
Electricity|April, colder than hoped|£124.80|House|You;4 ways;£31.20
Rent, May|All four, on time|£1,960|House|Jo;By room;£490
Internet|Router is in the hall|£32|House|Ana;4 ways;£8
Bin bags and bulbs|And one nice candle|£18.40|Shop|Sam;4 ways;£4.60
Sunday curry|Jo shopped and cooked|£26|Food|Jo;4 ways;£6.50
>Ask Sam for £31.20,Read the meter,Pay Ana for the internet,Photograph the bulb receipt,Close May
@wedding,stag do,hen do,hen party,stag party,bachelor,bachelorette,birthday present,group gift,party cost
Kitty & Co,Chip In,All In,Rice & Ribbons
cost,costs,gift,cake,confetti,balloon,coins
Five have paid, three to go.|£925|in the kitty, of £1,480
Paid by,Split,Each
Cottage by the lake|Two nights, eight beds|£640|Stay|You;8 ways;£80
Boat for an afternoon|Deposit paid|£360|Fun|Jo;8 ways;£45
Supper on Saturday|Ben cooks for all|£224|Food|Ben;8 ways;£28
The present|A lamp, from everyone|£176|Gift|Ana;8 ways;£22
Taxis|Two, there and back|£80|Travel|Sam;8 ways;£10
>Remind the last three,Pay the boat,Collect for the lamp,Keep the taxi receipts,Pay back what is left`,
  insurance: `@health insurance,medical,hospital,dental,doctor,prescription,health plan,health cover
Good Cover,Wellward,Gentle Claim,Bluebell Care
claim,claims,heart-pulse,heart,shield,room,rings
Your glasses are covered.|£164|coming back to you
Cost,You pay,Paid by
Glasses|Receipt received|£140 back|Accepted|£190;£50;26 May
Dentist, filling|Waiting for the invoice|In review|Waiting|£96;£20;4 June
Physiotherapy|Two of six left|£24 back|Accepted|£44;£20;22 May
Blood test|Direct to the lab|Paid|Paid|£38;£0;8 May
Family cover|Four people, dental too|£212 mo|Cover|No limit;£200 a year;Jan 2027
>Photograph the receipt,Ask for the dental invoice,Book the yearly check,Add the baby,Find a doctor nearby
<Your glasses are approved: £140 back.
<>Lovely. And the dentist?
<We are still waiting for the invoice.
<>I will ask for it today.
@car insurance,car accident,crash,collision,vehicle,motor,dent,motorbike,hail/visit,card,cover/list,camera,document,chat
Fender & Co,Softlanding,Bumpless,Two Photos
claim,claims,lock,car,road,shield,city
Kessler repairs it on Thursday.|3|days until it is back
Happened,Damage,Next
Rear bumper|Car park, nobody hurt|Repair Thu|Open|16 May;£840;Kessler, 8:30
Windscreen|A stone on the motorway|Approved|Open|11 May;£310;At your door
Hail, roof|Eleven small dents|In review|Waiting|2 May;£1,120;Expert, 26 May
Wing mirror|Other driver pays|Paid £190|Closed|3 March;£190;–
Hatchback|Third party plus|£38 mo|Cover|No claims, 6 yrs;£456 a year;Nov 2026
>Photograph all four sides,Note the other plate,Bring the car to Kessler,Sign the report,Collect the hire car
<Is everyone all right?
<>Yes, only the bumper.
<Good. Four photos, then we do the rest.
<>Sending them now.
@travel insurance,trip,backpacker,traveller,luggage,baggage,holiday,flight delay,abroad
Safe Return,Long Way Home,Soft Landing,Suitcase
policy,policies,plane,globe,sea,road,shield
Covered until you are home.|24|days of cover left
Covers,Costs,Until
Six weeks in Asia|Eleven countries|£74|Active|£5 m;£74;12 June
Lost rucksack|Turned up in Hanoi|Solved|Claims|£600;£0;14 May
Late flight|Four hours and ten|£220 back|Claims|£220;£0;Paid 18 May
Clinic in Hue|Invoice sent on|In review|Claims|£86;£25;26 May
Ski week|From Friday to Friday|£31|Ended|£2 m;£31;March
>Save the emergency number,Photograph the clinic bill,Keep the boarding pass,Add two weeks,Send the police report
<Are you well? Do you need a doctor?
<>Only a fever. Which clinic is covered?
<The one by the river. Keep the bill.
<>On my way, thank you.`,
  freelance: `@translator,translation,interpreter,proofreading,proofreader,subtitle,localisation,localization/figure,board,inbox/list,timer,document,calendar
Second Language,Word for Word,Fair Copy,Source & Target
job,jobs,globe,books,laptop,globe,table
The manual is due on Friday.|11,400|words to go this week
Words,Rate,Due
Coffee machine manual|German to English|£684|Running|7,600;9 p a word;22 May
Museum audio guide|Italian, spoken tone|£418|Running|3,800;11 p a word;24 May
Contract, sworn|Stamp and post|£160|Waiting|1,450;Fixed;26 May
Two film subtitles|Client is watching them|£540|Waiting|92 min;£6 a min;3 June
Recipe book|Paid on Monday|£1,120|Done|14,000;8 p a word;4 May
>Finish chapter four,Ask about the word “sump”,Stamp the contract,Send invoice 31,Update the glossary
@photographer,photography,videographer,wedding shoot,photo shoot,filmmaker,headshot/figure,board,inbox/list,gallery,document,calendar
Golden Hour,Contact Sheet,Second Shutter,Soft Light
shoot,shoots,camera,field,city,table,vase-flowers
Wedding on Saturday. Charge both.|£4,150|booked for May
Fee,Place,Deliver by
Lena and Ivo|Wedding, 11 to midnight|£1,900|Booked|£1,900;The old mill;20 June
Bakery portraits|Eight people, flour|£680|Booked|£680;Mill Lane;29 May
House for sale|214 to sort|£320|Editing|£320;Harbour 12;Thursday
Choir, headshots|Twenty-two faces|£770|Editing|£770;Town hall;27 May
Spring lookbook|Paid, and thanked|£480|Delivered|£480;Studio;8 May
>Charge both batteries,Walk round the old mill,Sort the house pictures,Send the bakery gallery,Invoice the choir
@tutor,tutoring,private lesson,piano teacher,music teacher,language teacher,student,pupil,coach/figure,board,inbox/list,calendar,document,chat
One to One,After School,Half an Hour,Chalk & Tea
pupil,pupils,graduation-cap,books,table,globe,room
Four lessons today, one new pupil.|£1,020|earned in May
Lesson,Price,Paid until
Mia, maths|Fractions, nearly there|Today 15:30|Weekly|60 min;£34;End of May
Noah, English|Essay on the sea|Today 16:45|Weekly|60 min;£34;12 May
Ada, physics|Exam on 2 June|Today 18:00|Exams|90 min;£48;End of May
Ben, first lesson|Says he hates numbers|Today 19:45|New|30 min;Free;–
Sisters Vey|Two weeks in Spain|Back 1 June|Paused|60 min;£50;June
>Print fractions sheet 3,Mark Noah’s essay,Remind Noah’s mum,Invoice for May,Find a kind puzzle for Ben
@writer,copywriter,copywriting,ghostwriter,journalist,author,blogger,editor,article
Byline,Eight Hundred Words,Clean Draft,Inkwell & Co
piece,pieces,pencil,books,laptop,table,arcs
Two drafts due, one not begun.|£2,260|in pieces for May
Words,Fee,Due
The last lighthouse|Half a draft, good opening|Due Thu|Writing|1,800;£720;21 May
Ten pages for a dentist|Warm, no puns on teeth|Due Sunday|Writing|2,400;£540;24 May
Interview with a baker|At the editor’s|Waiting|With editor|1,200;£480;2 June
Newsletter, May|Sent, 41 % opened|£220|Paid|600;£220;5 May
On slow trains|Printed on page nine|£300|Paid|900;£300;11 May
>Write 400 words by noon,Call the lighthouse keeper,Pitch the tide piece,Send invoice 19,Cut 200 words
@developer,web design,website,programmer,software,coder,coding
Shipped,Half Stack,Pull & Tea,Day Nine
project,projects,layers,laptop,arcs,rings,room
The bakery goes live on Friday.|78|billable hours in May
Rate,Hours,Due
Bakery shop|Only the card payment left|£2,400|Running|£65 h;31 of 36;22 May
Choir website|Waiting for their photos|£900|Waiting|Fixed;12;6 June
Booking form|Two small bugs|£390|Running|£65 h;6 of 8;Wednesday
Museum map|Signed off, invoice sent|£1,560|Invoiced|£65 h;24;14 May
Care plan, five sites|Every month|£350|Invoiced|Fixed;5;1 June
>Test the card payment,Fix the date picker,Ask the choir for photos,Send invoice 40,Back up five sites`,
  booking: `@doctor,dentist,dental,gp,clinic,medical,physio,physiotherapist,optician,patient,vaccination/card,scene,inbox/booking,calendar,list,notifications
Waiting Room,Good Hands,Ten Past Nine,Next Please
visit,visits,stethoscope,room,heart,vase-flowers,leaf
Dr Amari can see you on Thursday.|3|appointments until June
Time,Place,Bring
Dr Amari, check-up|Only water before|Thu 8:40|Doctor|20 min;Mill Lane 4;Health card|stethoscope
Dental hygienist|Floss until then, honestly|Tue 26 May|Dentist|40 min;Harbour 12;Nothing|smile
Optician|New lenses, perhaps|Sat 30 May|Eyes|30 min;Old market;Old glasses|search
Physio, left knee|Four of six left|Pick a time|Doctor|25 min;Mill Lane 4;Towel|person-standing
Tetanus jab|Due this summer|Pick a time|Doctor|10 min;Mill Lane 4;Vaccine book|circle-check
>Fill in Thursday’s form,Ask for an earlier slot,Book the next physio,Bring the old glasses,Renew the prescription
@cleaner,cleaning,babysitter,babysitting,nanny,handyman,handymen,gardener,housekeeper,window cleaner,ironing/card,inbox,cover/booking,list,chat,rating
Helping Hand,Sunday Spare,Doorbell,House & Hour
visit,visits,house,house,room,balloon,plant
Rosa rings at nine tomorrow.|4|visits in the next week
Hours,Price,Knows
Rosa, the whole flat|Keys are with the neighbour|Wed 9:00|Cleaning|3 h;£54;The cat|droplets
Ellie, two children|In bed at eight, in theory|Fri 18:30|Children|4 h;£48;The bear’s name|moon
Marek, small repairs|Tap, shelf, squeaky door|Sat 10:00|Repairs|2 h;£70;Where the tap is|settings
Ivo, the hedge|Brings his own ladder|Mon 8:30|Garden|2 h;£56;The nest, stay off|leaf
Ada, windows|Both sides, every six weeks|Mid June|Cleaning|90 min;£45;All eleven|sun
>Leave the keys next door,Write down bedtimes,Buy a washer for the tap,Move the bikes off the hedge,Pay Rosa for April
<I can come at nine tomorrow. Is the cat at home?
<>She is. She will supervise from the fridge.
<As always. Shall I do the oven, too?
<>Oh, please. The keys are next door.
!Came on time, found the cat, left the kitchen shining.
!The children asked whether she could stay until Sunday.
@tennis,padel,squash,badminton,court,pitch,football pitch,five a side,golf,tee time,swimming lane/cover,figure,shelf/booking,calendar,list,weather
Court Two,Love All,Baseline,First Serve
court,courts,trophy,ball,sun,field,trophy
Court 2 is yours at six.|4|free hours this evening
Ground,Price,Lights
Court 1|Nearest to the fountain|Free 19:00|Tennis|Clay;£16 h;Until 22:00
Court 2|You and Sam, doubles later|Yours 18:00|Tennis|Clay;£16 h;Until 22:00
Glass court|Four players, rackets to hire|Free 20:30|Padel|Turf;£28 h;Until 23:00
Half pitch|Five a side, bibs in the box|Free 18:30|Football|Turf;£40 h;Until 22:00
Hall, net 3|Soft shoes only|Free 20:00|Indoors|Wood;£12 h;Always
>Invite two for doubles,Bring new balls,Hire a racket for Jo,Book next Tuesday,Pay Sam half
<Court 2 at six. Are you in?
<>In. Is the clay dry?
<Swept and dry. Loser buys the lemonade.
<>Then bring your purse.
!Lines brushed, lights on, and warm showers after.
!Booked on the tram, serving twenty minutes later.
@meeting room,conference room,coworking,co-working,desk,hot desk,workspace,office space,boardroom,phone booth/shelf,scene,card/booking,calendar,list,search
Quiet Corner,Desk by the Window,Room & Kettle,Round Table
room,rooms,calendar-check,room,laptop,table,city
The glass room is free until two.|5|places free right now
Seats,Has,Price
Glass room|Whiteboard, one good pen|Until 14:00|Rooms|8;Screen, camera;£18 h|users-round
Attic|Quiet, mind your head|All day|Rooms|4;Whiteboard;£12 h|lamp
Desk 14|By the window, two plugs|All day|Desks|1;Big screen;£15 day|sun
Desk 3|Next to the coffee|Until 16:00|Desks|1;Standing desk;£15 day|coffee
Phone box|Nobody hears you in there|30 min|Calls|1;A stool;Free|phone
>Book the attic for Monday,Invite the five others,Test the camera,Give back desk 3,Order lunch for eight
!Door closed, screen on, meeting over in half an hour.
!Good light, real quiet, and somebody waters the plants.
@driving,driving lesson,driving school,instructor,music lesson,piano lesson,guitar lesson,singing lesson,swimming lesson,riding lesson,tutor,trial lesson/card,figure,cover/booking,calendar,progress,list
Second Gear,Lesson One,Half Past Four,Green Light
lesson,lessons,graduation-cap,road,car,record,globe
Roundabouts with Jo at half past four.|6|lessons left on your card
Time,Teacher,Practise
Driving, roundabouts|Pick-up at the station|Today 16:30|Driving|90 min;Jo;Mirror, signal|map-pin
Driving, motorway|Bring water and nerve|Fri 17:00|Driving|90 min;Jo;Joining, 70 mph|trending-up
Piano|Left hand alone first|Thu 15:15|Music|45 min;Mr Adler;Bars 9 to 24|music
Singing, trial|Free, and nobody listens|Sat 11:00|Trial|30 min;Lena;Any song you like|mic
Mock test|The real one is on 9 June|2 June|Driving|60 min;Jo;Parallel parking|circle-check
>Practise bars 9 to 24,Learn the road signs,Move Friday to five,Top up the lesson card,Book the real test
<Four thirty at the station. Roundabouts today?
<>Yes. All of them, until I like them.
<Good. Bring your glasses this time.
<>Already on my nose.
!Calm voice, second brake, passed first time.
!I can play with both hands now, on the same day.
@boat,kayak,canoe,paddle board,equipment,kiln,machine hire,tool hire,rental,rent out,laser cutter,3d printer,makerspace,recording studio,photo studio,rehearsal room,darkroom/shelf,cover,inbox/booking,calendar,list,checklist
By the Hour,Boathouse,Hire & Return,Shared Shed
booking,bookings,calendar-check,waves,kiln-vase,sea,mic
The kiln is free on Thursday night.|5|things to borrow by the hour
Price,Deposit,Bring back
Rowing boat, Heron|Four seats, dry cushions|Sat 14:00|Water|£18 h;£50;By sunset|sunset
Two kayaks|Vests in the blue box|Free today|Water|£12 h;£40;Rinsed|droplets
Kiln, 60 litres|Cools until noon|Thu 20:00|Workshop|£35;None;Shelves scraped|flame
Laser cutter|After the short course|Fri 17:00|Workshop|£14 h;None;Bed brushed|target
Studio B|Two mics, one old piano|Free Wed|Studio|£22 h;£100;Cables coiled|mic
>Pay the deposit for Heron,Book the short course,Load the kiln by eight,Check the life vests,Bring back the blue key
<Is the kiln free on Thursday?
<>From eight. It needs until noon to cool.
<Fine. Stoneware, one full shelf.
<>You are in. The key is in the usual pot.
!Everything was there, dry and charged. Even the spare paddle.
!Clear instructions, a fair price and a key that works.`,
  'business-ops': `@plumber,plumbing,electrician,electrical,heating engineer,boiler,roofer,locksmith,callout,call out,repair job,appliance repair,tradesman,tradesmen,tradespeople/figure,board,inbox/list,camera,form,kanban/home:Jobs,insights:Week
Stopcock,Van & Spanner,First Fix,Jobsheet
job,jobs,settings,house,tiles,room,car
Four calls today. The leak first.|4|calls today
Where,Part,Price
Leak under the sink|Bucket is holding|8:30|Today|Mill Lane 9;Trap, 40 mm;£85|droplets
No hot water|Boiler shows E4|10:30|Today|Harbour 21;Ignition lead;£140|flame
Fuse box, yearly test|Shop shuts at one|13:15|Today|Brandt Ltd;None;£190|circle-check
Two sockets, kitchen|She will be home by three|15:30|Today|Old market 3;Double socket;£110|settings-2
Radiator, cold on top|Valve arrives on Thursday|Part ordered|Waiting|T. Vey;Valve, 15 mm;£95|package
New bath tap|Signed on the tablet|£160|Done|A. Lind;Mixer, chrome;Paid|check
>Photograph the leak,Order a 15 mm valve,Ring before Harbour 21,Get the Brandt signature,Invoice the bath tap
<It drips into a bucket now. When can you come?
<>Half past eight. Is the stopcock shut?
<The red one? Yes, and it squeaked.
<>Good. Then you have won the night.
+Boiler on Harbour 21 was the ignition lead. Spare is in the van.
+Socket job took an hour longer. The wall is older than it looks.
+Valve comes on Thursday. T. Vey knows and has a fan heater.
!Came on time, fixed the leak, wiped the floor after.
!Told me the price first and kept to it.
@construction,builder,building site,site diary,site manager,contractor,subcontractor,renovation,snag,snagging,scaffold,scaffolding,concrete,foreman/figure,board,cover/list,camera,document,kanban/home:Site,insights:Progress
Plumb Line,Site Diary,Hard Hat,Brick & Level
task,tasks,layers,city,house,tiles,mountains
Concrete comes at seven tomorrow.|62|per cent built, on time
Who,Where,Due
Floor slab, block B|18 m³, pump is booked|Wed 7:00|Today|Adler Concrete;Ground floor;20 May|layers
Windows, south side|Eleven of sixteen are in|Running|Today|Vey Joinery;2nd floor;Friday|sun
Scaffold tag|Inspected on Monday|Valid|Safety|Marek;Block A;25 May|circle-check
Crack over door 14|Photo sent to the engineer|Open|Snags|Brandt;1st floor;22 May|camera
Bathroom tiles|Wrong grey, taken back|Waiting|Snags|Lind Tiling;Flat 6;28 May|undo-2
Roof beams|Signed by both|Done|Done|Kessler Timber;Block A;12 May|check
>Walk the site at half six,Clear the gate for the pump,Sign the delivery notes,Photograph door 14,Write today’s diary
<The pump is here at seven. Is the gate clear?
<>Clear, and the bricks are moved.
<And if it rains?
<>Then we have sheets, and soup.
+Day 94: dry, 17°, nineteen on site, nobody hurt.
+Eleven windows in. The twelfth is for somebody else’s house.
+Beams signed off. There was cake on the roof.
!Clean site, straight walls and a call every Friday.
!They found the crack before I did.
@cleaning,cleaner,window cleaner,window cleaning,rounds,maid,housekeeping,janitor,pressure washing,chimney sweep/inbox,figure,board/list,map,checklist,kanban/home:Round,insights:Week
Bright Side,Bucket List,Streak-Free,Tuesday Round
stop,stops,sun,house,waves,room,plant
Nine doors before lunch.|9|doors on today’s round
Windows,Price,Every
Mill Lane 2 to 14|Seven doors, gate code 41|£105|Today|52;£105;4 weeks|house
Brandt Bakery|Before they open at seven|£40|Today|6;£40;Week|store
Old school, hall|Ladder is in the cellar|£110|Today|44;£110;2 months|graduation-cap
Harbour 12, stairs|Four floors, no lift|£58|Tomorrow|9;£58;Week|trending-up
Mrs Hale|Owes for April, likes a chat|£36|To be paid|12;£36;4 weeks|wallet
Dr Amari, practice|Key is back on the hook|Paid|Done|22;£64;2 weeks|check
>Fill the pure-water tank,Text Mill Lane tonight,Collect £36 from Mrs Hale,Wash the cloths,Put the key on the hook
<Are you round on Tuesday? The side gate is locked.
<>Tuesday at ten. Could you leave it open?
<Of course. Mind the tulips.
<>I always do. They are looking well.
+Nine doors done and it only rained sideways.
+New squeegee rubber is in the van. Please use it.
+Two neighbours on Mill Lane have asked for a price.
!I thought the window was open. It was only clean.
!Never late, never a streak, and kind to the tulips.
@property,landlord,tenant,letting,tenancy,block of flats,facility,facilities,facility management,janitorial,fault,caretaker,maintenance request,housing association/inbox,board,figure/list,camera,form,kanban/home:Faults,insights:Homes
Keyholder,Good Landing,Number Twelve,Caretaker
fault,faults,house,city,house,room,tiles
The lift is the urgent one.|5|open faults in 38 flats
Where,Who comes,Since
Lift stops at 2|Engineer on the way|Today 11:00|Urgent|Harbour 12;Kessler Lifts;This morning|stretch-horizontal
Drip in flat 7|Bathroom ceiling, small|Wed 9:30|Booked|Mill Lane 4;Plumber Marek;Sunday|droplets
Front door buzzer|Only flat 3 hears it|Thu 14:00|Booked|Harbour 12;Electrician Ada;15 May|bell
Mould, cellar|Photos from the tenant|To look at|New|Old market 3;Nobody yet;18 May|camera
Broken bin lid|A fox is suspected|To order|New|Mill Lane 4;Caretaker;18 May|package
Hall light|Changed, and the one above|Done|Done|Mill Lane 4;Caretaker;16 May|lamp
>Put a note on the lift,Tell flat 8 about the drip,Visit the cellar,Order a bin lid,Read the hall meter
<The lift stopped at two again.
<>The engineer comes at eleven. Is anybody inside?
<Only a pram and somebody’s shopping.
<>We will carry both. Stay where you are.
+Lift is out until noon. Ivo carries shopping, first floor up.
+Hall light done. The stairs look ten years younger.
+Whoever feeds the fox: he has found the bins.
!Wrote at nine, mended by noon. I have never had that before.
!A photo, two taps, and somebody came.
@cafe,bakery,coffee shop,shop owner,shopkeeper,daily takings,takings,cash register,restaurant,food truck,market stall,cash up/figure,card,board/list,chart,stats,checklist/home:Today,insights:Takings
Cash & Crumbs,Till Roll,Closing Time,Good Day’s Trade
line,lines,store,awning,coins,cake,mug
The best Tuesday since March.|£684|in the till by two o’clock
Sold,Takings,Left
Coffee and tea|Flat white leads again|£268|Drinks|84;£268;2 kg beans|coffee
Bread|Sourdough gone by ten|£196|Baked|41;£196;3 loaves|croissant
Cakes|Lemon, then carrot|£128|Baked|32;£128;9 slices|star
Lunch|Soup beats quiche|£92|Kitchen|14;£92;4 bowls|utensils
Milk, oat|Order by five|6 litres|Low|–;–;6 litres|droplets
>Order oat milk by five,Count the till at six,Bake twelve more loaves,Write tomorrow’s soup,Pay the flour bill
<Oat milk is down to six. Enough for tomorrow?
<>Not if it is sunny. Twelve more, please.
<Ordered. Shall I bake the twelve loaves?
<>Yes. And hide one for me.
+£684 by two, and nobody ran. Well done, all.
+Sourdough was gone by ten again. Twelve more tomorrow.
+New till roll is under the counter, next to the plasters.
!They know my coffee, my name and my dog’s name.
!Warm bread, short queue, a proper good morning.
@sales,salesman,salespeople,sales rep,crm,customer visit,sales lead,pipeline,deal,prospect,field rep,client follow up/board,figure,inbox/list,map,notifications,kanban/home:Deals,insights:Quarter
Warm Lead,Handshake,Second Call,Open Door
deal,deals,hand-heart,city,laptop,road,arcs
Two answers are due this week.|£21,600|in five open deals
Contact,Last talk,Next
Hotel Larkfield|Wants to see a sample|£7,400|Offer|Ms Okoro;15 May;Thu 10:00|bed-double
Evenwell Clinics|Legal is reading it|£6,200|Contract|Dr Lind;18 May;Fri, call|file-text
Harbour School|Budget opens in June|£3,800|Talking|Mr Vey;12 May;2 June|graduation-cap
Brandt Bakery|Met at the fair, good laugh|£1,600|New|Jo Brandt;9 May;Call today|croissant
Northwind Energy|Asked for a second price|£2,600|Offer|Ana Ruiz;14 May;Send by Wed|sun
>Call Jo Brandt,Send Northwind the price,Pack the Larkfield sample,Ask Evenwell about clause 4,Log Monday’s visits
<Could you do it for twenty rooms first?
<>Yes, same price, and I bring one on Thursday.
<Then bring the blue one.
<>Blue it is. Ten o’clock, with the sample.
+Larkfield wants a sample on Thursday. The blue one.
+Lost one on price, kept the friend. He calls in autumn.
+Evenwell is with legal. I have bought biscuits.
!Listened first, then sold me less than I asked for.
!Rang back when he said he would.
@salon,hairdresser,hair salon,barber,barbershop,beautician,nail studio,nail salon,stylist,tattoo studio,spa/figure,card,inbox/list,calendar,stats,wallet/home:Chairs,insights:Week
Second Chair,Fringe & Co,Mirror Mirror,Half an Inch
client,clients,calendar-check,room,vase-flowers,rings,bud-vase
Three chairs full until four.|£392|booked for today
Price,With,Notes
Mrs Hale, cut and set|Tea, no milk|Now|Chairs|£46;Lena;Sits by the window|coffee
Noah, first haircut|On the booster, with bear|Now|Chairs|£14;Ivo;Keep one curl|smile
Ana, balayage|Foils off at half two|Now|Chairs|£148;Mira;7.3 and 20 vol|palette
Ben, beard|Running five minutes late|15:30|Next|£24;Ivo;Allergic to almond|clock
Two bridesmaids|Trial, pins ready|16:30|Next|£160;Lena;Photos saved|heart
Toner, 7.3|One tube left|Order|Stock|£9;–;Order by Friday|package
>Foils off at half past two,Order toner 7.3,Sweep for the bridesmaids,Warm the towels,Count the till
<Could I come ten minutes later on Friday?
<>No trouble. The same as last time?
<A little shorter. It is getting warm.
<>Half an inch, then. See you Friday.
!She asked what I wanted and then did exactly that.
!My son held still. Nobody knows how they did it.
@garage,mechanic,mot,workshop,bike shop,bike workshop,bicycle repair,body shop,tyre,vehicle inspection/board,figure,inbox/list,camera,form,kanban/home:Bays,insights:Week
Bay Two,Oil & Daughter,Good Torque,Next on the Lift
job,jobs,settings,car,road,bike,tiles
Both lifts are busy until three.|5|cars to give back this week
Plate,Price,Ready
Estate, brakes|Front pads, both discs|On lift 1|In work|KX21 HLE;£340;Today 15:00|settings
Van, clutch|Heavier than it looks|On lift 2|In work|BR19 NDT;£780;Wed 12:00|package
Hatchback, yearly test|Left rear bulb|Ring first|Waiting|AL23 IND;£55;Thu 10:00|phone
Mini, odd rattle|It was a spoon|To quote|Waiting|TV16 VEY;£0;Today 17:00|search
Four summer tyres|Winter set in rack 9|Ready|Done|HR22 BOR;£60;Now|check
>Order discs for the estate,Ring about the bulb,Give back the spoon,Torque the wheels again,Invoice the tyres
<Did you find the rattle?
<>We did. It is a teaspoon.
<I have been looking for that since Easter.
<>It is washed, and there is no charge.
!They showed me the old pads and explained the bill.
!Found a spoon, charged nothing. My garage for life.`,
  jobs: `@nurse,nursing,care home,carer,care job,caregiver,midwife,midwives,hospital,healthcare,agency shift,locum,paramedic/card,figure,inbox/list,notifications,calendar,document
Ward & Wage,Next Ward,Early Shift,Kind Hands
post,posts,stethoscope,heart,room,sun,city
St Anne’s wants you on Thursday.|4|open posts that suit you
Pay,Pattern,Next step
St Anne’s, children’s ward|Interview, then a walk round|Thu 10:00|Interview|£34,600;Three shifts;Bring registration|heart-pulse
Harbour House, nights|Twelve residents, one cat|Apply by Fri|New|£19.40 h;Two nights;Send the CV|moon
Mill Lane, home care|Car and phone are theirs|Offer|Offer|£31,200;Mon to Fri;Answer by Monday|house
Evenwell, theatre nurse|They asked for a reference|Applied|Applied|£37,100;Four days;Wait until 27 May|stethoscope
Bank shift, Sunday|Early, same ward as before|£168|Shifts|£21 h;6:30 to 14:30;Confirm today|sun
>Scan the registration card,Ask Sister Ruiz to vouch,Renew the first-aid course,Confirm Sunday’s shift,Answer Mill Lane
<Would you like to see the ward on Thursday?
<>Very much. How many beds are there?
<Eighteen, and a fish tank.
<>Then I shall come ten minutes early.
+Interview on Thursday. I have polished the good clogs.
+Two nights a week and a resident cat. I have applied.
+They rang my old ward. Everyone was suspiciously nice.
!Enough staff on nights, and somebody asks how you are.
!Rota four weeks ahead. They really do keep to it.
@intern,internship,placement,work placement,graduate,student job,part time job,working student,apprentice,apprenticeship,trainee,first job,school leaver/card,board,inbox/list,kanban,notifications,document
First Badge,Term & Trade,Foot in the Door,Summer Desk
place,places,graduation-cap,books,laptop,rocket,city
Two deadlines by Sunday.|5|places worth a letter
Pay,When,Send by
Museum, exhibitions|Ladders, labels, lots of tea|Due Fri|To apply|£1,240 mo;July, Aug;22 May|landmark
Harbour Lab, data|Wants one page of code|Due Sunday|To apply|£1,900 mo;From 1 July;24 May|flask-conical
City paper, newsroom|Trial day, bring shoes|Wed 9:00|Interview|£1,150 mo;June, July;Sent 4 May|pencil
Timber yard, apprentice|Three years, day release|Applied|Applied|£960 mo;From Sept;Sent 11 May|settings
Library desk, term time|Saturdays, very quiet|Offer|Offer|£11.60 h;8 h a week;Answer Monday|book-open
>Write the museum letter,Tidy the page of code,Ask Dr Lind to vouch,Print two CVs,Answer the library
<We liked your letter. Could you do a trial day?
<>Yes! Wednesday has no lectures.
<Nine o’clock then. Comfortable shoes.
<>Which end of the building?
+Letter number five is out. It has no spelling mistakes, I hope.
+Trial day on Wednesday. My first badge with my name.
+They pay the train, too. I have told my grandmother.
!I was given real work and somebody to ask.
!Paid on time, fed on Fridays, taught every day.
@hiring,hire people,hire staff,recruit,recruiter,recruiting,recruitment,recruitment agency,candidate,ats,talent,interview scheduling/board,inbox,figure/list,kanban,calendar,document/home:Candidates,insights:Funnel
Long Shortlist,Good Hire,Second Reading,Open Chair
candidate,candidates,users-round,laptop,table,city,arcs
Three to meet by Friday.|14|candidates for two chairs
Role,From,Next
Mara Lindqvist|Wrote the best short letter|Wed 11:00|Interview|Product designer;Own website;Portfolio talk|star
Tunde Bello|Calm, funny, asks well|Thu 14:00|Interview|Office manager;A friend here;Meets the team|smile
Ana Ruiz|Trial task came back early|Fri 9:30|Interview|Product designer;Job fair;Second talk|clock
Jonas Vey|Reads like three jobs in one|To read|New|Office manager;Careers page;Read by Thursday|file-text
Ines Harper|Starts on 1 July, happily|Offer sent|Offer|Product designer;Recruiter;Signs by Monday|send
>Read ten new letters,Write to those we decline,Book the glass room,Ask Mara for two samples,Ring Tunde’s reference
<Is Wednesday at eleven still good for you?
<>Yes. Shall I bring the printed portfolio?
<Please. There will be three of us and a biscuit.
<>Then I will bring three copies.
+Fourteen letters for two chairs. I read every one of them.
+Ines has an offer. Everybody cross something.
+New rule: nobody waits longer than five days for an answer.
!An answer after three days, and it was a kind no.
!They told me the salary before I had to ask.
@seasonal,harvest,fruit picking,fruit picker,farm work,farm job,day labour,day labor,day labourer,odd job,gig work,temp work,summer job,ski season,festival work,warehouse shift/card,inbox,cover/list,map,calendar,wallet/home:Work,insights:Earned
Day’s Pay,Six to Two,Windfall,Short Season
shift,shifts,sun,field,fruit,sun,road
Strawberries at six. Bring a hat.|£318|earned since Friday
Pay,Hours,Meet at
Strawberries, Hale Farm|Hat, water, strong knees|Wed 6:00|Farm|£12.80 h;6:00 to 14:00;Station, 5:30|sun
Hay, two days|Breakfast is on the farm|Thu, Fri|Farm|£118 day;7:00 to 16:00;Bring gloves|sprout
Festival gate|Stamps, wristbands, patience|Sat 12:00|Events|£13.50 h;12:00 to 22:00;East gate|ticket
Moving a piano|Four people, one landing|Sun 10:00|One-off|£60;About 2 h;Mill Lane 4|music
Market, unloading|Paid in cash, and cheese|£318|Paid|£106 day;Fri, Sat, Mon;Paid on Monday|wallet
>Say yes to the hay,Find the gloves,Pack two litres of water,Photograph the time sheet,Set the alarm for 4:45
<Can you do strawberries tomorrow at six?
<>Yes. Is there a lift from the station?
<The blue van, half past five.
<>I am the one with the hat.
+Forty-one trays and two for myself. Do not tell Mrs Hale.
+The blue van has one free seat on Thursday.
+Paid on the day, with cheese. I would go again.
!Shade, water and pay on the day. What more is there?
!Early, honest, and the breakfast is enormous.
@actor,actress,audition,casting,fashion model,dancer,musician,creative,illustrator,portfolio,gig,showreel,artist/wall,card,board/list,gallery,calendar,document/home:Calls,insights:Answers
Callback,Open Call,Understudy,Showreel
call,calls,star,mic,crowd,clapper,confetti
A callback. Friday at three.|3|open calls with a date
Fee,Place,Send
Callback, The Salt Road|Page nine, by heart|Fri 15:00|Callback|£640 week;Old mill;Nothing, just come|star
Picture book, foxes|Two sketches, one finished|Due Sunday|Open|£2,100;Remote;Three pages|palette
Voice, museum guide|Warm, and not too clever|Due Mon|Open|£380;Studio B;One minute|mic
Band for a wedding|Two sets, dinner included|Due 28 May|Open|£900;The lake;Two songs|music
Mural, swimming hall|They liked the otters|Waiting|Sent|£3,400;Harbour;Sent 14 May|image
>Learn page nine,Finish the third fox,Record one minute,Update the showreel,Thank the casting office
<Could you come back on Friday at three?
<>Yes! Page nine again?
<Page nine, but this time as if it were funny.
<>It always was.
+Callback on Friday. The cat knows page nine by heart.
+Sent the otters. Now I must not look at my mail.
+Somebody asked my fee and did not faint.
!A clear brief, a fair fee, and they listened.
!Answered everybody, even those they did not take.`,
  inventory: `@wine,wine cellar,cellar,vintage,burgundy,bordeaux,riesling,whisky,whiskey,champagne,port wine/shelf,figure,cover/list,search,scanner,rating/browse:Cellar,insights:Drink by
Cellarbook,Lay Down,Third Step Down,Corked
bottle,bottles,archive,bottle,table,dunes,fruit
Two want drinking this summer.|64|bottles in the cellar
Drink,Cost,Shelf
Riesling, steep slate|Bright, lime, a bit of petrol|6 left|White|2024 to 2032;£14;A2
Barolo, old vines|Leave it alone, it is asleep|4 left|Red|2029 to 2040;£46;C1|moon
Pinot, valley floor|Open it this summer|2 left|Red|By August;£22;B3|clock
Crémant, brut|For good news of any size|5 left|Sparkling|Now;£13;A4|star
Sweet Tokaj|Half bottle, blue cheese|1 left|Sweet|Now to 2035;£31;D1|heart
Rosé, last summer’s|Do not keep it any longer|Drink now|White|By July;£9;A1|sun
>Chill two Rieslings,Open the Pinot on Sunday,Read the cellar thermometer,Turn the Crémant,Write down Saturday’s bottle
<Which one for the lamb on Sunday?
<>The Pinot. It will not wait for Christmas.
<One bottle or both?
<>Both. I will pour slowly.
+13 degrees and 68 per cent. The cellar is in a good mood.
+Opened the Pinot a year late. It forgave me.
+Found a bottle behind the potatoes. Nobody admits to it.
!Slate, lime and very long. Bought three more.
!Lovely on day one, better on day two.
@vinyl,record collection,lp,baseball card,stamp,coin collection,trading card,card collection,comic,action figure,figurine,antique,memorabilia,model train/wall,figure,shelf/list,search,scanner,gallery/browse:Collection,insights:Worth
Near Mint,First Pressing,Side B,The Missing One
piece,pieces,archive,record,coins,books,rings
Only one is missing from the set.|£1,460|worth on your five shelves
Year,Condition,Worth
Blue Hour, first press|Sleeve worn, sound perfect|£120|Records|1968;Near mint;£120|music
Live at the Mill|Found at a flea market for £2|£45|Records|1974;Very good;£45|music
Penny black, used|Three margins, red cross|£85|Stamps|1840;Fine;£85|mail
River dragon, holo|In a sleeve, in a box|£210|Cards|1999;Graded 9;£210|star
River set, 101 of 102|Number 37 is missing|£640|Cards|1999;Good;£640|layers
Silver half crown|From grandfather’s drawer|£18|Coins|1887;Worn;£18|pound-sterling
>Photograph the new sleeve,Look for number 37,Buy acid-free sleeves,Clean side B,Update the insured value
<Would you swap your dragon for number 37?
<>Never. But I have two river foxes.
<Two foxes and a coffee?
<>Now we are talking.
+Number 37 was at the fair. So was the man who bought it.
+Side B of Live at the Mill is the better side. It always is.
+Grandfather’s drawer has given up another coin.
!Packed like an egg, exactly as described.
!A fair swap and a long talk about sleeves.
@lend,lending,lent,borrow,borrower,borrowing,loan out,tool library,toy library,library of things,who has/inbox,card,figure/list,notifications,search,form/browse:Things,insights:Out
Back by Sunday,Lent & Found,Bring It Back,Boomerang
thing,things,repeat,parcel,books,bike,pot
Sam still has the drill.|4|things are out
With,Since,Back by
Cordless drill|Two batteries, one charger|12 days late|Out|Sam;12 April;7 May|clock
Tent for four|One peg is bent, he knows|Back Sunday|Out|Ben;14 May;24 May|sunset
The red novel|She is on page 200|No hurry|Out|Mara;March;When read|book-open
Cake tin, round|For a birthday, of course|Back Thu|Out|Mrs Hale;16 May;21 May|gift
Ladder|From Ivo, it is his|Return Fri|Borrowed|Ivo;10 May;22 May|arrow-right
Raclette grill|Home, and clean|At home|Home|Nobody;Back 2 May;–|house
>Ask Sam about the drill,Carry the ladder to Ivo,Count the tent pegs,Put a name on the cake tin,Lend Jo the second novel
<Are you done with the drill?
<>Nearly. One shelf, and it is straight by Friday.
<You said that about the last shelf.
<>And look how straight it is!
+Sunday is bring-it-back day. Cake for everyone who does.
+Tent came home dry and with all its pegs. A miracle.
+Who has my big soup pot? No questions asked.
!Back on the day, cleaner than it left.
!Lent me the ladder and held it, too.
@my tool,hand tool,tool inventory,tool collection,toolbox,garage,shed,workshop,spanner,screw,diy,sewing machine,fabric stash,yarn stash,spare part,power tool/shelf,figure,inbox/list,search,form,camera/browse:Workshop,insights:Worth
Pegboard,Righty Tighty,Third Drawer,Ten Millimetre
tool,tools,settings,house,room,tiles,bike
The ten millimetre is missing again.|148|tools, each with a place
Place,Bought,Care
Socket set|All but the ten millimetre|1 missing|Hand tools|Wall, left;2019;Wipe dry|search
Cordless drill|18 V, both batteries full|Charged|Power tools|Bench;March 2024;New bits|check
Chisels, six|The 12 mm is the sharp one|Sharpen|Hand tools|Roll, drawer 2;2016;Whetstone|target
Wood screws, 4 by 40|Half a box, maybe less|Low|Supplies|Crate 3;April;Buy 200|package
Glue, waterproof|Cap is stuck, of course|Low|Supplies|Shelf 1;2025;By October|droplets
Belt sander|With Jo until Saturday|Lent|Power tools|With Jo;2021;Belts, 80 grit|hand-heart
>Find the ten millimetre,Sharpen the chisels,Buy 200 screws,Label crate 3,Ask Jo for the sander
<Do you have a ten millimetre socket?
<>I own four. I can find none.
<Then I will bring mine.
<>Write your name on it.
+Pegboard is up. Every tool has an outline, like at a crime scene.
+Found three ten millimetres behind the bench. It is a nest.
+Chisels are sharp. Plasters are in drawer one.
@pantry,larder,freezer,fridge,use by,expiry,best before,tin,canned,jar,camping gear,camping,spice,emergency supplies,food storage,food stock/inbox,shelf,card/list,scanner,notifications,checklist/browse:Shelves,insights:Use first
Larder,Third Shelf,Use Me First,Jar & Label
thing,things,archive,bowl,fruit,table,pot
Four want eating this week.|4|to use before Sunday
Place,Use by,Buy
Ragù, three portions|Frozen in March, good for two|Thu|Freezer|Drawer 2;21 May;No|flame
Cream, half a pot|Soup, or a very small cake|Wed|Fridge|Door;20 May;No|droplets
Smoked tofu|Behind the mustard|Sat|Fridge|Shelf 1;23 May;One|leaf
Flatbreads, six|Two minutes in a dry pan|Fri|Pantry|Basket;22 May;Yes|croissant
Chickpeas|Four tins, plenty|4 tins|Pantry|Shelf 3;2028;No|package
Camp stove gas|Half a can, for the lake|Low|Camping|Blue crate;–;One can|sun
>Thaw the ragù for Thursday,Soup with the cream,Buy one can of gas,Date the new jars,Move old tins to the front
<Do we have chickpeas?
<>Four tins, third shelf, left.
<And cream?
<>Half a pot, until tomorrow. Soup?
+Nothing thrown away for three weeks. Soup helps.
+The freezer has a bottom. I saw it today.
+Eleven jars of plum jam. We are safe until 2028.
@warehouse,stockroom,sku,reorder,purchase order,supplier,wholesale,shop stock,store stock,retail,boutique,stock level,stocktake,stocktaking,pallet/figure,inbox,board/list,scanner,stats,notifications/browse:Stock,insights:Moving
Aisle Nine,Shelf & Scan,Last Box,Counted In
article,articles,package,parcel,laptop,city,road
Three to reorder before noon.|1,284|pieces in stock
Code,Reorder at,Supplier
Mug, speckled|Best seller, four a day|18 left|Low|MG-014;24;Kiln & Co, 5 days|coffee
Tea towel, blue|Last box is open|11 left|Low|TT-207;20;Lind Weaving, 8 days|layers
Beeswax candle|Smells of August, sells in May|6 left|Low|CN-033;30;Hale Farm, 3 days|flame
Cotton bag|Two full boxes up high|340|In stock|BG-101;80;Brandt Ltd, 6 days|shopping-bag
Notebook, lined|Counted on Friday|512|In stock|NB-052;100;Field Press, 4 days|book-open
Pallet from Porto|Two of three boxes scanned|Check in|Arriving|PO-118;–;Olaria, today|tag
>Scan the third Porto box,Reorder 48 mugs,Count aisle nine,Ring Lind Weaving,Move bags down a shelf
<How many speckled mugs are left?
<>Eighteen. Forty-eight come next week.
<I have a customer who wants twenty.
<>Ask her to wait, or to love a plain one.
+Aisle nine counted. We own one more teapot than we thought.
+Porto pallet is in. It smells wonderful.
+Please scan before you carry. Past us thanks future us.
!Always right on the count, and packed with care.
!Ordered at ten, on my shelf the day after.
@office equipment,it equipment,it asset,asset,laptop,computer,monitor,printer,school equipment,av equipment,company equipment,employee equipment,office supplies,stationery,hardware inventory/inbox,figure,shelf/list,scanner,form,notifications/browse:Devices,insights:Age
Asset & Desk,Signed Out,Sticker No. 9,Kit Room
device,devices,layers,laptop,room,table,city
One laptop has not come back.|57|devices, 52 on a desk
Tag,With,Until
Laptop 31|Leaver, last day was Friday|4 days late|Out|IT-031;T. Vey;15 May|clock
Laptop 44|New starter, still in the box|Hand out|Ready|IT-044;Ines, 1 July;March 2029|gift
Screen, 27 inch|Comes with the good arm|Desk 14|In use|IT-108;Ana Ruiz;2030|image
Projector|Glass room, remote has a twin|In place|In use|IT-072;Everyone;2028|play
Printer, second floor|Toner at nine per cent|Order toner|Repair|IT-015;Everyone;2027|file-text
Headset, pair|One ear is silent|Sent off|Repair|IT-090;Service;29 May|mic
>Write to T. Vey,Set up laptop 44,Order toner,Stick tags on six screens,Count the kit room
<Hello! Do you still have laptop 31?
<>It is in my kitchen. I am so sorry.
<No harm done. Shall we send a box?
<>I will bring it on Thursday, and cake.
+Kit room counted: 57 devices, 212 cables, no idea.
+Whoever borrowed the second remote: the first one misses it.
+Toner is ordered. Please print less poetry until Friday.`,
};
