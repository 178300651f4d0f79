/** Plain text, used by the page and by its structured data for search engines. */
export const pricingFaq = [
  {
    question: 'Can I change my plan later?',
    answer: 'Yes. A change takes effect immediately, up or down.',
  },
  {
    question: 'What happens to my projects if I downgrade?',
    answer:
      'You keep all of them. A smaller plan limits what you start next, never what you have made.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer:
      'Yes, 30 days on every paid plan. After that, fees are non-refundable except as required by law, as our terms say.',
  },
  {
    question: 'Do I need a credit card for the trial?',
    answer:
      'No. Pro and Team begin with a 14-day free trial, without a credit card. When it ends you choose a plan, or go on with Free.',
  },
  {
    question: 'How am I billed?',
    answer:
      'In advance, every month, until you cancel. If a fee ever changes, you hear about it 30 days before.',
  },
  {
    question: 'Are the chat assistant and the API included?',
    answer:
      'Appling is a conversational-AI platform: you design with the chat assistant on every plan. API access comes with Team; to try the API, 10,000 calls per month are free.',
  },
  {
    question: 'Which support comes with my plan?',
    answer:
      'Free has the community. Paid plans include email support with an answer within 24 hours. Pro and Enterprise have priority support and live chat around the clock, 24/7.',
  },
  {
    question: 'Is there an Enterprise plan?',
    answer:
      'Enterprise is Team by contract: the same features, with terms that we agree with you. Contact Sales is the way in.',
  },
];
