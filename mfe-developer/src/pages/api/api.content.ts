export const api = {
  heading: 'Developer API',
  lead: 'Add Appling to your own product: four endpoints, SDKs for the languages you use and 10,000 free API calls per month.',
};
