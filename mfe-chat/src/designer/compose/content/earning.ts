import { withSubjects } from './subjects';
import { earningSubjects } from './subjects/earning';

/** Money, trade and work. The form is that of `living`. */
const kinds = {
  finance: `left,figure,cover/wallet,chart,profile,list,stats/home:Budget,insights:Where
Ledgerleaf,Pocketwise,Even Keel,Pennytrail
payment,payments,wallet,coins,waves
£92 a day, until payday|£1,284|left to spend
Date,Account,Kind
Corner bakery|Bread, two buns|−£4.20|Food|Today;Current;Card|coffee
Rail card|Monthly|−£70|Travel|Yesterday;Current;Card|train-front
Salary|Northwind Ltd|+£2,310|Income|1 May;Current;Transfer
Water bill|Direct debit|−£31|Home|3 May;Joint;Debit
Cinema|Two seats|−£22|Fun|Saturday;Current;Card
>Move £100 to savings,Check the water bill,Cancel the trial,Split dinner,Plan June`,
  'expense-split': `figure,inbox,card/wallet,form,calculator,list
Evenly,Fair Share,Splitleaf,Who Paid
expense,expenses,receipt-text,coins,table,crowd
Jo owes you eighteen.|£18.40|is coming back to you
Paid by,Split,Each
Dinner at Souk 9|Friday, four of us|£68|Food|You;4 ways;£17
Train to the coast|Return|£42|Travel|Jo;3 ways;£14
Groceries|For the weekend|£36.60|Food|You;3 ways;£12.20
Holiday flat|Two nights|£210|Stay|Sam;4 ways;£52.50
Firewood|Two sacks|£14|Stay|Ana;4 ways;£3.50
>Ask Jo,Add the taxi,Settle with Sam,Photograph the bill,Close the trip`,
  insurance: `visit,card,cover/list,document,chat,form
Coverleaf,Umbrella,Safe Harbour,Claimwise
policy,policies,lock,shield,house,car
You are covered at home.|3|policies, all active
Covers,Yearly,Until
Home contents|Fire, water, theft|£14 mo|Home|£40,000;£168;Feb 2027
Car|Third party plus|£38 mo|Car|£5 m;£456;Nov 2026
Travel|Europe, whole family|£9 mo|Travel|£2 m;£108;June 2026
Bike|Theft, at night too|£4 mo|Home|£1,200;£48;May 2027
>Photograph the damage,Send the receipt,Call about the car,Renew travel,Update the address
<Hello! We have your photos of the dent.
<>Good. Do you need the garage’s quote, too?
<Please. Then we can pay this week.
<>Sending it now. That was quick!
+Bike stolen on Monday, money here on Friday. First thing: a lock.
+The dent is from the car park wall. Photos are in the folder.
+Read the small print with a cup of tea. I am covered for more than I knew.
!Sent from the kerb, answered before the tow truck came.
!Plain words, one price, and a person on the phone.`,
  freelance: `figure,board,inbox/list,timer,document,calendar
Soloist,Invoice & Ink,Day Rate,Own Desk
project,projects,receipt-text,laptop,coins,room
Two invoices to send.|£3,480|earned in May
Rate,Hours,Due
Brand for a bakery|Logo and bags|£1,200|Running|£60 h;14 of 20;30 May
Museum leaflet|Proof sent|£640|Waiting|Fixed;11;24 May
Shop photos|Twelve shots|£880|Running|£55 h;9 of 16;6 June
Band poster|Paid|£320|Done|Fixed;6;10 May
>Send invoice 24,Call the museum,Log yesterday,Scan receipts,Plan June
<The logo is lovely. Could the loaf be rounder?
<>Rounder by noon tomorrow. Bags after that.
<Perfect. Send the invoice whenever you like.
<>You have just made my Tuesday.
+Paid in nine days. I have framed the statement.
+They want a larger map and fewer words. Two hours, no more.
+Raised my rate by five. Nobody blinked, except me.
!Clear, quick, and the loaf looks good enough to eat.
!On time, on budget, and kind about our ideas.`,
  booking: `visit,scene,shelf/booking,list,calendar,rating
Bookwell,Next Slot,Chair Three,By Appointment
appointment,appointments,calendar-check,room,vase-flowers,rings
Lena has time at ten.|3|free slots today
Time,Price,With
First talk|Online or here|30 min|New|30 min;Free;Lena
Regular hour|The usual room|£55|Regular|60 min;£55;Lena
Long session|Bring water|£80|Regular|90 min;£80;Ivo
Group class|Up to eight|£14|Group|60 min;£14;Mira
>Confirm Tuesday,Send directions,Move Friday,Ask for a receipt,Leave a review
<Lena is free on Friday at eleven. Would that suit?
<>Yes, please. Is it the same room?
<The same, first door on the left.
<>I will be there. Thank you!
+One free slot on Thursday at four. First come, first seated.
+Much better than last month. Same time in two weeks.
+Closed on Monday for a coat of paint. Come and see the new green.
!On time to the minute, and kind from the first word.
!Booked at midnight, seen by ten.`,
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
>Photograph before,Order shampoo,Call Mrs Hale,Send the invoice,Fill the tank
<Will the estate car be done by one?
<>Half past twelve. There was a lot of dog in it.
<He is sorry. Can I pay by card?
<>Yes, and he gets a biscuit.
+Six jobs before lunch and the kettle is on. Well done, all.
+Took twenty minutes longer than quoted. Mind that next time.
+The new shampoo is in the blue crate. Half the dose, please.
!Came when they said and left it cleaner than new.
!It smells of nothing at all, which is what I wanted.`,
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
>Follow up with Field Press,Print the CV,Prepare three questions,Thank Mara,Answer Harbour Lab
<Could you come in on Thursday at ten?
<>Gladly. Whom will I be talking to?
<Two designers, and the dog if he is awake.
<>Then I bring good questions for all three.
+Interview on Thursday. I have ironed the shirt twice.
+They ask for two samples. The short ones, not the clever ones.
+I have an offer! Thank you to everyone who read my CV.
!Kind people, clear questions, an answer within a week.
!A good team. The coffee is still under discussion.`,
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
>Count the cables,Call Sam,Label crate 2,Insure the recorder,Order batteries
<Where is the small mixer?
<>With Sam until Friday. Do you need it?
<For the gig on Saturday, yes.
<>It will be back on the shelf, cables and all.
+Counted everything twice. Eleven cables and one mystery.
+Came back on Monday with a clip missing. Ask the band.
+Crate 2 has a label now. It says Crate 2.`,
};

export const earning = withSubjects(kinds, earningSubjects);
