/** People together. The form is that of `living`. */
export const meeting = {
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
  community: `feed,scene,cover/feed,events,chat,list
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
>Update the photo,Add Harbour type,Check the links,Ask for a quote,Share the card`,
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
>Write it down,Sort by heart,Share one,Drop two,Come back tomorrow`,
  sports: `scene,figure,plan/list,booking,leaderboard,calendar
Kick-off,Home Side,Court Three,Full Time
game,games,trophy,ball,field,crowd
Two players short for Thursday.|8|of ten are in
When,Where,Players
Thursday five-a-side|Bring a light shirt|19:00|Next|19:00;Hall 2;8 of 10
Sunday basketball|Outdoor court|10:30|Next|10:30;Mill Lane;6 of 10
Spring league|Against Quay FC|Sat|League|15:00;North field;11 of 11
Last Thursday|Won 6 to 4|Won|Played|19:00;Hall 2;10 of 10
>Say yes to Thursday,Find two players,Bring the ball,Pay the hall,Wash the bibs`,
} as const;
