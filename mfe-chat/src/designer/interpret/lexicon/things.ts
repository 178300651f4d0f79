import type { FieldKind } from '../brief';
import type { KindName } from '../kinds';

/** What each kind of app keeps: "singular/plural: field kind, …", most important first. */
export const things: Readonly<Record<KindName, string>> = {
  agriculture:
    'field/fields: name text, crop choice, area number, sown date; animal/animals: tag text, born date, photo photo',
  automotive:
    'vehicle/vehicles: name text, mileage number, next service date; fill-up/fill-ups: litres number, price money, date date',
  beauty:
    'treatment/treatments: name text, duration duration, price money; client/clients: name person, last visit date',
  booking:
    'appointment/appointments: service choice, date date, time time, client person; service/services: name text, price money, duration duration',
  books: 'book/books: title text, author person, page number, rating rating',
  'business-ops':
    'customer/customers: name person, company text, status choice; job/jobs: title text, place place, due date',
  calculator: 'calculation/calculations: name text, result number',
  calendar: 'event/events: title text, date date, time time, place place',
  charity:
    'donation/donations: charity choice, amount money, date date; cause/causes: name text, goal money',
  chat: 'conversation/conversations: name person, last message text, time time',
  community:
    'post/posts: title text, author person, date date; member/members: name person, street place',
  converter: 'conversion/conversions: from choice, to choice, amount number',
  dating: 'match/matches: name person, age number, photo photo, city place',
  'developer-tools':
    'service/services: name text, status choice, response duration; incident/incidents: title text, time time',
  documents: 'document/documents: name text, folder choice, date date',
  drawing: 'drawing/drawings: title text, date date',
  ecommerce:
    'product/products: name text, price money, photo photo, size choice; order/orders: date date, total money',
  education:
    'lesson/lessons: title text, subject choice, duration duration, done yes-no; student/students: name person, grade number',
  events:
    'event/events: name text, date date, venue place, price money; guest/guests: name person, coming yes-no',
  'expense-split':
    'expense/expenses: what text, amount money, paid by person, date date; friend/friends: name person, balance money',
  family: 'member/members: name person, birthday date; event/events: title text, date date',
  fashion: 'piece/pieces: name text, brand choice, colour choice, photo photo',
  finance:
    'expense/expenses: what text, amount money, category choice, date date; budget/budgets: category choice, limit money',
  fitness:
    'workout/workouts: exercise choice, sets number, weight number, date date; exercise/exercises: name text, muscle choice',
  flashcards: 'card/cards: question text, answer text; deck/decks: name text, cards number',
  food: 'item/items: name text, date date, place place, rating rating',
  'food-delivery':
    'dish/dishes: name text, price money, photo photo; order/orders: total money, status choice',
  freelance:
    'client/clients: name person, rate money; session/sessions: project choice, duration duration, date date',
  fun: 'idea/ideas: text text, mood choice',
  game: 'round/rounds: player person, score number, time duration; player/players: name person, wins number',
  generic: 'entry/entries: title text, date date, note text',
  habit: 'habit/habits: name text, goal number, reminder time, done yes-no',
  health:
    'reading/readings: what choice, value number, date date, note text; medicine/medicines: name text, dose text, time time',
  household:
    'chore/chores: what text, who person, due date, done yes-no; bill/bills: what text, amount money',
  insurance:
    'claim/claims: what text, date date, status choice, photo photo; policy/policies: name text, premium money',
  inventory: 'item/items: name text, quantity number, place place, value money',
  jobs: 'application/applications: company text, role text, status choice, applied date',
  kanban: 'card/cards: title text, stage choice, who person, due date',
  kids: 'activity/activities: name text, age number, stars number',
  language:
    'word/words: word text, meaning text, learned yes-no; lesson/lessons: title text, minutes duration',
  logistics:
    'parcel/parcels: number text, address place, status choice; stop/stops: address place, time time',
  mail: 'letter/letters: subject text, sender person, date date',
  'map-finder': 'place/places: name text, address place, rating rating, open yes-no',
  marketplace: 'offer/offers: title text, price money, photo photo, seller person',
  meditation: 'session/sessions: title text, minutes duration, voice person',
  'mood-journal': 'entry/entries: mood choice, note text, date date',
  movies: 'film/films: title text, year number, genre choice, rating rating',
  music:
    'song/songs: title text, artist person, length duration; practice/practices: piece text, minutes duration',
  news: 'article/articles: headline text, source text, time time',
  notes: 'note/notes: title text, text text, edited date',
  nutrition: 'meal/meals: what text, calories number, time time',
  parenting:
    'feed/feeds: time time, minutes duration, side choice; nap/naps: start time, length duration',
  parking: 'spot/spots: place place, level text, until time, photo photo',
  period: 'day/days: flow choice, symptom choice, mood choice, date date',
  pets: 'pet/pets: name text, breed choice, born date, photo photo; visit/visits: what text, date date',
  photo: 'photo/photos: caption text, date date, album choice',
  plants: 'plant/plants: name text, species text, watered date, light choice, photo photo',
  podcast: 'episode/episodes: title text, show text, length duration',
  polls: 'poll/polls: question text, votes number, closes date',
  productivity:
    'task/tasks: title text, project choice, due date, done yes-no; session/sessions: minutes duration, task choice',
  profile:
    'link/links: title text, address text; project/projects: title text, year number, photo photo',
  quiz: 'question/questions: question text, answer text; round/rounds: topic choice, score number',
  'real-estate': 'home/homes: address place, price money, rooms number, photo photo',
  recipes:
    'recipe/recipes: title text, minutes duration, servings number, photo photo; ingredient/ingredients: name text, amount text',
  restaurant:
    'dish/dishes: name text, price money, photo photo; table/tables: guests number, time time',
  'ride-share': 'ride/rides: from place, to place, time time, seats number, price money',
  scanner: 'scan/scans: name text, text text, date date',
  scheduling: 'shift/shifts: who person, date date, start time, end time',
  science: 'observation/observations: species text, place place, date date, photo photo',
  security: 'login/logins: name text, user text, strength choice',
  'shopping-list': 'item/items: name text, quantity number, aisle choice, done yes-no',
  sleep: 'night/nights: bedtime time, hours duration, quality rating',
  social:
    'post/posts: text text, author person, photo photo, time time; friend/friends: name person',
  sports:
    'match/matches: opponent text, date date, score text, venue place; player/players: name person, goals number',
  survey: 'question/questions: question text, type choice; answer/answers: answer text, date date',
  timer: 'timer/timers: name text, length duration, sound choice',
  todo: 'task/tasks: title text, due date, list choice, done yes-no',
  translator: 'phrase/phrases: phrase text, translation text, language choice',
  travel:
    'trip/trips: place place, start date, end date, budget money; stop/stops: name place, day number',
  utility: 'result/results: name text, value number, date date',
  video: 'clip/clips: title text, length duration, creator person',
  volunteering: 'opportunity/opportunities: title text, place place, date date, spots number',
  wardrobe:
    'piece/pieces: name text, colour choice, worn number, photo photo; outfit/outfits: name text, occasion choice',
  weather: 'place/places: name place, temperature number, rain number',
  writing: 'chapter/chapters: title text, words number, edited date',
};

