/** The only list of email addresses, which all pages use. */
export const addresses = {
  hello: 'hello@appling.example',
  support: 'support@appling.example',
  sales: 'sales@appling.example',
  press: 'press@appling.example',
  careers: 'careers@appling.example',
  security: 'security@appling.example',
  privacy: 'privacy@appling.example',
} as const;

export const office = {
  name: 'Orchard Works',
  street: '14 Sapling Row',
  city: 'Dublin 8, Ireland',
} as const;
