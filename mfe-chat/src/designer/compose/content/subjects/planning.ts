/** Subjects within the kinds of `planning`, in the form that `withSubjects` tells. */
export const planningSubjects = {
  todo: `@moving,moving house,new home,relocation,new flat
Box Forty,New Keys,Last Lamp,Handover
task,tasks,house,house,parcel,room
Keys on Friday. Kitchen first.|12|days until the van comes
Due,With,Takes
Book the van|3.5 tonnes, two movers|Today|Before|Today;Ben;10 min
Change the address|Bank, doctor, library|Thu|Papers|Thursday;Me;40 min
Pack the kitchen|Paper between the plates|Sat|Packing|Saturday;Noor;4 h
Read the meters|Photo of all three|31 May|Handover|31 May;Me;10 min
Paint the old hall|White, one coat|Sun|Handover|Sunday;Tom;3 h
>Book the van,Pack the kitchen,Change the address,Label forty boxes,Read the meters
@exam,revision,study,student,essay,coursework,thesis,university
Past Papers,Chapter Nine,Cram Less,Index Card
task,tasks,graduation-cap,books,flask,mug
Biology first, then sleep.|21|days until biology
Due,For,Takes
Cell biology, past paper|Questions 1 to 4|Today|Biology|16:00;Exam 9 June;50 min
Learn 20 quotes|Only the short ones|Wed|English|Wednesday;Exam 11 June;30 min
Integrals, set 7|Ask Sam about number 5|Thu|Maths|Thursday;Exam 15 June;60 min
Essay outline|Three points, one doubt|Fri|History|Friday;Ms Rowe;45 min
Redo the weak cards|Fourteen are left|Sun|Biology|Sunday;Exam 9 June;20 min
>One biology past paper,Learn five quotes,Integrals one to three,Outline the essay,Lights out at ten
@packing,pack,suitcase,luggage,trip,holiday,vacation,camping
Carry-On,Zip It,Socks Counted,One Bag
thing,things,package,parcel,shoe,shirt,sea
Nine things left, one bag.|9|things still to pack
Due,In,How many
Passports|Valid until 2031|Packed|Papers|Today;Top pocket;3
Swimwear and towels|Two towels are enough|Thu|Clothes|Thursday;Blue bag;5
Sun cream|Half full, buy another|Buy|Wash bag|Today;Clear bag;2
Chargers|And the odd adapter|Fri|Tech|Friday;Rucksack;4
Walking boots|Wear them on the train|Fri|Clothes|Friday;Feet;1 pair
>Put passports on top,Buy sun cream,Roll the shirts,Charge the power bank,Weigh the blue bag
@bucket,before I die,life goal,someday,adventure,dream/wall,card,cover/list,progress,gallery
Someday Soon,Before Forty,Long List,Big Wishes
wish,wishes,star,mountains,sea,balloon,night
One wish has a date now.|14|of 40 wishes came true
By,With,Costs
See the northern lights|Tromsø, first week of March|March|Places|2027;Noor;£900
Swim in five oceans|Two are done|2 of 5|Places|2035;Ana;A lot
Learn one song on piano|Left hand is the problem|Started|Skills|August;Alone;£0
Write to my first teacher|Mrs Lind, class 2|Today|People|This week;Alone;A stamp
Run ten kilometres|Rain counts double|Done|Skills|May;Ben;New shoes
>Write to Mrs Lind,Save £40 for Tromsø,Practise the left hand,Ask Ana about the ocean,Add one small wish
@work task,office,team task,client,coworker,employee,business
By Five,Next Action,Handed On,Straightforward
task,tasks,layers,laptop,mug,tiles
Two things for Ada. The rest can wait.|7|tasks open in the team
Due,Owner,Takes
Quote for the harbour job|Three rooms, two options|Today|Clients|15:00;Ada;40 min
Send May invoices|Nine, all checked|Today|Money|17:00;Ben;20 min
Interview questions|Two people on Thursday|Wed|Team|Wednesday;Noor;30 min
New price sheet|Legal has seen it|Thu|Clients|Thursday;Mara;1 h
Order three chairs|The grey ones|Fri|Office|Friday;Tom;10 min
>Finish the harbour quote,Send May invoices,Write interview questions,Check the price sheet,Order three chairs
@focus,focus session,deep work,distraction,concentration,procrastination/figure,card,cover/timer,checklist,chart,streak/timer:Focus
Deep End,Nine to Noon,Quiet Hours,One Thing
session,sessions,target,mug,rings,sun
Door closed. Fifty minutes.|200|minutes of focus today
Length,Breaks,Phone
Chapter three|No mail until eleven|50 min|Deep|50 min;10 min;Other room
Answer the mail|All of it, once|25 min|Light|25 min;5 min;Face down
Budget numbers|Headphones, no words|50 min|Deep|50 min;10 min;Other room
Read two papers|Pencil in hand|40 min|Reading|40 min;10 min;Off
Tidy and plan tomorrow|Then stop, truly|15 min|Light|15 min;–;On
>Write chapter three,Move the phone away,Answer the mail once,Finish the budget numbers,Plan tomorrow
@goal,okr,objective,key result,kpi,resolution,milestone/figure,cover,inbox/progress,chart,list,detail
North Mark,Key Result,Halfway,Aim Small
goal,goals,target,trophy,mountains,rings
Six weeks left. Two goals are close.|64%|of the second quarter
Now,Target,Owner
Answer within a day|Was three days in March|82%|Customers|1.2 days;1 day;Noor
Forty paying schools|Four signed in May|31 of 40|Growth|31;40;Ada
Ship the new search|Only old phones are left|90%|Product|9 of 10;10 of 10;Ben
No work on Sundays|Two slips so far|11 of 13|Team|11;13;Everyone
Half the paper|Printer is still popular|40%|Team|40%;100%;Tom
>Update the school numbers,Call two schools,Test old phones,Ask Tom about the printer,Review goals on Friday`,
  calendar: `@birthday,birthdays,anniversary,name day/cover,card,shelf/calendar,list,notifications,form
Many Happy,Candle Day,Never Late,Cake Days
birthday,birthdays,gift,cake,balloon,confetti
Mum on Saturday. Buy the peonies.|4|days until Mum’s day
Date,Turns,Last gift
Mum|Peonies, never carnations|Saturday|Family|23 May;64;A scarf
Leo|Wants a frog. Buy a book|2 June|Family|2 June;8;Roller skates
Noor|Brunch, not a party|9 June|Friends|9 June;31;A fig tree
Ana and Tom|Ten years married|20 June|Anniversaries|20 June;10 years;A lamp
Ms Rowe|The whole class signs|1 July|School|1 July;50;A card
>Order the peonies,Write Mum’s card,Find the frog book,Call Noor,Ask for Leo’s shoe size
@timetable,school timetable,lecture,class schedule,semester,lessons,school/plan,tool,card/calendar,list,checklist,notifications/calendar:Week,tasks:Homework
Third Period,Bell,Room 14,Double Maths
lesson,lessons,graduation-cap,books,flask,globe
Double maths, then freedom.|6|lessons today
Room,Teacher,Bring
Maths|Test on fractions, Friday|9:05|Today|14;Ms Rowe;Set square
Biology|Onion cells under glass|10:10|Today|Lab 2;Mr Hale;Lab coat
French|Vocabulary, unit five|11:00|Today|21;Mme Aziz;Orange book
Sport|Outside if dry|12:20|Today|Field;Mr Brandt;Trainers
History|Posters are due|9:25|Wednesday|9;Ms Sato;Poster
>Pack the set square,Learn unit five,Wash the sports kit,Finish the poster,Hand in the trip form
@prayer,prayer time,ramadan,fasting,muslim,islamic,suhoor,iftar/figure,scene,card/calendar,list,notifications,streak/calendar:Month
Crescent,First Light,Minaret,Five Times
prayer,prayers,moon,arch,night,sun
Asr in forty minutes.|17:08|next prayer
Begins,Ends,Reminder
Fajr|Before the birds|3:12|Night|3:12;5:01;On
Dhuhr|Between two meetings|13:02|Day|13:02;17:08;On
Asr|Room by the window|17:08|Day|17:08;20:51;On
Maghrib|Dates and water first|20:51|Evening|20:51;22:20;On
Isha|At the mosque on Fridays|22:20|Night|22:20;3:12;On
>Pray Asr,Fast on Thursday,Read four pages,Call Grandmother,Set Friday at the mosque
@garden,gardening,sowing,planting,harvest,vegetable,moon calendar/scene,tool,cover/calendar,checklist,list,weather
Sow & So,Twelve Months,Greenweek,After Frost
job,jobs,sprout,field,sun,leaf
Ice saints are over. Beans out.|7|garden jobs in May
When,Bed,Spacing
Runner beans|Soil is warm enough now|This week|Sow|19 to 30 May;Fence;20 cm
Tomatoes|Plant deep, tie loosely|Today|Plant|From 16 May;Glass house;50 cm
Courgettes|Two plants are plenty|Sat|Plant|From 20 May;Compost;90 cm
Radishes|Before they turn to wood|Today|Harvest|Until June;Bed 1;5 cm
Hedge|Look for nests first|August|Cut|After nesting;West;–
>Plant the tomatoes,Sow two rows of beans,Pull the radishes,Water the seed trays,Tie up the peas
@football,fixture,match day,league,training,rugby,cricket,netball,hockey/cover,card,tool/calendar,list,detail,map
Kick-Off,Away End,Matchday,Second Half
match,matches,flag,trophy,field,shirt
Home on Saturday, against Harbour.|3|matches until the summer
Kick-off,Where,Referee
Mill Lane v Harbour|Win, and third place is safe|Sat 15:00|Home|15:00;Our field;T. Hale
Eastfield v Mill Lane|Bus leaves at 12:40|30 May|Away|14:30;Eastfield;B. Cole
Training|Bring both pairs of boots|Thu 18:30|Training|18:30;Pitch 2;–
Cup final, under 12s|Cake stand needs hands|6 June|Home|11:00;Our field;A. Lind
Mill Lane v Old Quarry|Won in the last minute|2 : 1|Played|16 May;Our field;M. Rowe
>Say yes for Saturday,Wash the green shirts,Book the bus,Find a linesman,Pump up the balls`,
  scheduling: `@nurse,hospital,ward,clinic,doctor,care home,carer,night shift/inbox,card,cover/calendar,form,chat,list,profile/home:Shifts,chat:Ward
Ward Seven,Night & Day,Handover,On Call
shift,shifts,calendar-days,heart,night,sun
Late today, then two days off.|31.5|hours this week
Time,Ward,With
Late shift|Handover at 13:30|Today|Yours|13:30–21:45;Ward 7;Noor, Tess
Night shift|Bring a jumper|Fri 21:30|Yours|21:30–6:45;Ward 7;Mika
Early, ward 4|Ayo has a cold|Open|Open|6:00–14:15;Ward 4;Ben
Swap: Sunday early|Tess offers her Tuesday|Asked|Swaps|6:00–14:15;Ward 7;Tess
Training: new pumps|Counts as hours|Thu 14:00|Yours|14:00–16:00;Room 2;Everyone
>Answer Tess about Sunday,Take the ward 4 shift,Read the handover,Sign up for pump training,Ask for 12 June off
<Could you take my Sunday early? I have your Tuesday in return.
<>Gladly. Tuesday nights are not my best.
<You are an angel. I will tell the ward.
<>An angel with coffee, please.
@class,rota,teacher,school,duty,pupil/card,inbox,cover/calendar,list,checklist,chat/home:Rota,chat:Class
Whose Turn,Board Duty,Class Seven,Fair Share
duty,duties,graduation-cap,books,room,plant
Leo and Ada have the board.|8|duties this week
Who,When,Where
Board and windows|Open them in every break|Today|Daily|Leo, Ada;All day;Room 12
Playground, east|Yellow vests are in the hall|10:20|Breaks|Ms Rowe;20 min;East yard
Plants|The fern drinks a lot|Wed|Weekly|Sami;5 min;Window
Bus line|Count to 24|15:10|Breaks|Mr Hale;15 min;Gate
Book corner|Big ones at the bottom|Friday|Weekly|Yara, Tom;10 min;Room 12
>Wipe the board,Water the fern,Swap the bus line,Print next week,Thank last week’s team
<I have the bus line on Thursday, and a dentist.
<>Then take my yard duty on Friday instead.
<Deal. Count to 24, and count twice.
<>I always do.
@choir,rehearsal,orchestra,band,theatre,dance class,practice room/cover,inbox,scene/calendar,list,chat,player/home:Dates,chat:Choir
Full Score,Warm-Up,From Bar Nine,Tutti
rehearsal,rehearsals,music,mic,arch,crowd,night
Altos at seven, all at half past.|31|singers on Wednesday
Starts,Room,Bring
Altos alone|Page nine, and breathe|Wed 19:00|Sections|19:00;Small hall;Pencil
Full choir|Whole second half|Wed 19:30|Everyone|19:30;Big hall;Blue folder
Tenors and basses|The low bit again|Mon 19:00|Sections|19:00;Small hall;Water
Dress rehearsal|Black, no perfume|5 June|Concert|18:00;St Anne;Folder
Summer concert|Doors open at seven|6 June|Concert|19:30;St Anne;Family
>Say yes for Wednesday,Practise page nine,Find the blue folder,Ask two tenors,Iron the black shirt
<Is anyone free to page-turn on the sixth?
<>I am, if I may sit down.
<You may. On the red chair.
<>Then you have a page-turner.
@restaurant,café,cafe,bar,kitchen,waiter/inbox,card,cover/calendar,form,chat,list/home:Rota,chat:Staff
Full House,Front & Back,Service,Clocked
shift,shifts,utensils,table,mug,room
One waiter short on Friday.|9|people on tonight
Time,Station,Hours
Kitchen, evening|Ayo leads, Tess on cold|16:00|Tonight|16:00–23:30;Pass;7.5
Floor, evening|Eighty-two booked|17:00|Tonight|17:00–23:30;All tables;6.5
Friday floor|Somebody for tables 9 to 16|Open|Open|17:00–0:00;Terrace;7
Sunday brunch|Two new, one old hand|9:00|Weekend|9:00–15:00;Inside;6
Bar, Saturday|Swap asked by Mika|Asked|Weekend|18:00–1:00;Bar;7
>Fill Friday’s floor,Answer Mika,Send the rota by noon,Check hours for May,Plan the brunch
<Can I swap Saturday’s bar? My sister marries.
<>Of course. Ben takes it, you do Sunday.
<Brunch after a wedding. I deserve that.
<>Coffee is on the house.`,
  kanban: `@job,job application,applications,career,hiring,interview,candidate
Shortlist,Next Desk,Open Door,Second Round
application,applications,send,laptop,city,arcs
Interview on Thursday at ten.|11|applications this month
Place,Pay,Sent
Map designer, rail firm|Portfolio is attached|Sent|Applied|Leeds;£38k;11 May
Editor, school books|Asked for two samples|Sent|Applied|Remote;£34k;13 May
Research lead, museum|Panel of three, Room 4|Thu 10:00|Interview|York;£41k;4 May
Product writer, start-up|Second talk went well|Friday|Interview|Remote;£45k;28 April
Team lead, library|Answer by Monday|£43k|Offer|Hull;£43k;14 April
>Prepare for the museum,Send two samples,Ask about the start date,Thank the panel,Update the CV
@content,blog,post,social media,editorial,newsletter,video,youtube,podcast
Slated,Copydesk,Draft Two,Go Live
piece,pieces,pencil,laptop,mug,arcs
Two drafts, one deadline, Thursday.|9|pieces on the board
By,Length,Out
Ten lamps repaired|Needs a better first line|Idea|Ideas|Ada;900 words;June
Interview: the tuner|Two hours of tape|Idea|Ideas|Tom;12 min;June
How we choose wood|Photos come on Wednesday|Draft|Writing|Noor;1,200 words;Thursday
May letter|Subject line is open|Edit|Editing|Mara;400 words;Friday
Behind the bench|Short, no voice|Out|Published|Ben;48 s;Monday
>Finish the wood piece,Choose a subject line,Cut the tape to twelve,Book photos for June,Reply to comments
@renovation,renovate,home improvement,kitchen,bathroom,builder,construction,diy
Dust Sheet,Second Coat,Plumb,Sawdust
job,jobs,house,house,room,tiles
Tiles come on Thursday.|14|jobs, five are done
Who,Costs,Days
Bathroom tiles|Four boxes, sea green|£380|To do|Tom;£380;3
New hall light|Wire is in the wall|£65|To do|Electrician;£65;Half
Plaster the bedroom|Second wall is drying|£120|Doing|Us;£120;2
Kitchen fronts|Six of eleven painted|£90|Doing|Noor;£90;4
Floor, living room|Sanded, oiled, loved|£540|Done|Us;£540;5
>Paint five fronts,Call the electrician,Clear the bathroom,Order more grout,Bring rubble away
@sprint,developer,software,bug,scrum,agile,backlog,release
Ship It,Burn Down,Two Weeks,Done Done
ticket,tickets,layers,laptop,tiles,rings
Sprint 14 ends on Friday.|21|of 34 points are done
Points,Owner,Ticket
Search is slow|Over 2 s on old phones|5 pts|To do|5;Ben;MAP-218
Empty basket crash|Only after signing out|3 pts|To do|3;Noor;MAP-231
Offline tiles|Cache up to 40 MB|8 pts|Doing|8;Ada;MAP-204
Sign in with a code|Two comments left|5 pts|Review|5;Sam;MAP-199
Dark theme|Released this morning|8 pts|Done|8;Mara;MAP-187
>Review the sign-in code,Profile the search,Reproduce the crash,Write release notes,Plan sprint 15
@sale,lead,crm,deal,client,prospect
Warm Leads,Handshake,Pipeline Nine,Next Call
deal,deals,trending-up,coins,city,arcs
Two deals wait for one call.|£48k|open in May
Worth,Contact,Next
Harbour Lab|Wants a trial in June|£12k|New|£12k;Mara Rowe;Call Wed
Mill Lane School|Saw the demo twice|£6k|Talking|£6k;Ms Sato;Mail
Brandt & Sons|Asks for a discount|£18k|Offer|£18k;L. Brandt;Call today
Greenacre|Contract is with legal|£12k|Offer|£12k;N. Aziz;Friday
Kiosk Nine|Signed on Monday|£9k|Won|£9k;Tom Hale;Set-up
>Call Brandt & Sons,Mail the school,Send Harbour Lab the trial,Ask legal for Friday,Plan the kiosk set-up`,
  documents: `@contract,agreement,legal,lease,signature/inbox,card,cover
Fine Print,Countersign,Clause Nine,Dotted Line
contract,contracts,file-text,laptop,tiles,books
One contract ends in eleven days.|9|contracts, two to sign
Ends,Notice,Pages
Rental contract|Notice is three months|Running|Home|Open end;3 months;14
Phone and internet|Cancel by Saturday|30 May|Running|30 May 2026;1 week;6
Harbour Lab, services|Clause 9 has changed|To sign|Work|31 Dec 2026;4 weeks;11
Gym membership|Renews by itself|1 Sept|Running|1 Sept 2026;1 month;3
Employment contract|Signed by both sides|Safe|Work|Open end;3 months;8
>Sign for Harbour Lab,Cancel the internet,Read clause nine,Scan the lease,Note the gym’s date
@medical,medical record,medical paper,vaccination,prescription,x-ray,lab result/inbox,card,cover
Red Folder,Health Papers,Well Kept,Chartroom
paper,papers,file-heart,heart,room,rings
Blood results came this morning.|23|papers, all in one place
From,Date,For
Blood results|Iron is back to normal|New|Results|Dr Rowe;19 May;You
Knee MRI, report|Disc and two pages|Safe|Results|Hill Clinic;2 April;You
Vaccination card|Tetanus due in 2028|2028|Cards|Dr Rowe;2018;You
Prescription, inhaler|Two repeats left|To June|Prescriptions|Dr Aziz;4 May;Leo
Allergy letter|For school and travel|Safe|Letters|Dr Aziz;March;Leo
>Read the blood results,Scan Leo’s card,Renew the inhaler,Send the MRI to Dr Sato,Print the allergy letter
@passport,visa,identity,identity card,driving licence,residence permit,birth certificate/inbox,card,cover
Top Drawer,Safe Copy,Pocket Safe,Twelve Digits
document,documents,lock,globe,city,tiles
Leo’s passport ends in August.|12|papers, one ends soon
Number,Expires,Kept in
Passport, Leo|Book the photo now|12 Aug|Passports|…4471;12 Aug 2026;Top drawer
Passport, Ana|Both sides scanned|2031|Passports|…9023;3 May 2031;Top drawer
Driving licence, Ben|New photo in 2029|2029|Cards|…1187;8 Jan 2029;Wallet
Birth certificate, Mia|Original and two copies|Safe|Certificates|…0352;Never;Red folder
Visa, Canada|One entry, ninety days|To Oct|Visas|…7716;2 Oct 2026;In passport
>Book Leo’s passport photo,Scan both sides,Renew before July,Share copies with Ana,Check the visa dates
@receipt,warranty,warranties,guarantee,invoice,proof of purchase,bill/inbox,card,cover
Kept,Proof,Two Years,Slip
receipt,receipts,receipt-text,parcel,bike,laptop
The kettle is covered until July.|34|receipts, 11 covered
Bought,Shop,Ends
Kettle|Lid is loose, send it in|6 weeks|Kitchen|3 July 2024;Hill & Sons;3 July 2026
Washing machine|Five years on the motor|2029|Kitchen|9 May 2024;White Goods;9 May 2029
Bike|Frame number is on the slip|2027|Sport|2 April 2025;Wheelhouse;2 April 2027
Laptop|For work, keep for tax|£899|Tech|14 Jan 2026;Byte Street;14 Jan 2028
Headphones|Thirty days to return|8 days|Tech|27 April;Byte Street;27 May
>Send in the kettle,Scan the bike slip,Return the headphones,Note the laptop for tax,Bin what has ended`,
  mail: `@newsletter,subscription,unsubscribe,subscribers,digest/card,inbox,cover/list,filter,search,notifications
Sunday Read,Quiet Inbox,The Digest,Slow Post
letter,letters,mail,mug,room,books
Three good reads. The rest can go.|3|letters for your coffee
From,Reads in,Comes
The Slow Kitchen|Beans, and why to salt early|6 min|To read|M. Oren;6 min;Tuesdays
Rail Notes|A night train is back|4 min|To read|L. Brandt;4 min;Weekly
Small Museums|One room of buttons|8 min|Kept|I. Sato;8 min;Monthly
Shoe offers, again|Unopened since January|Drop it?|Unread|A shop;1 min;Daily
Words of the week|Petrichor has a rival|2 min|Kept|T. Hale;2 min;Saturdays
>Read Rail Notes,Unsubscribe from shoes,Keep the button story,Send beans to Ana,Archive last week
@shop,support,business,sale,enquiry/inbox,card,cover
Shop Post,Counter Mail,Replied,Kind Regards
letter,letters,mail,parcel,laptop,arcs
Four customers, two answers to go.|2|waiting for an answer
From,Order,Sent
Where is my lamp?|Noor: tracking says Tuesday|9:12|To answer|Noor Aziz;20417;Today
Two sizes to choose|Ben: may I return one?|8:40|To answer|Ben Okafor;20398;Today
Forty mugs for a café|Asks for your best price|Mon|Enquiries|Kiosk Nine;–;Monday
Thank you!|Photo of the bowl in use|Sun|Thanks|Iris Sato;20255;Sunday
Invoice for May|Clay, 120 kg|Sat|Suppliers|Clay & Co;C-883;Saturday
>Answer Noor,Send Ben a label,Quote forty mugs,Pay the clay,Save Iris’s photo
+Your lamp left us on Friday and is a day late. I have asked where it is.
+Of course you may. The label is attached, and the return is free.
+Forty mugs would be a pleasure. We can have them ready by the tenth of June.
@pen pal,penpal,handwritten,letter,postcard,writing letters/scene,inbox,feed/editor,list,chat,profile
Dear You,Par Avion,Blue Ink,Poste Restante
letter,letters,mail,parcel,sea,vase-flowers
Yuki’s letter took nine days.|6|pals in five countries
From,Pages,On its way
Yuki, Kyoto|Pressed a maple leaf for you|Arrived|To answer|Kyoto;4;9 days
Mateo, Oaxaca|Asks about your bees|Arrived|To answer|Oaxaca;2;14 days
Ingrid, Bergen|It rains, she paints|Friday|Coming|Bergen;3;5 days
Amara, Accra|Your recipe worked|Sent|Sent|Accra;5;11 days
Postcard to Leo|Only the good stamp left|Draft|Drafts|York;1;2 days
>Answer Yuki,Press a leaf,Tell Mateo about the bees,Buy six stamps,Finish Leo’s postcard
+Dear Yuki, the leaf survived the journey, which is more than my umbrella did.
+It is evening here and the swifts are back. I thought you should be the first to know.
+Please write about the market again. I read that page on the tram, twice.
<Your letter came today. The leaf is still red!
<>It travelled between two postcards. Lucky leaf.
<Answer follows, on paper, of course.
<>I shall pretend to be surprised.`,
  notes: `@recipe,cooking,kitchen,baking,cook
Stained Pages,Pinch,Margin of Salt,Spoonful
note,notes,pencil,bowl,pot,table
Less sugar next time.|27|recipes, most stained
Time,Serves,From
Plum cake|Less sugar, more cinnamon|Sunday|Cakes|55 min;8;Grandma
Lentil soup|Vinegar at the very end|Today|Soups|35 min;4;Iris
Bread, overnight|Wet hands, no kneading|Mon|Bread|18 h;1 loaf;Tom
Green sauce|Seven herbs, no parsley left|9 May|Sauces|10 min;6;Market
Pancakes, Leo’s way|He says four eggs|Sat|Cakes|20 min;3;Leo
>Write down the green sauce,Buy cinnamon,Ask Grandma about plums,Try less sugar,Copy the bread for Ana
+Butter cold, plums halved, cinnamon twice what it says.
+Grandma never measured. This is my best guess: two handfuls, then one more.
+It sank a little. Nobody minded.
@lecture,seminar,student,university,class note,professor/inbox,page,card
Back Row,Blue Margin,Second Semester,Underline
lecture,lectures,graduation-cap,books,flask,laptop
Question four will be in the exam.|19|lectures, three to tidy
Week,Pages,Course
Cells and signals|Draw the pathway again|Today|Biology|7;4;BIO 201
Trade after 1600|He said: read Oren, not Pell|Mon|History|7;3;HIS 114
Sampling|Bias hides in the list|Mon|Statistics|6;5;STA 102
Membranes|Half asleep, check with Sam|12 May|Biology|6;2;BIO 201
Seminar: one good source|My turn on Thursday|Thu|History|7;1;HIS 114
>Redraw the pathway,Ask Sam about membranes,Prepare Thursday’s source,Underline question four,Tidy week six
+Key idea: the signal is not the message, the change in the signal is. Ask about the exception.
+Page 88 explains what the slide did not. The arrow points the other way.
+Exam hint, said twice: know the three kinds of bias and one example each.
@dream,dream diary,lucid,nightmare,sleep
Half Awake,Pillowbook,Night Tram,Morning Fog
dream,dreams,moon,night,sea,waves
The tram went uphill again.|41|dreams, nine with water
Night,Mood,Signs
The tram that only climbs|Grandpa drove, in slippers|Today|Again|19 May;Curious;Tram, hill
House with one more room|I always knew it was there|Sun|Again|17 May;Warm;Door
Exam, no pencil|Everyone wrote with spoons|Fri|Odd|15 May;Tense;Spoons
Flying, but low|Knee height over the canal|12 May|Lucid|12 May;Glad;Water
Two suns|Nobody was surprised|9 May|Odd|9 May;Calm;Sky
>Write before the coffee,Draw the extra room,Mark the recurring ones,Count the water dreams,Lights out at half ten
+I did not ask where we were going. The seats were made of bread, and it seemed rude to sit.
+There was a door behind the coats. It had been there all along and smelled of summer.
+Woke at 4:10, still smiling.
@sermon,bible,scripture,church,devotional,prayer,preacher,faith
Pew Notes,Third Point,Well Said,Sunday Page
sermon,sermons,book-open,books,arch,sun
One line to carry through the week.|24|Sundays written down
Text,Speaker,Date
Neighbours|Who was one, not who is mine|Sunday|Gospels|Luke 10;Rev. Hale;17 May
Still waters|Rest is given, not earned|10 May|Psalms|Psalm 23;Rev. Hale;10 May
Salt|A little is enough|3 May|Gospels|Matthew 5;A. Lind;3 May
Love is patient|Read it with your own name|26 April|Letters|1 Cor 13;Rev. Rowe;26 April
Question for the group|What would rest look like?|Wed|Questions|Psalm 23;Noor;Wednesday
>Read Luke 10 again,Carry one line all week,Bring a question Wednesday,Copy Psalm 23,Thank Rev. Hale
+He did not ask who deserves help. He asked who gave it. Everything hangs on that turn.
+Three points: he saw, he stopped, he paid. I usually manage the first.
+To do with it: one visit this week, without a reason.
@meeting,minutes,action item,agenda,one-on-one,stand-up,interview/inbox,page,card
Minuted,Any Other Business,Nine Minutes,Who Said What
meeting,meetings,users-round,laptop,mug,tiles
Three actions, all have a name.|3|actions since Monday
When,With,Actions
Weekly, product|Search ships on Friday|Today|Team|10:00;Ada, Ben, Noor;2
Harbour Lab call|They want a trial in June|Mon|Clients|Monday 14:00;Mara Rowe;1
One to one, Ben|More design, fewer tickets|Mon|People|Monday 16:00;Ben;0
Budget, second look|Chairs yes, robot no|Fri|Team|15 May;Leo, Ana;0
Interview notes, Iris|Ask about the night train|12 May|People|12 May;Iris, Tom;0
>Send Mara the trial terms,Test search on old phones,Book Ben’s design day,Share today’s minutes,Cancel next Monday
+Decided: search ships on Friday, without filters. Ben tests on old phones by Thursday.
+Ada asks who tells the clients. Noor does, today, in two sentences.
+Open: do we need this meeting? We kept it to nine minutes.`,
  timer: `@hiit,interval,workout,tabata,boxing,circuit,round,gym,training/tool,figure,card/timer,list,chart,notifications
Twenty Ten,Round Eight,All Out,Ding
interval,intervals,timer,shoe,rings,sun
Eight rounds. Breathe out on the push.|0:40|on, twenty seconds off
Work,Rest,Rounds
Squat jumps|Land softly|0:40|Legs|0:40;0:20;8
Plank|Hips level|0:30|Core|0:30;0:15;6
Boxing rounds|Hands up, Leo|3:00|Boxing|3:00;1:00;5
Hill sprints|Walk back down|0:20|Legs|0:20;1:30;10
Cool down|Slow, through the nose|4:00|Stretch|4:00;–;1
>Eight rounds of squats,Plank six times,Set the bell louder,Add a round on Friday,Cool down four minutes
@kitchen,cooking,oven,baking,pasta,bread,roast,tea,coffee
Al Dente,Potwatch,Ding & Done,Three Pans
timer,timers,utensils,pot,egg,mug
Pasta in four, bread in twenty.|4:10|until the pasta
Length,Heat,Used
Pasta|Taste it one minute early|9:00|Hob|9:00;Rolling boil;64 ×
Bread|Lid off after twenty|42:00|Oven|42:00;230 °C;31 ×
Rice|Leave the lid alone|12:00|Hob|12:00;Lowest;58 ×
Egg, soft|From boiling|6:00|Hob|6:00;Boiling;41 ×
Green tea|Second cup is better|2:30|Cups|2:30;80 °C;88 ×
>Taste the pasta,Take the lid off the bread,Leave the rice alone,Choose a louder bell,Save the roast
@pomodoro,focus,study,work session,productivity
Twenty-Five,Red Tomato,Short Break,Fourth Round
round,rounds,timer,mug,laptop,sun
Two more rounds, then a long break.|6|rounds today
Work,Break,Done
Thesis, chapter three|Phone in the other room|25:00|Study|25:00;5:00;3 of 4
Mail, all at once|Then closed until four|25:00|Office|25:00;5:00;1 of 1
Read two papers|Pencil in hand|25:00|Study|25:00;5:00;2 of 3
Long break|Outside, no screen|20:00|Breaks|–;20:00;0 of 2
Tidy the desk|Ends with the bell|10:00|Office|10:00;–;0 of 1
>Round four of chapter three,Long break outside,Close the mail,Plan six for tomorrow,Mute the group chat
@contraction,labour,labor,birth,pregnant,pregnancy/figure,tool,card/timer,list,chart,notifications
Nearly Here,Small Waves,Five Apart,Breathe With Me
contraction,contractions,heart,heart,waves,night
Seven minutes apart. Breathe.|7:10|between the last two
Lasted,Gap,Strength
14:02|Over the kitchen table|58 s|Last hour|58 s;7:10;Strong
13:55|Walked through it|52 s|Last hour|52 s;7:40;Middling
13:47|Counted with Ben|49 s|Last hour|49 s;8:20;Middling
12:31|In the bath|41 s|Earlier|41 s;11:00;Mild
Waters|Not yet|No|Signs|–;–;–
>Start at the next one,Drink a glass of water,Call the midwife at five,Put the bag by the door,Wake Ben
@presentation,speech,talk,debate,pitch,toast,speaker/tool,figure/timer,list,notifications
On Time,Last Slide,Lectern,Amber Light
part,parts,mic,mic,crowd,laptop
Eighteen minutes. Land on the story.|18:00|for the whole talk
Length,Ends at,Signal
Opening story|The broken lamp|2:00|Talk|2:00;2:00;None
The problem|One picture, one number|5:00|Talk|5:00;7:00;Soft
What we tried|Leave out the third way|8:00|Talk|8:00;15:00;Soft
Close|Back to the lamp|3:00|Talk|3:00;18:00;Amber
Questions|Repeat each one aloud|10:00|After|10:00;28:00;Red
>Run it once aloud,Cut one minute from trying,Set amber at three,Test on the big screen,Drink water
@chess,chess clock,board game,scrabble,game night
Your Move,Both Clocks,Flagfall,Zwischenzug
clock,clocks,timer,tiles,table,rings
White to move. Nine minutes left.|9:42|on White’s clock
Time,Extra,Best for
Ten and five|Five seconds a move|10:00|Chess|10:00;+5 s;Club night
Blitz|No time for regret|3:00|Chess|3:00;+2 s;Bus stop
Long game|Ninety, then thirty more|90:00|Chess|90:00;+30 s;Sundays
Two minutes a turn|Four players, one bell|2:00|Board games|2:00;–;Big tables
Word round|Sand glass, but loud|1:00|Parties|1:00;–;Teams
>Start White’s clock,Add five seconds a move,Name both players,Try blitz with Sam,Set a turn bell`,
};
