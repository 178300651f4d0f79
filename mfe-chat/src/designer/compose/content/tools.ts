import { withSubjects } from './subjects';
import { toolsSubjects } from './subjects/tools';

/** Tools. The form is that of `living`. */
const kinds = {
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
>Fix the flaky test,Review limits,Tag the release,Rotate the key,Delete old branches
<Is it me, or is search flaky again?
<>It is not you. Same test as on Monday.
<Shall I mute it until the release?
<>Never. I will fix it over lunch.
+Shipped. Two days early, one bug fewer than last time.
+Live since noon and nobody noticed. That was the plan.
+One letter in the docs, three reviewers, very proud.`,
  security: `card,figure,visit/list,settings,login,notifications
Padlock,Sentry Box,Nightwatch,Keyring
account,accounts,lock,shield,house,laptop
Everything is locked.|92|out of 100, strong
Changed,Strength,Used
Mail|Passkey on this phone|Strong|Safe|March;Passkey;Daily
Bank|Two steps|Strong|Safe|May;20 signs;Weekly
Old forum|Same as three others|Weak|Weak|2016;8 signs;Never
Photo backup|Shared with Ana|Fair|Shared|2022;12 signs;Daily
>Change the forum,Turn on two steps,Check the door camera,Remove old phone,Print the codes
<A new phone has signed in. Is that you?
<>Yes, that is mine, since yesterday.
<Good. Shall we forget the old one?
<>Please. It lives in a drawer now.
+The old password was my cat. It is not any more. Sorry, cat.
+The spare codes are in the blue tin, not on the phone.
+Two steps, everywhere. It took one cup of tea.`,
  utility: `tool,card,figure/form,list,settings
Handy,Pocketknife,Widget & Sons,Level Best
result,results,settings-2,tiles,arcs
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
};

export const tools = withSubjects(kinds, toolsSubjects);
