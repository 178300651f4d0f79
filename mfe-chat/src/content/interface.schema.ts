import { z } from 'zod';

const text = z.string().min(1).max(120);

/** English keys equal their texts; every language has the same keys. */
export const interfaceSchema = z.strictObject({
  $schema: z.string().optional(),
  texts: z.record(text, text).describe('Texts by their English text. `{}` is a value: keep it.'),
});

export type InterfaceFile = z.infer<typeof interfaceSchema>;
export type InterfaceTexts = InterfaceFile['texts'];
