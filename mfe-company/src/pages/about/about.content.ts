export const about = {
  heading: 'We think everyone has an app in them',
  lead: 'Why we build Appling, who it is for and what 10,000+ apps from over 50 countries have taught us about good design.',
};
