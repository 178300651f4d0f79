/** Work, study, papers and tools. The form is that of `living`. */
export const working = {
  todo: `card,inbox,cover/checklist,form,calendar,progress
Tickbox,Onefold,By Friday,Clearday
task,tasks,list-checks,tiles,mug,arcs
Three things. Then rest.|3|left for today
Due,For,Takes
Send the draft|To Mara, before noon|Today|Work|12:00;Mara;20 min
Call the bank|Reference 4471|Today|Home|15:00;Bank;10 min
Book the dentist|Mornings only|Thu|Home|Thursday;Me;5 min
Fix the bike light|Battery is in the drawer|Fri|Home|Friday;Me;15 min
Read the contract|Pages 3 to 6|Mon|Work|Monday;Legal;40 min
>Send the draft,Call the bank,Book the dentist,Fix the bike light,Read the contract`,
  productivity: `=todo
Focusfield,Deepwork Daily,Nine to Noon,Clearhead`,
  calendar: `plan,card,inbox/calendar,list,form,notifications
Dayleaf,Almanac,Weekwise,Pencilled In
event,events,calendar-days,sun,tiles,arcs
Free after three.|4|plans this week
Starts,Ends,Where
Team breakfast|Bring the fruit|9:00|Work|9:00;9:45;Kitchen
Write the report|Door closed|10:00|Work|10:00;12:00;Desk
Swim with Ana|Lane two|17:30|Me|17:30;18:30;Mill Lane
Parents’ evening|Room 14|19:00|Family|19:00;20:00;School
>Confirm Ana,Move the call,Print the report,Buy fruit,Pack the swim bag`,
  scheduling: `=calendar
Rota,Shiftwise,Slotted,Who’s On`,
  booking: `visit,scene,shelf/booking,list,calendar,rating
Bookwell,Next Slot,Chair Three,By Appointment
appointment,appointments,calendar-check,room,vase-flowers,rings
Lena has time at ten.|3|free slots today
Time,Price,With
First talk|Online or here|30 min|New|30 min;Free;Lena
Regular hour|The usual room|£55|Regular|60 min;£55;Lena
Long session|Bring water|£80|Regular|90 min;£80;Ivo
Group class|Up to eight|£14|Group|60 min;£14;Mira
>Confirm Tuesday,Send directions,Move Friday,Ask for a receipt,Leave a review`,
  'business-ops': `figure,board,inbox/list,stats,form,kanban
Backoffice,Worksheet,Jobcard,Countertop
job,jobs,package,laptop,parcel,room
Six jobs before lunch.|6|open jobs
Customer,Price,Due
Estate car, full clean|Dog hair, boot|£120|Today|Mrs Hale;£120;11:00
Van, outside only|Mud|£45|Today|Brandt Ltd;£45;13:00
Seat stain|Coffee, rear left|£60|Waiting|T. Vey;£60;Thursday
Fleet of four|Monthly|£380|Waiting|Northwind;£380;30 May
Headlights|Polished|£35|Done|A. Lind;£35;Yesterday
>Photograph before,Order shampoo,Call Mrs Hale,Send the invoice,Fill the tank`,
  jobs: `board,inbox,figure/list,kanban,notifications,document
Next Desk,Shortlist,Paperplane,Hired
application,applications,file-text,laptop,city,arcs
Interview on Thursday.|7|open applications
Pay,Where,Next step
Product designer|Northwind|Interview|Interview|£52,000;Leeds;Thu 10:00
UX writer|Kindly|Applied|Applied|£44,000;Remote;Wait
Design lead|Harbour Lab|Offer|Offer|£61,000;Bristol;Answer by Fri
Illustrator|Field Press|Applied|Applied|£38,000;York;Follow up
Researcher|Evenwell|Rejected|Closed|£47,000;Remote;–
>Follow up with Field Press,Print the CV,Prepare three questions,Thank Mara,Answer Harbour Lab`,
  kanban: `board,inbox/kanban,detail,form,profile
Lanes,Pinboard,Stickies,Flowline
card,cards,layers,tiles,arcs,laptop
Two cards from done.|11|cards on the board
Owner,Size,Due
New sign-up page|Copy is final|Doing|Doing|Ada;3 days;Friday
Fix slow search|Only on old phones|Doing|Doing|Ben;2 days;Thursday
Price table|Waiting for legal|To do|To do|Noor;1 day;Monday
Dark mode|Charts are left|Review|Review|Sam;4 days;Today
Email footer|Small|Done|Done|Ada;1 h;Yesterday
>Review dark mode,Ask legal,Test old phones,Write the changelog,Plan the next week`,
  inventory: `inbox,figure,shelf/list,search,scanner,form
Stockroom,Shelf Life,Counted,Kitlist
item,items,package,parcel,record,laptop
Three are running low.|86|things in stock
Serial,Value,Place
Field recorder|With wind cover|Home|Home|FR-2210;£320;Shelf A
Condenser mic, pair|Case has a crack|On a gig|Out|CM-104;£480;Van
Cable, 10 m|Eleven of twelve|Low|Home|–;£18;Crate 2
Mixer, 8 channel|Serviced in April|Lent|Out|MX-8;£260;With Sam
Stand, tall|Pair|Home|Home|–;£44;Corner
>Count the cables,Call Sam,Label crate 2,Insure the recorder,Order batteries`,
  documents: `inbox,card,visit/list,document,search,scanner
Paperleaf,Foldery,Fine Print,Drawer
paper,papers,file-text,books,tiles,laptop
One form needs your name.|14|papers in order
Kind,Pages,Expires
Rental contract|Signed in 2023|Signed|Home|PDF;12;May 2026
Passport copy|Both sides|Safe|Me|Scan;2;2031
Bike warranty|Frame number inside|2 years|Things|PDF;3;2027
Tax letter 2025|Reply by June|To sign|Money|PDF;4;15 June
Insurance card|Front|Safe|Me|Scan;1;2026
>Sign the tax letter,Scan the receipt,Share with Ana,Name the folder,Shred old bills`,
  mail: `inbox,card,feed/list,search,editor,notifications
Postscript,Inbox Zero,Stamp,Pigeon
letter,letters,mail,parcel,room,arcs
Two need an answer.|2|unread, the rest can wait
From,Sent,Size
About Friday|Mara: can we move it to ten?|9:12|Unread|Mara;Today;2 kB
Your tickets|Ferry, two adults|8:40|Unread|Harbour line;Today;84 kB
Photos from Sunday|Leo blinked in all of them|Mon|Family|Mum;Monday;6 MB
Invoice 2207|Due in 14 days|Sun|Work|Brandt;Sunday;120 kB
Book club|Chapter nine, bring cake|Sat|Friends|Iris;Saturday;3 kB
>Answer Mara,Save the tickets,Pay the invoice,Thank Mum,Unsubscribe from two`,
  notes: `inbox,wall,page/editor,list,search,filter
Marginalia,Scribble,Foolscap,Jot
note,notes,pencil,arcs,tiles,leaf
Pick up where you stopped.|38|notes, all searchable
Words,Changed,In
Ideas for the garden|Beans along the fence, then a bench|Today|Home|142;Today;Home
Talk for Thursday|Start with the broken lamp story|Mon|Work|380;Monday;Work
Books people lent me|Two from Iris, one from Tom|Sun|Lists|24;Sunday;Lists
Dream with the tram|It only went uphill|12 May|Odd|88;12 May;Odd
Paint colours|Hall: the greyish one|9 May|Home|16;9 May;Home
>Finish the talk,Sort the lists,Return the books,Buy beans,Measure the hall`,
  writing: `page,inbox,figure/editor,stats,list,streak
Longhand,First Draft,Inkwell,Chapter & Verse
text,texts,pencil,sea,books,dunes
Six hundred words by dark.|612|words today
Words,Since,Mood
Chapter nine|The ferry does not come|2,140|Novel|2,140;March;Tense
Letter to Ida|To be opened in June|380|Letters|380;Sunday;Warm
The blue door|Short, maybe finished|1,260|Stories|1,260;April;Odd
Notes on rain|Fragments|540|Essays|540;May;Slow
>Write 500 words,Cut the prologue,Name the ferryman,Read it aloud,Send to Iris`,
  books: `shelf,wall,page/list,progress,rating,search
Dogear,Spine,Shelfmate,Last Page
book,books,book-open,books,sea,night
Ninety pages from the end.|14|books this year
Pages,By,Read
The Salt Road|A ferry town in winter|62 %|Reading|340;M. Oren;62 %
Small Machines|Essays on repair|18 %|Reading|220;J. Pell;18 %
Night Gardening|Poems|Done|Finished|96;I. Sato;100 %
A Map of Uncles|Funny, then not|Next|To read|410;R. Diaz;0 %
The Clay Year|Memoir|Next|To read|288;L. Harrow;0 %
>Read twenty pages,Return Small Machines,Rate the poems,Lend one to Sam,Buy the sequel`,
  news: `inbox,scene,feed/list,search,filter,settings
Plainword,Morning Paper,Thirty Lines,Dispatch
story,stories,globe,globe,city,field
Thirty lines, no noise.|30|headlines this morning
Read,Place,Filed
City council votes for night trams|From September, every half hour|2 min|City|2 min;City hall;7:10
River is clean enough to swim|First time since 1961|3 min|Nature|3 min;Old bridge;6:45
Small bakeries share one oven|Four families, one bill|4 min|City|4 min;Mill Lane;6:30
Chess club draws with champion|After nine hours|2 min|Sport|2 min;Hall B;Yesterday
New frog named after a nurse|It sings in thirds|3 min|Nature|3 min;Highlands;Yesterday
>Read three,Save the river,Mute sport,Share the frog,Listen on the way`,
  education: `plan,cover,card/list,quiz,progress,calendar
Lantern,Schoolyard,Brightside,Study Hall
lesson,lessons,graduation-cap,books,flask,rocket
Unit four is half done.|4|lessons this week
Length,Level,Score
Variables|Boxes with names|Done|Basics|8 min;1;9 of 10
If and else|Choosing a way|Done|Basics|10 min;1;8 of 10
Loops|Again and again|60 %|Basics|12 min;2;–
Functions|A box that works|Next|Further|14 min;2;–
Small project|A dice for two|Later|Further|30 min;3;–
>Finish Loops,Repeat two questions,Ask about else,Read page 41,Help Sam`,
  language: `card,cover,deck/card-deck,quiz,streak,list
Phrasewise,Mother Tongue,Palaver,Two Words
phrase,phrases,globe,globe,lisbon,books
Order a coffee in Lisbon.|340|words you know
Says,Means,Known
Bom dia|Good morning|Known|Greetings|bong DEE-ah;Good morning;5 of 5
Um café, por favor|A coffee, please|New|Café|oong kah-FEH;A coffee, please;1 of 5
Quanto custa?|How much is it?|Shaky|Shops|KWAN-too;How much?;3 of 5
Onde fica o metro?|Where is the metro?|New|Ways|OHN-deh;Where is it?;2 of 5
Até amanhã|See you tomorrow|Known|Greetings|ah-TEH;Until tomorrow;5 of 5
>Learn five words,Repeat yesterday,Say it aloud,Listen for two minutes,Write a sentence`,
  flashcards: `deck,cover,card/card-deck,quiz,progress,list
Flipside,Recall,Deckhand,Say It Back
card,cards,layers,books,globe,flask
Twelve cards, five minutes.|12|cards are due
Deck,Known,Next
Osmosis|Water through a wall|Shaky|Biology|Biology;2 of 5;Today
The year 1848|Revolutions|Known|History|History;5 of 5;In 9 days
Ohm’s law|Volts, amps, ohms|New|Physics|Physics;0 of 5;Today
Noble gases|They keep to themselves|Known|Chemistry|Chemistry;4 of 5;Friday
Iambic|da-DUM|Shaky|English|English;3 of 5;Tomorrow
>Repeat twelve,Add five cards,Fix the osmosis card,Share the deck,Test yourself`,
  quiz: `cover,deck,card/quiz,leaderboard,progress,profile
Quizling,Three Guesses,Who Knew,Final Answer
round,rounds,star,trophy,globe,confetti
Ten questions. No phone-a-friend.|86|% right this week
Questions,Record,Plays
Capitals|You know more than you think|9 of 10|World|10;9;14
Kitchen science|Why bread rises|7 of 10|Science|10;8;6
First lines|Of famous books|8 of 10|Words|10;8;9
Odd animals|Some are invented|6 of 10|Science|10;7;4
>Beat Sam,Try First lines,Make a round,Answer daily,Invite two`,
  survey: `card,cover,figure/quiz,stats,form,list
Askwell,Show of Hands,Candid,Fivefold
survey,surveys,list-checks,arcs,tiles,crowd
Forty-one people answered.|41|answers so far
Questions,Answers,Closes
Office lunch|Two minutes|41 answers|Running|6;41;Friday
New opening hours|For neighbours|112 answers|Running|4;112;30 May
Workshop feedback|Thank you|Closed|Closed|8;23;2 May
Name the cat|Very serious|Draft|Drafts|1;0;–
>Close the workshop,Share office lunch,Write question five,Export answers,Thank everyone`,
  polls: `card,feed,cover/form,leaderboard,list
Handraise,Either Or,Votebox,Tally
poll,polls,chart-no-axes-column,confetti,crowd,arcs
What do we play tonight?|214|votes in an hour
Votes,Leader,Ends
What to play tonight|Ends at eight|214|Live|214;Lantern Maze;20:00
Next snack|No raisins|86|Live|86;Popcorn;21:00
Stream on Sunday?|Yes or no|140|Closed|140;Yes;Done
New emblem|Fox or owl|59|Closed|59;Owl;Done
>Vote for tonight,Make a poll,Share the link,Close the snack poll,Thank the voters`,
  science: `figure,card,plan/chart,list,form,document
Fieldnote,Petri,Labbook,Observed
sample,samples,flask-conical,flask,field,leaf
pH is steady at seven.|7.1|mean pH, 12 samples
pH,Temp,Taken
Mill pond|Clear, reeds|7.2|Ponds|7.2;14.1 °C;8:40
North stream|Fast, after rain|6.8|Streams|6.8;11.9 °C;9:05
Old quarry|Green tint|7.6|Ponds|7.6;15.0 °C;9:50
Canal lock|Boats all morning|7.0|Canal|7.0;15.4 °C;10:30
>Calibrate the probe,Sample the quarry,Label the tubes,Upload the photos,Write the note`,
  'developer-tools': `figure,inbox,board/list,chart,document,settings
Stackline,Greenbuild,Merge Day,Tailwatch
build,builds,layers,laptop,tiles,rocket
All green for nine days.|99.8|% of builds pass
Took,Branch,By
web #1204|Faster images|2 m 10|Passed|2 m 10;main;Ada
api #882|Rate limits|3 m 41|Passed|3 m 41;limits;Ben
web #1203|Flaky test again|Failed|Failed|2 m 58;search;Noor
docs #310|Typo, the famous one|0 m 32|Passed|0 m 32;main;Sam
app #97|Signing|Running|Running|–;release;Ada
>Fix the flaky test,Review limits,Tag the release,Rotate the key,Delete old branches`,
  security: `card,figure,visit/list,settings,login,notifications
Padlock,Sentry Box,Nightwatch,Keyring
account,accounts,lock,shield,house,laptop
Everything is locked.|92|out of 100, strong
Changed,Strength,Used
Mail|Passkey on this phone|Strong|Safe|March;Passkey;Daily
Bank|Two steps|Strong|Safe|May;20 signs;Weekly
Old forum|Same as three others|Weak|Weak|2016;8 signs;Never
Photo backup|Shared with Ana|Fair|Shared|2022;12 signs;Daily
>Change the forum,Turn on two steps,Check the door camera,Remove old phone,Print the codes`,
  utility: `tool,card,figure/form,list,settings
Handy,Pocketknife,Widget & Sons,Level Best
result,results,settings-2,tiles,arcs,lamp
One job, done well.|4|mm under the left leg
Value,Made,Used
Kitchen table|Left back leg|4 mm|Home|4 mm;Today;Once
Bookcase|Against the wall|2 mm|Home|2 mm;Monday;Twice
Garden bench|Uneven stones|9 mm|Outside|9 mm;Sunday;Once
Desk|Standing|0 mm|Work|0 mm;12 May;Once
>Lay the phone down,Measure twice,Cut the felt,Check again,Save the result`,
  calculator: `tool,figure/calculator,list
Sumwise,Tally Ho,Plus One,Reckon
sum,sums,sigma,tiles,coins,arcs
What does it come to?|132|the last result
Result,When,Kept
Dinner for four|17 each|£68|Shared|£68;Friday;Yes
Paint for the hall|2.6 litres|31 m²|Home|31 m²;Sunday;Yes
Race pace|Half marathon|5:12 km|Sport|5:12;12 May;No
Tip|Ten per cent|£6.80|Shared|£6.80;Friday;No
>Save the paint sum,Check the tip,Share the split,Clear the tape,Round it up`,
  converter: `tool/converter,list
Thereabouts,Even Money,Unitwise,Swapover
rate,rates,repeat,globe,coins,waves
What is that at home?|1.17|euros for a pound
Now,Week,Year
Pound to euro|Market price|1.17|Money|1.17;+0.3 %;−1.1 %
Euro to krona|Market price|11.42|Money|11.42;−0.2 %;+0.8 %
Miles to km|Always|1.609|Length|1.609;–;–
Cups to grams|Flour|125|Kitchen|125;–;–
>Check the pound,Save kitchen units,Pin the krona,Share a rate,Go offline`,
  translator: `tool/converter,list,player
Said Simply,Other Words,Babelfish & Co,Crossword
phrase,phrases,globe,globe,lisbon,books
Say it so they smile.|9|phrases for today
Says,Formal,Saved
Where is the station?|Onde fica a estação?|Ways|Ways|OHN-deh FEE-kah;Yes;Today
The bill, please|A conta, por favor|Café|Café|ah KON-tah;Yes;Monday
I am allergic to nuts|Sou alérgico a nozes|Health|Health|soh ah-LEHR;Yes;Sunday
It was lovely|Foi adorável|Café|Café|foy ah-doh;No;12 May
>Learn two phrases,Say it aloud,Save the bill,Download the language,Ask for the way`,
  timer: `tool,figure/timer,list,notifications
Halftime,Eggwise,Tock,Interval
timer,timers,timer,egg,sun,rings
Soft egg, six minutes.|6:00|until the egg
Length,Sound,Used
Soft egg|From boiling|6:00|Kitchen|6:00;Bell;41 ×
Tea|Green, second cup|2:30|Kitchen|2:30;Chime;88 ×
Focus|Then five off|25:00|Work|25:00;Soft;112 ×
Stretch|Both sides|3:00|Body|3:00;Bell;19 ×
>Start the egg,Name a timer,Choose a sound,Set tea to 2:30,Try intervals`,
  scanner: `tool,inbox/scanner,camera,list,document
Scanleaf,Clearcopy,Barline,Readout
scan,scans,target,parcel,books,laptop
Point, hold, done.|23|scans this week
Found,Pages,Kept
Café receipt|£12.40, VAT £2.07|Today|Receipts|£12.40;1;Yes
Business card|Lena Harrow|Mon|Contacts|Phone, mail;1;Yes
Library code|ISBN 978-0-141|Sun|Codes|A book;1;No
Contract|Four pages, one file|9 May|Papers|PDF;4;Yes
>Scan the receipt,Save the contact,Name the contract,Export May,Delete doubles`,
} as const;
