/** The sentences of the site's designs; typed into the chat, each gives the same app. */
export const shown = {
  'small-wins': 'A habit tracker that celebrates small wins',
  kiln: 'A small shop called Kiln for a pottery that sells out at every firing',
  clinic:
    'An app for our clinic called Clinic: visits, medicine to tick off and a chat with the nurse',
  pocket: 'A budget called Pocket in pounds for people who close budget apps, dark',
  wander: 'A trip planner called Wander for four friends: days, tickets and who pays',
  semester:
    'A revision planner called Semester counting back from the exam, with flashcards, focus timer, chart of marks',
  teamside: 'Time off for a small team, called Teamside',
} as const;
