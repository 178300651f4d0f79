/** Read as health or as period, in the same words. */
const menopause = `@menopause,perimenopause,hot flush,hot flash,hrt/card,figure,scene/calendar,notifications,form,chart/home:Today
Second Spring,Warm Front,Cool Side,New Season
day,days,calendar-heart,sun,waves,heart,night
A cooler week than the last.|3|hot flushes yesterday
Strength,Slept,Helped
Tuesday|One so far, short|Mild|This week|2 of 5;6 h 50;Cold water
Monday|Three, one in a meeting|Medium|This week|3 of 5;6 h 10;Open window
Sunday|Swam, slept through|Light|This week|1 of 5;7 h 40;Swimming
New patch|Second week on it|Better|Treatment|50 mcg;Twice a week;Dr Rowe
April|Five a day|Hard|Earlier|4 of 5;5 h 40;Little
>Change the patch,Magnesium at eight,Walk before lunch,Cotton sheets,Ask Dr Rowe about sleep`;

/** Kept with the nights or with the feelings. */
const dreams = `@dream,nightmare,lucid/page,scene,card/editor,calendar,list,chart
Moonink,Half Awake,Night Pages,Paper Moon
dream,dreams,moon,night,sea,dunes,arcs
You flew again on Sunday.|9|dreams kept in May
Felt,Clear,Woke
A house with water stairs|Shoes in hand|Calm|Places|Curious;4 of 5;6:20
Late for the exam|I had studied bread|Tense|Again|Hurried;5 of 5;5:50
Flying, low|Just above the hedges|Light|Flying|Happy;5 of 5;7:05
Grandpa’s workshop|He handed me the plane|Warm|People|Moved;3 of 5;6:40
Only a colour|Deep green, a long time|Still|Odd|Rested;1 of 5;6:30
>Write before standing up,Name one feeling,Pen beside the lamp,Reread April,Lights out by eleven
+Flying again, only as high as the hedges. Woke up with cold feet, smiling.
+Third time in the exam room. This time I got up and left.
+Nothing but a green. It lasted all night and I would have stayed.`;

