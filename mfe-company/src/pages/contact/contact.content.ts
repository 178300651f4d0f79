export const contact = {
  heading: 'Talk to us',
  lead: 'Four ways to reach the people behind Appling. Most questions are answered within two to four hours on working days.',
};
