import { withSubjects } from './subjects';
import { planningSubjects } from './subjects/planning';

/** Tasks, days and papers. The form is that of `living`. */
const kinds = {
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
>Send the draft,Call the bank,Book the dentist,Fix the bike light,Read the contract
+Three things before ten. The rest is rest.
+They answer faster before ten. Ask about the card, too.
+Fixed the bike light after nine weeks. It shines.`,
  productivity: `=todo
Focusfield,Deepwork Daily,Nine to Noon,Clearhead`,
  calendar: `tool,plan/calendar,list,form,notifications
Dayleaf,Almanac,Weekwise,Pencilled In
event,events,calendar-days,sun,tiles,arcs
Free after three.|4|plans this week
Starts,Ends,Where
Team breakfast|Bring the fruit|9:00|Work|9:00;9:45;Kitchen
Write the report|Door closed|10:00|Work|10:00;12:00;Desk
Swim with Ana|Lane two|17:30|Me|17:30;18:30;Mill Lane
Parents’ evening|Room 14|19:00|Family|19:00;20:00;School
>Confirm Ana,Move the call,Print the report,Buy fruit,Pack the swim bag`,
  scheduling: `away,plan,inbox/form,chat,profile,calendar,list/home:Time off,chat:Team
Rota,Shiftwise,Slotted,Who’s On
shift,shifts,calendar-heart,sun,tiles,arcs
Two are away on Friday.|14.5|days off left this year||Ask for time off
Who,Where,Asked
Early shift|Mika and Noor|7:00|This week|Mika;Counter;April
Late shift|Tess|15:00|This week|Tess;Counter;April
Saturday|Ayo opens|9:00|This week|Ayo;Both;May
Summer, two weeks|3 to 14 August|Granted|Time off|You;–;2 March
A long weekend|29 May|Asked|Time off|You;–;Monday
>Answer Noor,Swap Saturday,Print the rota,Hand over keys,Check August
<Can anyone take my Saturday morning?
<>I can, if you do my late on Thursday.
<Deal. Ayo has the keys.
<>It is in the rota. Enjoy the wedding!
+The rota for June is up. Swaps until Friday, please.
+She can do Saturday as well if Ayo opens.
+Long weekend granted. The sea has been told.`,
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
>Answer Mara,Save the tickets,Pay the invoice,Thank Mum,Unsubscribe from two
+Two answers left, and then the inbox is a lake.
+Be at the quay by nine, with the passports.
+Left nine mailing lists today. It is so quiet in here.`,
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
>Finish the talk,Sort the lists,Return the books,Buy beans,Measure the hall
+Looked for the beans, found the poem. Both kept.
+End with it as well, when it works again.
+Dreamt of the tram once more. It still only goes uphill.`,
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
};

export const planning = withSubjects(kinds, planningSubjects);
