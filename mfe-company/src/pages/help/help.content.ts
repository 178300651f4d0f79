export const help = {
  heading: 'How can we help?',
  lead: 'Answers, guides and short tutorials for designing apps with Appling, and people to ask when the answer is not here.',
};
