/** Subjects within the kinds of `meeting`, in the form that `withSubjects` tells. */
export const meetingSubjects = {
  social: `@runner,running,jogger,jogging,marathon,half marathon,trail run
Second Wind,Frontrunner,Long Sunday,Pacemaker
run,runs,footprints,shoe,road,field,route
Noor ran a half. Send a cheer.|34|km by your friends today
Distance,Pace,When
Noor’s first half|Rain from kilometre nine|21.1 km|Friends|21.1 km;5:48 /km;Sunday
Tuesday tempo|Three of us, all regretting it|8 km|Club|8.0 km;4:52 /km;Today
Canal loop|Flat, and full of geese|6.4 km|Friends|6.4 km;6:10 /km;Today
Hill repeats|Eight times up Mill Lane|5.2 km|Club|5.2 km;6:32 /km;Monday
Spring 10K|Eleven friends are going|31 May|Races|10 km;5:30 /km;31 May
>Cheer for Noor,Join the Tuesday tempo,Post the canal loop,Enter the Spring 10K,Ask about new shoes
+First half marathon done. The last three kilometres were mostly stubbornness.
+Easy pace, six tomorrow morning, the bridge. Who is in?
+Four seconds off my 10K. I will take them.
<Six tomorrow, the bridge?
<>If we go slowly. My legs are still at Sunday’s race.
<Slow it is. Coffee after?
<>Coffee is the race.
@book lover,reader,bookworm,reading,bookish,book,novel
Dog-Eared,Spineside,Shelf Talk,One More Page
book,books,book-open,books,room,mug
Iris cried at chapter nine.|23|friends’ books in May
By,Pages,Rated
The Ferry Keeper|Iris could not stop|Chapter 9|Reading|M. Oren;312;4.6
Salt and Paper|Tom: slow and lovely|Finished|Finished|J. Pell;240;4.1
A House Without Clocks|Noor has a spare copy|To lend|Wanted|L. Harrow;418;4.4
Small Hours|Eleven stories about night|Page 88|Reading|A. Vane;196;4.0
The Orchard Trial|Book club on Thursday|Thursday|Wanted|R. Sato;355;4.3
>Answer Iris without spoilers,Borrow Noor’s copy,Rate Salt and Paper,Post a favourite line,Read to page 120
+Reading slowly so that it does not end.
+Who has The Orchard Trial? I can offer tea and the new Pell.
+My shelf fell down. I was under nothing but poetry, luckily.
@gardener,gardening,garden,vegetable,grower
Greenfingers,Potting Shed,Overgrown,Windowbox
garden post,garden posts,sprout,field,leaf,vase-flowers,plant
Ben’s first peas are in.|17|new from near gardens
By,When,Seen
First peas|And none reached the kitchen|2 h|Vegetables|Ben;2 h;64
Peony, at last|Four years of waiting|4 h|Flowers|Iris;4 h;131
Slugs, one. Lettuce, nil.|Advice welcome|6 h|Questions|Tom;6 h;48
Courgette plants to give|Nine of them, please help|Free|Swaps|Noor;1 d;72
Rain barrel from a bin|Took one afternoon|1 d|Questions|Ada;1 d;55
>Answer Tom about slugs,Post the peony,Fetch two courgettes,Swap the spare tomatoes,Follow Ada’s rain barrel
+First peas! Nine pods, eaten standing up, none reached the kitchen.
+Something eats my lettuce at night. I have a torch and a grudge.
+The peony waited four years and then did this.
@artist,artwork,painter,painting,illustrator,illustration,sculptor,drawing/wall,feed,shelf/gallery,feed,profile,chat
Easel,Underpainting,Open Studio,Ochre
work,works,palette,arch,vase-flowers,dots,sea,dunes
Six new works since breakfast.|6|new works today
Medium,Size,Year
Harbour, low tide|By Mara, still wet|New|Painting|Oil;60 × 80 cm;2026
Aunt with a fan|By Leo, from memory|48 hearts|Drawing|Charcoal;A3;2026
Red field|By Iris, third of five|£240|Print|Linocut;30 × 40 cm;2025
Four pears|By Ana, one was eaten|92 hearts|Painting|Gouache;24 × 24 cm;2026
Night kiosk|By Ben, edition of 20|£85|Print|Screen print;A2;2025
>Post the harbour study,Answer Leo,Add sizes to the prints,Ask Ana to swap,Visit the open studio
+Third layer, and it finally looks like rain.
+I have too much good paper and no courage. Prompts, please?
+Framed at last. It took longer than the painting.
@dog,dog owner,puppy,dog walk,pup
Good Boy,Zoomies,Walkies,Sniff
dog,dogs,heart,dog,field,sun
Biscuit has eleven new friends.|11|dogs nearby today
Breed,Age,Walks
Biscuit|Took somebody’s sandwich|0.4 km|Near you|Spaniel mix;6 years;Morning
Otto|Afraid of one particular bin|0.9 km|Near you|Dachshund;3 years;Evening
Luna|First swim on Sunday|1 h|New|Labrador;9 months;Noon
Pickle|Looking for a sitter in June|2.1 km|Walks|Terrier;4 years;Morning
Bruno|Sleeps through everything|3 h|New|Boxer;11 years;Short
>Walk with Otto at five,Post Biscuit’s portrait,Answer Pickle’s sitter note,Meet at the meadow,Welcome Luna
+First swim! She went in like a stone and came out like a queen.
+Meadow at five, long leads, no sandwiches this time.
+Eleven years old today and still afraid of the hoover.`,
  community: `@lost and found,lost thing,lost item,found item,lost property,missing
Finders,Safe & Found,The Other Glove,Return to Sender
find,finds,map-pin,parcel,city,road
One cat is back on her sofa.|31|things home this year
Where,When,Mark
Grey tabby, red collar|Answers to Olive|Missing|Lost|Mill Lane;Mon evening;White paw
Keys with a wooden fish|At the bakery counter|Found|Found|Bakery;Today 8:10;Five keys
Child’s blue scooter|Bell shaped like a frog|Missing|Lost|Park gate;Sunday;Frog bell
One leather glove|Left hand, size M|Found|Found|Bus stop;Saturday;Brown
Silver earring|Picked up by Noor|Back home|Returned|Pond path;12 May;Small leaf
>Check the shed for Olive,Take keys to the bakery,Put up the cat notice,Answer about the scooter,Thank Noor
+Found: keys with a wooden fish. They are at the bakery, behind the buns.
+Olive is still out. Please look into your sheds and garages.
+Scooter is back! Thank you, whoever you are in number 14.
<I think your cat is in my shed. Grey, red collar?
<>Yes! Please do not open the door. I am running.
<No hurry. She is asleep on the deckchairs.
<>That is Olive. Four minutes!
?Where should found things go?|Bakery counter|Library desk|Number 14
?Share lost pets beyond our streets?|Yes, at once|After a day|No
?How long do we keep things?|One month|Three months|Until collected
@tool,lending,borrow,lend,tool library,library of things,drill
Toolshed,Borrowed Time,Spare Drill,Handy
tool,tools,package,house,parcel,tiles
Long ladder, free on Saturday.|46|tools on our street
Owner,Lent for,Back
Cordless drill|Two batteries, all bits|Free|Tools|Ben;3 days;–
Long ladder|Six metres, two to carry|Sat|Tools|Noor;1 day;Friday
Pressure washer|Loud, please after nine|Lent|Garden|Tom;2 days;Wed
Tile cutter|Goggles are in the case|Free|Tools|Ana;1 week;–
Party tent, 3 × 4 m|All pegs counted|June|Party|Iris;Weekend;1 June
>Collect the drill from Ben,Bring back the tile cutter,Book the ladder for Saturday,Offer the wheelbarrow,Thank Tom
+Does anyone have a hedge trimmer for one hour? I bring it back with cake.
+The pressure washer is back, and so is the colour of our steps.
+Counted: 46 tools on one street. Nobody needs to buy a ladder again.
<Is the drill free this weekend?
<>From Friday, both batteries are full.
<Wonderful. I bring it back on Sunday, with cake.
<>Then keep it until Monday.
?Which tool do we need next?|Hedge trimmer|Sander|Wheelbarrow
?Where should the key hang?|At Ben’s|In the hall|Under the pot
?Repair evening in June?|Yes|In July|No
@parent,school class,kindergarten,nursery,classroom,playground,mum,dad/feed,inbox,scene/feed,calendar,chat,list
School Gate,Class 2B,Lunchbox,Pick-Up
notice,notices,graduation-cap,books,balloon,crowd
Trip on Thursday. Pack a raincoat.|24|families in the class
By,When,Answers
Trip to the farm|Wellies and a packed lunch|Thu 8:30|Dates|Ms Rowe;Thu 8:30;21
Cake sale|Six cakes are still missing|Fri|Dates|Noor;Fri 14:00;9
Blue jumper, size 122|Name inside: Leo|Found|Swap|Tom;Monday;2
Nits again|Please check tonight|Today|News|Ms Rowe;Today;14
Pick-up swap, Tuesdays|Two places in the car|Open|Swap|Ana;Sunday;3
>Sign the trip form,Bake for the cake sale,Wash the PE kit,Answer Ana about Tuesday,Label the wellies
+Who has a raincoat in 122 to lend for Thursday?
+Cake sale: we have four lemon cakes and no chocolate. Just saying.
+The farm trip was a triumph. Everybody came back, and one egg.
<Could you take Leo home on Tuesdays?
<>Gladly. I have two places in the car.
<Then I take both on Thursdays?
<>Deal. Snacks included.
?What do we give Ms Rowe?|A plant|A voucher|Drawings
?Summer picnic: which day?|Sat 20 June|Sun 21 June|Sat 27 June
?Class T-shirts?|Yes, green|Yes, blue|No
@allotment,community garden,plot,vegetable bed
Plot Twelve,Rhubarb,Shed Talk,Dig It
plot,plots,sprout,field,leaf,sun
Water is on. Hoses are free.|38|plots, two of them free
Keeper,Size,Grows
Plot 12|Beans up, slugs too|Yours|Plots|You;90 m²;Beans, peas
Plot 7|Glass house wants a pane|Help Sat|Help|Tom;120 m²;Tomatoes
Rhubarb to give|By the gate, take two|Free|Swap|Noor;2 bundles;Today
Plot 31|Waiting for a new keeper|Free|Plots|Nobody;60 m²;Nettles
Compost day|Bring a barrow|Sat 9:00|Help|Everyone;3 h;Heap B
>Water plot 12,Fetch rhubarb at the gate,Help Tom with the pane,Pay the June rent,Turn heap B
+There is rhubarb at the gate. There is always rhubarb at the gate.
+Who left the beautiful marrow on my bench? Show yourself.
+Compost day: 11 barrows, 3 worms named, 1 cake.
?What do we plant by the gate?|Sunflowers|Lavender|A pear tree
?Order manure together?|Yes, two tonnes|One tonne|No
?When is the summer supper?|4 July|11 July|18 July
@resident,apartment,tenant,flat,housing,condominium,landlord
Stairwell,Number Forty,Doorbell,Third Floor
notice,notices,house,house,city,room
Lift is back on Thursday.|36|flats in the house
By,When,Answers
Lift repair|Floors 1 to 6|Thu 10:00|Repairs|Caretaker;Thu 10:00;12
Water off|For two hours, both stairs|Wed 9–11|Repairs|Caretaker;Wed 9:00;4
Parcel for flat 14|Waits at Noor’s, flat 9|Collect|Parcels|Noor;Today;1
Summer in the yard|Grill is there, bring chairs|Sat|Yard|Tom;Sat 17:00;22
Bike cellar|Three bikes without an owner|Vote|Yard|Ben;Sunday;17
>Fill a jug before Wednesday,Collect the parcel,Vote on the bike cellar,Sign up for Saturday,Report the hall light
+To the pianist on the third floor: please do not stop at ten. We vote until half past.
+Water will be off on Wednesday from nine to eleven. Fill a jug.
+Yard party: 22 people, 9 salads, one grill. We will manage.
<Your parcel is with me, third floor.
<>Thank you! I am up in ten minutes.
<It ticks, by the way.
<>It is a clock. Probably.
?New use for the bike cellar?|Workshop|Laundry room|More bikes
?Quiet hours on Sundays?|Until ten|All day|As now
?Paint the stairs in which colour?|Cream|Green|Pale blue
@student,society,campus,university,freshers,fraternity,hall of residence/feed,cover,scene/feed,calendar,chat,list
Quad,Common Room,Freshly,Late Library
post,posts,graduation-cap,books,crowd,confetti
Freshers’ picnic is on Friday.|312|members this term
By,When,Going
Picnic on the quad|Bring a mug, we bring tea|Fri 17:00|Events|Noor;Fri 17:00;84
Committee election|Four posts, nine names|Vote|News|Ben;By Sunday;140
Stats II notes, swap|For anything on history|Today|Swap|Iris;Today;6
Room free from July|12 minutes to the library|£480|Swap|Tom;Monday;11
Quiz night|Teams of five|Tue 20:00|Events|Ana;Tue 20:00;45
>Vote for the committee,Print the picnic posters,Pay the term fee,Swap the stats notes,Welcome new members
+Library, second floor, window seats. Guard them with your life.
+Does anyone understand question four? I offer soup.
+84 people for the picnic. We own 31 mugs.
?Next society trip?|The coast|The mountains|A museum
?Quiz night on which day?|Tuesday|Wednesday|Thursday
?New colour for hoodies?|Bottle green|Navy|Mustard
@church,parish,congregation,chapel,worship,prayer group/scene,feed,inbox/calendar,feed,chat,list
Steeple,Narthex,Bellside,Together Sunday
notice,notices,heart,arch,crowd,sun
Lunch after the ten o’clock.|146|in our parish
By,When,Coming
Sunday service|Children’s corner is open|Sun 10:00|Services|Rev. Hale;Sun 10:00;90
Parish lunch|Bring a dish for six|Sun 11:30|Together|Noor;Sun 11:30;52
Choir practice|Two tenors wanted|Thu 19:00|Music|Ana;Thu 19:00;18
Visit Mrs Lind|She likes crosswords|Wed|Care|Tom;Wed 15:00;1
Evening prayer|By candlelight|Fri 18:30|Services|Rev. Hale;Fri 18:30;24
>Visit Mrs Lind,Cook for Sunday lunch,Read the second lesson,Bring flowers on Saturday,Ask for two tenors
+Thank you for the soup and the company. Mother smiled all evening.
+Two tenors wanted. Courage matters more than pitch.
+The old bell rings again. You may have noticed at seven.
?Where shall the parish trip go?|The abbey|The seaside|The gardens
?Sunday lunch each month?|Yes|Every other month|Only in summer
?Earlier service in July?|At nine|At ten, as now|At eight`,
  chat: `@support,helpdesk,help desk,customer service,ticket/inbox,feed/chat,list,filter,notifications/chat:Talk
Hello Desk,Right Away,Helpline,Sorted
request,requests,message-circle,parcel,laptop,waves
Answered in under four minutes.|3|people are waiting
Order,Waiting,Topic
Noor Aziz|Marked delivered, it is not|4 min|Waiting|20417;4 min;Delivery
Ben Okafor|Wrong size, wants an L|2 min|Waiting|20398;2 min;Returns
Mara Rowe|Invoice without the VAT number|1 min|Waiting|20377;1 min;Invoice
Tom Hale|Refund is on its way|9:12|Open|20290;–;Refund
Iris Sato|Lamp works again, thanks!|Mon|Solved|20255;–;Repair
>Answer Noor first,Send Ben the label,Correct Mara’s invoice,Check Tom’s refund,Close the lamp request
<My parcel says delivered, but there is nothing here.
<>I am sorry. Did a neighbour perhaps take it in?
<Oh. Number nine has it. How embarrassing!
<>Not at all. Enjoy the lamp!
@team,company,colleague,workplace,office,coworker,remote work/inbox,feed/chat,list,search,profile
Huddle Room,Standup,Same Page,Hallway
channel,channels,message-circle,laptop,crowd,tiles
Ada needs a yes by noon.|5|unread, one is urgent
Last,Since,People
Launch|Ada: can we say yes by noon?|9:38|Projects|9:38;March;8
Ben|The new logo is in the folder|9:20|People|9:20;2023;2
Support desk|Three waiting, all calm|9:05|Projects|9:05;2022;6
Lunch|Soup place or noodle place?|8:50|Fun|8:50;2021;14
Noor|On the train, back at eleven|8:41|People|8:41;2024;2
>Give Ada her yes,Look at the logo,Vote on lunch,Mute until ten,Write the Friday summary
@couple,long-distance,long distance,boyfriend,girlfriend,partner,husband,wife,two of us/scene,inbox,card/chat,calendar,gallery,list/gallery:Us
Two Time Zones,Goodnight You,Tin Can,Near Enough
moment,moments,heart,sea,night,mug,city
Ten days until the airport.|10|days until you meet
When,Where,From
Good morning, from there|It is already raining here|6:40|Today|6:40;Lisbon;Leo
Film night, both on pause|You bring the popcorn|Fri 20:00|Plans|20:00;Two sofas;Both
Your voice, two minutes|About the neighbour’s goat|Mon|Kept|Monday;Tram 12;Leo
Flight to Porto|Window seat, left|29 May|Plans|29 May;Gate open 9:10;You
The blurry photo|Best one of us|Kept|Kept|12 April;Harbour;Both
>Say good morning,Choose Friday’s film,Send a voice note,Pack the ugly jumper,Count down to the airport
<Good morning. It is raining here and I am out of tea.
<>I have tea and no you. Shall we swap?
<Ten days. I have drawn them on the fridge.
<>Only nine, if you do not count today.
@gamer,gaming,guild,clan,raid,esport
Party Up,One More Round,Couch Co-op,Ready Check
channel,channels,message-circle,rocket,night,trophy
Raid at nine. One healer missing.|7|friends are online
Last,Since,People
Raid night|Tom: still need a healer|21:00|Groups|9:38;2024;10
Mara|One quick round? It never is|9:20|People|9:20;2022;2
Speed runners|Iris beat 31 minutes|9:02|Groups|9:02;2023;24
Ben|Found the secret door!!|Mon|People|Monday;2021;2
Casual Sunday|No shouting, snacks allowed|Sun|Groups|Sunday;2025;16
>Find a healer,Answer Mara,Congratulate Iris,Test the headset,Set raid for nine
<We still need a healer for nine.
<>I can heal. Badly, but warmly.
<Perfect. Bring potions.
<>And snacks. See you at nine.`,
  profile: `@photographer,photography,photographs/wall,page,scene/gallery,profile,form,settings
Aperture Lane,Silverside,First Light,Contact Sheet
series,series,camera,sea,mountains,city,night,dunes
Quiet places, photographed.|9|series, 212 pictures
Year,Camera,For
Harbour at five|Before the boats woke|2026|Places|2026;Medium format;Own work
People who repair|Twelve hands at work|2025|People|2025;35 mm;Magazine
Snow on the pass|Two days, one thermos|2025|Places|2025;Digital;Calendar
Weddings, gently|No posing, some crying|Booking|People|2026;Digital;Couples
Night kiosks|Forty of them, all lit|2024|City|2024;35 mm;Exhibition
>Add the harbour series,Answer the wedding request,Choose ten for print,Write captions,Update the prices
@developer,programmer,engineer,coder,freelancer,web designer/page,card,visit/list,detail,form,profile
Hello World,Main Branch,Plain Text,Semicolon
project,projects,layers,laptop,tiles,rings
Quick, quiet tools, built well.|14|projects, 6 of them open
Year,Role,Made with
Tide times|Works without a signal|2026|Apps|2026;All of it;TypeScript
Seat map|2,000 seats, no waiting|2025|Web|2025;Front end;Canvas
Rail data cleaner|90 MB to 4 MB|2025|Open source|2025;Author;Rust
Clinic booking|Used by 31 practices|2024|Web|2024;Lead;Node
Pocket synth|One weekend, nine sounds|2023|Open source|2023;Author;Web audio
>Add tide times,Write the seat map story,Check all links,Answer the clinic,Update the CV
@band,musician,singer,songwriter,dj,rapper,duo,orchestra/scene,page,cover/player,list,gallery,form
Side B,The Encore,Soundcheck,Green Room
song,songs,music,record,night,crowd,mic
New single on Friday.|7|concerts until August
Length,Year,Where
Paper Boats|New single, out on Friday|3:41|Songs|3:41;2026;Everywhere
Mill Lane Blues|The one with the tram|4:12|Songs|4:12;2025;First album
The Lantern, Leeds|Doors at eight|29 May|Dates|90 min;2026;Leeds
Harbour stage|Open air, bring a coat|14 June|Dates|45 min;2026;Hull
Shirts and records|Pressed in green|£12|Shop|180 g;2026;By post
>Release Paper Boats,Post the Leeds dates,Reply to the festival,Add photos from Hull,Thank the first 500
@teacher,tutor/page,card,visit/booking,list,rating,profile
Office Hours,About Me,Chalk & Co,First Lesson
offer,offers,graduation-cap,books,room,mug
Maths that feels possible.|11|years of teaching
Length,Price,Where
First talk|Tell me where it hurts|Free|Start|20 min;Free;Online
Maths, ages 10 to 14|Two places on Tuesdays|£32|Lessons|50 min;£32;Online
Exam weeks|Past papers, calm nerves|£45|Lessons|90 min;£45;In town
Talk: fear of numbers|For schools and parents|On request|Talks|60 min;On request;Your place
Small group|Four pupils at most|£18|Groups|60 min;£18;Library
>Open June dates,Add a parent’s review,Answer the school,Update the prices,Share the profile
!My daughter now does sums on the bus. For fun.
!Patient, clear and never late.`,
  dating: `@dog,dog owner,puppy,pet,cat,cat owner
Two Leads,Good Sniff,Walk First,Fetching
match,matches,heart,dog,cat,field
Biscuit likes Otto. You may too.|6|new hellos
Dog,Away,Walks
Noor, 29|And Otto, who hates bins|1 km|Near|Dachshund;1 km;Evenings
Sam, 34|And Luna, nine months, wet|2 km|New|Labrador;2 km;Mornings
Iris, 31|And two cats who will judge|3 km|New|Two cats;3 km;Window sill
Ben, 37|And Bruno, mostly asleep|5 km|Near|Boxer;5 km;Short ones
>Answer Noor and Otto,Add a photo with Biscuit,Plan a first walk,Say how far you walk,Pack two kinds of treats
<Is Otto good with spaniels?
<>With spaniels, yes. With bins, no.
<Then the meadow. No bins for miles.
<>Five o’clock? I bring treats for all four of us.
@over 50,over 40,over 60,senior,mature,widow,divorced,second chance
Second Spring,Late Bloom,Good Company,Encore
match,matches,heart,vase-flowers,sea,mug
Someone else who dances on Sundays.|4|new letters
Age,Away,Enjoys
Margaret, 61|Sings alto, grows sweet peas|4 km|Near|61;4 km;Choir
Peter, 58|Makes marmalade, walks it off|7 km|Near|58;7 km;Coast paths
Ruth, 66|Learning the tango, slowly|2 km|New|66;2 km;Dancing
Alan, 63|Two grandchildren, one boat|11 km|New|63;11 km;Sailing
>Write to Ruth,Suggest tea on Saturday,Add a recent photo,Say what makes you laugh,Tell my daughter where
<You wrote that you dance. Ballroom?
<>Tango. Only the first four steps so far.
<I know the next four!
<>Then we have a whole dance. Sunday?
@reader,book lover,bookworm,reading,literature
Margin Notes,Chapter One,Shelf Life,Plot Twist
match,matches,heart,books,room,mug
You both underline in pencil.|5|readers like you
Age,Away,Reading
Noor, 29|Reads the last page first|2 km|Near|29;2 km;Small Hours
Tom, 33|Owns too many atlases|3 km|Near|33;3 km;Salt and Paper
Iris, 27|Whispers poems to plants|1 km|New|27;1 km;Poems, any
Leo, 36|Lends books, gets them back|6 km|New|36;6 km;The Ferry Keeper
>Answer Noor,Add three favourite books,Suggest the old bookshop,Lend Iris the poems,Finish chapter nine
<You read the last page first? Explain yourself.
<>I like to know who survives.
<And do we survive a coffee?
<>I skipped ahead. We do.
@hiker,hiking,climber,climbing,outdoor,mountain,runner,cyclist,adventure
Tea at the Top,Two Ropes,Trailhead,First Ascent
match,matches,heart,mountains,dunes,route,sun
Someone who starts at six, too.|6|partners near the hills
Age,Away,Level
Mara, 30|Carries the good cheese|3 km|Hikes|30;3 km;20 km days
Ben, 34|Belays well, sings badly|5 km|Climbs|34;5 km;Grade 6a
Ana, 28|Sleeps best in a tent|8 km|Hikes|28;8 km;Any weather
Sam, 32|Fixes punctures for fun|2 km|Bikes|32;2 km;60 km
>Answer Mara,Plan a short first hike,Add a muddy photo,Say how early is fine,Check Saturday’s weather
@christian,faith,muslim,jewish,halal,religious,marriage,church
Kindred,Cornerstone,With Intention,Common Table
match,matches,heart,sun,table,room
Someone who hopes for the same.|5|new introductions
Age,Away,Hopes for
Hannah, 28|Sunday school and strong tea|4 km|Near|28;4 km;Family
Samuel, 32|Cooks for the whole street|6 km|Near|32;6 km;Marriage
Miriam, 30|Sings, studies, laughs|3 km|New|30;3 km;Family
Yusuf, 33|Close to his sisters|9 km|New|33;9 km;Marriage
>Answer Hannah,Say what faith means to you,Ask a friend to vouch,Meet after the service,Pause while you talk`,
  events: `@conference,congress,summit,speaker,keynote,symposium,trade fair/plan,cover,inbox/calendar,list,detail,map
Main Stage,Lanyard,Hall Four,Keynote
talk,talks,mic,mic,crowd,room,arcs
Keynote at nine in Hall A.|32|talks in two days
Speaker,Room,Seats
Cities that cool down|Opening keynote|9:00|Day one|Dr Aziz;Hall A;Plenty
Batteries, honestly|With live numbers|10:10|Day one|B. Okafor;Hall B;12 left
Workshop: repair first|Bring something broken|11:00|Workshops|Ana Costa;Room 4;3 left
Panel: who pays?|Four views, one clock|12:20|Day one|M. Rowe;Hall A;Plenty
What the ice says|Closing talk|Wed 16:00|Day two|Iris Sato;Hall A;40 left
>Collect the badge,Save a seat in Room 4,Prepare one question,Meet Noor at the stand,Rate the keynote
@wedding,bride,groom,engagement,seating,marriage,hen party/card,cover,scene/checklist,list,wallet,calendar/browse:Guests,wallet:Budget
Yes & Yes,Long Table,Confetti,Ever After
guest,guests,heart,cake,vase-flowers,table,confetti
Ninety-five days until yes.|61|of 84 guests said yes
Table,Eats,Brings
Aunt Clara|Not beside Uncle Jim|Yes|Family|Table 2;Vegetarian;Uncle Jim
Noor and Sam|Arrive on Friday|Yes|Friends|Table 5;Anything;Baby Mia
Leo Brandt|Best man, speech is long|Yes|Friends|Table 1;No nuts;The rings
The Costas|Four, from Porto|Open|Family|Table 3;Fish;Port wine
Mrs Rowe|Will play the organ|Yes|Music|Table 6;Anything;Her shoes
>Ask the Costas once more,Choose the cake,Seat Aunt Clara,Pay the florist £240,Book the last bus
@concert,gig,live music,festival,band,lineup,line-up,orchestra/cover,shelf,scene/list,booking,detail,player
Encore,Front Row,Doors at Eight,Loud & Local
concert,concerts,ticket,night,crowd,mic,record
Lena Harrow plays on Friday.|14|concerts near you in May
Doors,Hall,Support
Lena Harrow|Songs for a late ferry|£24|This week|19:30;The Lantern;Tin Boats
Northern Quartet|Strings, three encores|£18|This week|20:00;Town hall;None
Brass in the park|Blankets welcome|Free|Open air|17:00;East park;Youth band
The Late Trams|Last night of the tour|£31|June|20:00;Dockside;Miro
Choir of Mill Lane|Sixty voices, one organ|£10|June|19:00;St Anne;None
>Buy two for Friday,Send Noor her ticket,Check the last train,Listen to Tin Boats,Pack earplugs
@birthday,party,anniversary,baby shower,surprise/card,cover,scene/checklist,list,gallery,chat
Many Happy,Candles,Blow & Wish,Paper Hats
guest,guests,gift,cake,balloon,confetti,table
Mia turns seven on Saturday.|12|of 14 children coming
Comes with,Eats,Home at
Leo|Afraid of balloons|Yes|Coming|Dad;No nuts;17:00
Ada|Brings her own cape|Yes|Coming|Mum;Anything;17:30
The twins|Need two of everything|Yes|Coming|Gran;Vegetarian;17:00
Sam|Swimming until three|Late|Later|Alone;Anything;18:00
Noor|Waiting for an answer|Open|Asked|–;–;–
>Order the dinosaur cake,Blow up thirty balloons,Fill fourteen bags,Hide the treasure map,Ask Noor’s mum again
@board game,games night,game night,meetup,tabletop,role-playing,cards night/cover,inbox,scene/list,booking,chat,profile
Meeple Street,Roll Call,Table for Six,Seventh Round
evening,evenings,users-round,table,crowd,tiles,mug
Two chairs left for Thursday.|9|evenings this month
When,Table,Seats
Lantern Maze|Easy, laughs guaranteed|Thu 19:00|Light|19:00;Table 2;2 left
Grain and Rails|Three hours, bring snacks|Sat 15:00|Heavy|15:00;Table 1;1 left
Cards for beginners|Rules are explained|Sun 16:00|Light|16:00;Table 4;4 left
The Long Campaign|Session eleven|Wed 20:00|Story|20:00;Back room;Full
Bring your own|Swap shelf is open|Fri 18:00|Open|18:00;All tables;Free
>Take a chair on Thursday,Learn the Lantern rules,Bring crisps,Invite Ben,Return Grain and Rails
!I came alone and left with five new friends and a grudge.
!Rules explained twice, kindly.
@school fair,school fete,fete,bake sale,fundraiser,bazaar,carnival/cover,card,scene/list,checklist,map,calendar
Bunting,Tombola,Summer Fair,Coconut Shy
stall,stalls,store,balloon,cake,awning,field
Gates open on Saturday at noon.|5|stalls, two need help
Opens,Helpers,Price
Cake stall|Thirty cakes promised|Full|Food|12:00;4 of 4;£1.50
Tombola|Every third ticket wins|1 helper|Games|12:00;2 of 3;50p
Face painting|Tigers take six minutes|2 helpers|Games|12:30;1 of 3;£2
Plant sale|From class 4’s greenhouse|Ready|Shop|12:00;3 of 3;£1
Brass band|Plays twice|13:00|Stage|13:00;14;Free
>Find one tombola helper,Collect thirty cakes,Borrow the tent,Print the stall map,Count the float`,
  volunteering: `@food bank,food pantry,soup kitchen,surplus food,meal,hunger
Full Basket,Hall B,Second Helping,Many Hands
shift,shifts,hand-heart,fruit,table,bowl
Two more hands for Saturday.|312|boxes packed in May
When,Needs,Takes
Sort the delivery|Check dates, stack tins|Sat 9:00|Sorting|9:00;2 people;3 h
Pack family boxes|Rice, pasta, one treat|Sat 11:00|Packing|11:00;4 people;2 h
Counter and coffee|Listening is the job|Tue 14:00|Counter|14:00;1 person;3 h
Van round|Bakery, then two shops|Thu 19:00|Driving|19:00;1 driver;90 min
Soup for forty|Onions first|Fri 10:00|Packing|10:00;3 people;4 h
>Take Saturday at nine,Fetch bread on Thursday,Count the tins,Wash forty bowls,Thank the bakery
@beach,clean-up,cleanup,litter,river,ocean/scene,cover,figure/list,booking,map,feed
Tideline,Clean Sweep,Shore Thing,Last Straw
clean-up,clean-ups,hand-heart,sea,waves,dunes
Low tide at ten on Saturday.|184|kg of litter this year
Tide,Helpers,Meet at
North beach|Gloves and bags are there|Sat 10:00|Coast|Low 10:12;18 of 25;Car park
Harbour wall|Ropes and fishing line|Sun 11:00|Coast|Low 11:02;6 of 10;Slipway
Mill river bank|Boots, please|Tue 17:30|River|–;9 of 12;Boathouse
Dune fence|Mend forty metres|30 May|Repair|–;4 of 8;Kiosk
Count and sort|What did we find?|Sat 13:00|Counting|–;5 of 6;Kiosk
>Sign up for North beach,Bring a bucket,Weigh Saturday’s bags,Report the washed-up net,Invite the school
+Twelve bags, one tyre, a message in a bottle. It was a shopping list.
+Low tide at ten on Saturday. We have gloves for everybody.
+Two hundred metres, and not one straw left.
@animal shelter,shelter,dog walking,animal rescue,stray,cat,animal/card,cover,visit/list,booking,profile,gallery
Soft Paws,Second Basket,Kennel Nine,Warm Nose
shift,shifts,heart,dog,cat,field
Otto still needs his walk.|27|animals in our care
When,With,Takes
Walk Otto|Strong, kind, hates bins|Today|Dogs|16:00;One person;45 min
Sit with Olive|Shy, likes being read to|Wed|Cats|15:00;One person;1 h
Clean the kennels|Music is allowed|Sat 8:00|Cleaning|8:00;Four people;2 h
Drive to the vet|Two rabbits, one driver|Thu 9:20|Driving|9:20;Own car;90 min
Photos for new homes|Patience and treats|Sun|Cats|11:00;One camera;2 h
>Walk Otto at four,Read to Olive,Wash the blankets,Drive the rabbits,Photograph the kittens
@tutor,tutoring,mentor,mentoring,homework,teach,reading buddy/card,inbox,cover/booking,calendar,chat,list
Second Desk,Kind Marks,Homework Club,Elbow Room
session,sessions,graduation-cap,books,room,mug
Sami waits for you at four.|38|hours given this term
When,Age,Where
Sami, fractions|Likes football examples|Tue 16:00|Maths|16:00;11;Library
Lea, reading aloud|Dragons, please|Wed 15:30|Reading|15:30;8;Online
Group of four|Homework, any subject|Thu 16:00|Homework|16:00;9 to 12;Room 3
Adil, English|Exam on 9 June|Fri 17:00|Languages|17:00;15;Library
Yara, first essays|Needs a start, then flies|Sat 10:00|Languages|10:00;14;Online
>Print Sami’s fractions,Bring the dragon book,Write to Adil’s mother,Log two hours,Find one more tutor
@elderly,old people,companion,lonely,care home,befriend/visit,card,inbox/booking,chat,calendar,list
Good Company,Kettle On,Knock Knock,Window Seat
visit,visits,hand-heart,mug,room,vase-flowers
Mrs Lind expects you at three.|52|visits this year
When,Likes,Where
Mrs Lind|Crosswords, strong tea|Wed 15:00|Visits|15:00;Crosswords;Elm Court
Mr Okafor|Needs his shopping|Thu 10:00|Errands|10:00;Jazz;Hill Road 4
Call Agnes|Twenty minutes is plenty|Today|Calls|18:00;Old films;By phone
Garden bench hour|Three ladies, one parasol|Fri 14:00|Visits|14:00;Roses;Elm Court
Drive to the clinic|Eye doctor, wait with him|Mon 8:40|Errands|8:40;Quiet;Hill Road 4
>Call Agnes at six,Buy Mr Okafor’s list,Bring the new crossword,Carry chairs outside,Note how she was`,
  charity: `@crowdfunding,medical bill,medical,surgery,treatment,hospital,patient/figure,cover,card/list,detail,form,progress
Lift Up,Chip In,For Ana,Get Well Fund
gift,gifts,heart,heart,room,crowd
Ana’s operation is nearly paid for.|£8,420|of £11,000 raised
Goal,Gifts,Days left
Ana’s knee operation|Surgery is on 9 June|77%|Operations|£11,000;214;12
Wheelchair for Tom|Light enough for the stairs|41%|Equipment|£3,200;58;30
Chemo travel, Mrs Rowe|Sixteen train journeys|92%|Journeys|£1,400;71;5
Hearing aids for Mia|She wants the red ones|£640|Equipment|£2,100;33;44
Rehab for Ben|Six weeks by the sea|Funded|Operations|£4,000;126;0
>Share Ana’s page,Thank the last ten,Post the clinic’s letter,Send £20 to Mrs Rowe,Write an update
@school book,school,pupil,education,scholarship,library/figure,cover,shelf/list,detail,form,stats
Full Satchel,Page One,Chalkfund,Every Desk
gift,gifts,graduation-cap,books,globe,room
Ninety desks, ninety full satchels.|£2,310|for books this year
School,Children,Costs
Maths books, year 4|Last ones are from 2009|£9 each|Books|Hill School;32;£288
A satchel, filled|Pens, paper, one surprise|£24|Satchels|Mill School;90;£2,160
Library corner|Two hundred stories|68%|Library|Harbour School;240;£1,500
Exam fee for Yara|First in her family|Funded|Grants|East College;1;£110
Atlases|The borders are wrong now|£14 each|Books|Hill School;30;£420
>Fill one satchel,Read the school’s letter,Add a book to the box,Raise the monthly gift,Thank the Hill School
@blood,blood donation,donor,plasma,bone marrow/card,figure,visit/booking,map,calendar,list/book:Donate
One Pint,Lifeline,Warm Sleeve,Type O
donation,donations,droplets,heart,rings,room
You can give again on Friday.|9|gifts, up to 27 lives
Date,Amount,Iron
Town hall, Friday|Bed free at 17:20|Fri 17:20|Planned|22 May;470 ml;–
Clinic on Hill Road|Used within six days|470 ml|Given|20 Feb;470 ml;142 g/l
Mobile van, market|Biscuits were excellent|470 ml|Given|14 Nov;470 ml;138 g/l
O negative is low|Three days of stock left|Urgent|Needed|Since Monday;–;–
Plasma centre|Takes an hour|Tue|Planned|2 June;600 ml;–
>Book Friday at 17:20,Drink two glasses before,Eat something with iron,Bring the donor card,Tell Ben he may too
@animal,animal rescue,dog,cat,wildlife,shelter,pet,donkey
Tailwind,Paw Fund,Second Basket,Kind Claws
gift,gifts,heart,dog,cat,field
Otto’s operation is paid.|£385|to animals this year
Date,Way,For
Otto’s hip|He runs again, crookedly|£60|Vet bills|14 May;Card;Shelter
Winter hay|Eleven donkeys eat a lot|£25|Food|1 May;Monthly;Farm
Hedgehog hospital|Box, scale, warm lamp|£40|Wildlife|22 April;Card;Station
Cat Olive, sponsor|Photo every month|£10|Food|1 May;Monthly;Shelter
Swift boxes|Twenty under the roof|£250|Wildlife|9 March;Transfer;Parish
>See Otto’s video,Raise Olive by £2,Print the hedgehog flyer,Download the tax letter,Bring old towels
@disaster,relief,refugee,flood,earthquake,emergency,aid,war
First Hands,Dry Ground,Open Door,Relay
appeal,appeals,hand-heart,waves,house
Clean water for four villages.|£128k|raised in six days
Raised,Needs,People
Flood in the valley|Boats, pumps, dry blankets|£61k|Urgent|£61k;£90k;4,200
Tents before the rain|One shelters five|£45 each|Urgent|£38k;£50k;2,600
School in two tents|Teachers are there already|£22k|Rebuild|£22k;£30k;310
Water filters|One lasts ten years|£12 each|Water|£7k;£9k;1,900
>Give one tent,Share the water appeal,Read today’s report,Bring blankets to Hall B,Give monthly instead
@zakat,mosque,ramadan,islamic,sadaqah/figure,cover,inbox/calculator,list,form,detail
Open Hand,Crescent Gift,Barakah,Two and a Half
gift,gifts,hand-heart,coins,arch,night
Your zakat this year is ready.|£412|due, £100 of it is given
Date,For,Way
Food parcels|Forty families on our street|£60|Zakat|2 March;Families;Card
Well in Hamra|Third of four payments|£50|Sadaqah|1 May;Water;Monthly
Fitr, five people|Before the Eid prayer|£40|Zakat|18 March;Families;Card
Mosque roof|Before the autumn rain|£75|Sadaqah|9 April;Building;Transfer
Orphan sponsor|School and lunch|£30|Sadaqah|1 May;Children;Monthly
>Check gold and savings,Give the rest of the zakat,Read the well report,Save the receipt,Ask the imam`,
};
