import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'There is a kind of security that nobody has to pay for. It has no certificate, it never needs an update, and it cannot be broken into. It consists of not having the thing.',
  'I think about it whenever I see a sign-up form with a date of birth.',
  { heading: 'A story about a running club' },
  'A running club asked us to look at its app. To join the Tuesday round you gave your name, e-mail address, telephone number, home address, date of birth and a person to call in an emergency. The organizer, a kind man called Piet, kept all of this in a table that four volunteers could open. “It is only for safety”, he said, and he meant it.',
  'We went through the table together, column by column, and asked the same question each time: when did you last use this? The telephone number: every week, to say that it is raining. The emergency contact: once in six years, and then it was out of date. The home address, the date of birth and the e-mail address: never. Not once.',
  { quote: 'Every field is a promise to look after something. Make fewer promises.' },
  { heading: 'Four questions for a field' },
  {
    points: [
      'What will we do with it this week? If the answer begins with “one day”, leave it out. One day you can ask.',
      'Could we ask at the moment when it is needed? An address belongs to a delivery, not to a greeting.',
      'Would a rougher answer do? An age group instead of a birthday, a town instead of a street, “before noon” instead of a calendar that one may read.',
      'Who would be hurt if it were on a poster? If you can picture the person, you have your answer.',
    ],
  },
  'Only when a field has survived all four does the other kind of security begin: who may see it, how it travels, how it is locked up at night, and on which day it is deleted. That work is real and it costs money. It is a lot cheaper for two columns than for seven.',
  { heading: 'How it shows on the screen' },
  'Asking for less is also the quickest way to make a form beautiful. Piet’s new form has a name and a telephone number. Between them and the button is one line in plain words: “We call you when it rains, and for nothing else. Leave the club and the number is gone the same day.” There was room for a drawing of a cloud.',
  'Mind the permissions as well, because a permission is a field that a phone fills in for you, all day long. The first draft wanted the location always, the camera and the contacts. The finished app wants none of them. The meeting point is a drawing of a bench. Everybody knows the bench.',
  { heading: 'What happened to the table' },
  'We deleted four columns on a Thursday evening. Piet hesitated over the last one; it felt, he said, like throwing away letters. I understand that. We have been told for years that data is treasure. For most of us it is closer to milk: good for a few days, if somebody wants it, and after that a thing which you have to explain.',
  'Membership rose a little in the spring. I would like to claim that it was the shorter form. It may have been the cloud.',
];
