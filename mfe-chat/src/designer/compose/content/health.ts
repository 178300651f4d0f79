import { withSubjects } from './subjects';
import { healthSubjects } from './subjects/health';

/** Body and mind. The form is that of `living`. */
const kinds = {
  habit: `card,figure,today/checklist,calendar,chart,profile,form/home:Today,calendar:Plan
Keepsake,Small Wins,Daily Ten,Steady
habit,habits,sprout,plant,mountains,sun
Three down, two to go.|21|days in a row|small wins today.
Goal,Best streak,Since
Drink water|6 of 8 glasses|12 days|Body|8 glasses;31 days;January
Read ten pages|On the sofa|9 days|Mind|10 pages;18 days;March
Walk outside|Before lunch|21 days|Body|20 min;21 days;April
Stretch|Two songs long|4 days|Body|10 min;14 days;May
Phone away by ten|In the hallway|3 days|Rest|22:00;9 days;May
>Drink water|droplets|6 of 8 glasses|.75,Read ten pages|book-open|12 day streak|1,Walk outside|footprints|20 of 20 min|1,Stretch|person-standing|4 day streak|1,Phone away by ten|moon|5 day streak|0
+Twenty-one days outside before lunch. The dog next door knows me now.
+Only two pages last night, but two are not none.
+Phone in the hallway by ten. I had forgotten how dark a night is.`,
  health: `visit,card,figure/calendar,checklist,chart,profile/home:Today,calendar:Visits,chat:Ask
Wellside,Vital,Carebook,Evenwell
reading,readings,heart-pulse,heart,flask,rings
You slept well and it shows.|64|bpm at rest||Dr Okafor, tomorrow 9:20
Taken,Normal,By
Resting heart|This morning|64 bpm|Heart|7:10;60 to 80;Watch
Blood pressure|Left arm|118/76|Heart|8:00;under 130;Cuff
Iron|Blood test|Normal|Blood|6 May;20 to 60;Dr Okafor
Steps|Yesterday|8,214|Moving|All day;8,000;Phone
Mood|After lunch|Good|Mind|13:20;–;You
>Vitamin D|pill|8:00 with breakfast|1,Iron 20 mg|pill|9:30|1,Magnesium|pill|21:30 before bed|0,Eye drops|droplets|22:00|0,Ten-minute walk|footprints|After lunch|0
<Good morning! How are you on the new tablets?
<>Better. A little tired around noon.
<That often passes. Did you take your pressure?
<>Yes, at eight: 118 over 76.
+A short walk after lunch, every day since Easter. My knees noticed.
+Sat still for five minutes first. Lower than on Friday.
+Check-up done. All quiet, see you in a year.
!She took her time and explained every number.
!Seen on the minute, and nobody hurried me out.`,
  fitness: `run,figure,cover/list,form,chart,timer
Stridewell,Ironleaf,Pace,Repeat
workout,workouts,footprints,mountains,shoe,route
Leg day, then rest.|4|workouts this week
Sets,Time,Best
Squats|Barbell, 60 kg|4 × 8|Legs|4 × 8;18 min;72.5 kg
Morning run|River loop|5.2 km|Cardio|1;28:40;26:55
Bench press|45 kg|3 × 10|Push|3 × 10;15 min;52.5 kg
Rows|Cable, 35 kg|3 × 12|Pull|3 × 12;12 min;40 kg
Plank|Core|3 × 60 s|Core|3 × 60 s;6 min;95 s
>Warm up,Squats,Split squats,Calf raises,Stretch
+Squats at sixty, all four sets. The stairs at home were the fifth.
+Easy to the bridge, headwind on the way back. Still under half an hour.
+New best today, by four seconds. I will take them.
!Hard, friendly, and over before I had an excuse.
!She looked at my knees first and my numbers later.`,
  sleep: `figure,page,cover/chart,stats,timer,notifications
Lullwater,Moonrise,Pillowtalk,Drift
night,nights,moon,night,room,sea
Seven hours, mostly deep.|7.4|hours last night
Deep,Woke,Quality
Monday|23:10 to 6:40|7 h 30|Weekdays|1 h 52;Once;3 of 3
Sunday|23:55 to 7:50|7 h 55|Weekend|2 h 04;Never;3 of 3
Saturday|0:40 to 8:10|7 h 30|Weekend|1 h 20;Twice;2 of 3
Friday|23:30 to 6:20|6 h 50|Weekdays|1 h 31;Once;2 of 3
Thursday|22:50 to 6:30|7 h 40|Weekdays|1 h 58;Never;3 of 3
>Lights low by ten,No screen in bed,Window open,Tea not coffee,Alarm at 6:40
<How was the night?
<>Almost eight hours, and I never woke.
<What did you do differently?
<>Tea instead of coffee, and the window open.
+Seven and a half hours. I spoke to people before coffee.
+Did not hear the bins, nor the neighbours. That never happens.
+Phone in the kitchen. Third good night in a row.`,
  period: `card,visit,figure/calendar,notifications,form,chart
Tide,Lunette,Rosy Days,Cycle & Co
day,days,calendar-heart,night,heart,waves
Next one in nine days.|19|day of your cycle
Flow,Mood,Notes
Day 19|Calm, some energy|Today|This cycle|None;Calm;Long walk
Day 14|Likely fertile|16 May|This cycle|None;Bright;Headache
Day 3|Medium|5 May|This cycle|Medium;Tired;Hot water bottle
Day 1|Started|3 May|This cycle|Light;Low;Cramps
Last cycle|28 days|April|Earlier|5 days;Mixed;Regular
>Drink water,Iron tablet,Stretch,Pack supplies,Early night
<How are you feeling this week?
<>Calm, but tired in the evenings.
<Quite usual. Be gentle with yourself.
<>Early night, then, and the hot water bottle.
+Supplies packed two days early. Future me says thank you.
+A slight headache, but bright. Went swimming anyway.
+Hot water bottle, soup, sofa. Nobody needs me until nine.`,
  nutrition: `figure,card,cover/search,list,progress,chart
Forkful,Greenplate,Nourish,Macro & Mint
food,foods,utensils,table,fruit,bowl
Room for a good dinner.|640|kcal left today
Energy,Protein,Fibre
Porridge with pear|Breakfast, 1 bowl|320 kcal|Breakfast|320 kcal;11 g;8 g
Lentil soup|Lunch, 350 ml|410 kcal|Lunch|410 kcal;22 g;14 g
Almonds|A handful|170 kcal|Snacks|170 kcal;6 g;4 g
Salmon and rice|Dinner plan|560 kcal|Dinner|560 kcal;36 g;3 g
Apple|Medium|95 kcal|Snacks|95 kcal;0 g;4 g
>Drink two litres,Eat something green,Log lunch,No sugar after six,Plan tomorrow
<What did you have for lunch?
<>Lentil soup, and an apple on the way back.
<Lovely. Some protein left for tonight?
<>Salmon and rice. I am hungry already.
+Beans on toast with an egg on top. Ten minutes, full until six.
+Kept me going all afternoon. More lemon next time.
+Swapped the biscuit for almonds. I miss the biscuit a little.`,
  meditation: `scene,page,cover/timer,player,streak,list
Stillwater,Breathe Slow,Pebble,Hush
session,sessions,leaf,sea,dunes,night
Breathe in for four.|12|minutes of quiet
Length,Voice,For
Morning light|Start slowly|10 min|Morning|10 min;Ines;Waking
Body scan|From toes to crown|15 min|Evening|15 min;Tomas;Tension
Rain on a tent|Sound only|30 min|Sleep|30 min;None;Falling asleep
Three breaths|Between meetings|2 min|Work|2 min;Ines;Stress
Walk without hurry|Outside|20 min|Morning|20 min;Maren;Focus
>Sit for five minutes,Three slow breaths,Walk without phone,Write one thanks,Lights out
<Did you find a quiet moment today?
<>Five minutes, on the stairs at work.
<Stairs are fine. What did you notice?
<>That the lamp hums, and that I breathe.
+Ten minutes on the balcony. The bus was loud and I did not mind.
+Got as far as the knees before I thought of lunch. Went back.
+Sat down for five minutes. The cat joined at three.
!The voice slows down with you. I never hear the end.
!No gongs, no promises. Just enough.`,
  'mood-journal': `page,card,scene/editor,calendar,chart,rating
Inkling,Dear Evening,Weather Within,Softly
entry,entries,smile,dunes,vase-flowers,sea
Quietly, better.|5|good days this week
Mood,Energy,Slept
A slow Tuesday|Soup, rain, a good book|Calm|Home|Calm;3 of 5;8 h
Coffee with Mara|We laughed until it hurt|Bright|Friends|Bright;4 of 5;7 h
Too much at work|Said no, once. Progress|Tense|Work|Tense;2 of 5;6 h
Long way home|Found the blue door again|Light|Outside|Light;4 of 5;7 h
Nothing special|And that was fine|Even|Home|Even;3 of 5;8 h
>Name one feeling,Write three lines,Step outside,Text a friend,Breathe for a minute
+Soup, rain and nothing to do. The best evening in weeks.
+I had forgotten how much I need that. Ring her more often.
+Said no, once. The sky stayed where it was.`,
  sports: `scene,figure,plan/list,booking,leaderboard,calendar
Kick-off,Home Side,Court Three,Full Time
game,games,trophy,ball,field,crowd
Two players short for Thursday.|8|of ten are in
When,Where,Players
Thursday five-a-side|Bring a light shirt|19:00|Next|19:00;Hall 2;8 of 10
Sunday basketball|Outdoor court|10:30|Next|10:30;Mill Lane;6 of 10
Spring league|Against Quay FC|Sat|League|15:00;North field;11 of 11
Last Thursday|Won 6 to 4|Won|Played|19:00;Hall 2;10 of 10
>Say yes to Thursday,Find two players,Bring the ball,Pay the hall,Wash the bibs
<We are two short for Thursday. Are you in?
<>In! I can ask my brother as well.
<Great. Light shirts, seven sharp, hall two.
<>See you there. I have the ball.
+Six to four! The last one went in off my knee, but in.
+Wet in the left corner, so play to the right. Four more and we are full.
+The bibs are washed. The green one is now a child’s.
!Good floor, fair light, and the showers are warm.
!A friendly lot. They passed to me and I had only just arrived.
?How high is a basketball hoop?|3.05 m|2.50 m|3.80 m
?How long is half a football match?|45 minutes|30 minutes|60 minutes
?What is nil called in tennis?|Love|Deuce|Let`,
};

export const health = withSubjects(kinds, healthSubjects);
