export interface Samples {
  /** A conversation; a line of the visitor starts with >. */
  talk: readonly string[];
  posts: readonly string[];
  reviews: readonly string[];
  /** Question, answers (the right one first). */
  quiz: readonly string[];
  cards: readonly string[];
  pages: readonly string[];
}

/** What people write to each other and what they are asked, by families of kinds. */
export const sampleTexts: Readonly<Record<string, Samples>> = {
  care: {
    talk: [
      'The new leaves are curling. Too much water?',
      '>Show me the soil, please.',
      'Here. It is dry two fingers deep.',
      '>Then water today and move it from the window.',
    ],
    posts: [
      'Three weeks after the repotting and there is a new leaf. I may have clapped.',
      'Does anyone have a cutting to swap? I have far too much mint.',
      'First bloom since we moved. Look at it.',
    ],
    reviews: [
      'It tells me before it is too late. That was all I needed.',
      'Clear and calm, even my mother uses it.',
    ],
    quiz: [
      'What kills most house plants?|Too much water|Too little light|Cold tea',
      'When is the best time to water?|Morning|Noon|Midnight',
      'What does a yellow leaf often say?|Less water, please|I am happy|Repot me twice',
    ],
    cards: [
      'Two fingers deep and dry|Water now',
      'Brown tips|The air is too dry',
      'Leggy stem|It looks for light',
    ],
    pages: [
      'Never forget again|We count the days, you do the rest.',
      'Tell us what you have|Three are enough to begin.',
    ],
  },
  body: {
    talk: [
      'How was today, on a scale of one to ten?',
      '>A seven. Legs are heavy.',
      'Then make tomorrow an easy one.',
      '>Gladly. Thank you!',
    ],
    posts: [
      'First time around the lake without stopping. Slow, but around.',
      'Rest day. It counts, the app says so.',
      'New best today, by four seconds. I will take them.',
    ],
    reviews: [
      'It never makes me feel bad about a missed day.',
      'Two taps and it is noted. Perfect.',
    ],
    quiz: [
      'How do you feel this morning?|Rested|A little tired|Heavy',
      'How long did you move yesterday?|Half an hour|An hour or more|Hardly',
      'What would help today?|A walk|Sleep|Company',
    ],
    cards: [
      'Shoulders|Down, away from the ears',
      'Breath|In for four, out for six',
      'Water|One glass, now',
    ],
    pages: [
      'Small steps count|Start with one thing and let it grow.',
      'What matters to you?|You can change it at any time.',
    ],
  },
  eat: {
    talk: [
      'Hello! Is the kitchen still open?',
      '>Until ten. Shall I keep the table?',
      'Yes please, we are five minutes away.',
      '>See you soon. Soup is warm.',
    ],
    posts: [
      'Four of us, one pot, nothing left. That is the review.',
      'The trick is cold butter. It is always cold butter.',
      'Grandma’s tin, my oven, her face when she tried it.',
    ],
    reviews: [
      'Warm, generous, and the bread alone is worth it.',
      'Done in half an hour, as promised.',
    ],
    quiz: [
      'What makes bread rise?|Yeast|Salt|Patience',
      'Which is a legume?|Lentil|Leek|Barley',
      'When do you salt pasta water?|When it boils|After draining|Never',
    ],
    cards: [
      'Onions|Low heat, twenty minutes',
      'Rice|Twice the water, then leave it',
      'Eggs|Six minutes for soft',
    ],
    pages: [
      'Dinner, decided|Tell us what is in the house.',
      'What do you eat?|We leave the rest out.',
    ],
  },
  shop: {
    talk: [
      'Hello! Is this one still available?',
      '>Yes, it is. Pick-up near the market.',
      'Could you do a little less?',
      '>Five less if you come today.',
    ],
    posts: [
      'It arrived in paper, not plastic. And it is lovelier than the picture.',
      'Worn for a year, mended once, still my favourite.',
      'New things on the shelf on Thursday. Set an alarm.',
    ],
    reviews: [
      'Even nicer in the hand than on the screen.',
      'Packed with care and here in two days.',
    ],
    quiz: [
      'What are you looking for?|A gift|Something for me|Just looking',
      'Which colours do you like?|Earthy|Bright|Quiet',
      'How much would you spend?|Under £30|£30 to £80|It depends',
    ],
    cards: [
      'Stoneware|Fired at 1,250 degrees',
      'Linen|Softer with every wash',
      'Brass|Gets darker, then lovelier',
    ],
    pages: [
      'Fewer, better things|New pieces every Thursday.',
      'What is your style?|We show you those first.',
    ],
  },
  money: {
    talk: [
      'Did you get my half of the dinner?',
      '>Not yet. It was £17.',
      'Sent now. Sorry!',
      '>Got it. We are even.',
    ],
    posts: [
      'No-spend week: day six. I have learned to love lentils.',
      'The holiday pot is full. Ten months, no tricks.',
      'Split the bill without anyone doing sums. Magic.',
    ],
    reviews: [
      'I finally know what is left, not only what is gone.',
      'We stopped arguing about who paid.',
    ],
    quiz: [
      'What does interest pay you for?|Waiting|Spending|Asking',
      'Where does most of a wage go?|Home|Coffee|Trains',
      'Save first, or spend first?|Save first|Spend first|Neither',
    ],
    cards: ['Net|What is really yours', 'Buffer|Three months of costs', 'Split|Who paid, who owes'],
    pages: [
      'Know what is left|One number, every morning.',
      'What are you saving for?|We keep it in sight.',
    ],
  },
  learn: {
    talk: [
      'I do not understand question three.',
      '>Draw it first. What do you see?',
      'Oh. It is the same triangle twice!',
      '>Exactly. Now the rest is easy.',
    ],
    posts: [
      'Ten days in a row. I ordered a coffee and was understood.',
      'Who wants to repeat chapter four together tonight?',
      'Passed! With the cards I hated most.',
    ],
    reviews: [
      'Short enough that I do it every day.',
      'It explains the mistake instead of just counting it.',
    ],
    quiz: [
      'Which planet is the largest?|Jupiter|Saturn|Neptune',
      'What do plants breathe in?|Carbon dioxide|Helium|Steam',
      'How many sides has a hexagon?|Six|Five|Eight',
    ],
    cards: [
      'Osmosis|Water moves to where more is dissolved',
      'Bom dia|Good morning',
      '1848|A year of revolutions',
    ],
    pages: [
      'Ten minutes are enough|A little every day beats a lot on Sunday.',
      'How well do you know it?|We begin where you are.',
    ],
  },
  go: {
    talk: [
      'I am at the main entrance, blue coat.',
      '>Two minutes, the bridge is busy.',
      'No hurry. I have a croissant.',
      '>Save me half!',
    ],
    posts: [
      'If you go, sit on the left. You see the sea for an hour.',
      'Found a bakery that opens at five. You are welcome.',
      'Wrong bus, best afternoon.',
    ],
    reviews: ['Clean, easy to find, and open as promised.', 'Friendly, on time, and good music.'],
    quiz: [
      'How do you like to travel?|By train|On foot|By car',
      'Morning or evening?|Morning|Evening|Neither',
      'What must not be missing?|Good food|A view|Quiet',
    ],
    cards: [
      'Platform 4|Rear carriages, window left',
      'Old town|On foot, before ten',
      'Ferry|Buy the return',
    ],
    pages: [
      'Everything for the way|Tickets, places and people in one place.',
      'Where do you want to go?|We keep it for later.',
    ],
  },
  people: {
    talk: [
      'Are you coming on Sunday?',
      '>Yes! Shall I bring the cake?',
      'Please. The one with the lemons.',
      '>Consider it baked.',
    ],
    posts: [
      'Thank you for last night. The floor will recover.',
      'Looking for two strong arms and one van on Saturday.',
      'We did it! All forty chairs are back.',
    ],
    reviews: ['Kind, punctual and very funny.', 'I knew nobody. Now I know the whole street.'],
    quiz: [
      'Sunday at noon?|Yes, all of us|Later, please|We cannot',
      'Who brings dessert?|Me|Someone else|Nobody',
      'Inside or outside?|Outside|Inside|Both',
    ],
    cards: [
      'Never have I ever|Baked a cake for a dog',
      'Best gift|One that took time',
      'Tell us|What made you laugh today?',
    ],
    pages: [
      'Good to see you|The people near you are nice. Really.',
      'What brings you here?|We introduce you to the right ones.',
    ],
  },
  work: {
    talk: [
      'Is the draft ready for the ten o’clock?',
      '>Almost. Page three needs your numbers.',
      'In your inbox now.',
      '>Then it is ready.',
    ],
    posts: [
      'Shipped. Two days early, one bug fewer than last time.',
      'Note to all: the good room is free on Fridays.',
      'We kept the meeting to nine minutes.',
    ],
    reviews: ['It gets out of the way and lets me work.', 'Everyone knows what is next. Finally.'],
    quiz: [
      'How was this week?|Good|Full|Too much',
      'What helps you focus?|Quiet|Music|A deadline',
      'Shall we meet less?|Yes|No|Only on Fridays',
    ],
    cards: ['Today|One big thing', 'Later|Not now, not never', 'Done|Say it aloud'],
    pages: ['Less to remember|Put it here and let it go.', 'How do you work?|We set up the rest.'],
  },
  media: {
    talk: [
      'Did you hear the last one?',
      '>Twice. The ending!',
      'I have to talk about the ending.',
      '>Not a word until Sunday.',
    ],
    posts: [
      'Side B on a night train. Nothing better.',
      'Reading slowly so that it does not end.',
      'Made this in an afternoon. Be gentle.',
    ],
    reviews: [
      'Slow at first, and then I missed my stop.',
      'Beautiful, funny and exactly long enough.',
    ],
    quiz: [
      'Who wrote in longhand until the end?|M. Oren|J. Pell|Nobody',
      'How many strings has a bass?|Four|Six|Five',
      'What does a key grip do?|Holds the camera rig|Sings|Edits sound',
    ],
    cards: [
      'The ferry does not come|Chapter nine',
      'Paper Boats|Lena Harrow, 2024',
      'First light|Half past six',
    ],
    pages: [
      'Find something good|Picked by people, not by numbers.',
      'What do you love?|Choose three, we do the rest.',
    ],
  },
};

