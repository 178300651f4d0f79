/** Name, word on the tab, icon, features, other words for it; in the order in which they take the tabs. */
export const placeTable = `browse|List|stretch-horizontal|list search filter|list browse library collection history all catalog menu products items search explore discover
board|Board|layers|kanban|board kanban pipeline
calendar|Calendar|calendar-days|calendar|calendar plan planner schedule week month agenda
tasks|Tasks|list-checks|checklist|tasks todo checklist chores to-do shopping
map|Map|map|map|map nearby route places
feed|Feed|images|feed|feed timeline wall stories
chat|Chat|message-circle|chat|chat messages message inbox conversation support
deck|Cards|layers|card-deck|cards swipe deck flashcards match matches
quiz|Quiz|star|quiz|quiz test questions survey practice
player|Player|play|player|player now playing listen watch
gallery|Photos|images|gallery|gallery photos pictures album
write|Write|pencil|editor|editor write writing journal note notes
timer|Timer|timer|timer|timer stopwatch clock focus countdown
insights|Insights|chart-no-axes-column|chart stats progress streak|stats statistics insights charts chart progress reports analytics trends dashboard results
wallet|Wallet|wallet|wallet|wallet balance balances payments money transactions
basket|Basket|shopping-bag|cart checkout|cart basket checkout bag payment order orders
book|Book|calendar-check|booking|book booking bookings appointments reserve reservation
ranks|Ranking|trophy|leaderboard|leaderboard ranking rankings scores top
scan|Scan|target|scanner|scan scanner qr barcode
camera|Camera|camera|camera|camera capture
convert|Convert|repeat|converter|convert converter translate translator
reckon|Calculate|sigma|calculator|calculator calculate split
weather|Weather|cloud-sun|weather|weather forecast
draw|Draw|palette|drawing|draw drawing canvas sketch
papers|Papers|file-text|document|documents document files papers reports pdf
you|You|user-round|profile settings notifications|profile account me settings preferences you reminders notifications
detail|Details|book-open|detail rating|detail details item reviews|aside
new|Add|plus|form|add new create form log entry post|aside
login|Sign in|lock|login|login sign-in signin sign-up signup register|aside
welcome|Welcome|sun|onboarding|welcome onboarding intro splash tutorial|aside`;
