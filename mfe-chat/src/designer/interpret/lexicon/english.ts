import { englishClasses, englishFeatures } from './english-features';
import { englishKinds } from './english-kinds';
import type { WordLists } from './lexicon';

export const english: WordLists = {
  stems: true,
  classes: englishClasses,
  fillers:
    'a an the my your our their his her its some every each any all this that these those new own simple small little quick nice good',
  features: englishFeatures,
  kinds: englishKinds,
  notKinds: {
    books:
      'book a|an|it|them|online|in|now|my|the|repairs|lessons|appointments|slots|tables|rooms|rides|classes|viewings|one|him|her, can|to|and|they|could|customers|clients|people|users|members|guests|must|should|parents|patients book, by the book, booked',
    finance:
      'stock for|of|list|count|level|levels, in|out of stock, low stock, kitchen|shop|store|bar stock, save a|my|the|it|them|for later, bank holiday, blood|food bank, share a|my|the|it|them|with',
    fitness:
      'i|we|who|run|runs run a|an|my|our|the, i run, run by|out|low|errands|late, running a|an|my|our|out|low|late, lift to|home|from, gym .. subscription, sets of',
    travel: 'day trip to, trip me, train my|the|a|for|your|them, flight of stairs, passport photo',
    photo: 'filter by',
    scheduling: 'ad|login|sugar|smoke|gluten|dairy|nut|alcohol|for free',
    plants: 'power plant, plant based, factory plant, plant manager',
    sports: 'match with, it is|its a match, a match, match profiles|people|me|students|mentors',
    dating:
      'due date|dates, date of|and time|with, up to date, release date|dates, by date, set .. date, exhibition dates',
    events: 'events in|of my calendar, delete events, gig workers|economy',
    news: 'good news',
    music: 'record my|the|a, track my|the|of|how',
    education: 'train my, of =course, test results, blood tests, crash course',
    parking: 'dog|national|theme|skate|water|car park',
    weather: 'running hot',
    movies: 'watch my|over|out, watch .. weight',
    meditation: 'calm colours|colors|design|look|style',
    insurance: 'claim a|my|it',
    marketplace: 'swap .. shifts|shift|seats',
  },
  noise:
    'tab|search|progress|top|bottom|navigation|nav|status|side|tool|title|app|loading|menu bar, bar chart|graph|charts|graphs, home page|screen|tab|button, league|leaderboard|score|results table, table of, due date|dates, date of|picker|and time, time and date, in order, order by, my phone, phone number, game plan, plan b, in the evening, at the moment, read more, keep track, track of, each day, every day, one day, day view, week view, month view, credit card, birth date, to date, text box, play button, start button, screen time view, dark|light mode, chat bubble, profile picture|photo, take .. photo|picture|photos|pictures, share a|the|it|an|them, sign up, log in, works like, likes, with friends, would like, i like, feels like, looks like, sort of, in real time, real time, look for, power up, pie chart|charts, water colour, dog ear, hot pink, house style, white space, square photo, button bar, icon bar, high score, my own, home run',
  notBefore: `no, without, not a|an|another|the|any|for, not need|want|require|have|include|add|show|use|like|care|ask|wanna, don't need|want|require|include|add|show|put|wanna|bother|ask|care|use|do, does|do|should|must|shall|need|will|would not need|want|require|have|include|ask|show|be|take|collect|charge|sell|handle|process|send|force|allow|contain|support, doesn't|shouldn't|wouldn't|mustn't|can't|won't need|want|require|have|include|ask|show|be|use|take|collect|charge|sell|handle|process|send|force|contain|support, never ask|asks|require|requires|show|shows, leave out, skip, avoid, nothing like, rather than, instead of, exclude|excluding, minus, drop the, neither, nor, =zero, hate, except, apart from, don't want|need|wanna to have to, not want|need to have to, don't want to have, refuse to have, refuse, can't stand, nothing to|for, nobody should|has|needs|wants .. to, no one should|has|needs|wants .. to, nobody ranking|ranks|rates|comparing, no one ranking|ranks|rates|comparing, keep .. out of, none|nothing of, get rid of, remove the|all|any, do away with, dont make me|us|them|people, no need for, free of|from, isn't a|an|another|the, none of`,
  notAfter: `=free, not needed|required|necessary|wanted|included|allowed, isn't needed|required|necessary|wanted, aren't needed|required|necessary|wanted, unnecessary`,
  spare: `no matter, no longer, no more, no idea, no problem, no time, no show, no shows, no one is|are|else|can|knows|remembers|ever|gets|reads|at|in|has time, no need to remember|think|worry|guess, nothing to do|lose|worry|show|read|watch|wear|eat, nothing for dinner|lunch, not only, not just, not merely, there is|are no, has no idea, no two, no fuss|hassle|nonsense|frills, no app|apps, not a problem|fan|big|lot|developer|designer|coder|programmer|techie|native|beginner, without having|forgetting|thinking|losing|knowing|leaving|opening, for =free, free to|time|slot|slots|table|tables|space|seat|seats|room|rooms|trial|day|days|evening|stuff|items|writing|text|hours, are|is free, instead of paper|writing|using|having|calling|texting|shouting|whatsapp|excel|spreadsheets|notes|sticky, rather than paper, skip ahead|forward|back|intro, avoid forgetting, is =free, =free now|today|tomorrow|this|parking|toilets|evenings, don't want to|them to forget|miss|lose|pay, not a single`,
};