/** Names of groups of records, each with its icon. */
export const groupIcons =
  'Home:house,Work:layers,Me:user-round,Food:utensils,Travel:plane,Income:landmark,Fun:ticket,Body:footprints,Mind:book-open,Rest:moon,Legs:footprints,Cardio:heart-pulse,Push:flame,Pull:repeat,Core:target,Heart:heart-pulse,Blood:droplets,Moving:footprints,Breakfast:coffee,Lunch:utensils,Dinner:utensils,Snacks:croissant,Fruit:leaf,Dry:package,Cold:droplets,Ana:droplets,Jo:house,Sam:star,Feeds:heart,Sleep:moon,Nappies:droplets,Firsts:star,Morning:sun,Evening:sunset,Calm:leaf,Bright:sun,Tense:flame,Light:cloud-sun,Even:smile,Nature:leaf,People:users-round,Animals:heart,Learning:book-open,Engine:settings-2,Tyres:target,Fuel:droplets,Papers:file-text,Money:wallet,Things:package,Receipts:receipt-text,Contacts:user-round,Codes:target,Kitchen:utensils,Shared:users-round,Sport:footprints,Cars:bike,Stay:bed-double,Bank:landmark,Mail:mail,Groups:users-round,Friends:users-round,Family:heart,Unread:mail,Lists:list-checks,Odd:moon,Outside:sun,Today:clock,City:landmark,Society:users-round,Craft:pencil,Running:play,Waiting:clock,Done:circle-check,Passed:circle-check,Failed:x,Safe:lock,Weak:flame,Interview:message-circle,Applied:send,Offer:star,Closed:archive,Children:smile,Transport:bike,Outdoors:leaf,Goats:heart,Fields:sprout,Everyone:users-round,Mia:star,Leo:graduation-cap,Numbers:sigma,Letters:pencil,Art:palette,World:globe,Length:scale,Signs:flag';

/** Families of kinds that share sample sentences; all others are of the family `work`. */
export const kindsOf: Record<string, string> = {
  care: 'plants pets agriculture household weather',
  body: 'habit health fitness sleep period nutrition meditation mood-journal sports parenting',
  eat: 'recipes food food-delivery restaurant shopping-list',
  shop: 'ecommerce marketplace fashion wardrobe beauty',
  money: 'finance expense-split insurance freelance charity converter calculator',
  learn: 'education language flashcards quiz kids science translator',
  go: 'travel map-finder parking ride-share logistics automotive real-estate',
  people: 'family social community chat dating events volunteering polls survey profile fun',
  media: 'music podcast movies video photo drawing books news writing game',
};
