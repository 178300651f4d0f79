/** Names of the files in `content`, written by `npx --no appling generate`. */

export const kindNames = [
  'agriculture', 'automotive', 'beauty', 'booking', 'books', 'business-ops', 'calculator', 'calendar', 'charity',
  'chat', 'community', 'converter', 'dating', 'developer-tools', 'documents', 'drawing', 'ecommerce', 'education',
  'events', 'expense-split', 'family', 'fashion', 'finance', 'fitness', 'flashcards', 'food', 'food-delivery',
  'freelance', 'fun', 'game', 'generic', 'habit', 'health', 'household', 'insurance', 'inventory', 'jobs', 'kanban',
  'kids', 'language', 'logistics', 'mail', 'map-finder', 'marketplace', 'meditation', 'mood-journal', 'movies', 'music',
  'news', 'notes', 'nutrition', 'parenting', 'parking', 'period', 'pets', 'photo', 'plants', 'podcast', 'polls',
  'productivity', 'profile', 'quiz', 'real-estate', 'recipes', 'restaurant', 'ride-share', 'scanner', 'scheduling',
  'science', 'security', 'shopping-list', 'sleep', 'social', 'sports', 'survey', 'timer', 'todo', 'translator',
  'travel', 'utility', 'video', 'volunteering', 'wardrobe', 'weather', 'writing',
] as const;

export const tripNames = [
  'anywhere', 'chamonix', 'kyoto', 'lisbon', 'marrakesh', 'naxos',
] as const;

export const placeNames = [
  'browse', 'board', 'calendar', 'tasks', 'map', 'feed', 'chat', 'deck', 'quiz', 'player', 'gallery', 'write', 'timer',
  'insights', 'wallet', 'basket', 'book', 'ranks', 'scan', 'camera', 'convert', 'reckon', 'weather', 'draw', 'papers',
  'you', 'detail', 'new', 'login', 'welcome',
] as const;

export const familyNames = [
  'care', 'body', 'eat', 'shop', 'money', 'learn', 'go', 'people', 'work', 'media',
] as const;

