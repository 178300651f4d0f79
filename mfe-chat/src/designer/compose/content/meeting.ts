import { withSubjects } from './subjects';
import { meetingSubjects } from './subjects/meeting';

/** People together, and what fits any idea. The form is that of `living`. */
const kinds = {
  social: `feed,wall,scene/feed,profile,chat,notifications
Porchlight,Circle,Wavelength,Commons
post,posts,users-round,crowd,city,sea
Iris is back from the sea.|9|new from friends
By,When,Seen
Back from the sea|Salt everywhere|2 h|Friends|Iris;2 h;48
New shelf, finally|It is nearly level|5 h|Friends|Ben;5 h;31
Choir on Wednesday|No talent needed|1 d|Groups|Noor;1 d;112
Lost: one grey glove|Mill Lane|1 d|Groups|Tom;1 d;67
>Answer Iris,Post a photo,Join the choir,Find the glove,Mute for today`,
  community: `feed,scene,cover/feed,chat,list
Common Ground,Noticeboard,Next Door,Townsquare
post,posts,users-round,crowd,field,house
Garden day on Saturday.|214|neighbours here
By,When,Answers
Garden day|Tools are there, bring gloves|Sat|Events|Noor;Sat 10:00;18
Ladder to lend|Three metres|Free|Sharing|Ben;Today;4
Who feeds the ducks?|They are round|Talk|Talk|Tom;Monday;27
Lost grey glove|Left hand|Lost|Sharing|Iris;Monday;6
>Sign up for Saturday,Lend the drill,Welcome Ada,Fix the board,Vote on benches`,
  chat: `inbox,feed/chat,list,profile,notifications
Natter,Tin Can,Pigeon Post,Hey You
chat,chats,message-circle,crowd,balloon,waves
Mara is typing.|3|unread
Last,Since,People
Mara|See you at ten then|9:38|People|9:38;2019;2
Sunday lunch|Leo: who brings cake?|9:12|Groups|9:12;2021;6
Noor|Photo of a very round dog|8:55|People|8:55;2023;2
Choir|New song is in the folder|Mon|Groups|Monday;2024;18
Tom|Thanks again!|Sun|People|Sunday;2018;2
>Answer Mara,Bring the cake,Send Noor the dog,Mute choir,Call Tom`,
  profile: `page,scene,visit/profile,gallery,form,settings
Calling Card,About Me,Namesake,Hello Page
project,projects,user-round,arcs,city,laptop
Ada draws letters.|12|projects
Year,For,Role
Harbour type|A font for signs|2025|Type|2025;Harbour Lab;Design
Seed packets|Forty labels|2024|Print|2024;Greenacre;Drawing
Night bus map|Readable at 2 a.m.|2024|Maps|2024;City;Design
Tiny museum|One room|2023|Spaces|2023;Kindly;Concept
>Update the photo,Add Harbour type,Check the links,Ask for a quote,Share the card
<Hello! Do you have time for a small job?
<>In June, yes. What is it for?
<Signs for a harbour museum. Twelve words.
<>Twelve words are my favourite length.
+Harbour type is out. Look for it on the ferry.
+Printed on the back of old maps. The beans came out best.
+New here: a map that you can read at two in the morning.
!Listens, sketches, and sends it a day early.
!Our signs have never been read so often.`,
  dating: `deck,scene,feed/card-deck,chat,profile,settings
Second Glance,Kindling,Slow Burn,Hello Stranger
match,matches,heart,sea,city,mountains
Someone laughs like you.|6|new hellos
Age,Away,Wants
Noor, 29|Bakes badly, gladly|2 km|Near|29;2 km;Long walks
Sam, 31|Plays the cello, softly|4 km|Near|31;4 km;Concerts
Iris, 27|Names every cloud|1 km|New|27;1 km;Slow coffee
Ben, 33|Two cats, one bike|6 km|New|33;6 km;Sunday rides
>Answer Noor,Add a photo,Say where you went,Plan a walk,Hide my distance
<You name clouds? Who is that one by the river?
<>That is Harold. He is late, as usual.
<I would like to meet him. Sunday at three?
<>Sunday at three. I bring the tea.
+Walked past three cafés and never went in. A good sign.
+Laughs before the end of the joke. Ask about the cello.
+Second date. We were both early, and both hid.
!Kind, punctual and very funny. There was a second walk.
!No games. We just talked.`,
  events: `scene,cover,plan/list,detail,booking,calendar
Gatherly,Doors at Eight,Bunting,Open House
event,events,ticket,confetti,crowd,balloon
Doors open at eight.|48|people are coming
When,Where,Places
Street supper|Bring a dish|Sat 18:00|This week|18:00;Mill Lane;12 left
Open studio|Clay and coffee|Sun 11:00|This week|11:00;Kiln yard;6 left
Choir evening|No talent needed|Wed 19:30|Next week|19:30;Town hall;Free
Repair café|Lamps and bikes|Sat 10:00|Next week|10:00;Library;9 left
Summer quiz|Teams of four|Fri 20:00|Later|20:00;The Anchor;3 teams
>Book the hall,Print name badges,Order flowers,Send the reminder,Test the speakers`,
  volunteering: `cover,scene,inbox/list,booking,map,profile
Lend a Hand,Goodwill,Many Hands,Helpers
shift,shifts,hand-heart,crowd,field,heart
Four hands for Saturday.|126|hours given this year
When,Needs,Where
Food bank|Sorting and smiling|Sat 9:00|Food|3 h;4 people;Hall B
River clean-up|Boots are there|Sun 10:00|Outdoors|2 h;12 people;Boathouse
Homework club|Maths, ages 9 to 12|Tue 16:00|Children|90 min;2 people;Library
Drive to the clinic|Own car|Thu 8:40|Transport|2 h;1 person;Hill Road
Garden at the home|Raised beds|Fri 14:00|Outdoors|2 h;5 people;Elm Court
>Confirm Saturday,Bring gloves,Ask Noor to drive,Log two hours,Thank the team
<Can you do Saturday at the food bank?
<>Yes, from nine. Shall I bring gloves?
<Please, and anyone who can lift a crate.
<>My brother can. He does not know it yet.`,
  charity: `figure,cover,shelf/list,chart,stats,form
Goodcoin,Pennyworth,Kindly,Ripple
gift,gifts,hand-heart,heart,field,crowd
You gave to five this year.|£640|given this year
Date,Way,Receipt
River watch|Monthly|£15|Nature|1 May;Direct debit;Saved
Food bank|One time|£60|People|22 April;Card;Saved
Guide dogs|For Biscuit’s birthday|£25|Animals|9 April;Card;Saved
School library|Ten books|£90|Learning|2 March;Transfer;Missing
Lifeboat|Monthly|£10|People|1 May;Direct debit;Saved
>Find the library receipt,Raise the monthly gift,Thank the sponsor,Export for tax,Read the report
<Thank you! Your gift paid for ten books.
<>How lovely. Which ones did they choose?
<Mostly dragons. One about bridges.
<>Then I will add another ten in autumn.
+Sponsored walk done: nine kilometres, and all socks are wet.
+They were short of tea and rice this spring. Again in June.
+The ten books are on the shelf. The dragons are out already.
!They write to say what became of the money.
!Small, monthly, and I can stop at any time.`,
  generic: `card,cover,shelf,inbox/list,detail,form,profile
Bright Idea,Daybreak,Foundry,Good Start
entry,entries,sun,arcs,tiles,waves
A calm place to start.|12|entries so far
Added,By,State
A first thought|Short is fine|Today|New|Today;You;Open
The good one|Keep this|Mon|Kept|Monday;You;Kept
Ask Noor about it|She knows|Sun|Open|Sunday;Noor;Open
Maybe in June|When it is warm|12 May|Later|12 May;You;Later
Done, and glad|It took an hour|9 May|Kept|9 May;You;Done
>Write it down,Sort by heart,Share one,Drop two,Come back tomorrow
<I had an idea on the stairs. Do you have a minute?
<>Always. Tea first?
<Tea first. It is better with tea.
<>Then tell me everything.
+Tried it today for the first time. It works, and I am glad.
+It still seems right after a night’s sleep. Tell someone.
+Does anyone else do this on Sundays? I would love company.
!Simple, friendly, and it does what it says.
!One thing, done kindly.`,
};

export const meeting = withSubjects(kinds, meetingSubjects);
