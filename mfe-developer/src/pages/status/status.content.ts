export const status = {
  heading: 'All Systems Operational',
  lead: 'How Appling is running right now: services, regions, response times and the incidents of the last weeks in one place.',
};