/** Words for what a record holds, by what they mean to a form. */
export const fieldWords: Readonly<Record<FieldKind, string>> = {
  text: 'title name email phone number description ingredients species brand model serial author artist genre subject topic address symptoms note notes isbn barcode instructions',
  number:
    'quantity amount weight height age reps sets distance hours calories protein steps mileage litres liters size portions servings dose temperature pressure score rooms bedrooms',
  money: 'price cost value budget salary rent fee deposit tip income total',
  date: 'date birthday deadline due expiry born watered',
  time: 'time bedtime start end',
  duration: 'duration length minutes',
  place: 'location place venue city destination origin region',
  person: 'who friend client customer guest player teacher owner',
  choice:
    'category type breed status mood colour color stage priority quality intensity energy cuisine difficulty',
  photo: 'photo picture image',
  'yes-no': 'paid done finished read',
  rating: 'rating stars grade',
};

/** Nouns after "my" or "track" that name no record of the app. */
export const notThings =
  'flatmates roommates housemates classmates teammates app apps application phone mobile day days life time friend friends people everyone someone thing things stuff way house home work own week month year night morning list lists photo photos picture pictures map calendar progress profile account login settings chat dashboard chart charts graph graphs screen screens page pages tab tabs data information info details name names location hand head mind family wife husband mum mom dad mother father son daughter kids city town area country neighbourhood neighborhood business company job team class school money reminder reminders notification notifications search filter user users number numbers button design style color colors colour colours history total totals streak streaks goal goals feature features group groups body health fridge favourite favourites favorite favorites help doctor therapist boss landlord partner self bit lot kind other others store shop idea ideas option options password budget';
