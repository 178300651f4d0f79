export const security = {
  heading: 'Security, in plain words',
  lead: 'How Appling protects what you make: infrastructure, data protection, how to report a weakness and what we pay for it.',
};
