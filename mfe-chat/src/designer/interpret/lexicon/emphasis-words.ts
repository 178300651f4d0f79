/** Words by which the place of the subject in a sentence is found. */
export const emphasisWords = {
  /** Nouns for any piece of software: what stands before them, or after them and "for", is the subject. */
  appNouns:
    'app apps application tracker planner organiser organizer manager tool site website platform system clone logger helper assistant finder program interface prototype aplicacion anwendung appli aplicativo applicazione uygulamasi aplikasi приложение',
  /** What a wish begins with. */
  openers:
    'a an the my our i id we us me you want wants need needs would like love have make build create design develop please can could hi hello hey ok okay so just simple small little basic easy nice new mobile phone web idea is it im looking thinking about of some kind sort like here for one cool minimal minimalist tiny personal digital online smart free local really very super una un uno ein eine einen une la le les el los las il lo uma um o bir sebuah мне нужно нужен приложение أريد تطبيق quiero quero voglio ich mochte je veux istiyorum saya mau ingin',
  /** Words that end the naming of the thing. */
  ends: 'that which where with who whose when so and to for in on at using by from because but without if while until till before after during how what i we you they it he she is are was should must can could will shows show has have lets let helps help allows as of para con de que donde por fur mit die der das zum zur und wo pour avec qui des du com per che di da mentre icin ile untuk dengan yang для с на где которыи которое между من مع في بين لكل',
  /** Products that ideas compare themselves with: "Strava for knitting" is about knitting. */
  products:
    'airbnb uber tinder yelp strava spotify netflix duolingo goodreads letterboxd instagram pinterest youtube tiktok twitter reddit ebay etsy craigslist amazon tripadvisor shazam linkedin facebook whatsapp slack discord trello kahoot twitch snapchat hinge bumble splitwise doordash deliveroo zillow vinted patreon imdb github notion',
  goOn: 'for to where that which about of with per para de di fur zum pour untuk для с',
  wishes:
    'app application want wants need needs would should could must idea imagine picture let lets like help able wish basically users user love please',
  audience:
    'students people women men seniors kids teens teenagers parents moms dads nurses professionals workers teachers children elderly',
  comparing: 'but only just clone app style like something',
};