export type KindName = (typeof kindNames)[number];
export type TripName = (typeof tripNames)[number];
export type PackName =
  | 'actor' | 'affirmation' | 'air-fryer' | 'air-quality' | 'airport' | 'allergen-nutrition' | 'allergen-scanner'
  | 'allergy' | 'allotment' | 'anatomy' | 'animal' | 'animal-shelter' | 'anime' | 'anxiety' | 'api' | 'aquarium'
  | 'arabic' | 'artist' | 'auction' | 'audiobook' | 'baby-name' | 'babysitter' | 'bakery' | 'band-music'
  | 'band-profile' | 'bar' | 'barber' | 'bbq' | 'beach' | 'bee' | 'beer' | 'bible-flashcards' | 'bible-quiz' | 'bicycle'
  | 'bike-courier' | 'bike-share' | 'bird-photo' | 'bird-science' | 'birthday-calendar' | 'birthday-events'
  | 'birthday-family' | 'blog' | 'blood' | 'blood-pressure' | 'board-game-events' | 'board-game-game' | 'boat'
  | 'bonsai' | 'book' | 'book-club' | 'book-lover' | 'breathing' | 'bucket' | 'bug' | 'bus' | 'butterfly'
  | 'cafe-business-ops' | 'cafe-food' | 'cafe-map-finder' | 'cake' | 'calligraphy' | 'campervan' | 'camping' | 'candle'
  | 'canteen' | 'capital' | 'capsule' | 'car' | 'car-insurance' | 'cat' | 'celebrity' | 'charging-station-automotive'
  | 'charging-station-map-finder' | 'cheese' | 'chemistry' | 'chess-game' | 'chess-sports' | 'chess-timer' | 'chinese'
  | 'choir-music' | 'choir-scheduling' | 'chore' | 'christian' | 'church' | 'cinema' | 'class-polls'
  | 'class-scheduling' | 'classic' | 'cleaner' | 'cleaning' | 'client' | 'climbing' | 'co-parent' | 'cocktail'
  | 'coding' | 'coffee' | 'colleague' | 'colouring' | 'comic-books' | 'comic-drawing' | 'concert' | 'concrete'
  | 'conference' | 'construction' | 'content' | 'contract' | 'contraction' | 'cooking-converter' | 'cooking-video'
  | 'couple' | 'course' | 'crop' | 'crowdfunding' | 'cruise' | 'crypto' | 'customer' | 'cycling' | 'dairy' | 'date'
  | 'debt' | 'dentist' | 'developer-freelance' | 'developer-profile' | 'diabetes' | 'diary' | 'disabled' | 'disaster'
  | 'doctor-booking' | 'doctor-translator' | 'dog-dating' | 'dog-pets' | 'dog-social' | 'dough' | 'dream-notes'
  | 'dream-sleep' | 'driveway' | 'driving-booking' | 'driving-education' | 'earthquake' | 'eat-out' | 'elder-care'
  | 'elderly' | 'electric' | 'electricity' | 'employee' | 'english' | 'escape-room' | 'exam' | 'family-album'
  | 'family-tree' | 'fantasy' | 'farm-box' | 'farmer' | 'fasting' | 'fermentation' | 'ferry' | 'film-club'
  | 'film-photography' | 'film-polls' | 'film-quiz' | 'first-aid' | 'fishing' | 'flashlight' | 'flat-share' | 'flatmate'
  | 'flower' | 'focus' | 'food-bank-logistics' | 'food-bank-volunteering' | 'food-truck' | 'football-calendar'
  | 'football-news' | 'football-podcast' | 'football-quiz' | 'football-sports' | 'french-language' | 'french-translator'
  | 'fridge-food' | 'fridge-household' | 'fungi' | 'funny' | 'furniture-ecommerce' | 'furniture-marketplace'
  | 'future-self' | 'gamer' | 'garage' | 'garden' | 'gardener' | 'geography' | 'german-language' | 'german-translator'
  | 'gift' | 'goal' | 'golf' | 'gpa' | 'grandparent' | 'gratitude' | 'grocery' | 'guitar' | 'hair-salon' | 'hand-tools'
  | 'handyman' | 'hardware-store' | 'haulage' | 'health-insurance' | 'hen' | 'herb' | 'hiit' | 'hiker' | 'hiking'
  | 'hiking-trail' | 'hiring' | 'history-podcast' | 'history-quiz' | 'holiday' | 'holiday-rental' | 'home-alarm'
  | 'home-maintenance' | 'homework' | 'horoscope' | 'horror' | 'horse' | 'hotel' | 'ice-cream' | 'identify' | 'intern'
  | 'italian' | 'japanese-language' | 'japanese-translator' | 'jewellery' | 'job' | 'joke' | 'kid-marketplace'
  | 'kid-wardrobe' | 'kindergarten' | 'kitchen' | 'knitting' | 'korean' | 'landlord' | 'law' | 'lawn' | 'lecture'
  | 'lend' | 'library-book' | 'live-stream' | 'lost-and-found' | 'lost-cat' | 'luggage' | 'lunch-box' | 'makeup'
  | 'market' | 'maths' | 'medical' | 'medication' | 'meeting' | 'meeting-room' | 'meme' | 'menopause' | 'migraine'
  | 'milestone' | 'morning-routine' | 'morse' | 'mortgage' | 'mosque' | 'motorbike' | 'moving-house'
  | 'moving-logistics' | 'moving-todo' | 'museum' | 'music' | 'nail' | 'neighbourhood' | 'newsletter' | 'noise'
  | 'northern-lights' | 'nurse-education' | 'nurse-jobs' | 'nurse-scheduling' | 'office' | 'office-equipment'
  | 'over-50' | 'ovulation' | 'own-podcast' | 'packing-shopping-list' | 'packing-todo' | 'pantry' | 'parcels' | 'parent'
  | 'party' | 'passport' | 'patient' | 'pen-pal' | 'perfume' | 'periodic-table' | 'personal-safety' | 'pet-shop'
  | 'pharmacy' | 'phone' | 'phonics' | 'photographer-freelance' | 'photographer-profile' | 'piano-education'
  | 'piano-music' | 'pilgrimage' | 'pixel' | 'pizza' | 'plant' | 'playground' | 'plumber' | 'pocket-money' | 'poem'
  | 'pollen' | 'pomodoro' | 'prayer-calendar' | 'prayer-meditation' | 'pregnancy' | 'presentation' | 'print'
  | 'property' | 'protein' | 'qr' | 'random' | 'reader' | 'reading-habit' | 'receipt-documents' | 'receipt-scanner'
  | 'recipe' | 'renovation' | 'resident' | 'restaurant-map-finder' | 'restaurant-polls' | 'restaurant-scheduling'
  | 'road-trip' | 'rpg' | 'runner' | 'running' | 'sale' | 'sales' | 'salon' | 'savings-goal' | 'school' | 'school-book'
  | 'school-fair' | 'school-run-parenting' | 'school-run-ride-share' | 'screen-time' | 'screenplay' | 'seasonal'
  | 'series' | 'sermon' | 'sewing' | 'sheep' | 'shoe-converter' | 'shoe-wardrobe' | 'shop' | 'sign-language' | 'ski'
  | 'skincare' | 'smart-home' | 'smoking' | 'sneaker' | 'snippet' | 'snow' | 'sober' | 'soundscape' | 'sourdough'
  | 'spa' | 'spanish-language' | 'spanish-translator' | 'sprint' | 'stargazing' | 'stock' | 'story' | 'streetwear'
  | 'student-community' | 'student-real-estate' | 'subscription' | 'sudoku' | 'support' | 'surf-sports' | 'surf-weather'
  | 'sushi' | 'swap' | 'swimming' | 'swimming-spot' | 't-shirt' | 'tattoo-beauty' | 'tattoo-drawing' | 'tax' | 'taxi'
  | 'tea' | 'teacher' | 'team' | 'tech' | 'tennis-booking' | 'tennis-sports' | 'textbook' | 'therapy'
  | 'ticket-marketplace' | 'ticket-scanner' | 'time-zone' | 'times-table' | 'timetable' | 'tool-community'
  | 'tool-marketplace' | 'toy' | 'translator' | 'travel-insurance' | 'travel-journal' | 'true-crime' | 'truth-or-dare'
  | 'tutor-freelance' | 'tutor-volunteering' | 'used-car' | 'vegan' | 'vegetable-agriculture' | 'vegetable-plants'
  | 'vet' | 'village' | 'vineyard' | 'vintage' | 'vinyl-inventory' | 'vinyl-music' | 'visa' | 'visitor' | 'vlog'
  | 'vocabulary' | 'walking-tour' | 'warehouse' | 'water-habit' | 'water-nutrition' | 'weaning' | 'weather-station'
  | 'wedding-dress' | 'wedding-events' | 'wedding-expense-split' | 'wedding-photo' | 'wedding-survey' | 'weight-loss'
  | 'white-noise' | 'wine-ecommerce' | 'wine-food' | 'wine-inventory' | 'word-game' | 'work-task' | 'writer' | 'yoga'
  | 'zakat';