/** Subjects within the kinds of `health`, in the form that `withSubjects` tells. */
export const healthSubjects = {
  habit: `@water,hydration,hydrate
Eight Glasses,Sip,Clearwell,Carafe
glass,glasses,droplets,mug,waves,sea
Four down, the last one at six.|1.25|litres so far|drinks today.
Amount,Time,Usual
On waking|Before the coffee|250 ml|Morning|250 ml;7:10;Daily
With breakfast|Slice of lemon|250 ml|Morning|250 ml;7:50;Daily
At the desk|The blue bottle|500 ml|Day|500 ml;9:00 to 12:00;Weekdays
After lunch|On the walk back|250 ml|Day|250 ml;13:20;Mostly
Before supper|Still open|To drink|Evening|250 ml;18:30;Daily
>On waking|droplets|250 ml|1,With breakfast|droplets|250 ml|1,At the desk|droplets|500 ml|1,After lunch|droplets|250 ml|1,Before supper|droplets|250 ml to go|0
@smoking,smoke,cigarette,vaping,nicotine
Clear Air,Last One,Breathe On,Smokeless
day,days,leaf,heart,sun,mountains,coins
Nineteen days of clear air.|19|days without smoking|held today.
When,Strength,What helped
After coffee|Walked around the block|Passed|Cravings|8:20;4 of 5;Walking
At the bus stop|Chewing gum, two songs|Passed|Cravings|17:40;3 of 5;Gum
Taste is back|Tomatoes taste of tomatoes|Day 9|Body|9 May;–;Time
Breath on the stairs|Third floor, no stop|Day 14|Body|14 May;–;Time
Kept in the jar|Two packs a week|£76|Saved|19 days;£4 a day;The jar
>Coffee without one|coffee|Done at 8:00|1,Walk at ten|footprints|Around the block|1,Tell Mara day 19|message-circle|She asked|1,Put £4 in the jar|piggy-bank|£76 so far|0,Evening without one|moon|Tea instead|0
@sober,sobriety,alcohol,stop drinking,quit drinking,dry january,recovery
Clear Morning,Dry Land,Day by Day,Sparkling
day,days,sun,mug,sun,mountains,sea
Forty-two clear mornings.|42|days sober|steps kept today.
When,Strength,What helped
Day 42|Slept eight hours|Calm|Days|Today;1 of 5;Early night
Tom’s birthday|Ginger beer, left at ten|Passed|Hard ones|Saturday;4 of 5;Calling Iris
Friday, six o’clock|The old hour|Passed|Hard ones|15 May;3 of 5;Swimming
One month|Cake with the group|Reached|Firsts|7 May;–;The group
Not spent|Six weeks of Fridays|£186|Saved|42 days;£31 a week;–
>Say today only|sun|7:15|1,Call Iris|phone|10 min|1,Swim at six|droplets|The old hour|0,Group at half seven|users-round|Mill Lane hall|0,Write down one good thing|pencil|Before bed|0
@reading habit,reading,read more,pages a day,books a month
Ten Pages,Dog-ear,Lamplit,Next Chapter
habit,habits,book-open,books,room,mug,night
Twelve pages before the kettle.|18|days with a book|reading goals today.
Goal,Best streak,Since
Ten pages|“The Salt Road”, page 214|18 days|Daily|10 pages;31 days;April
One poem|At breakfast|6 days|Daily|1 poem;9 days;May
Read aloud|Mia chooses|4 days|Together|15 min;12 days;May
No phone in bed|The book is there instead|11 days|Evening|22:00;14 days;May
Finish one a month|Two so far in May|9 of 12|Year|12 books;–;January
>Ten pages|book-open|12 of 10 pages|1,One poem|sun|6 day streak|1,Phone out of the bedroom|moon|11 day streak|0,Read aloud|users-round|15 min with Mia|0,Note one sentence|pencil|From chapter nine|0
@screen time,phone in bed,no phone,less phone,phone free,doomscrolling,social media,digital detox
Look Up,Pocketed,Offhand,Quiet Screen
rule,rules,sun,plant,sun,mountains,room
Two hours you gave back.|1:48|on the screen today|rules kept today.
Goal,Best streak,Since
No phone at breakfast|It stays in the hall|12 days|Morning|Until 8:00;19 days;April
Feeds after lunch only|Ten minutes|5 days|Day|10 min;8 days;May
Phone away by ten|Drawer, not the shelf|9 days|Evening|22:00;9 days;May
Walk without it|To the river and back|3 days|Day|20 min;6 days;May
Screen-free Sunday|The map was on paper|2 weeks|Week|All day;2;May
>No phone at breakfast|coffee|12 day streak|1,Feeds after lunch only|timer|7 of 10 min|1,Walk without it|footprints|20 min|1,Call instead of typing|phone|Grandma|0,Phone away by ten|moon|9 day streak|0`,
  health: `@clinic,visit,chat with the nurse
@blood pressure,hypertension,systolic,bp,pulse/figure,card,cover/list,chart,form,notifications/home:Today
Evenbeat,Cuff,One Twenty,Steady Pulse
reading,readings,heart-pulse,heart,rings,waves
Calmer than last week.|124/79|this morning, sitting
Pulse,Arm,Before
Tuesday morning|Before breakfast|124/79|Morning|66 bpm;Left;Tablet
Monday evening|After the walk|128/82|Evening|71 bpm;Left;Supper
Monday morning|Slept badly|136/86|Morning|74 bpm;Left;Tablet
Sunday evening|In the garden all day|122/78|Evening|64 bpm;Left;Nothing
Sunday morning|Before coffee|126/80|Morning|67 bpm;Right;Tablet
>Measure before breakfast,Morning tablet,Thirty minutes outside,Less salt at supper,Measure at eight
@medication,medicine,pill,meds,dose,dosage,prescription,inhaler,antibiotics/today,card,cover/checklist,notifications,calendar,profile/home:Today
Dosewell,Blue Box,Pill & Time,Twice Daily
medicine,medicines,pill,bottle,flask,heart,night
Next one at half past one.|12|days of tablets left|taken today.
Dose,With,Left
Thyroxine|Before anything else|7:00|Morning|75 mcg;Water only;41
Ramipril|Half a tablet|8:00|Morning|2.5 mg;Breakfast;12
Metformin|Never on its own|13:30|Midday|500 mg;Lunch;26
Inhaler|Two puffs, then rinse|8:00, 20:00|Morning|2 puffs;Nothing;88
Simvastatin|No grapefruit|21:30|Evening|20 mg;Water;30
>Thyroxine|pill|7:00 with water|1,Ramipril|pill|8:00 with breakfast|1,Metformin|pill|13:30 with lunch|0,Inhaler|stethoscope|20:00 two puffs|0,Order more ramipril|repeat|12 left|0
@allergy,allergic,allergen,pollen,hay fever,antihistamine,eczema/card,scene,cover/list,weather,notifications,form/home:Today
Pollenary,Bless You,Soft Season,Clear Nose
trigger,triggers,leaf,field,leaf,sun,bottle
Birch is easing. Grass comes.|Low|pollen until noon
Reaction,Since,What helps
Grass pollen|Rising from Thursday|Medium|Outside|Eyes, nose;2014;Tablet, 7:30
Birch pollen|Nearly over|Low|Outside|Nose;2014;Nothing today
Peanut|Read every label|Severe|Food|Throat;Age four;Pen in the bag
Cat hair|Fine after an hour|Mild|Home|Itching;2019;Open window
Penicillin|On the card in three languages|Never|Medicine|Rash;2008;Tell doctors
>Tablet at half past seven,Rinse hair before bed,Check the pen’s date,Close the east window,Note this morning’s eyes
@therapy,therapist,counselling,counsellor,counselor,psychologist,psychiatrist,psychotherapy
Second Chair,Soft Hour,Talkwell,Open Door
session,sessions,message-circle,room,vase-flowers,heart,dunes
Session six, on Thursday at four.|5|sessions so far
With,When,About
Session six|Bring the worry list|Thu 16:00|Sessions|Dr Rowe;21 May;Sleep
Worry list|Three lines, at six o’clock|Today|Homework|You;Daily;Evenings
One small no|Said it on Monday|Done|Homework|You;18 May;Work
Breathing out longer|Helped on the train|Good|Tools|You;4 min;Panic
Session five|The letter I never sent|Thought of|Sessions|Dr Rowe;14 May;Father
>Write the worry list,Walk before the session,Practise one small no,Answer Dr Rowe,Note one good hour
<How was the week since Thursday?
<>Better. I said no, once.
<And how did that feel?
<>Terrible for an hour. Then light.
@dentist,dental,teeth,toothache,braces,orthodontist,floss,aligner
Brightside Dental,Molar,Two Minutes,Smilewell
visit,visits,smile,mug,room,tiles,heart
Check-up on Thursday at nine.|3|visits booked
When,With,Cost
Check-up|X-ray after two years|Thu 9:20|Visits|21 May;Dr Aziz;£27
Cleaning|Coffee is to blame|Thu 9:45|Visits|21 May;Ines;£52
Upper left six|Filled, a little sore|Healing|Teeth|28 April;Dr Aziz;£74
Leo’s braces|New wires, blue ones|2 June|Braces|2 June;Dr Hale;Covered
Night guard|Wear it, even so|Every night|At home|–;You;£140
>Two minutes this morning,Floss the upper left,Fill in the health form,Confirm Thursday,Rinse the night guard
!Explained every step before it happened. I almost fell asleep.
!On time, gentle, and my son now wants to be a dentist.
@diabetes,diabetic,blood sugar,sugar level,glucose,insulin,type 1,type 2/figure,card,cover/list,chart,form,notifications/home:Today
Evenline,Sugarwise,In Range,Six Point Two
reading,readings,droplets,heart,fruit,bowl,rings
In range since breakfast.|6.2|mmol/l at noon
Insulin,Carbs,Note
Before lunch|Steady, straight arrow|6.2|Today|5 units;48 g;Lentil soup
After breakfast|Porridge, small pear|8.9|Today|6 units;42 g;Walked 15 min
On waking|No low at night|5.8|Today|–;–;Slept well
Before bed|Two crackers|4.6|Monday|–;10 g;Juice near by
Long-acting|Left thigh|14 units|Monday|14 units;–;22:00
>Check before lunch,Change the sensor,Pack glucose tablets,Order test strips,Look at both feet
@migraine,headache,pain,flare,arthritis,symptom,chronic,fibromyalgia,endometriosis/card,figure,page/list,form,chart,calendar/home:Today
Quiet Hours,Ebb Log,Softer Days,Lull
attack,attacks,heart-pulse,night,rings,heart,dunes
Nine days without one.|2|attacks so far in May
Lasted,Strength,Took
Left side, with light|After a short night|7 of 10|Migraine|6 h;Sunday 10 May;One triptan
Behind the eyes|Screen until late|4 of 10|Headache|2 h;Tuesday 5 May;Water, dark
Stiff hands|Rain coming|3 of 10|Joints|40 min;17 May;Warm water
Good day|Swam, slept, ate on time|0 of 10|Good days|All day;18 May;Nothing
Aura only|Zigzag for twenty minutes|2 of 10|Migraine|20 min;28 April;Lay down
>Note the sleep,Drink two glasses,Stretch the neck,Dark room at the first sign,Print May for Dr Okafor
${menopause}
@patient,hospital,telehealth,telemedicine,video consultation,ward,gp,doctors surgery,waiting room
Mill Lane Practice,White Coat,Openwell,Waiting Less
visit,visits,stethoscope,heart,room,shield,rings
Dr Okafor can see you at 11:40.|11:40|today by video
When,With,Where
Video visit|The cough, third week|11:40|Today|11:40;Dr Okafor;By video
Blood test|Nothing to eat before|Thu 8:10|Booked|21 May;Nurse Ines;Room 2
Repeat prescription|Ready after three|Ready|Medicine|Today;Dr Okafor;Pharmacy
Ask a nurse|Usually within ten minutes|Open|Today|8:00 to 20:00;Three nurses;Chat
Results, iron|Nothing to worry about|Normal|Results|6 May;Dr Okafor;Letter
>Answer five questions,Try the camera,Send a picture of the rash,Collect the prescription,Book the flu jab
<How long have you had the cough?
<>Three weeks, worse at night.
<Any fever or pain when breathing?
<>No fever. A little, on the left.`,
  fitness: `@running,runner,jogging,marathon,5k,10k,parkrun,couch to
Long Mile,Easy Pace,Third Wind,River Loop
run,runs,footprints,shoe,route,road,sun
Easy today. Keep it slow.|21.4|km this week
Time,Pace,Heart
River loop|First warm morning|5.2 km|Easy|28:40;5:31 a km;142 bpm
Six fast ones|400 m each, legs like jelly|7.2 km|Speed|39:10;5:26 a km;161 bpm
Long one|To the lighthouse|9.0 km|Long|54:18;6:02 a km;148 bpm
Town 10 km|Best by forty seconds|51:20|Races|51:20;5:08 a km;168 bpm
Shoes|Change at 700 km|612 km|Things|Since October;Blue pair;–
>Ten minutes warm-up,Easy five kilometres,Stretch the calves,Lay out Thursday’s shoes,Enter the half marathon
@yoga,pilates,vinyasa,asana,flexibility,stretching,mobility/scene,page,cover/list,player,timer,streak
Slow Sun,Long Spine,Mat & Morning,Tadpole
class,classes,leaf,dunes,plant,sun,sea
Twenty minutes, and long breaths.|20|minutes on the mat
Length,With,Level
Morning flow|Wake the back|20 min|Flow|20 min;Maren;Gentle
Hips and patience|Two blocks, one cushion|35 min|Slow|35 min;Ines;Middle
Strong core|Plank, but kindly|25 min|Strong|25 min;Tomas;Strong
Desk shoulders|In any clothes|8 min|Short|8 min;Ines;Anyone
Legs up the wall|Then stay there|15 min|Slow|15 min;Maren;Gentle
>Roll out the mat,Three sun salutations,Hold the tree each side,Breathe out longer,Lie still for five
@swimming,swimmer,swim,laps,open water,cold water
Lane Four,Tumble Turn,Blue Mile,Open Water
swim,swims,droplets,waves,sea,bottle,waves
Lane four is yours at seven.|4.6|km swum this week
Distance,Per 100 m,Water
Tuesday lengths|64, last ten strong|1.6 km|Pool|1,600 m;2:05;27°
Sprints|12 × 50 m, rest 20 s|0.6 km|Pool|600 m;1:42;27°
Round the buoy|Choppy on the way back|2.4 km|Open water|2,400 m;2:18;14°
Cold dip|Four minutes, then tea|11°|Open water|80 m;–;11°
Best 400 m|By three seconds|7:12|Best|400 m;1:48;27°
>Warm up 200 m,Eight lengths kick only,Main set: 10 × 100 m,Dry the goggles,Book lane four
@climbing,climber,bouldering,boulder,crag,belay/cover,scene,card/list,gallery,chart,progress
Chalk & Co,Crux,Top Out,Slab Sunday
climb,climbs,flag,mountains,rings,tiles,dunes
The yellow one goes next time.|17|climbs sent in May
Grade,Tries,Style
Yellow corner|Fell off the last move|6C|Projects|6C;11;Balance
Pink slab|No hands for two moves|6A+|Sent|6A+;3;Slab
Green roof|Heel, then trust it|6B|Sent|6B;6;Overhang
South pillar|Five bolts, windy|5c|Outside|5c;First go;Crack
Blue dyno|Laughing too much|6B+|Projects|6B+;9;Jump
>Warm up on five easy ones,Three goes at yellow corner,Hang board: 5 × 10 s,Brush the holds,Rest the fingers
@cycling,cyclist,bike ride,bike route,bike,peloton,cadence
Big Ring,Coasting,Coffee Loop,Tailwind
ride,rides,bike,bike,route,road,mountains
Tailwind home. Take the long way.|118|km this week
Time,Climbed,Average
Coffee loop|Two stops, both cake|42 km|Easy|1 h 48;310 m;23.3 km/h
Hill repeats|Six times the chapel|28 km|Hard|1 h 22;740 m;20.5 km/h
To work|Green lights all the way|9 km|Commute|24 min;45 m;22.5 km/h
Sunday hundred|Next one, with Tom|104 km|Planned|4 h 30;1,120 m;–
Canal and back|Herons|39 km|Easy|1 h 44;120 m;22.5 km/h
>Pump the tyres,Oil the chain,Ride to work,Charge the rear light,Plan Sunday with Tom
@hiking,hike,trail,summit,peaks,pedometer,walking
Waymark,Cairn,Far Enough,Ridge & Rest
walk,walks,footprints,mountains,route,field,road
Dry until four. Start early.|14.2|km walked this week
Distance,Up,Time
Falcon ridge|Lunch out of the wind|9.4 km|Hills|9.4 km;620 m;3 h 10
River meadows|Cuckoo, twice|4.8 km|Easy|4.8 km;20 m;1 h 05
Old quarry|Steep, then a view|7.1 km|Planned|7.1 km;340 m;2 h 20
Grey Top|Summit 31 of 50|847 m|Summits|12 km;790 m;4 h 30
Yesterday|To work and home|9,214|Steps|6.6 km;–;All day
>Ten minutes after lunch,Grease the boots,Fill two bottles,Check the wind on the ridge,Plan the old quarry`,
  sleep: `@white noise,brown noise,pink noise,rain sound,noise,sounds,soundscape,lullaby/scene,cover,card/player,timer,list,notifications
Rainroom,Hushwave,Far Harbour,Low Tide
sound,sounds,music,night,sea,waves,dunes
Rain on the roof, until eleven.|30|minutes, then it fades
Length,Good for,Mood
Rain on a roof|No thunder, promise|30 min|Weather|30 min;Falling asleep;Soft
Far harbour|Ropes, water, one bell|45 min|Water|45 min;A busy head;Slow
Brown noise|Low and even|All night|Noise|8 h;Neighbours;Even
Night train|Third carriage, window|60 min|Journeys|60 min;Long nights;Steady
Lullaby, hummed|No words at all|12 min|Music|12 min;Small ones;Warm
>Choose tonight’s sound,Fade out after thirty,Phone face down,Save rain and harbour,Window a hand open
${dreams}`,
  period: `@ovulation,ovulate,fertility,fertile,trying to conceive,conceive,ttc,basal/card,figure,scene
Maybe June,Small Hope,Bloom Days,Two Lines
day,days,calendar-heart,heart,sun,leaf,waves
Most fertile until Thursday.|14|day of your cycle
Temperature,Test,Notes
Day 14|Peak, most likely|36.4°|Fertile|36.4°;Positive;Bright
Day 13|Test line darker|36.3°|Fertile|36.3°;Rising;Restless
Day 12|First fertile day|36.4°|Fertile|36.4°;Faint;Calm
Day 9|Nothing to note|36.4°|Before|36.4°;–;Tired
Last cycle|Ovulation on day 15|29 days|Earlier|36.7° after;Day 14;Regular
>Measure before getting up,Test at noon,Folic acid,Walk together,Note the day
${menopause}`,
  nutrition: `@fasting,fasted,16 8,ramadan,autophagy/figure,card,scene/timer,streak,chart,notifications
Sunup Sundown,Sixteen,Empty Plate,Slow Clock
fast,fasts,clock,table,bowl,sun,mug
Two hours until you may eat.|14:05|hours fasted
Began,Ended,Felt
Today|Tea, black, no sugar|14 h 05|This week|20:00;Open;Clear
Monday|Broken with soup|16 h 10|This week|19:50;12:00;Light
Sunday|Late breakfast with Mara|13 h 30|This week|21:00;10:30;Cheerful
Saturday|Walked before eating|16 h 20|Earlier|19:40;12:00;Hungry
Longest|Once was enough|20 h 00|Best|18:00;14:00;Proud
>Black tea at eight,Two glasses of water,Break it with soup,Last bite by eight,Note how it felt
@allergen,intolerance,intolerant,gluten,lactose,dairy free,fodmap,coeliac,celiac,stomach,ibs,food reaction,additives
Free From,Gentle Plate,Belly Notes,Labelwise
food,foods,utensils,bowl,fruit,table,flask
Nothing since Sunday. Keep going.|3|days without a reaction
Contains,Amount,Reaction
Sourdough, spelt|Half a slice to try|Fine|Safe|Gluten;40 g;None
Soft cheese|Bloated within an hour|Avoid|Reacts|Lactose;60 g;4 of 5
Oat milk|In coffee, every day|Safe|Safe|Oats;200 ml;None
Onion soup|Slow, then all evening|Careful|Testing|Fructans;1 bowl;3 of 5
Hazelnut bar|Traces of milk|Check|Testing|Nuts, milk;35 g;Not yet
>Scan the new crackers,Note supper and the hour,Try one egg,Ask about the sauce,Print two weeks
@weight loss,lose weight,losing weight,weight goal,weigh,bmi,kilos,slimming,diet
Lighter Days,Gently Down,Half a Kilo,Even Scale
entry,entries,scale,fruit,mountains,bowl,rings
Half a kilo down, no hurry.|74.8|kg this morning
Change,Waist,Slept
Tuesday|Before breakfast|74.8 kg|This week|−0.2 kg;84 cm;7 h 20
Sunday|After Grandma’s cake|75.0 kg|This week|+0.1 kg;84 cm;8 h
Friday|Walked every day|74.9 kg|Last week|−0.4 kg;85 cm;7 h
First of May|A calm start|76.1 kg|Start|–;87 cm;6 h 40
Goal|By the end of August|71.0 kg|Goal|−3.8 kg;80 cm;7 h 30
>Weigh before breakfast,Walk after lunch,Half the plate green,Fruit instead of cake,Lights out by eleven
@protein,macro,bulking,muscle,carbs
Even Macros,Plate & Bar,Lentil Lift,Third Helping
food,foods,utensils,bowl,egg,table,fruit
Forty-four grams to go.|96|g of protein today
Protein,Carbs,Fat
Skyr and berries|Breakfast, 300 g|33 g|Breakfast|33 g;24 g;1 g
Lentil bowl|Lunch, with egg|34 g|Lunch|34 g;52 g;14 g
Shake|After the gym|29 g|Snacks|29 g;6 g;2 g
Tofu and rice|Dinner plan|38 g|Dinner|38 g;60 g;16 g
Cottage cheese|If it is not enough|12 g|Snacks|12 g;3 g;4 g
>Log breakfast,Cook lentils for three days,Shake after the gym,Buy eggs,Check the week’s average
@water,hydration,hydrate,caffeine,coffee
Carafe,Clear Glass,Sipwell,Last Coffee
drink,drinks,droplets,mug,waves,sea
Three more glasses by six.|1.3|litres so far
Amount,Time,Caffeine
Water on waking|With lemon|300 ml|Water|300 ml;7:10;None
First coffee|The good one|200 ml|Coffee|200 ml;8:15;90 mg
Blue bottle|At the desk|500 ml|Water|500 ml;By noon;None
Mint tea|After lunch|300 ml|Tea|300 ml;13:40;None
Last coffee|Not after two, says sleep|13:00|Coffee|200 ml;Yesterday;90 mg
>Glass on waking,Fill the blue bottle,No coffee after two,Tea at four,One glass with supper`,
  meditation: `@prayer,pray,rosary,bible,quran,psalm,scripture,devotional,dua,salah,church
Vesper,Evensong,Kneel & Rise,Candle Hour
prayer,prayers,sun,arch,night,dunes,table
Be still for a little while.|7|days of evening prayer
Length,When,For
Morning thanks|Before the day begins|4 min|Daily|4 min;6:40;The day
Psalm 23|Read slowly, twice|6 min|Readings|6 min;Noon;Comfort
For someone ill|Say the name aloud|3 min|For others|3 min;Any time;Mara’s father
Evening silence|One candle is enough|10 min|Daily|10 min;21:30;Rest
Night prayer|In the dark|5 min|Daily|5 min;22:15;Sleep
>Light the candle,Morning thanks,Read one page,Name three people,Night prayer
@breathing,breath,breathe,breathwork,inhale,exhale,panic attack,anxiety,pranayama
Four Counts,Exhale,Long Breath,Boxwell
exercise,exercises,leaf,rings,sea,waves,arcs
In for four. Out for six.|6|breaths a minute
Length,Count,For
Box breath|Four equal sides|4 min|Calm|4 min;4-4-4-4;Focus
Long way out|Out is longer than in|5 min|Calm|5 min;4-6;Racing heart
Right now|For the first bad minute|1 min|Panic|1 min;3-5;Panic
Before sleep|Hold, then let it go|6 min|Sleep|6 min;4-7-8;Falling asleep
Wake up|Short and bright|2 min|Morning|2 min;2-2;Tired mornings
>Four minutes of box breath,Shoulders down,One breath before calls,Feet on the floor,Long way out in bed
@soundscape,ambient,nature sound,rain sound,forest,calm sounds,sounds,singing bowl,music
Rainroom,Fernsong,Tidewell,Far Bells
sound,sounds,music,sea,dunes,waves,night
Rain, and nothing else.|24|sounds to mix
Length,From,With
Rain on leaves|Beech wood, in May|40 min|Rain|40 min;Lower wood;Thrush
Small waves|Pebbles, no wind|60 min|Sea|60 min;North bay;Bell buoy
Forest at five|The blackbird begins|30 min|Forest|30 min;Upper wood;Stream
Singing bowl|Nine strikes, far apart|9 min|Bells|9 min;Brass, 1960s;Silence
Stove and snow|It is warm in here|45 min|Indoors|45 min;A hut;Clock
>Mix rain and stove,Set thirty minutes,Headphones off,Save the morning mix,Listen to the window first
@affirmation,mantra,chanting,manifestation,manifest,self love/scene,card,cover/list,player,notifications,streak
Said Softly,I Am Here,Good Words,Morning Line
line,lines,sun,dunes,sun,vase-flowers,sea
“I can begin again at noon.”|14|mornings in a row
Said,Kept since,For
“I may take my time”|Said it in the lift|Today|Work|3 times;April;Rushing
“This is enough for today”|Hand on the heart|Evening|Rest|5 times;May;Evenings
“I can do hard things”|Before the call|9:00|Courage|2 times;March;Fear
“I am my own good company”|On the long walk|Sunday|Self|4 times;May;Being alone
So hum|In on so, out on hum|5 min|Mantras|108 times;January;Quiet
>Say one line aloud,Write it on the mirror,Send one to Mara,Three breaths after it,Choose tomorrow’s`,
  'mood-journal': `@gratitude,grateful,thankful,good things,three things
Three Good Things,Thank You Soup,Small Lights,Gladly
entry,entries,sun,mug,sun,vase-flowers,cake
Three good things, every night.|57|good things in May
First,Second,Third
Tuesday|The bus waited for me|Three|This week|Bus;Lemon cake;Rain on time
Monday|Mara called, just because|Three|People|Mara;Clean sheets;Blackbird
Sunday|Six at the table|Three|People|Grandma;Peonies;No dishes left
Saturday|Nothing planned|Two|This week|Long sleep;River;–
A hard Friday|Looked for it, found it|One|Hard days|Warm socks;–;–
>Write three things,Thank one person,Notice one colour,Reread last week,Put one in the jar
@anxiety,anxious,panic,worry,worries,cbt,depression,depressed,burnout,stress,bipolar,therapy
Steadier,Worry Box,Lighter Room,Even Water
entry,entries,leaf,waves,rings,sea,mug
Lower than last Tuesday.|4|of 10 today, after a 7
Before,After,What helped
Monday meeting|“They will all see it”|7 to 4|Work|7;4;Long breath out
Cannot sleep|A list at three in the night|6 to 5|Night|6;5;Writing it down
On the train|Got off once, got on again|8 to 3|Outside|8;3;Counting blue
Did nothing, and rested|That was the plan|3 to 2|Home|3;2;Soup
Called Iris|Said it out loud|6 to 2|People|6;2;Being heard
>Name the thought,Ask if it is true,Breathe out for six,Ten minutes outside,Tell one person
${dreams}
@future self,time capsule,letter to myself,letters to my,letter to my/page,scene,card/editor,list,notifications,calendar
Dear Later,Sealed,Open in May,Postbox Me
letter,letters,mail,parcel,night,books,sea
One letter opens on Sunday.|11|letters on their way
Written,Opens,Length
To me at forty|About the sea, and swimming|2031|Far off|3 May;2 June 2031;Two pages
After the move|I hope the kitchen has light|Sunday|Soon|1 Feb;24 May;One page
Before the exam|You knew more than you think|Opened|Opened|9 Jan;11 May;Half a page
To Mia, at eighteen|From the day you were born|2041|For others|2023;7 April 2041;Four pages
New Year’s Eve|Three wishes, one joke|31 Dec|Soon|1 Jan;31 Dec;One page
>Write one honest line,Choose when it opens,Add today’s picture,Answer the opened one,Seal it
+I opened the one from January. I was right about the kitchen.
+Dear you, it is raining and I am not worried. Remember that.
+Sealed for fifteen years. I already forget what I wrote.`,
  sports: `@football,soccer,football team,goalkeeper,under 12,u12,futsal,sunday league/scene,figure,cover/list,calendar,leaderboard,chat
Home Side,Full Time,Third Bib,Far Post
match,matches,trophy,field,shirt,crowd,trophy
Two short for Saturday’s match.|11|goals this season
When,Where,Players
Against Quay United|Blue shirts, away|Sat 10:30|Next|23 May;Quay park;9 of 11
Training|Shooting, bring water|Thu 18:00|Training|21 May;Mill Lane;12 of 14
Against Hill Road|Mia, from the corner|Won 3–1|Played|16 May;Home;11 of 11
Against Old Town|Leo saved a penalty|Drew 2–2|Played|9 May;Away;11 of 11
Cup, second round|Draw is on Friday|30 May|Cup|30 May;Not known;Open
>Say yes to Saturday,Find two players,Wash the bibs,Book the minibus,Message the parents
<Is Leo fit for Saturday?
<>He is, and he wants the goal.
<We are still two short.
<>I ask his cousin. She can run.
@chess,checkmate,elo,blitz/figure,card,cover/list,calendar,leaderboard,chart
Second Rook,Quiet Move,Knight Shift,Endgame Club
game,games,trophy,trophy,tiles,table,rings
Board three, white, at seven.|1,486|your rating
Opening,Moves,Rating
Against Ada|Lost the bishop, kept calm|Draw|Club|Caro-Kann;54;1,520
Against Ben|Mate on the back rank|Won|Club|Italian;31;1,440
Thursday blitz|Seven rounds of five minutes|19:00|Next|–;–;All
Against Noor|Ran out of time, winning|Lost|League|Queen’s Gambit;62;1,610
Mate in two|Look at the quiet move|New|Puzzles|White first;2;1,450
>Solve the mate in two,Go over the Noor game,Set up nine boards,Pair round four,Charge the clocks
?Which piece may jump over others?|Knight|Bishop|Rook
?How many squares has the board?|64|72|81
?Which piece moves only diagonally?|Bishop|Queen|Rook
@tennis,padel,badminton,squash,pickleball,ping pong,table tennis,racket/scene,figure,cover
Court Three,Second Serve,Drop Shot,Long Rally
match,matches,trophy,field,trophy,sun,arcs
Court three is yours at six.|7|wins this spring
When,Court,Level
Iris Sato|Left-handed, likes the net|18:00|Next|Today;Court 3;4.0
Tom and Ada|Doubles, you and Ben|Sat 9:30|Next|23 May;Court 1;3.5
Ladder match|Third set, both laughing|Won 2–1|Played|16 May;Court 2;4.0
Against Mara|Forty winners, all hers|Lost 0–2|Played|12 May;Court 3;4.5
Noor Aziz|Free on weekday evenings|Your level|Partners|Evenings;Any;4.0
>Book court three,Say yes to doubles,Restring the racket,Enter Saturday’s score,Buy new balls
@golf,golfer,birdie,fairway,caddie/scene,figure,cover/list,stats,calendar,leaderboard
Back Nine,Fairway,Dogleg,Slow Green
round,rounds,flag,field,sun,trophy
Tee time at 7:40, and no wind.|14.2|your handicap
Score,Putts,Fairways
Old Links|Two birdies, one lake|86|Rounds|+14;33;8 of 14
Hill course|Wind from the left all day|91|Rounds|+19;36;6 of 14
Saturday four|Ada, Tom, Ben and you|Sat 7:40|Next|–;–;Tee 1
Seven iron|Ten balls, eight on the green|138 m|Clubs|–;–;80 %
Club cup|Net 70 leads|Third|Cups|72 net;31;9 of 14
>Book Saturday’s tee,Putt for twenty minutes,Enter the Old Links card,Clean the grooves,Ask Ben about the cart
@surf,surfing,surfer,swell,kitesurf,windsurf,paddle board,sailing,sailor,kayak,regatta/scene,cover,figure/list,weather,map,notifications
Offshore,Second Set,Saltline,Glassy
spot,spots,sun,waves,sea,sun
Clean and waist-high until ten.|1.1|metres at North bay
Wave,Wind,Tide
North bay|Best before the wind turns|Go now|Today|1.1 m, 9 s;6 km/h off;Low 9:12
Pier left|Crowded after school|Fair|Today|0.8 m, 8 s;11 km/h side;Mid 12:20
Lighthouse|Only for the big board|Small|Today|0.5 m, 7 s;9 km/h off;High 15:30
Thursday swell|New one from the west|1.9 m|Coming|1.9 m, 12 s;14 km/h off;Low 10:50
Sunday|Longest ride so far|18 s|Sessions|1.3 m, 10 s;Calm;Low 7:30
>Wax the board,Rinse the wetsuit,Check Thursday’s swell,Share the lift with Tom,Log this morning
@ski,skiing,snowboard,slope,piste,snow,chairlift,avalanche/scene,cover,figure/list,weather,map,booking
First Chair,Fresh Line,Powder & Toast,Last Lift
run,runs,flag,mountains,arcs,sun
Twelve fresh centimetres on top.|148|cm at the top station
Open,Length,Snow
Sunny side|Groomed at six|Open|Easy|8:30 to 16:00;2.4 km;Firm
Chapel run|Bumps from noon|Open|Middle|8:30 to 15:30;3.1 km;Soft
North gully|Avalanche level three|Closed|Hard|–;1.8 km;Loose
Gondola 2|Four minutes’ wait|Open|Lifts|8:15 to 16:30;1.9 km;–
Yesterday|Top speed 61 km/h|31 km|My days|9 runs;31 km;Firm
>Book the day pass,Check the avalanche level,Wax both pairs,Meet Ada at Gondola 2,Dry the gloves
@fishing,angler,fish,carp,trout,fly fishing,bait/cover,scene,map/list,form,map,gallery
Slack Water,Tight Lines,Reedbank,First Cast
catch,catches,droplets,sea,waves,night
Cloud and west wind. Go tonight.|7|fish landed in May
Weight,Bait,Water
Tench|Under the lilies, at dusk|1.9 kg|Lake|1.9 kg;Sweetcorn;16°
Brown trout|Second cast, put back|0.8 kg|River|0.8 kg;Mayfly;12°
Pike|Straightened the hook|Lost|Lake|Large;Spinner;15°
Sea bass|Two hours before high tide|2.3 kg|Coast|2.3 kg;Sand eel;13°
Perch|Leo’s first|0.3 kg|Lake|0.3 kg;Worm;16°
>Tie six leaders,Renew the permit,Check high tide,Oil the reel,Log last night’s tench`,
};
