/** Notices about incomplete storage and changes by other tabs. */
export const messages = {
  full: 'This browser has no more room for your designs. They stay in this tab; export what you want to keep.',
  blocked:
    'This browser does not let the page keep anything. Your designs stay in this tab until you close it.',
  newer:
    'A newer release of this page keeps a conversation here, which is left as it is. What you do now stays in this tab; reload to go on with that one.',
  older:
    'This conversation is long: its newest 1,000 messages are kept, older ones stay in this tab.',
  idle: 'This design was also changed in another tab. A step that changes nothing on that design any more is kept: Undo passes it.',
  deleted:
    'Everything that this site had stored in this browser was deleted, so the chat begins anew.',
};
