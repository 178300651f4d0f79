import { z } from 'zod';
import { picturesSchema, stopSchema, taskSchema } from './record.schema';

export const tripSchema = z.strictObject({
  $schema: z.literal('../schemas/trip.schema.json'),
  place: z.string().min(2).max(24).optional().describe('Left out by the trip to any other place.'),
  spellings: z.array(z.string().min(2).max(24)).min(1).optional(),
  turn: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Sentences that name no place get the trips that have a turn, in this order.'),
  currency: z.enum(['£', '$', '€']).optional().describe('Left out: the currency of the app.'),
  pictures: picturesSchema,
  records: z.array(stopSchema).min(6).max(16),
  tasks: z.array(taskSchema).length(5),
});

export type TripFile = z.infer<typeof tripSchema>;
export type TripContent = Omit<TripFile, '$schema' | 'spellings' | 'turn'>;
