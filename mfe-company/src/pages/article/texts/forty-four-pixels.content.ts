import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'My physiotherapist has a poster of a hand in her practice. Twenty-seven bones, and a note that the thumb does nearly half of the work. I looked at it for six weeks after a fall from a bicycle, with my right arm in a sling, and in these six weeks I learned more about interfaces than in the six years before.',
  'What I learned fits into a square with a side of forty-four pixels.',
  { heading: 'The size of a fingertip' },
  'A fingertip on glass is about nine millimeters wide. On a phone this is some forty-four pixels, and that is where the number comes from. It is not a style. It is an anatomy. Below it you do not miss all the time; you miss once in seven or eight times, which is worse, because you think that it was your fault.',
  'With the left hand, on a tram, I missed every second time. The small cross that closes an advertisement. The tick beside “remember me”. The back arrow, in the far corner, a walk away from any thumb that I had.',
  { quote: 'A target that is too small does not feel small. It makes you feel clumsy.' },
  { heading: 'The picture may be small' },
  'Designers push back here, and I understand them. Forty-four pixels of solid button, everywhere, looks like a toy for toddlers. But the size of the target and the size of the drawing are two different things. The icon may be twenty pixels of the finest line that you have ever seen. Just let the invisible square around it be generous, and let no other square overlap it.',
  'A row in a list is the best target there is: it is as wide as the phone. So make the whole row the link and not only the little arrow at its end. Nobody has ever complained that something was too easy to hit.',
  { heading: 'Where the thumb lives' },
  'Hold your phone in one hand and swing the thumb like a wiper. It draws an arc over the lower half. Inside the arc everything is easy, and it gets harder towards the top. Now look at your app. If the thing that people do ten times a day is in the top corner, you have built a gym.',
  {
    points: [
      'Put the main action within the arc, near the lower edge, and leave it there on every screen.',
      'Put what is dangerous outside of it. Delete may be a stretch, on purpose.',
      'Leave eight pixels between neighbors, more if one of them cannot be undone.',
      'Never make a gesture the only way. Whatever can be swiped should also be a button, for those who swipe with a stylus, a knuckle or a voice.',
    ],
  },
  { heading: 'The sling test' },
  'You do not need a fall for this. Put your good hand into your pocket, stand on one leg, and use your own app for five minutes with the other. Order the ticket. Answer the message. Find the setting that you swear is easy to find. Each time you feel clumsy, it is the app.',
  'I have two good hands again. I still do the test on the first Monday of the month, in the kitchen, and my children have stopped asking. We tend to speak of such things as access for a few. Then winter comes with gloves, or a baby with her sleep on your arm, or a bicycle with its own opinion, and the few are you.',
];
