export const hero = { heading: 'Design your dream app' };
